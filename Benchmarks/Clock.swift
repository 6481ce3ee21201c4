internal import Glibc

/// Nanoseconds that the thread has worked.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Nanoseconds that all threads have worked.
func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median nanoseconds of one call, over `runs` runs of `count` calls.
func median(runs: Int = 7, count: Int, _ body: () -> Void) -> Double {
  body()
  let times = (0..<runs).map { _ in
    let start = threadTime()
    for _ in 0..<count { body() }
    return (threadTime() - start) / Double(count)
  }
  return times.sorted()[runs / 2]
}

/// Keeps a result from being optimised away.
@inline(never)
func use(_ value: Double) { if value == .infinity { print(value) } }

/// A number with as many digits as it deserves.
func short(_ value: Double) -> String {
  let digits = value < 10 ? 2 : value < 100 ? 1 : 0
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let rounded = (value * scale).rounded() / scale
  return digits == 0 ? String(Int(rounded)) : String(rounded)
}

/// A line of a table.
func row(_ name: String, _ value: String) {
  print("  " + name + String(repeating: " ", count: max(1, 46 - name.count)) + value)
}
