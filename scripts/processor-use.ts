import { cpus, type CpuInfo } from 'node:os';

/**
 * How busy all processors of the machine have been since now, in per cent, whoever kept them busy: where a step leaves them
 * idle, something could run beside it.
 */
export function startProcessorUse(read: () => CpuInfo[] = cpus): () => number {
  const before = sumOf(read());
  return () => {
    const after = sumOf(read());
    const all = after.all - before.all;
    return all === 0 ? 0 : Math.round(100 * (1 - (after.idle - before.idle) / all));
  };
}

function sumOf(processors: CpuInfo[]): { all: number; idle: number } {
  const sum = { all: 0, idle: 0 };
  for (const { times } of processors) {
    sum.idle += times.idle;
    for (const ms of Object.values(times)) sum.all += ms;
  }
  return sum;
}
