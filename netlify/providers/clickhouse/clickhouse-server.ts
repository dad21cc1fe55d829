import { eventsUnavailable } from '../../errors/events-unavailable';
import type { Statement } from './clickhouse-text';
import { patience } from '../../ports/patience';

export type ClickHouseServer = ReturnType<typeof makeClickHouseServer>;

/**
 * ClickHouse's HTTP interface (https://clickhouse.com/docs/interfaces/http), as versions from 18.16 on speak it. The address
 * is http(s)://user:password@host:8123/database. Answers are held back until a query is through (`wait_end_of_query`):
 * otherwise one that fails half-way has said 200 by then.
 */
export function makeClickHouseServer(address: string, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}) {
  const { origin, username, password, pathname } = new URL(address);
  const database = decodeURIComponent(pathname.slice(1)) || 'default';
  const headers = {
    'x-clickhouse-user': decodeURIComponent(username) || 'default',
    ...(password && { 'x-clickhouse-key': decodeURIComponent(password) }),
  };

  async function ask(settings: Record<string, string>, body: string | FormData, waitMs = timeoutMs): Promise<string> {
    const query = new URLSearchParams({ database, wait_end_of_query: '1', ...settings });
    let reply: Response;
    let text: string;
    try {
      reply = await fetch(`${origin}/?${query}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      text = await reply.text();
    } catch (error) {
      throw unavailable(error instanceof Error ? `${error.message} ${causeOf(error)}`.trim() : String(error), error);
    }
    if (!reply.ok || EXCEPTION.test(text)) throw unavailable(`it answered ${reply.status}: ${text.slice(0, 500)}`);
    return text;
  }

  return {
    /** Rows of a query as arrays in the order of its columns. Integers may come as texts. */
    async read(
      statement: Statement,
      { waitMs, settings = {}, keys }: { waitMs?: number; settings?: Record<string, string>; keys?: KeyTable } = {},
    ): Promise<unknown[][]> {
      const text = `${statement.text} format JSONCompact`;
      const answer = keys
        ? await ask({ ...settings, query: text, keys_structure: keys.structure }, formOf(keys), waitMs)
        : await ask(settings, text, waitMs);
      try {
        const { data } = JSON.parse(answer) as { data: unknown };
        if (Array.isArray(data)) return data as unknown[][];
      } catch {
        // Cut off: the same as no answer.
      }
      throw unavailable(`its answer is not complete: ${answer.slice(0, 200)}`);
    },

    async run(statement: Statement, settings: Record<string, string> = {}, waitMs?: number): Promise<void> {
      await ask(settings, statement.text, waitMs);
    },

    /** Inserts rows, all or none of each month. Columns that are left out get their defaults. */
    async insert(table: string, columns: readonly string[], rows: readonly object[]): Promise<void> {
      if (rows.length === 0) return;
      const query = `insert into ${table} (${columns.join(', ')}) format JSONEachRow`;
      await ask({ query }, rows.map((row) => JSON.stringify(row)).join('\n'), INSERT_MS);
    },

    /** https://clickhouse.com/docs/interfaces/http: "/ping" answers without a password. Here the password is checked, too. */
    answers: (): Promise<boolean> =>
      ask({}, 'select 1 format TabSeparated', PING_MS).then(
        (text) => text.trim() === '1',
        () => false,
      ),
  };
}

/** https://clickhouse.com/docs/engines/table-engines/special/external-data */
function formOf({ rows }: KeyTable): FormData {
  const form = new FormData();
  form.append('keys', new Blob([rows.map((row) => `${row.join('\t')}\n`).join('')]), 'keys');
  return form;
}

const unavailable = (detail: string, cause?: unknown) => eventsUnavailable(`ClickHouse: ${detail}`, cause);

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : '');

/** In a body that began with 200: "Code: 241, e.displayText() = DB::Exception: …", in new versions "Code: 241. DB::Exception: …". */
const EXCEPTION = /(^|\n)Code: \d+[.,][^\n]*DB::/;
const TIMEOUT_MS = patience(10_000);
const INSERT_MS = patience(30_000);
const PING_MS = patience(2_000);

/** A table named `keys` that a query brings along; values without tabs and line breaks. */
interface KeyTable {
  structure: string;
  rows: (string | number)[][];
}
