import { openingOf, readPostBody, withoutHeadingMarks } from './post-body';

it('lays a text out in paragraphs, headings and lists, and leaves everything else as it was typed', () => {
  const text =
    'First.\nSame.\n\n## Keep it fresh\nIn linen.\n\n- rye\n- spelt\n\n#bread # 2\n\n##\n\n### Deep\n\n- one\nor two\r\n\r\n  \r\nLast.';
  expect(readPostBody(text)).toEqual([
    { kind: 'paragraph', text: 'First.\nSame.' },
    { kind: 'heading', text: 'Keep it fresh' },
    { kind: 'paragraph', text: 'In linen.' },
    { kind: 'list', items: ['rye', 'spelt'] },
    { kind: 'paragraph', text: '#bread # 2' },
    { kind: 'paragraph', text: '##' },
    { kind: 'paragraph', text: '### Deep' },
    { kind: 'paragraph', text: '- one\nor two' },
    { kind: 'paragraph', text: 'Last.' },
  ]);
  expect(readPostBody(' \n\n ')).toEqual([]);
});

it('where a text has no headings, they are lines; its opening is what stands before the first', () => {
  expect(withoutHeadingMarks('One.\n\n## Two\n\nThree ## four')).toBe('One.\n\nTwo\n\nThree ## four');
  expect(openingOf('One.\n\nMore.\n\n## Two\n\nThree')).toBe('One.\n\nMore.');
  expect(openingOf('## Two\n\nThree')).toBe('');
});
