import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { smallSql } from './small-sql.js';

const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser as never },
  plugins: { house: { rules: { 'small-sql': smallSql } } },
  rules: { 'house/small-sql': ['error', 'driver'] },
} as const;
const mended = (code: string): string => new Linter().verifyAndFix(code, config as never, 'rows.ts').output;
const faultsIn = (code: string) => new Linter().verify(code, config as never, 'rows.ts').length;

it.each([
  ['sql`SELECT 1`', 'sql`select 1`', 1],
  ['sql<number>`COUNT(*)`', 'sql<number>`count(*)`', 1],
  ['sql`id = ${id} ORDER BY at DESC`', 'sql`id = ${id} order by at desc`', 3],
  ['sql`set a = ${inner ? sql`NULL` : sql`now()`}`', 'sql`set a = ${inner ? sql`null` : sql`now()`}`', 1],
  ["sql`state = 'IT''S' AND x`", "sql`state = 'IT''S' and x`", 1],
  ['sql`"A ${b} C" IS NULL`', 'sql`"A ${b} C" is null`', 2],
  ["sql.raw('DESC')", "sql.raw('desc')", 1],
  ["sql.raw(downwards ? 'DESC' : 'asc')", "sql.raw(downwards ? 'desc' : 'asc')", 1],
  ["client.query('SELECT name FROM rows', [VALUE])", "client.query('select name from rows', [VALUE])", 2],
  ['pool().query<Row>(`SELECT ${columns}`)', 'pool().query<Row>(`select ${columns}`)', 1],
  ['sql.raw(`SET ROLE ${role}`)', 'sql.raw(`set role ${role}`)', 2],
])('%s becomes %s', (code, small, faults) => {
  expect([faultsIn(code), mended(code)]).toEqual([faults, small]);
});

it.each([
  'sql`select to_char(at, \'YYYY-MM-DD"T"HH24\') as "AT" from rows -- NOT SQL\n`',
  "sql`select x'FF', a_B from t where kind like '%A%'`",
  'css`COLOR: RED`',
  "const words = 'SELECT';",
  'sql`${VALUE}::uuid`',
])('%s stays as it is', (code) => expect([faultsIn(code), mended(code)]).toEqual([0, code]));
