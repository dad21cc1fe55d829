import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isJsxText,
  isStringLiteralLike,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  ScriptKind,
  ScriptTarget,
  type Node,
} from 'typescript';
import { capabilities, comingWords, keptWords, plumbing, stateOf, type Capability } from '../domain/capability';
import { allContracts } from './all-contracts';

const root = join(__dirname, '../..');
const names = Object.keys(capabilities) as Capability[];

const hasHandlers = (noun: string) => existsSync(join(root, `netlify/features/${noun}/${noun}-handlers.ts`));

describe('a capability', () => {
  it.each(names)('%s works exactly when it names the endpoints that carry it', (name) => {
    expect(faultsOf(capabilities[name], allContracts, hasHandlers)).toEqual([]);
  });

  it('is named for every contract, unless that is plumbing: what is new cannot stay "coming"', () => {
    expect(uncarried(Object.values(capabilities), Object.keys(allContracts), plumbing)).toEqual([]);
  });

  const contracts = { bread: { listLoaves: {} } };
  it.each([
    [{ state: 'works', made: ['bread.listLoaves'] }, []],
    [{ state: 'coming', made: [] }, []],
    [{ state: 'works', made: [] }, ['it works, and nothing carries it']],
    [{ state: 'coming', made: ['bread.listLoaves'] }, ['it is coming, and bread.listLoaves carries it']],
    [{ state: 'works', made: ['bread.listRolls'] }, ['there is no bread.listRolls']],
    [{ state: 'works', made: ['cake.listLayers'] }, ['there is no cake.listLayers', 'nothing answers cake.listLayers']],
  ])('is caught when it says what is not so: %j', (capability, faults) => {
    expect(faultsOf(capability, contracts, (noun) => noun === 'bread')).toEqual(faults);
  });

  it('is missed when a contract is new', () => {
    const made = [{ made: ['bread.listLoaves'] }];
    expect(uncarried(made, ['bread', 'health', 'cake'], ['health'])).toEqual(['cake']);
  });
});

describe('what is coming', () => {
  it('is named in one sentence, and not at all when everything works', () => {
    expect(comingWords(['avatars', 'videos', 'seo'])).toBe(
      'Coming: a presenter who speaks your script, your place in search results.',
    );
    expect(comingWords(['videos', 'email'])).toBeNull();
  });

  it('is named with keys, beside what they already do', () => {
    expect(keptWords(['serviceImages', 'payments'])).toBe(
      'Pictures are drawn with it today. It is also stored for taking payments through it. That is not built yet.',
    );
    expect(keptWords(['payments'])).toBe('Stored for taking payments through it. That is not built yet.');
    expect(keptWords(['serviceMail'])).toBeNull();
    expect(keptWords(['serviceImages', 'serviceTexts'])).toBeNull();
  });
});

describe('a sentence that calls something unfinished', () => {
  it.each([
    'Videos are coming; 5 a month are in your plan.',
    'Email Marketing (coming)',
    'Stored for sending campaigns through it, which is not built yet.',
    'Pictures work today; video is coming.',
    'Coming: script, voice and video.',
    'It is being built; pictures can be made today.',
    'coming',
    'Services are not used yet',
    'works in part',
  ])('is recognised: %s', (sentence) => expect(DENIAL.test(sentence)).toBe(true));

  it.each([
    'Coming back',
    'Upcoming tasks',
    'Nobody has signed up yet.',
    'in an upcoming week',
    'News, and what is coming up',
  ])('is not matched by: %s', (sentence) => expect(DENIAL.test(sentence)).toBe(false));

  it('is in the table of capabilities and nowhere else', () => {
    const found = SOURCES.flatMap((folder) => sourcesIn(join(root, folder)))
      .filter((file) => !TABLES.includes(relative(root, file)))
      .flatMap((file) =>
        textsOf(file, readFileSync(file, 'utf8'))
          .filter((text) => DENIAL.test(text))
          .map((text) => `${relative(root, file)}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['page.tsx', 'export const Page = () => <p>Calls are coming.</p>;'],
    ['page.tsx', 'export const Page = () => <Card title="Calls (coming)" />;'],
    ['words.ts', "export const words = 'This is not built yet.';"],
    ['words.ts', 'export const words = (name: string) => `${name} is coming`;'],
    ['terms.md', 'Calls are coming.'],
  ])('is found in %s: %s', (file, source) => {
    expect(textsOf(file, source).some((text) => DENIAL.test(text))).toBe(true);
  });

  it('is nobody’s business in a comment', () => {
    expect(textsOf('words.ts', '/** Calls are coming. */ export const words = 1; // not built yet')).toEqual([]);
  });

  it('names in its page only what is still coming', () => {
    for (const name of names)
      if ('waiting' in capabilities[name]) expect([name, stateOf(name)]).toEqual([name, 'coming']);
  });
});

/** What of a capability is not as it says: it works exactly when endpoints carry it that are there and answered. */
function faultsOf(
  { state, made }: { state: string; made: readonly string[] },
  contracts: Record<string, object>,
  answers: (noun: string) => boolean,
): string[] {
  if (state === 'works' && made.length === 0) return ['it works, and nothing carries it'];
  if (state !== 'works' && made.length > 0) return [`it is ${state}, and ${made.join(', ')} carries it`];
  return made.flatMap((endpoint) => {
    const [noun = '', operation = ''] = endpoint.split('.');
    return [
      ...(operation in (contracts[noun] ?? {}) ? [] : [`there is no ${endpoint}`]),
      ...(answers(noun) ? [] : [`nothing answers ${endpoint}`]),
    ];
  });
}

/** Contracts that no capability names, plumbing apart. */
function uncarried(made: { made: readonly string[] }[], nouns: string[], apart: readonly string[]): string[] {
  const carried = made.flatMap((capability) => capability.made.map((endpoint) => endpoint.split('.')[0]));
  return nouns.filter((noun) => !carried.includes(noun) && !apart.includes(noun));
}

/** How this product has said that something is missing. */
const DENIAL =
  /\b(is|are) coming\b(?! up)|\bcoming soon\b|^\(?coming\)?$|\(coming\)|\bComing:|\b(not|being) (yet )?built\b|\b(not|isn’t|aren’t) (there|used|available|supported|implemented) yet\b|\bworks in part\b/i;

/**
 * Everything that people read about the product: pages, emails, documents, legal texts. What the planner writes
 * for a business is not included.
 */
const SOURCES = [
  'src',
  'netlify/features',
  'netlify/documents',
  'netlify/records',
  'netlify/jobs',
  'netlify/errors',
  'content/legal',
  'index.html',
];
const TABLES = ['src/domain/capability.ts'];

function sourcesIn(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${relative(root, path)} is not there: name what is read now.`);
  if (/\.(html|md|tsx?)$/.test(path)) return /\.test\.tsx?$/.test(path) || path.includes('/testing/') ? [] : [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() || /\.(md|tsx?)$/.test(entry.name) ? sourcesIn(join(path, entry.name)) : [],
  );
}

/** Everything in a file that can reach a reader; of code its strings and the text of its elements, not its comments. */
function textsOf(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return text.split('\n');
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (
      isStringLiteralLike(node) ||
      isTemplateHead(node) ||
      isTemplateMiddle(node) ||
      isTemplateTail(node) ||
      isJsxText(node)
    )
      texts.push(node.text.trim());
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, text, ScriptTarget.Latest, false, file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS));
  return texts;
}
