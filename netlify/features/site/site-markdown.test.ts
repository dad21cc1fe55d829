import { markdownBlocks } from './site-markdown';

it('turns what our texts use into blocks', () => {
  expect(
    markdownBlocks(
      '## Why *rye*\n\nOne **bold**\nword, `code` and [a **link**](/blog/x).\n\n1. Mix\n2. Bake\n\n- a\n\n- b\n\n> First.\n>\n> Second.\n\n| a | b |\n|---|---|\n| 1 | [2](https://x.example/?a=1&b=2) |\n\n### Why rye\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'why-rye', text: [{ text: 'Why ' }, { text: 'rye', italic: true }] },
    {
      kind: 'paragraph',
      text: [
        { text: 'One ' },
        { text: 'bold', bold: true },
        { text: ' word, ' },
        { text: 'code', code: true },
        { text: ' and ' },
        { href: '/blog/x', spans: [{ text: 'a ' }, { text: 'link', bold: true }] },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'Mix' }], [{ text: 'Bake' }]] },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'quote', paragraphs: [[{ text: 'First.' }], [{ text: 'Second.' }]] },
    {
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ href: 'https://x.example/?a=1&b=2', spans: [{ text: '2' }] }]]],
    },
    { kind: 'heading', level: 3, id: 'why-rye-2', text: [{ text: 'Why rye' }] },
  ]);
});

it.each([
  ['HTML', 'Hello <b>you</b>'],
  ['a block of HTML', '<script>alert(1)</script>'],
  ['a picture', '![a](/b.png)'],
  ['a list in a list', '- a\n  - b'],
  ['a list in a quotation', '> - a'],
  ['a link that runs', '[a](javascript:alert(1))'],
  ['a link to another scheme', '[a](http://plain.example)'],
  ['a link without a scheme', '[a](//elsewhere.example)'],
  ['a first title', '# Title'],
  ['a block of code', '```\na\n```'],
  ['a ticked box', '- [x] done'],
])('refuses %s, which no page could show', (_what, markdown) => {
  expect(() => markdownBlocks(markdown)).toThrow('Our texts know no');
});
