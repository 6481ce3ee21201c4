#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A thread of its own that does jobs for somebody else, one after another.
///
/// A class, because the thread and its owner share it. Dropping it waits for the job in hand and
/// forgets those that were not begun.
package final class Worker: Sendable {
  private let desk = Desk()
  private let thread: pthread_t

  /// How many threads can run at once.
  package static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// How many threads to use: as many as were asked for or as there are processors, 1 to 16, and no
  /// more than there are jobs.
  package static func count(_ wish: Int?, jobs: Int) -> Int {
    precondition(wish ?? 1 >= 1, "There is at least one worker")
    return max(1, min(wish ?? processors, jobs, 16))
  }

  /// Starts the thread; nil when the system has none to spare.
  package init?() {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(desk)
    let code = pthread_create(
      &thread,
      nil,
      { context in
        if let context { Unmanaged<Desk>.fromOpaque(context).takeRetainedValue().work() }
        return nil
      },
      context.toOpaque()
    )
    if code != 0 {
      context.release()
      return nil
    }
    self.thread = thread
  }

  deinit {
    desk.close()
    pthread_join(thread, nil)
  }

  /// Hands a job over; waits first while many others wait to be done.
  package func start(_ job: @escaping @Sendable () -> Void) { desk.put(job) }

  /// Waits until all jobs but the last few are done.
  package func wait(leaving count: Int = 0) { desk.wait(leaving: count) }
}

/// Where jobs are handed over: a queue, a lock, and a bell for both sides.
///
/// `Sendable` by its lock.
private final class Desk: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let bell: UnsafeMutablePointer<pthread_cond_t>
  private var jobs: [@Sendable () -> Void] = []
  /// The jobs that wait, and the one in hand.
  private var pending = 0
  private var isClosed = false

  /// How many jobs may be pending.
  private static let room = 64

  init() {
    lock = .allocate(capacity: 1)
    bell = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
  }

  deinit {
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(lock)
    bell.deallocate()
    lock.deallocate()
  }

  func put(_ next: @escaping @Sendable () -> Void) {
    pthread_mutex_lock(lock)
    while pending >= Self.room { pthread_cond_wait(bell, lock) }
    jobs.append(next)
    pending += 1
    pthread_cond_broadcast(bell)
    pthread_mutex_unlock(lock)
  }

  func wait(leaving count: Int) {
    pthread_mutex_lock(lock)
    while pending > count { pthread_cond_wait(bell, lock) }
    pthread_mutex_unlock(lock)
  }

  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    jobs = []
    pthread_cond_broadcast(bell)
    pthread_mutex_unlock(lock)
  }

  /// Does jobs until the desk is closed; what a job holds is let go before it counts as done.
  func work() {
    while true {
      pthread_mutex_lock(lock)
      while jobs.isEmpty && !isClosed { pthread_cond_wait(bell, lock) }
      var next = jobs.isEmpty ? nil : jobs.removeFirst()
      pthread_mutex_unlock(lock)
      guard next != nil else { return }
      next?()
      next = nil
      pthread_mutex_lock(lock)
      pending -= 1
      pthread_cond_broadcast(bell)
      pthread_mutex_unlock(lock)
    }
  }
}
