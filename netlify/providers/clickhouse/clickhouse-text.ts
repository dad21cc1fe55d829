/**
 * A statement in ClickHouse's SQL. Every value in the template becomes an escaped literal; only other statements are
 * inserted as they are. Not the interface's `param_…`, which versions before 19 do not know.
 * https://clickhouse.com/docs/sql-reference/syntax#string
 */
export function ch(parts: TemplateStringsArray, ...values: Value[]): Statement {
  return new Statement(parts.reduce((text, part, n) => `${text}${literal(values[n - 1]!)}${part}`));
}

/** For names and expressions written in code. */
export const chRaw = (text: string): Statement => new Statement(text);

export const chJoin = (statements: readonly Statement[], between: string): Statement =>
  new Statement(statements.map(({ text }) => text).join(between));

export class Statement {
  constructor(readonly text: string) {}
}

function literal(value: Value): string {
  if (value instanceof Statement) return value.text;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an integer that can be written exactly.`);
    return String(value);
  }
  if (typeof value === 'string') return quoted(value);
  // An empty list would be no list.
  if (value.length === 0) throw new RangeError('A list in a statement needs at least one value.');
  return `(${value.map(quoted).join(', ')})`;
}

/** Backslashes escape inside quotes, so both are escaped; a zero byte would end the text for some versions. */
const quoted = (text: string): string =>
  `'${text.replace(/[\\'\0]/g, (sign) => (sign === '\0' ? '\\0' : `\\${sign}`))}'`;

type Value = string | number | Statement | readonly string[];
