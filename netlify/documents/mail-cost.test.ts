import * as fc from 'fast-check';
import { Liquid } from 'liquidjs';
import type { EmailBlock } from '../../src/domain/email-block';
import { MOST_CONSTRUCTS } from '../../src/domain/merge-construct';
import { AppError } from '../errors/app-error';
import { makeCampaignMail } from '../providers/builtin/mail-maker/mail-maker';

/**
 * The cost of an email in work, not time: characters that Liquid reads, the longest token list that it makes of
 * them, characters of HTML and plain text. Twice the words may cost at most twice the work.
 */
async function workOf(blocks: readonly EmailBlock[]) {
  const work = { read: 0, tokens: 0, parses: 0, made: 0, refused: '' };
  const parse = Liquid.prototype.parse;
  jest.spyOn(Liquid.prototype, 'parse').mockImplementation(function (this: Liquid, text, path) {
    work.read += text.length;
    work.parses += 1;
    work.tokens = Math.max(work.tokens, (text.match(/\{\{|\{%/g)?.length ?? 0) * 2 + 1);
    return parse.call(this, text, path);
  });
  try {
    const { read } = await makeCampaignMail.run(
      {
        subject: 'Rye',
        preheader: '',
        blocks,
        language: 'en',
        look,
        pictures: {},
        fields: ['name', 'email'],
        reader: {
          contact: { name: 'Ada', email: 'ada@example.com' },
          link: null,
          honeypot: 'https://m.example/h',
          pixel: 'https://m.example/o',
          preferences: 'https://m.example/p',
        },
      },
      {},
    );
    work.made = read!.html.length + read!.text.length;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
    work.refused = error.message;
  } finally {
    jest.restoreAllMocks();
  }
  return work;
}

const look = { businessName: 'Corner Bakery', logoUrl: null, colours: ['#b5451b'], postalAddress: '12 Elm Street' };
const blocksOf = (piece: string, count: number): EmailBlock[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `b${n}`,
    kind: 'text',
    text: piece.repeat(Math.ceil(5_000 / piece.length)).slice(0, 5_000),
  }));
const pieces = [
  '{%',
  '{{}}',
  '{%if',
  '{',
  '{{',
  '{% a %a',
  '{%-   ',
  '{{"',
  "{{ contact['",
  '{{a|b:',
  '{{contact.email}}',
  '{{contact.name|default:"a"}}',
  '{%if contact.name%}',
  '{%if contact.name%}a{%endif%}',
  '- {%if contact.name%}\n',
  '{%if contact.name%}\n\n',
  '**a** ',
  '*a',
  'a\n',
  'a\n\n',
  '- a\n',
  '[a](b.co) ',
  'http://b.co ',
  'http://b.co/,,,,,,,,',
  '[',
  '[a](',
  '\\*',
  '&',
  '}}',
];

describe('a mail', () => {
  it.each(pieces)('full of %j costs in proportion to its length, or is refused in words', async (piece) => {
    const [small, large] = [await workOf(blocksOf(piece, 3)), await workOf(blocksOf(piece, 12))];
    for (const { read, tokens, parses, refused } of [small, large]) {
      expect(tokens).toBeLessThanOrEqual(2 * MOST_CONSTRUCTS + 1);
      expect(parses).toBeLessThan(13 * 250); // for an invalid text, only the first parts are checked
      expect(read).toBeLessThan(3_000_000);
      expect(refused).toMatch(
        /^$|^This email is too long to be shown or sent\. The longest block is number 1, which begins “/,
      );
    }
    if (large.refused === '')
      expect([large.read / small.read <= 4.2, large.made / small.made <= 4.2]).toEqual([true, true]);
  });

  it('of pieces in any order stays within the same bounds', async () => {
    const words = fc
      .array(fc.constantFrom(...pieces, 'word ', '"', '\n'), { minLength: 1, maxLength: 600 })
      .map((all) => all.join('').slice(0, 5_000));
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 10 }), async (texts) => {
        const work = await workOf(texts.map((text, n) => ({ id: `b${n}`, kind: 'text', text })));
        expect(work.tokens).toBeLessThanOrEqual(2 * MOST_CONSTRUCTS + 1);
        expect(work.parses).toBeLessThan((texts.length + 2) * 250);
      }),
      { numRuns: 40 },
    );
  });

  it('of too many words is refused before any of them is read, with the block that takes most', async () => {
    const work = await workOf([
      ...blocksOf('Bread. ', 30),
      {
        id: 'c',
        kind: 'columns',
        left: [],
        right: [
          {
            id: 'p',
            kind: 'product',
            name: 'Rye',
            text: 'Dark rye. '.repeat(500),
            price: '',
            creationId: null,
            alt: '',
            label: '',
            url: `https://b.co/${'x'.repeat(1_900)}`,
          },
        ],
      },
    ]);
    expect(work).toMatchObject({
      parses: 0,
      refused:
        'This email is too long to be shown or sent. The longest block is number 31, which begins “Dark rye. Dark rye. Dark rye. Dark rye. …”. Shorten it, or remove blocks.',
    });
  });

  it('of more links than there is room for is refused, too', async () => {
    const work = await workOf(
      Array.from({ length: 20 }, (_, block) => ({
        id: `b${block}`,
        kind: 'text',
        text: Array.from({ length: 310 }, (_link, n) => `http://b.co/${block}x${n}`)
          .join(' ')
          .slice(0, 5_000),
      })),
    );
    expect(work.refused).toMatch(/^This email is too long/);
  });
});
