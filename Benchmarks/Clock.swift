internal import Glibc

/// Nanoseconds that the thread has worked.
func threadTime() -> Double { time(CLOCK_THREAD_CPUTIME_ID) }

/// Nanoseconds that all threads have worked.
func processTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

/// Nanoseconds that have passed.
func wallTime() -> Double { time(CLOCK_MONOTONIC) }

private func time(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
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
  return median(of: times)
}

/// The number in the middle.
func median(of numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

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
