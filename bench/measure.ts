/** Sorted durations of repeated work in milliseconds, after a few warm-up runs. */
export async function measure(runs: number, work: (run: number) => Promise<unknown>, warmUp = 5): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const started = performance.now();
    await work(run);
    if (run >= 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
