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

describe('a capability', () => {
  it.each(names)('%s works exactly when it names the endpoints that carry it', (name) => {
    const { state, made } = capabilities[name];
    expect(state === 'works').toBe(made.length > 0);
    for (const endpoint of made) {
      const [noun = '', operation = ''] = endpoint.split('.');
      expect([endpoint, operation in (allContracts[noun] ?? {})]).toEqual([endpoint, true]);
      expect(existsSync(join(root, `netlify/features/${noun}/${noun}-handlers.ts`))).toBe(true);
    }
  });

  it('is named for every contract except plumbing: what is new cannot stay "coming"', () => {
    const carried = new Set<string>(
      names.flatMap((name) => capabilities[name].made.map((endpoint) => endpoint.split('.')[0]!)),
    );
    expect(
      Object.keys(allContracts).filter((noun) => !carried.has(noun) && !(plumbing as readonly string[]).includes(noun)),
    ).toEqual([]);
  });
});

describe('what is coming', () => {
  it('is named in one sentence, and not at all when everything works', () => {
    expect(comingWords(['inbox', 'videos', 'calls'])).toBe('Coming: messages from every channel, the ideas by phone.');
    expect(comingWords(['videos', 'email'])).toBeNull();
  });

  it('is named with keys, beside what they already do', () => {
    expect(keptWords(['serviceImages', 'serviceTexts'])).toBe(
      'Pictures are drawn with it today. It is also stored for writing with it. That is not built yet.',
    );
    expect(keptWords(['serviceMail'])).toBe('Stored for sending your campaigns through it. That is not built yet.');
    expect(keptWords(['serviceImages'])).toBeNull();
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
        textsOf(file)
          .filter((text) => DENIAL.test(text))
          .map((text) => `${relative(root, file)}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it('names in its page only what is still coming', () => {
    for (const name of names)
      if ('waiting' in capabilities[name]) expect([name, stateOf(name)]).toEqual([name, 'coming']);
  });
});

/** Phrases with which this product has said that something is missing. */
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

/** All text of a file that can reach a reader: for code its strings and JSX text, without comments. */
function textsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
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
