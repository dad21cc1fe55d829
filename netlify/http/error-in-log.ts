import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Name, code and message of the innermost cause: an outer drizzle error would contain SQL and its parameters. */
export function describeError(error: unknown): string {
  const cause = innermostCause(error);
  if (cause instanceof Error)
    return `${cause.name}${'code' in cause ? ` ${String(cause.code)}` : ''}: ${cause.message}`;
  const message = (cause as { message?: unknown } | null | undefined)?.message; // the queue's errors are plain objects
  return typeof message === 'string' ? message : String(cause);
}

export function innermostCause(error: unknown): unknown {
  const innermost = causesOf(error).at(-1);
  return innermost === undefined ? error : (nextCause(innermost) ?? innermost);
}

/** The log entry for an error that no reply explains. */
export const errorInLog = (error: unknown): { detail: string; stack: string[] } => ({
  detail: describeError(error),
  stack: stackOf(error),
});

/**
 * Where an error happened, for the log: the calls of the error and its causes, innermost first, each as function
 * and source line. Messages are left out, because they may contain a query with its values or something a person
 * typed.
 */
export function stackOf(error: unknown): string[] {
  const calls: string[] = [];
  for (const cause of causesOf(error).reverse()) {
    for (const call of callsOf(cause)) if (!calls.includes(call)) calls.push(call);
  }
  return calls.slice(0, MAX_CALLS);
}

/** Outermost first. Causes may form a cycle. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && !causes.includes(current); current = nextCause(current))
    causes.push(current);
  return causes;
}

/** For an aggregate of errors, the first. */
const nextCause = (error: Error): unknown =>
  error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;

/** V8 puts name and message first; a multi-line message may look like a call, so all of it is cut off. */
function callsOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? 0 : stack.indexOf(message);
  const lines = at < 0 ? [] : stack.slice(at + message.length).split('\n');
  return lines.flatMap((line) => {
    const [, called, place, row, column] = CALL.exec(line) ?? [];
    if (place === undefined || place.startsWith('node:')) return [];
    const file = place.startsWith('file:') ? fileURLToPath(place) : place;
    const source = sourceAt(file, Number(row), Number(column));
    return [`${called && !/^.{1,2}$/.test(called) ? `${called} ` : ''}(${source})`];
  });
}

/** The source line, by the map beside a bundle; without one, the position itself. */
function sourceAt(file: string, row: number, column: number): string {
  const place = `${file}:${row}:${column}`;
  const known = sources.get(place);
  if (known !== undefined) return known;
  const { originalSource, originalLine } = entryAt(file, row, column);
  const source =
    originalSource === undefined
      ? `${shown(file)}:${row}:${column}`
      : `${shown(join(dirname(file), originalSource))}:${originalLine! + 1}`;
  if (sources.size >= MAX_KNOWN) sources.clear();
  sources.set(place, source);
  return source;
}

function entryAt(file: string, row: number, column: number): { originalSource?: string; originalLine?: number } {
  try {
    const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
    return new SourceMap(payload).findEntry(row - 1, column - 1) as { originalSource?: string; originalLine?: number };
  } catch {
    return {}; // run from its sources, or a package's own file
  }
}

const shown = (file: string): string =>
  relative(process.cwd(), file)
    .replaceAll('\\', '/')
    .replace(/^(?:\.\.\/)+/, '');

/** `at called (place:row:column)`, `at async called (…)`, `at place:row:column`. */
const CALL = /^\s+at (?:async )?(?:(.+?) \()?((?:file:\/\/|\/|[A-Z]:\\|node:)[^()]*):(\d+):(\d+)\)?$/;
const MAX_CALLS = 30;
/** Maps are large and errors come in bursts, so the results are cached. */
const MAX_KNOWN = 500;
const sources = new Map<string, string>();
