import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { handMadeForms } from './contract-form.js';

const PAGE_TEST = 'src/features/overview/seeded.test.tsx';
const PAGE = 'src/features/overview/seeded.tsx';
const SERVICE = 'netlify/features/overview/seeded-service.ts';

/** Each of our rules reports a line that breaks it, and accepts one that does not. */
const CASES: [breaks: string, file: string, line: string, message: RegExp, fine: string][] = [
  [
    'what a user does is not awaited',
    PAGE_TEST,
    'user.click(button);',
    /Await what the user does/,
    'await user.click(button);',
  ],
  ['nothing waits for waitFor', PAGE_TEST, 'waitFor(check);', /Await it, or nothing waits/, 'await waitFor(check);'],
  [
    'nothing waits for what is looked for',
    PAGE_TEST,
    "screen.findByText('Saved');",
    /Await it, or nothing waits/,
    "await screen.findByText('Saved');",
  ],
  [
    'a promise is taken for what it brings',
    PAGE_TEST,
    "expect(screen.findByText('Saved')).toBeTruthy();",
    /Await it inside `expect`/,
    "expect(await screen.findByText('Saved')).toBeTruthy();",
  ],
  ...['box.current?.scrollIntoView()', 'window.scrollTo(0, 0)'].map((call): (typeof CASES)[number] => [
    `an effect cleans up with what scrolling returns: ${call}`,
    PAGE,
    `useEffect(() => ${call});`,
    /called as its clean-up/,
    `useEffect(() => void ${call});`,
  ]),
  [
    'a test sleeps',
    PAGE_TEST,
    'await new Promise((done) => setTimeout(done, 50));',
    /not for a time/,
    'await new Promise((done) => setTimeout(done));',
  ],
  ...["it('waits', work, 60_000);", "it.each([1])('waits', work, 60_000);", 'jest.setTimeout(60_000);'].map(
    (line): (typeof CASES)[number] => [
      `a limit that a busy machine exceeds: ${line}`,
      'netlify/features/overview/seeded.test.ts',
      line,
      /Leave the limit to jest\.config\.ts/,
      line.replace('60_000', '600_000'),
    ],
  ),
  [
    'a limit of the product that a busy machine exceeds',
    SERVICE,
    'export const end = () => AbortSignal.timeout(2_000);',
    /with patience\(\)/,
    'export const end = () => AbortSignal.timeout(patience(2_000));',
  ],
  [
    'a press that a busy button may ignore',
    PAGE_TEST,
    "await user.click(screen.getByRole('button', { name: 'Try again' }));",
    /pressAgain/,
    'await pressAgain(user);',
  ],
  [
    'a field that a journey fills by its label, which its section may share',
    'e2e/seeded.spec.ts',
    "export const fill = (page) => page.getByLabel('Title').first().fill('Rye');",
    /getByRole\('textbox'/,
    "export const fill = (page) => page.getByLabel('Password').fill('Rye');",
  ],
  ...[
    'src/lib/seeded.test.ts',
    'src/features/overview/seeded.test.tsx',
    'netlify/features/overview/seeded.test.ts',
  ].map((file): (typeof CASES)[number] => [
    `a stopwatch in ${file}`,
    file,
    'expect(performance.now() - before).toBeLessThan(500);',
    /processorMs/,
    'expect(processorMs(work)).toBeLessThan(500);',
  ]),
  [
    'a day in milliseconds',
    SERVICE,
    'export const PATIENCE_MS = 2 * 86_400_000;',
    /src\/domain\/duration/,
    "import { DAY_MS } from '../../../src/domain/duration';\nexport const PATIENCE_MS = 2 * DAY_MS;",
  ],
  [
    'a colour outside the theme',
    PAGE,
    'export const Box = css`color: #ff0000;`;',
    /tokens\.css/,
    'export const Box = css`color: red;`;',
  ],
  [
    'markup from a string',
    PAGE,
    'export const Box = () => <p dangerouslySetInnerHTML={{ __html: words }} />;',
    /Trusted Types/,
    'export const Box = () => <p>{words}</p>;',
  ],
  [
    'a frame from a string',
    PAGE,
    'export const Box = () => <iframe title="mail" srcDoc={words} />;',
    /Trusted Types/,
    'export const Box = () => <iframe title="mail" src={address} />;',
  ],
  [
    'a default export',
    PAGE,
    'export default function Box() { return null; }',
    /Named exports/,
    'export function Box() { return null; }',
  ],
  [
    'the environment read in a service',
    SERVICE,
    'export const key = process.env.KEY;',
    /only reader of the environment/,
    'export const key = env.KEY;',
  ],
  [
    'a service that reaches out',
    SERVICE,
    "export const page = () => fetch('https://example.com');",
    /Only providers reach out/,
    "export const page = () => web.fetch('https://example.com');",
  ],
  [
    'a service that opens a connection',
    SERVICE,
    "import { connect } from 'node:net';\nexport const open = connect;",
    /Only providers reach out/,
    "import type { Socket } from 'node:net';\nexport type Open = Socket;",
  ],
  [
    'fetch by way of globalThis',
    SERVICE,
    "export const page = () => globalThis.fetch('https://example.com');",
    /Only providers reach out/,
    'export const page = () => globalThis.performance;',
  ],
  [
    'a pattern that tries the same letters again and again',
    SERVICE,
    'export const ADDRESS = /^\\S+@\\S+\\.\\S+$/;',
    /polynomial backtracking/,
    'export const ADDRESS = /^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$/;',
  ],
  [
    'a form that is sent by hand',
    PAGE,
    'export const Box = () => <form onSubmit={(event) => void send(event)} />;',
    /useContractForm/,
    'export const Box = () => <form onSubmit={form.onSubmit} />;',
  ],
];

let messages: { broken: string[]; fine: string[] }[];
beforeAll(async () => {
  const program = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const lint = async (text, filePath) => (await eslint.lintText(text, { filePath }))[0].messages.map(({ message }) => message);
    const found = [];
    for (const [file, line, fine] of ${JSON.stringify(CASES.map(([, file, line, , fine]) => [file, line, fine]))}) found.push({ broken: await lint(line, file), fine: await lint(fine, file) });
    console.log(JSON.stringify(found));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: process.env,
  });
  messages = JSON.parse(stdout) as typeof messages;
});

it.each(CASES.map(([breaks, , , message], index) => [breaks, message, index] as const))(
  'turns red: %s',
  (_breaks, message, index) => {
    expect(messages[index]!.broken).toContainEqual(expect.stringMatching(message));
    expect(messages[index]!.fine).not.toContainEqual(expect.stringMatching(message));
  },
);

it.each(Object.keys(handMadeForms))('%s is still a form by hand', (file) =>
  expect(readFileSync(file, 'utf8')).toMatch(/onSubmit=\{(?!onSubmit\}|\w+\.onSubmit\})/),
);
