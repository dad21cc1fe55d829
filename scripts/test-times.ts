import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as z from 'zod/mini';
import { formatTable } from './format-table';
import type { FileReport } from './test-report';

/**
 * Where a run's time went: its ten slowest files, and the shares of all. Start-up is the time before a file's
 * first test: environment and modules. Database is the time with at least one query running, waiting is the time
 * with neither a query nor CPU activity; the rest is the code itself, in client suites nearly all rendering.
 */
export function describeTimes(files: FileReport[], lines: string): string {
  const parts = new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => readParts(line))
      .map((part) => [part.path, part]),
  );
  const spent = files.map((file): Spent => {
    const part = parts.get(file.file);
    if (!part || file.startedAt === undefined) return { file: file.file, wall: file.ms };
    const startUp = Math.max(0, part.begun - file.startedAt);
    const rest = Math.max(0, part.ended - part.begun);
    const database = Math.min(part.database, rest);
    const work = Math.min(part.processor, rest - database);
    return {
      file: file.file,
      wall: file.ms,
      shares: {
        startUp,
        database,
        rendering: isClient(file.file) ? work : 0,
        work: isClient(file.file) ? 0 : work,
        waiting: rest - database - work,
      },
    };
  });
  const slowest = [...spent].sort((a, b) => b.wall - a.wall).slice(0, 10);
  const rows = slowest.map(({ file, wall, shares }) => [
    `${seconds(wall)} s`,
    ...KINDS.map((kind) => (shares ? seconds(shares[kind]) : '')),
    file,
  ]);
  const measured = spent.flatMap(({ shares }) => (shares ? [shares] : []));
  const total = measured.reduce((all, shares) => all + KINDS.reduce((ms, kind) => ms + shares[kind], 0), 0);
  const shares = KINDS.map(
    (kind) =>
      `${LABELS[kind]} ${Math.round((100 * measured.reduce((ms, each) => ms + each[kind], 0)) / Math.max(total, 1))} %`,
  );
  return `${formatTable(['slowest', ...KINDS.map((kind) => LABELS[kind]), ''], rows)}\n\nThe time of ${measured.length} Jest files, ${seconds(total)} s in all: ${shares.join(', ')}.\n${describeProcessor([...parts.values()])}`;
}

/**
 * The workers' processor seconds, which say more than time where a machine does other work too: before the first test
 * of each file, and in its tests. PostgreSQL and other processes are not counted.
 */
function describeProcessor(parts: Part[]): string {
  const spent = { startUp: 0, client: 0, server: 0 };
  for (const worker of Map.groupBy(parts, (part) => part.worker).values()) {
    let before = 0;
    for (const part of [...worker].sort((one, other) => one.processorBefore - other.processorBefore)) {
      spent.startUp += part.processorBefore - before;
      spent[isClient(part.path) ? 'client' : 'server'] += part.processor;
      before = part.processorBefore + part.processor;
    }
  }
  return `Processor time of the workers: start-up ${seconds(spent.startUp)} s, tests of pages ${seconds(spent.client)} s, other tests ${seconds(spent.server)} s.`;
}

/** Seconds of each file when it last ran here. */
export function readKnownTimes(): Record<string, number> {
  return existsSync(KNOWN) ? z.parse(z.record(z.string(), z.number()), JSON.parse(readFileSync(KNOWN, 'utf8'))) : {};
}

export function rememberTimes(files: FileReport[]): void {
  mkdirSync(dirname(KNOWN), { recursive: true });
  writeFileSync(
    KNOWN,
    JSON.stringify({ ...readKnownTimes(), ...Object.fromEntries(files.map(({ file, ms }) => [file, ms / 1_000])) }),
  );
}

function readParts(line: string): Part {
  const parts = z.parse(partsOfFile, JSON.parse(line));
  return { ...parts, path: relative(process.cwd(), parts.path) };
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const isClient = (file: string): boolean => /^src\/(?!domain|contracts|lib)/.test(file);

const KNOWN = '.cache/tests/times.json';
const partsOfFile = z.object({
  path: z.string(),
  begun: z.number(),
  ended: z.number(),
  processor: z.number(),
  worker: z.number(),
  processorBefore: z.number(),
  database: z.number(),
});
type Part = z.infer<typeof partsOfFile>;
const KINDS = ['startUp', 'database', 'rendering', 'work', 'waiting'] as const;
const LABELS: Record<Kind, string> = {
  startUp: 'start-up',
  database: 'database',
  rendering: 'rendering',
  work: 'other work',
  waiting: 'waiting',
};

type Kind = (typeof KINDS)[number];

interface Spent {
  file: string;
  wall: number;
  shares?: Record<Kind, number>;
}
