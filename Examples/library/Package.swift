// swift-tools-version: 6.2
import PackageDescription

// Two programs that use Scrollwork as any other package would: by its products and its public API.
let package = Package(
  name: "library",
  dependencies: [.package(name: "Scrollwork", path: "../..")],
  targets: [
    .executableTarget(
      name: "SpringTable",
      dependencies: [.product(name: "Scrollwork", package: "Scrollwork")],
      path: "SpringTable"
    ),
    .executableTarget(
      name: "TerminalDeck",
      dependencies: [
        .product(name: "Scrollwork", package: "Scrollwork"),
        .product(name: "ScrollworkScene", package: "Scrollwork"),
      ],
      path: "TerminalDeck"
    ),
  ],
  swiftLanguageModes: [.v6]
)
