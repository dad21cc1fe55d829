import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories, phraseText, plainText, type Block, type Phrase } from '../../../src/domain/article';
import { readLegal } from './site-legal';
import { articleSources, legalFiles } from './site-content';

const articles = articleSources();
const operator = { operatorName: 'Loaf & Co', operatorEmail: 'hello@loaf.example', operatorAddress: '1 Elm Street' };
const nobody = { operatorName: null, operatorEmail: null, operatorAddress: null };
const documents = [readLegal(legalFiles.privacyPolicy, operator), readLegal(legalFiles.termsOfService, operator)];
const blocksOf = ({ content }: (typeof documents)[number]): Block[] => [
  ...content.blocks,
  ...content.sections.flatMap(({ blocks }) => blocks),
];
const linksOf = (blocks: Block[]): string[] =>
  blocks.flatMap(phrasesOf).flatMap((phrase) => ('href' in phrase ? [phrase.href] : []));

function phrasesOf(block: Block): Phrase[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'quote') return block.paragraphs.flat();
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.text;
}

describe('the articles', () => {
  it('are the files of content/blog: a new one needs its import and its line in site-content.ts', () => {
    const files = readdirSync(join(__dirname, '../../../content/blog'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -3));
    expect(articles.map(({ slug }) => slug).sort()).toEqual(files.sort());
  });

  it('are at least eight, newest first, and leave no category empty', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8);
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  });

  it.each(articles)(
    '$slug has a text worth reading, and was not changed before it was written',
    ({ body, minutes, date, updated }) => {
      expect(minutes).toBeGreaterThanOrEqual(2);
      expect(body[0]!.kind).toBe('paragraph');
      expect(updated >= date).toBe(true);
    },
  );

  it.each(articles)('$slug leads to no page of ours that is not there', ({ body }) => {
    const places = new Set([
      '/',
      '/blog',
      '/contact',
      '/register',
      '/login',
      '/privacy-policy',
      '/terms-of-service',
      ...articles.map(({ slug }) => `/blog/${slug}`),
    ]);
    expect(linksOf(body).filter((href) => href.startsWith('/') && !places.has(href.split('#')[0]!))).toEqual([]);
  });

  it.each(articles)('$slug shows no trace of its notation', ({ body }) =>
    expect(plainText(body)).not.toMatch(/\*\*|\]\(|&\w+;|\{\{/),
  );
});

describe('a legal document', () => {
  it.each(documents)(
    '“$title” has an introduction, a version, a day and sections with ids of their own',
    ({ version, lastUpdated, content }) => {
      expect([version, lastUpdated]).toEqual([
        expect.stringMatching(/^\d+\.\d+$/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ]);
      expect(content.introduction.length).toBeGreaterThan(100);
      expect(content.sections.length).toBeGreaterThan(5);
      expect(new Set(content.sections.map(({ id }) => id)).size).toBe(content.sections.length);
      for (const { content: text } of content.sections) expect(text).not.toBe('');
    },
  );

  it.each(documents)('“$title” names the operator, and the mailbox is a link', (document) => {
    const said = plainText(blocksOf(document));
    for (const detail of Object.values(operator)) expect(said).toContain(detail);
    expect(said).not.toContain('{{');
    expect(linksOf(blocksOf(document))).toContain('mailto:hello@loaf.example');
  });

  it.each([legalFiles.privacyPolicy, legalFiles.termsOfService])(
    'says what is not set, and leads to the contact form instead of a mailbox that nobody reads',
    (file) => {
      const document = readLegal(file, nobody);
      const said = plainText(blocksOf(document));
      for (const words of [
        'the operator of this installation',
        'whose postal address has not been entered yet',
        'us by the contact form',
      ])
        expect(said).toContain(words);
      expect(linksOf(blocksOf(document)).filter((href) => href.startsWith('mailto:'))).toEqual([]);
    },
  );

  it('is refused when a section is renamed in one place only', () => {
    expect(() =>
      readLegal(legalFiles.privacyPolicy.replace('\n## Your rights', '\n## What you may ask'), operator),
    ).toThrow('What you may ask');
    expect(() => readLegal(`${legalFiles.privacyPolicy}\n## One more\n\nText.\n`, operator)).toThrow('sections');
  });

  it('is refused with a placeholder that nobody fills in', () => {
    expect(() =>
      readLegal(legalFiles.privacyPolicy.replace('{{operatorName}}', '{{operatorPhone}}'), operator),
    ).toThrow('{{operatorPhone}}');
  });

  it('takes the operator’s words literally', () => {
    const document = readLegal(legalFiles.privacyPolicy, {
      ...operator,
      operatorName: '$& **Loaf** [x](javascript:1) <b>',
    });
    expect(phraseText(blocksOf(document).flatMap(phrasesOf))).toContain('$& **Loaf** [x](javascript:1) <b>');
    expect(linksOf(blocksOf(document)).filter((href) => href.startsWith('javascript'))).toEqual([]);
  });
});
