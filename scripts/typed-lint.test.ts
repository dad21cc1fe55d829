import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Each rule of .oxlintrc.json, and the compiler behind it, reports a line that breaks it, and accepts one that does not. */
const CASES: [rule: string, breaks: string, line: string, fine: string][] = [
  ['TS2322', 'a value of another type', "export const sum: number = 'one';", 'export const sum: number = 1;'],
  ['TS6133', 'a name that nobody uses', 'const sum = 1; export {};', 'export const sum = 1;'],
  [
    'no-floating-promises',
    'a promise that nobody awaits',
    'const save = async () => {}; export async function run() { save(); }',
    'const save = async () => {}; export async function run() { await save(); void save(); }',
  ],
  [
    'no-floating-promises',
    'a statement of Drizzle that is never sent',
    'export async function run(tx: Tx) { tx.delete(rows); }',
    'export async function run(tx: Tx) { await tx.delete(rows); }',
  ],
  [
    'no-misused-promises',
    'a promise taken for its answer',
    'const may = async () => false; export const door = () => { if (may()) throw new Error(); };',
    'const may = async () => false; export const door = async () => { if (await may()) throw new Error(); };',
  ],
  [
    'no-misused-promises',
    'a callback whose failure nobody sees',
    'export const run = (list: string[]) => list.forEach(async (word) => { await Promise.reject(new Error(word)); });',
    'export const run = (list: string[]) => Promise.all(list.map(async (word) => { await Promise.reject(new Error(word)); }));',
  ],
  [
    'await-thenable',
    'an await of what is no promise',
    'const now = () => 1; export const run = async () => await now();',
    'const now = async () => 1; export const run = async () => await now();',
  ],
  [
    'switch-exhaustiveness-check',
    'a state that a switch forgets',
    "export function run(state: 'on' | 'off') { switch (state) { case 'on': console.log(1); } }",
    "export function run(state: 'on' | 'off') { switch (state) { case 'on': console.log(1); break; case 'off': } }",
  ],
  [
    'static-components',
    'a component made anew each time it is drawn',
    'export function Box() { const Inner = () => <p>in</p>; return <Inner />; }',
    'export function Box() { return <Inner />; } const Inner = () => <p>in</p>;',
  ],
  [
    'refs',
    'a ref read while drawing',
    'export function Box() { const box = useRef(0); return <p>{box.current}</p>; }',
    'export function Box() { const box = useRef(null); return <p ref={box} />; }',
  ],
  [
    'set-state-in-effect',
    'a state set as soon as an effect runs',
    'export function Box({ list }: { list: string[] }) { const [n, setN] = useState(0); useEffect(() => { setN(list.length); }, [list]); return <p>{n}</p>; }',
    'export function Box({ list }: { list: string[] }) { return <p>{list.length}</p>; }',
  ],
  [
    'set-state-in-render',
    'a state set while drawing',
    'export function Box() { const [n, setN] = useState(0); setN(1); return <p>{n}</p>; }',
    'export function Box() { const [n, setN] = useState(0); return <button onClick={() => setN(1)}>{n}</button>; }',
  ],
];
const HEAD = `import { useEffect, useRef, useState } from 'react';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { pgTable, text } from 'drizzle-orm/pg-core';
type Tx = PgDatabase<PgQueryResultHKT>;
const rows = pgTable('rows', { word: text() });
void [useEffect, useRef, useState, rows] as unknown as Tx;
`;

let found: { rule: string; file: string }[];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-typed-lint-')); // the linter ignores .cache
  try {
    mkdirSync(join(folder, 'src'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: resolve('tsconfig.json'), include: ['src'], exclude: [] }),
    );
    CASES.forEach(([, , line, fine], index) => {
      writeFileSync(join(folder, `src/broken-${index}.tsx`), HEAD + line);
      writeFileSync(join(folder, `src/fine-${index}.tsx`), HEAD + fine);
    });
    found = await lint(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(CASES.map(([rule, breaks], index) => [rule, breaks, index] as const))(
  '%s turns red: %s',
  (rule, _breaks, index) => {
    expect(found.filter(({ file }) => file === `broken-${index}.tsx`).map((fault) => fault.rule)).toContain(rule);
    expect(found.filter(({ file }) => file === `fine-${index}.tsx`)).toEqual([]);
  },
);

it('covers every rule whose types matter', () => {
  const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { rules: Record<string, unknown> };
  const typed = Object.keys(rules).filter((rule) => rule.startsWith('typescript/'));
  expect(typed.filter((rule) => !CASES.some(([name]) => rule === `typescript/${name}`))).toEqual([]);
});

function lint(folder: string): Promise<typeof found> {
  const program = resolve('node_modules/oxlint/bin/oxlint');
  const args = [program, '--config', resolve('.oxlintrc.json'), '--format', 'json', 'src'];
  return new Promise((done, failed) =>
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
        done(
          diagnostics.map(({ code, filename }) => ({
            rule: /\(([^)]+)\)/.exec(code)?.[1] ?? code,
            file: filename.split('/').at(-1)!,
          })),
        );
      } catch {
        failed(new Error(`Oxlint said: ${stdout}${stderr}`));
      }
    }),
  );
}
