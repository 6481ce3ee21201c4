/// Pieces of the pages' own scripts.
enum Script {
  /// `const name=value`.
  static func constant(_ name: String, _ value: [UInt8]) -> [UInt8] {
    Array("const \(name)=".utf8) + value + Array("\n".utf8)
  }

  /// A number as people write it.
  static func plain(_ value: Double) -> String {
    value == value.rounded(.towardZero) && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  /// Fits a stage into the window: the whole screen of a small device whose shape is like the
  /// scene's, and otherwise the scene in its own size, or as large as there is room.
  ///
  /// The scene is laid out for at least its own size; a transform makes it larger or smaller.
  static let fit = """
    function fit(stage,w,h){
    const lay=()=>{
    const W=innerWidth,H=innerHeight,shape=W/H/(w/h),full=Math.min(W,H)<=600&&shape>.7&&shape<1.4
    const edge=full||Math.min(W,H)<=600?0:48,s=full?Math.min(W/w,H/h):Math.min(1,(W-edge)/w,(H-edge)/h)
    stage.classList.toggle("full",full)
    const [x,y]=full?[W/s,H/s]:[w,h]
    stage.style.cssText=`width:${x}px;height:${y}px;left:${(W-x*s)/2}px;top:${(H-y*s)/2}px;transform:scale(${s})`
    }
    addEventListener("resize",lay)
    lay()
    }\n
    """
}
