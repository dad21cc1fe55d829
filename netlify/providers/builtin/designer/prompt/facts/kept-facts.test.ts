import { aspectRatioNames } from '../../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../../ports/image';
import { composeMinimalist } from '../../minimalist/compose-minimalist';
import { posterWords } from '../poster-words';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'minimalist',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

describe('what an owner typed', () => {
  it.each([
    ['Spring brunch at Wattle & Stem, Newtown', 'Spring brunch at Wattle & Stem', 'Newtown'],
    [
      'Fresh seasonal flowers and morning coffee at Wattle & Stem, Newtown',
      'Fresh seasonal flowers and morning coffee',
      'At Wattle & Stem, Newtown',
    ],
    ['Burst pipe? Emergency plumber, call 937-555-0142', 'Burst pipe?', 'Emergency plumber · Call 937-555-0142'],
    [
      'Emergency plumber, call us now on (020) 7946 0958 or visit www.daytonpipes.com',
      'Emergency plumber',
      'Call us now on (020) 7946 0958 · Visit www.daytonpipes.com',
    ],
    ['10 € Probestunde, Atemraum Berlin-Neukölln', '10 € Probestunde', 'Atemraum Berlin-Neukölln'],
    ['Poinsettias $19', 'Poinsettias', '$19'],
    [
      'Wedding flowers, CHF 49, Kastanienallee 12, 10435 Berlin',
      'Wedding flowers',
      'CHF 49 · Kastanienallee 12, 10435 Berlin',
    ],
    ['Haircuts 30 zł, manicure 45 PLN', 'Haircuts 30 zł', 'Manicure 45 PLN'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>', ''],
    ['Are “flushable” wipes really flushable?', 'Are “flushable” wipes really flushable?', ''],
    ['1,000 customers served since 1987!', '1,000 customers served since 1987!', ''],
    ['Dr. Smith joins our practice, hello@smith.co.uk', 'Dr. Smith joins our practice', 'hello@smith.co.uk'],
    [
      'Poster saying "Fresh at seven" for the new shop of Ada Lovelace, 12 Mill Lane',
      'Fresh at seven',
      'New shop of Ada Lovelace · 12 Mill Lane',
    ],
    ['LAST CHANCE 50% OFF AT HILL & CO CALL 937-555-0142', 'LAST CHANCE', '50% OFF · AT HILL & CO · CALL 937-555-0142'],
    ['iPhone repair in Leeds', 'iPhone repair', 'In Leeds'],
    [
      'Schlüsseldienst Tag und Nacht, Türöffnung ab 79 € werktags von 8 bis 18 Uhr, danach 119 €',
      'Schlüsseldienst Tag und Nacht',
      'Türöffnung ab 79 € werktags von 8 bis 18 Uhr, danach 119 €',
    ],
    [
      "We're open from 9 till 5 on bank holiday Monday instead of the usual 8 till 6",
      "We're open",
      'From 9 till 5 on bank holiday Monday instead of the usual 8 till 6',
    ],
    ['Hot stone massage 60 min $85, 90 min $120', 'Hot stone massage 60 min $85', '90 min $120'],
    ['Passport photos £8 for 4, digital code £3 extra', 'Passport photos £8 for 4', 'Digital code £3 extra'],
    ['Paint & Sip Thursday! $35 a seat', 'Paint & Sip Thursday!', '$35 a seat'],
    ['New this week: smoked trout pâté £4.50 a pot', 'Smoked trout pâté', '£4.50 a pot'],
    ['Vermieten Hüpfburg 95 € am Tag, Kaution 100 €', 'Vermieten Hüpfburg 95 € am Tag', 'Kaution 100 €'],
    [
      '£5 off your first groom, call Tess on 555 0148 to book',
      '£5 off your first groom',
      'Call Tess on 555 0148 to book',
    ],
    [
      'Winter tyres fitted, £60 for four, stored till April for another £25',
      'Winter tyres fitted',
      '£60 for four · Stored till April for another £25',
    ],
  ])('is on the poster: %s', (prompt, headline, supporting) => {
    expect(posterWords(briefOf(prompt))).toMatchObject({ headline, supporting, leftOut: null });
  });

  it.each([
    [
      'Eröffnung am 3. Dezember, Kaffee 2,50 €',
      { headline: 'Eröffnung', supporting: 'Kaffee 2,50 €', kicker: 'Am 3. Dezember' },
    ],
    [
      'Live music with Tom & The Waves, Saturday 8pm, The Blue Room',
      { headline: 'Live music with Tom & The Waves', supporting: 'The Blue Room', kicker: 'Saturday 8pm' },
    ],
    ['Holiday let, 12 May to 20 May', { headline: 'Holiday let', kicker: '12 May to 20 May' }],
  ])('keeps its dates whole: %s', (prompt, words) => {
    expect(posterWords(briefOf(prompt))).toMatchObject(words);
  });

  it.each(['Open Mon-Fri 9-17', 'Season 2026-2027', 'Sale on 2026-12-03', 'Hall for 10 000 000 guests'])(
    'takes no date, hours or amount for a telephone number: %s',
    (prompt) => {
      const { headline, supporting, kicker } = posterWords(briefOf(prompt));
      expect(`${headline} ${supporting} ${kicker}`).toContain(/\d.*\d/.exec(prompt)![0]);
    },
  );

  it('loses the least where the room is too short, and says so', () => {
    const prompt =
      'Rooms by the sea, from £85 per night, Seaview House, Brighton, call 01273 555 019, www.seaviewhouse.co.uk, hello@seaviewhouse.co.uk, follow @seaviewhouse';
    const { supporting, leftOut } = posterWords(briefOf(prompt, { aspectRatio: '4:3' }));
    for (const fact of ['£85', '01273 555 019', 'www.seaviewhouse.co.uk']) expect(supporting).toContain(fact);
    expect(leftOut).toMatch(/^Left out: .*@seaviewhouse/);
  });

  it('says at most 1,000 characters about what it left out', () => {
    const prompt = `Rooms at ${Array.from({ length: 120 }, (_, index) => `House Number${index}`).join(', ')}, 寿司 שלום لقاء 🎉`;
    expect(posterWords(briefOf(prompt)).leftOut!.length).toBeLessThanOrEqual(1000);
  });

  it.each(aspectRatioNames)('is set whole at %s, in every layout', async (aspectRatio) => {
    for (const [prompt, facts] of [
      [
        'Burst pipe? Emergency plumber, call 937-555-0142 or visit www.daytonpipes.com',
        ['937-555-0142', 'www.daytonpipes.com'],
      ],
      [
        'We are closed on Monday 23 November; back on Tuesday with warm rye bread',
        ['We are closed on Monday 23 November', 'Back on Tuesday with warm rye bread'],
      ],
      [
        'Autumn sale at Hill & Co, 12 High Street, www.hillco.com, CHF 49, 3 December',
        ['12 High Street', 'www.hillco.com', 'CHF 49', '3 December', 'Hill & Co'],
      ],
    ] as const) {
      for (let seed = 0; seed < 8; seed += 1) {
        const { plan, sheet } = await composeMinimalist(briefOf(prompt, { aspectRatio, seed }));
        const text = sheet.texts
          .flatMap(({ lines }) => lines.map((line) => line.text))
          .join(' ')
          .replace(/-\s(?=\p{L})/gu, '-');
        const missing = facts.filter((fact) => !text.replaceAll('\u00a0', ' ').includes(fact));
        // a banner has one line of small text: what it has no room for is told
        const told = aspectRatio === '4:1' && prompt.startsWith('Burst') ? 'Left out: Emergency plumber.' : null;
        expect([plan.layout, seed, missing, plan.words.leftOut]).toEqual([plan.layout, seed, [], told]);
      }
    }
  });
});

it('minutes stay with their hour', () => {
  const { headline, kicker, supporting } = posterWords({
    prompt: 'Poppentheater voor kinderen vanaf 4 jaar: elke zondag om 14.30 uur in de oude brandweerkazerne.',
    style: 'cartoon',
    aspectRatio: '16:9',
    seed: 0,
  });
  expect([headline, kicker, supporting].join(' · ')).toContain('14.30 uur');
});
