internal import CPangoFT

/// The fonts that a system has set up for all programs.
package enum SystemFonts {
  /// Leaves them unread in this program.
  ///
  /// Pango has fontconfig read the whole set-up of the system as soon as it makes its first font map,
  /// though a ``FontBook`` takes nothing of it. A program that draws only scenes is done sooner without;
  /// one that shows other things in the system's fonts must not call this.
  package static func ignore() {
    guard let nothing = FcConfigCreate() else { return }
    FcConfigSetCurrent(nothing)
  }
}
