internal import Glibc

/// A thread of its own that does one job at a time for somebody else.
///
/// A class, because the thread and its owner share it. Dropping it waits for the job in hand.
final class Worker: Sendable {
  private let desk = Desk()
  private let thread: pthread_t

  /// How many threads can run at once.
  static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Starts the thread; nil when the system has none to spare.
  init?() {
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

  /// Waits until the job before is done, and then hands this one over.
  func start(_ job: @escaping @Sendable () -> Void) { desk.put(job) }

  /// Waits until nothing is in hand.
  func wait() { desk.wait() }
}

/// Where jobs are handed over: one place, a lock, and a bell for both sides.
///
/// `Sendable` by its lock.
private final class Desk: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let bell: UnsafeMutablePointer<pthread_cond_t>
  private var job: (@Sendable () -> Void)?
  private var isBusy = false
  private var isClosed = false

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
    while isBusy { pthread_cond_wait(bell, lock) }
    job = next
    isBusy = true
    pthread_cond_broadcast(bell)
    pthread_mutex_unlock(lock)
  }

  func wait() {
    pthread_mutex_lock(lock)
    while isBusy { pthread_cond_wait(bell, lock) }
    pthread_mutex_unlock(lock)
  }

  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    pthread_cond_broadcast(bell)
    pthread_mutex_unlock(lock)
  }

  /// Does jobs until the desk is closed; what a job holds is let go before it counts as done.
  func work() {
    while true {
      pthread_mutex_lock(lock)
      while job == nil && !isClosed { pthread_cond_wait(bell, lock) }
      var next = job
      job = nil
      pthread_mutex_unlock(lock)
      guard next != nil else { return }
      next?()
      next = nil
      pthread_mutex_lock(lock)
      isBusy = false
      pthread_cond_broadcast(bell)
      pthread_mutex_unlock(lock)
    }
  }
}
