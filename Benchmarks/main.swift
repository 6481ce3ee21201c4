// Prints what things cost on this machine. Times are of one core and only good beside each other; the
// ratios are what lasts.
try benchmarkCore()
benchmarkMoving()
try benchmarkRendering()
