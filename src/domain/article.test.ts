import { plainText, readFrontMatter, readingMinutes, readTime, type Block } from './article';

describe('the fields at the top of a file', () => {
  it('are words, quoted words, lists of words and lists of fields, and the rest is the text', () => {
    const file =
      '---\ntitle: "Eggs: how many?"\ndate: 2026-11-20\ntags: [eggs, "brown hens"]\nsections:\n  - id: one\n    title: "First"\n  - id: two\n    title: Second\nversion: "1.0"\n---\n\nText.\n---\nMore.\n';
    expect(readFrontMatter(file)).toEqual({
      fields: {
        title: 'Eggs: how many?',
        date: '2026-11-20',
        tags: ['eggs', 'brown hens'],
        sections: [
          { id: 'one', title: 'First' },
          { id: 'two', title: 'Second' },
        ],
        version: '1.0',
      },
      body: '\nText.\n---\nMore.\n',
    });
  });

  it.each([
    ['no fields at all', 'Text.'],
    ['a line that is no field', '---\ntitle: x\njust words\n---\n'],
    ['a field below nothing', '---\ntitle: x\n  id: y\n---\n'],
    ['a field below a list without an entry', '---\nlist:\n  id: y\n---\n'],
  ])('are refused with %s', (_what, file) => {
    expect(() => readFrontMatter(file)).toThrow(/content starts|no field/);
  });
});

describe('the text of blocks', () => {
  it('is its readable text, in order', () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 2, id: 'a', text: [{ text: 'Rye' }] },
      {
        kind: 'paragraph',
        text: [
          { text: 'Ask ' },
          { href: '/blog', spans: [{ text: 'the ' }, { text: 'baker', bold: true }] },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'Mix' }], [{ text: 'Bake' }]] },
      { kind: 'list', ordered: false, items: [[{ text: 'Salt' }]] },
      { kind: 'quote', paragraphs: [[{ text: 'One.' }], [{ text: 'Two.' }]] },
      {
        kind: 'table',
        head: [[{ text: 'day' }], [{ text: 'loaf' }]],
        rows: [[[{ text: 'Monday' }], [{ text: 'rye' }]]],
      },
    ];
    expect(plainText(blocks)).toBe(
      'Rye\n\nAsk the baker.\n\n1. Mix\n2. Bake\n\n• Salt\n\nOne.\n\nTwo.\n\nday · loaf\nMonday · rye',
    );
  });
});

describe('reading time', () => {
  it.each([
    ['', 1],
    ['word '.repeat(220), 1],
    ['word '.repeat(221), 2],
    ['word '.repeat(880), 4],
    ['— • · '.repeat(900), 1],
    ["it's well-known ".repeat(110), 1],
  ])('counts words at 220 a minute, rounded up', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  it('is said in words', () => expect(readTime(4)).toBe('4 min read'));
});
