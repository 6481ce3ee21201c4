extension NumberedName {
  /// The frame whose file has this name; nil for other files.
  ///
  ///     try NumberedName("film/%04d.png").frame(ofFile: "0007.png")  // 7
  public func frame(ofFile name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      name.utf8.count > prefix.utf8.count + suffix.utf8.count,
      let number = Int(name.dropFirst(prefix.count).dropLast(suffix.count)), number >= 0
    else { return nil }
    // "+7" and "00007" are numbers too, but no names of ours.
    return fileName(of: number) == name ? number : nil
  }

  /// The frames that lie in the folder under such names and are not part of a film, in rising order.
  ///
  /// - Parameter frames: The frames of the film.
  /// - Returns: The numbers of the others.
  public func frames(besides frames: Range<Int>) -> [Int] {
    fileNames(in: folder).compactMap { frame(ofFile: $0) }.filter { !frames.contains($0) }.sorted()
  }
}
