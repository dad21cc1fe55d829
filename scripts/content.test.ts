import { readdirSync, readFileSync } from 'node:fs';
import { chooseSubject } from '../netlify/providers/builtin/designer/subjects/choose-subject';

const articles = readFolder('content/blog');
const legal = readFolder('content/legal');
const everything = [...articles, ...legal];

describe('the blog', () => {
  test('has at least nine articles, and two in every category of the specification', () => {
    expect(articles.length).toBeGreaterThanOrEqual(9);
    for (const category of CATEGORIES)
      expect([category, articles.filter(({ meta }) => meta.category === category).length >= 2]).toEqual([
        category,
        true,
      ]);
  });

  test.each(['title', 'description', 'cover', 'date'])('repeats no %s', (field) => {
    const values = articles.map(({ meta }) => meta[field]);
    expect(values).toHaveLength(new Set(values).size);
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('the article %s', (slug, { meta, body }) => {
  test('has complete front matter within bounds', () => {
    expect(Object.keys(meta).sort()).toEqual([
      'author',
      'category',
      'cover',
      'date',
      'description',
      'tags',
      'title',
      'updated',
    ]);
    expect(slug).toMatch(KEBAB);
    expect(textOf(meta.title).length).toBeLessThanOrEqual(70);
    expect(textOf(meta.description).length).toBeLessThanOrEqual(155);
    expect(meta.author).toBe('The Fourbeat team');
    expect(CATEGORIES).toContain(meta.category);
    expect(isDate(meta.date) && isDate(meta.updated) && meta.updated >= meta.date).toBe(true);
  });

  test('has three to five tags, in lower case, none twice', () => {
    const tags = meta.tags as string[];
    expect(tags.length >= 3 && tags.length <= 5).toBe(true);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^[a-z][a-z0-9 ]{1,29}$/);
  });

  test('has a cover that the built-in designer knows how to draw', () => {
    const words = textOf(meta.cover).split(' ');
    expect(words.length >= 3 && words.length <= 8).toBe(true);
    expect(chooseSubject(textOf(meta.cover))).not.toBeNull();
  });

  test('is 700 to 1,300 words long', () => {
    const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect([words >= 700, words <= 1300]).toEqual([true, true]);
  });

  test('links to other articles that exist, and out of the site under Sources only', () => {
    const [text = '', sources] = body.split('\n## Sources\n');
    expect(linksOf(text).filter((link) => !link.startsWith('/'))).toEqual([]);
    for (const link of linksOf(text))
      expect(articles.map((other) => `/blog/${other.slug}`).filter((path) => path !== `/blog/${slug}`)).toContain(link);
    for (const line of sources?.split('\n').filter(Boolean) ?? [])
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)$/);
  });

  test('speaks of the product in two sentences at most, and without hype', () => {
    const sentences = body.split(/(?<=[.?])\s+/).filter((sentence) => sentence.includes('Fourbeat'));
    expect(sentences.length).toBeLessThanOrEqual(2);
    expect(proseOf(body)).not.toMatch(HYPE);
  });
});

describe.each(everything.map((document) => [document.slug, document] as const))('the text %s', (_slug, { body }) => {
  test('is plain markdown: no HTML, no picture, no footnote, no task list', () => {
    expect(withoutCode(body)).not.toMatch(/<|!\[|\[\^|^\s*[-*] \[[ x]\]/m);
  });

  test('has headings from the second level down, none skipped', () => {
    const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    expect(levels[0]).toBe(2);
    levels.forEach((level, at) => expect(level >= 2 && level <= (levels[at - 1] ?? 1) + 1).toBe(true));
  });

  test('links by https or by a path of this site, and hides no address in the text', () => {
    for (const link of linksOf(body)) expect(link).toMatch(/^(https:\/\/[^\s]+|\/[a-z0-9/-]*)$/);
    expect(body.replace(LINK, '')).not.toMatch(/https?:\/\/|www\./);
  });

  test('never shouts', () => {
    expect(proseOf(body)).not.toContain('!');
  });

  test('has tables whose rows have as many cells as their head', () => {
    const cells = (row: string) => row.split('|').length;
    for (const [table] of body.matchAll(/(?:^\|.*\|\n)+/gm))
      expect(new Set(table.trim().split('\n').map(cells)).size).toBe(1);
  });
});

describe('the legal documents', () => {
  test('are the two that the site shows', () => {
    expect(legal.map(({ slug }) => slug)).toEqual(['privacy-policy', 'terms-of-service']);
  });

  test.each(legal.map((document) => [document.slug, document] as const))(
    '%s names a version, a date and the operator, and knows every placeholder',
    (_slug, { meta, body }) => {
      expect(Object.keys(meta).sort()).toEqual(['date', 'sections', 'title', 'version']);
      expect(meta.version).toMatch(/^\d+\.\d+$/);
      expect(isDate(meta.date)).toBe(true);
      const used = new Set([...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name));
      expect([...used].sort()).toEqual([
        'operatorAddress',
        'operatorEmail',
        'operatorName',
        ...(meta.title === 'Privacy policy' ? ['workspaceContents'] : []),
      ]);
      expect(body.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
    },
  );

  test.each(legal.map((document) => [document.slug, document] as const))(
    '%s has an introduction and the sections that its front matter lists, in that order, none empty',
    (_slug, { meta, body }) => {
      const [introduction = '', ...parts] = body.split(/^## /m);
      const sections = meta.sections as Section[];
      expect(introduction.trim().length).toBeGreaterThan(100);
      expect(parts.map((part) => part.split('\n')[0])).toEqual(sections.map(({ title }) => title));
      for (const part of parts) expect(part.split('\n').slice(1).join(' ').trim().length).toBeGreaterThan(50);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      for (const { id } of sections) expect(id).toMatch(KEBAB);
    },
  );
});

describe('readText', () => {
  test('refuses front matter that other YAML parsers would read differently', () => {
    expect(() => readText('a', '---\ntitle: One: two\n---\nText')).toThrow('title');
    expect(() => readText('a', '---\ntags: [one, "two"]\n---\nText')).toThrow('tags');
    expect(() => readText('a', '---\ntitle: One\ntitle: Two\n---\nText')).toThrow('title');
    expect(() => readText('a', 'No front matter')).toThrow('front matter');
  });
});

function readFolder(folder: string): Text[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readText(name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')));
}

/**
 * The subset of YAML 1.2 that these files may use, chosen so that every parser agrees: quoted or plain strings,
 * dates as strings, lists in brackets, and `sections`.
 */
function readText(slug: string, file: string): Text {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug} has no front matter`);
  const meta: Text['meta'] = {};
  const [fields = '', sections] = head.split(/^sections:\n/m);
  for (const line of fields.split('\n').filter(Boolean)) {
    const [, key = line, value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    const list = /^\[([^\]"']+)\]$/.exec(value)?.[1]?.split(', ');
    const text =
      /^"([^"\\]*)"$/.exec(value)?.[1] ?? (/^[\p{L}\d](?:(?!: | #)[^"'[\]{}])*$/u.test(value) ? value : undefined);
    const read = list ?? text;
    if (read === undefined || key in meta) throw new Error(`${slug}: ${key} cannot be read`);
    meta[key] = read;
  }
  if (sections !== undefined) {
    const found = [...`${sections}\n`.matchAll(/ {2}- id: (\S+)\n {4}title: "([^"\\]+)"\n/g)].map(
      ([, id = '', title = '']) => ({ id, title }),
    );
    if (found.length * 2 !== sections.split('\n').length) throw new Error(`${slug}: sections cannot be read`);
    meta.sections = found;
  }
  return { slug, meta, body };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${String(value)} is no text`);
  return value;
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const linksOf = (body: string): string[] => [...body.matchAll(LINK)].map(([, link = '']) => link);
const withoutCode = (body: string): string => body.replace(/`[^`\n]*`/g, '');
/** The prose: without code and link targets. */
const proseOf = (body: string): string => withoutCode(body).replace(/\]\([^)]*\)/g, ']');

const CATEGORIES = ['Strategy', 'Content Creation', 'Technology', 'AI Marketing'];
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LINK = /\[[^\]]*\]\(([^)\s]*)\)/g;
const HYPE = /in today['’]s|fast-paced|game.chang|cutting.edge|revolutioni[sz]|skyrocket|next level|supercharge/i;

interface Section {
  id: string;
  title: string;
}

interface Text {
  slug: string;
  meta: Record<string, string | string[] | Section[]>;
  body: string;
}
