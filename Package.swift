// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Scrollwork",
  // What ScrollworkUI asks for; the other modules ask for nothing.
  platforms: [.iOS(.v17), .macCatalyst(.v17)],
  products: [
    .library(name: "Scrollwork", targets: ["Scrollwork"]),
    .library(name: "ScrollworkScene", targets: ["ScrollworkScene"]),
    .library(name: "ScrollworkUI", targets: ["ScrollworkUI"]),
    .library(name: "ScrollworkRender", targets: ["ScrollworkRender"]),
    .library(name: "ScrollworkExport", targets: ["ScrollworkExport"]),
    .executable(name: "scrollwork", targets: ["ScrollworkCLI"]),
  ],
  targets: [
    // Motion as pure functions. Embedded-safe, imports nothing.
    .target(name: "Scrollwork", swiftSettings: house),
    // The document and its performance. Embedded-safe.
    .target(
      name: "ScrollworkScene",
      dependencies: ["Scrollwork", "ScrollworkScore"],
      swiftSettings: house
    ),
    // A small player of scenes written as numbers, for pages. Embedded-safe, imports Scrollwork.
    .target(name: "ScrollworkScore", dependencies: ["Scrollwork"], swiftSettings: house),
    // A frame's host in an app, where there is UIKit. The reader of outlines is the renderer's own.
    .target(
      name: "ScrollworkUI",
      dependencies: ["Scrollwork", "ScrollworkScene"],
      swiftSettings: house
    ),
    // Frame to bitmap.
    .target(
      name: "ScrollworkRender",
      dependencies: ["ScrollworkScene", "CCairo", "CPangoFT", "CPixels", "CRsvg", "CTurboJPEG"],
      swiftSettings: house
    ),
    // Rows of pixels, for processors that do many at once.
    .target(name: "CPixels"),
    // Bitmap to file, and scene to other formats.
    .target(
      name: "ScrollworkExport",
      dependencies: ["ScrollworkRender", "ScrollworkWeb", "CDeflate", "CPixels"],
      swiftSettings: house
    ),
    // A scene as a page that plays it.
    .target(
      name: "ScrollworkWeb",
      dependencies: ["Scrollwork", "ScrollworkScene", "CDeflate"],
      swiftSettings: house
    ),
    // The only place with files named by people, a clock and Foundation.
    .executableTarget(
      name: "ScrollworkCLI",
      dependencies: ["ScrollworkExport", "ScrollworkWeb"],
      swiftSettings: house
    ),

    // The same frames, to the bit, wherever they are computed.
    .target(
      name: "WasmRuntime",
      swiftSettings: house + [.enableExperimentalFeature("Extern")]
    ),
    .executableTarget(
      name: "FrameHash",
      dependencies: ["ScrollworkScene", "WasmRuntime"],
      swiftSettings: house + [.enableExperimentalFeature("Extern")]
    ),

    // The player of web pages.
    .executableTarget(
      name: "WebPlayer",
      dependencies: ["ScrollworkScore", "WasmRuntime"],
      swiftSettings: house + [.enableExperimentalFeature("Extern")]
    ),

    // The reader of documents, for pages that are given one.
    .executableTarget(
      name: "WebReader",
      dependencies: ["ScrollworkScene", "WasmRuntime"],
      swiftSettings: house + [.enableExperimentalFeature("Extern")]
    ),

    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CCairo", "CKernels", "CPixman", "ScrollworkExport", "ScrollworkRender"],
      path: "Benchmarks",
      exclude: ["CKernels", "EmptyProgram", "counts.txt", "web"],
      swiftSettings: house
    ),
    // What the core is measured beside: its arithmetic in C.
    .target(name: "CKernels", path: "Benchmarks/CKernels"),
    // What the start of the command is measured beside.
    .executableTarget(name: "EmptyProgram", path: "Benchmarks/EmptyProgram"),

    // The example scenes in Swift; a test holds them equal to their documents.
    .target(
      name: "ExampleScenes",
      dependencies: ["ScrollworkScene"],
      path: "Examples",
      exclude: [
        "README.md", "library",
        "onboarding/art", "onboarding/gestures", "onboarding/scene.json",
        "wave/art", "wave/gestures", "wave/scene.json",
        "task-switcher/art", "task-switcher/gestures", "task-switcher/scene.json",
      ],
      swiftSettings: house
    ),

    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CPangoFT",
      pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CPixman",
      pkgConfig: "pixman-1",
      providers: [.apt(["libpixman-1-dev"])]
    ),
    .systemLibrary(
      name: "CRsvg",
      pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"])]
    ),
    .systemLibrary(
      name: "CDeflate",
      pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]
    ),
    .systemLibrary(
      name: "CTurboJPEG",
      pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: house),
    .testTarget(
      name: "ScrollworkTests",
      dependencies: ["Scrollwork", "TestSupport"],
      swiftSettings: house
    ),
    .testTarget(
      name: "ScrollworkSceneTests",
      dependencies: ["ScrollworkScene", "ScrollworkScore", "ExampleScenes", "TestSupport"],
      swiftSettings: house
    ),
    .testTarget(
      name: "ScrollworkRenderTests",
      dependencies: ["ScrollworkRender", "TestSupport"],
      swiftSettings: house
    ),
    .testTarget(
      name: "ScrollworkExportTests",
      dependencies: ["ScrollworkExport", "TestSupport"],
      swiftSettings: house
    ),
    .testTarget(
      name: "ScrollworkCLITests",
      dependencies: ["TestSupport", "ScrollworkCLI"],
      swiftSettings: house
    ),
    // The page in a real Chromium.
    .testTarget(
      name: "ScrollworkWebTests",
      dependencies: [
        "ScrollworkExport", "ScrollworkWeb", "ScrollworkRender", "ExampleScenes", "TestSupport",
      ],
      swiftSettings: house
    ),
  ],
  swiftLanguageModes: [.v6]
)
