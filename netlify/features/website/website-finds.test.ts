import { readPage } from './website-facts';
import { findsOf } from './website-finds';

const PAGE = 'https://okoro.example/faq';
const finds = (html: string, offers: string[] = []) => findsOf([readPage(html, PAGE)], offers);
const jsonLd = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

test('questions are read from structured data, without markup', () => {
  const page = jsonLd({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Do you come to us?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, <b>every</b> Tuesday.</p>' },
      },
      { '@type': 'Question', name: 'Unanswered?' },
    ],
  });
  expect(finds(page)).toEqual([
    { kind: 'question', text: 'Do you come to us?', detail: 'Yes, every Tuesday.', page: PAGE },
  ]);
});

test.each([
  ['a folding section', '<details><summary>How long does it take?</summary><p>Two weeks, as a rule.</p></details>'],
  ['a list of terms', '<dl><dt>How long does it take?</dt><dd>Two weeks, as a rule.</dd></dl>'],
  ['a heading', '<h3>How long does it take?</h3><p>Two weeks, as a rule.</p><h3>Contact</h3><p>Write to us.</p>'],
])('questions are found in %s', (_where, html) =>
  expect(finds(html)).toEqual([
    { kind: 'question', text: 'How long does it take?', detail: 'Two weeks, as a rule.', page: PAGE },
  ]),
);

test('a question without an answer is left out', () => {
  expect(
    finds(
      '<h2>Ready?</h2><h2>Set?</h2><p>Why not?</p><h2>Go</h2><details><summary>More</summary>Text here now</details>',
    ),
  ).toEqual([]);
});

test('services, prices, praise and facts come with their page, and praise without its author', () => {
  const page = jsonLd({
    '@type': 'Store',
    name: 'Okoro Clocks',
    award: 'Craft prize of Leith 2024',
    review: { '@type': 'Review', author: { name: 'Jo Bloggs' }, reviewBody: 'It keeps time to the second.' },
    makesOffer: {
      '@type': 'Offer',
      price: '40',
      priceCurrency: 'GBP',
      itemOffered: {
        '@type': 'Service',
        name: 'House calls',
        description: 'We come to you, look at the clock and tell you what it needs.',
      },
    },
  });
  const found = finds(page, ['House calls']);
  expect(found.map(({ kind, text, detail }) => [kind, text, detail])).toEqual([
    ['service', 'House calls', 'We come to you, look at the clock and tell you what it needs.'],
    ['price', 'House calls', '£40'],
    ['review', 'It keeps time to the second.', ''],
    ['fact', 'Craft prize of Leith 2024', ''],
  ]);
  expect(JSON.stringify(found)).not.toContain('Bloggs');
});

test('a page with endless questions gives a bounded list of bounded texts', () => {
  const many = Array.from(
    { length: 500 },
    (_, at) => `<h3>Question ${at} ${'x'.repeat(900)}?</h3><p>${'long words '.repeat(900)}</p>`,
  );
  const found = finds(many.join('') + '<h3>A short one?</h3>');
  expect(found.length).toBeLessThanOrEqual(40);
  for (const { text, detail } of found) expect(text.length + detail.length).toBeLessThanOrEqual(900);
});
