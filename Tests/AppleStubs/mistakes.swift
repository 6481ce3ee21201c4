// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Calls that the frameworks do not have. Scripts/check-ui.sh proves with them that it can fail.
internal import UIKit

func misspelt(_ layer: CALayer) { layer.opacty = 1 }
func mistyped(_ view: UIScrollView) { view.contentOffset = 3 }
func mislabelled(_ link: CADisplayLink) { link.add(to: .main, mode: .common) }
func offMain(_ view: UIView) { view.isHidden = true }
