import { readRichText, type RichSpan } from './rich-text';

const spans = (text: string): RichSpan[] =>
  readRichText(text).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans));
const plain = (text: string) =>
  spans(text)
    .map((span) => (span.kind === 'text' ? span.text : '⏎'))
    .join('');

describe('a text of an email', () => {
  it('is paragraphs between blank lines, with its line breaks', () => {
    expect(readRichText('One\ntwo\n\n\nThree')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'One' }, { kind: 'break' }, { kind: 'text', text: 'two' }] },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three' }] },
    ]);
  });

  it('knows bold, italic and both, and leaves a sum and a file name alone', () => {
    expect(spans('**b** *i* _i_ ***x***')).toEqual([
      { kind: 'text', text: 'b', bold: true },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'i', italic: true },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'i', italic: true },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'x', bold: true, italic: true },
    ]);
    for (const text of ['2 * 3 * 4', 'snake_case_name', '**open', '****', 'a * b'])
      expect(spans(text)).toEqual([{ kind: 'text', text }]);
  });

  it('knows links, bare ones too, without the full stop after them', () => {
    expect(spans('[menu](https://a.example/x_(y)) and https://b.example/z.')).toEqual([
      { kind: 'text', text: 'menu', href: 'https://a.example/x_(y)' },
      { kind: 'text', text: ' and ' },
      { kind: 'text', text: 'https://b.example/z', href: 'https://b.example/z' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('knows lists, with numbers from where they start', () => {
    expect(readRichText('Bring:\n- flour\n- salt\n  and pepper\n\n3. mix\n4. wait')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Bring:' }] },
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [{ kind: 'text', text: 'flour' }],
          [{ kind: 'text', text: 'salt' }, { kind: 'break' }, { kind: 'text', text: 'and pepper' }],
        ],
      },
      {
        kind: 'list',
        ordered: true,
        start: 3,
        items: [[{ kind: 'text', text: 'mix' }], [{ kind: 'text', text: 'wait' }]],
      },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '# Heading',
    '> quote',
    '`code`',
    '![x](y)'.replace('](y)', '] (y)'),
    '<!-- c -->',
    '&lt;b&gt;',
    '| a | b |',
  ])('shows %s as it is written', (text) => {
    expect(plain(text)).toBe(text);
  });

  it('loses no word of a text without marks', () => {
    for (const text of ['a\\b', 'h', 'http', '[', ']', '](', '<', 'ends with \\', 'Zoë — 50 % “off”'])
      expect(plain(text)).toBe(text);
    expect(plain('\\*not bold\\*')).toBe('*not bold*');
  });

  // Steps, not milliseconds: a reader that backtracks would never finish here.
  it.each([
    '[a](',
    '**a',
    '_a ',
    '1. ',
    '- ',
    '[',
    '*',
    '<',
    '\\',
    '![',
    '[a](<',
    'https://',
    '<http://',
    '**_',
    '\n- a',
    '[a](b(c',
  ])('reads 100,000 characters of %j', (piece) => {
    expect(readRichText(piece.repeat(Math.ceil(100_000 / piece.length))).length).toBeGreaterThan(0);
  });
});
