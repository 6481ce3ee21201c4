import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Serves the files of some folders to this machine, for as long as it lives.
final class Server: Sendable {
  /// Where its files are, without the closing slash.
  let address: String
  private let socket: Int32

  /// Starts to serve.
  ///
  /// - Parameter folders: Folders by the beginnings of paths; the longest that fits counts.
  /// - Throws: That no port is free.
  init(_ folders: [String: URL]) throws {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw BrowserProblem.unexpected("no port is free: \(errno)") }
    socket = listener
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        Self.answer(client, folders)
        close(client)
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func answer(_ client: Int32, _ folders: [String: URL]) {
    var request: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(client, &room, room.count, 0)
      if count <= 0 { return }
      request += room[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    let path = words.count > 1 ? words[1].split(separator: "?")[0] : ""
    let name = path.removingPercentEncoding ?? ""
    let mount = folders.keys.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
    var body = Data("not found".utf8)
    var status = "404 Not Found"
    if name == "/favicon.ico" {
      // Every browser asks for it, and no page here has one.
      (body, status) = (Data(), "204 No Content")
    } else if let mount, let folder = folders[mount], !name.contains(".."),
      let data = try? Data(
        contentsOf: folder.appendingPathComponent(String(name.dropFirst(mount.count)))
      )
    {
      (body, status) = (data, "200 OK")
    }
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type(of: name))\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r\n
      """
    send(client, Array(head.utf8) + body)
  }

  private static func send(_ client: Int32, _ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript"
    case "wasm": "application/wasm"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    default: "application/octet-stream"
    }
  }
}
