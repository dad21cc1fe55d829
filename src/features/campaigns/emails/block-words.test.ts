import { completeLink, faultyBlock, linkFault, sayBlock } from './block-words';

test('a block is read out by its kind and its words, merge fields by their names', () => {
  expect(sayBlock({ id: 'a', kind: 'heading', level: 1, text: 'Hi {{ contact.first_name | default: "there" }}' })).toBe(
    'Heading: Hi First name',
  );
  expect(sayBlock({ id: 'a', kind: 'text', text: 'x'.repeat(70) })).toBe(`Text: ${'x'.repeat(60)}…`);
  expect(sayBlock({ id: 'a', kind: 'text', text: 'The **new**\n[menu](https://x.example)' })).toBe(
    'Text: The new menu',
  );
  expect(sayBlock({ id: 'a', kind: 'divider' })).toBe('Divider');
  expect(sayBlock({ id: 'a', kind: 'image', creationId: null, alt: 'Bread', url: '' })).toBe(
    'Image: No picture yet. The email leaves this block out.',
  );
  expect(sayBlock({ id: 'a', kind: 'social', links: [{ network: 'x', url: '' }] })).toBe('Social links: X');
});

test.each([
  '',
  'https://a.example',
  'HTTP://a.example',
  'a.example',
  'mailto:a@b.example',
  'tel:+44 20 7946 0000',
  '{{ contact.site | default: "https://x.example" }}',
])('%s is an address', (url) => expect(linkFault(url)).toBeNull());
test.each(['a b', 'javascript:alert(1)', 'https://', 'data:text/html,x', '//a.example'])('%s is none', (url) =>
  expect(linkFault(url)).toContain('https://'),
);

test('a bare domain is completed and nothing else', () => {
  expect(
    [
      'example.com',
      ' www.example.com/menu?x=1 ',
      'javascript:alert(1)',
      'hello',
      'mailto:a@b.example',
      'a b.example',
    ].map(completeLink),
  ).toEqual([
    'https://example.com',
    'https://www.example.com/menu?x=1',
    'javascript:alert(1)',
    'hello',
    'mailto:a@b.example',
    'a b.example',
  ]);
});

test('the block that a check is about is found, also in a column', () => {
  const picture = {
    id: 'p',
    kind: 'image',
    creationId: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04',
    alt: ' ',
    url: '',
  } as const;
  const blocks = [
    { id: 't', kind: 'text', text: '{{ contact.name }}' },
    { id: 'c', kind: 'columns', left: [picture], right: [{ id: 'b', kind: 'button', label: 'Go', url: 'x' }] },
  ] as const;
  expect(
    ['alt', 'links', 'merge', 'size'].map((check) => faultyBlock(structuredClone(blocks) as never, check)),
  ).toEqual(['p', 'b', 't', null]);
});
