/**
 * The processor's milliseconds that some work took, for limits on how it grows. A stopwatch would measure what else
 * the machine does.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
