import fc from 'fast-check';
import { aspectRatioNames } from '../../../../../src/domain/image-format';
import { composeArtistic } from '../artistic/compose-artistic';
import { composeCartoon } from '../cartoon/compose-cartoon';
import { composeMinimalist } from '../minimalist/compose-minimalist';
import { composeStudio } from '../photorealistic/compose-studio';
import { posterWords } from './poster-words';

const setOf = (prompt: string) => {
  const words = posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });
  return { ...words, parts: [words.headline, words.kicker, ...words.supporting.split(' · ')].filter(Boolean) };
};
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
/** Prompts that have the run in one of several places of theirs, and whether one part of the poster has all of it. */
const keptWhole = (runs: fc.Arbitrary<string>, frames: readonly string[]): void =>
  fc.assert(
    fc.property(runs, fc.constantFrom(...frames), (run, frame) => {
      const prompt = frame.replace('…', run);
      const { parts, leftOut } = setOf(prompt);
      const text = [...parts, leftOut ?? ''].map(plain);
      expect([prompt, parts, text.some((part) => part.includes(plain(run)))]).toEqual([prompt, parts, true]);
    }),
  );

const between = fc.constantFrom(' - ', '-', ' – ', '–');

it('both ends of a range of numbers, years, prices or hours are in one part', () => {
  const ends = fc.constantFrom(
    ['1938', '2026'],
    ['12', '2'],
    ['£5', '£8'],
    ['9am', '5pm'],
    ['09:00', '17:30'],
    ['20 cm', '30 cm'],
    ['40%', '60%'],
  );
  const ranges = fc.tuple(ends, between).map(([[from, to], dash]) => `${from}${dash}${to}`);
  keptWhole(ranges, [
    'Knife sharpening … this week. Ring Ann on 0800 555 0142',
    'Sash windows, …, all of Leeds',
    'In loving memory of Ted Harmer …. The workshop rests',
  ]);
});

it('a date keeps its day, its month and its other end, however they are shortened or typed', () => {
  const dates = fc.constantFrom(
    'sat 5 dec',
    'Sat 5 Dec 2pm',
    'tues 8 december',
    'friday 18th',
    '24 december till 2 january',
    'untill sunday',
    'from 3 - 5 march',
    'Sa 5. Dez.',
    'Sonntag 13.12. um 17 Uhr',
    '24.12. bis 2.1.',
    'sam. 12 déc. 14h',
    'sam. 16 janv. 14h - 17h',
    'mon - wed 9 - 5',
    'vom 21.12. bis 6.1.',
    'jeudi 3 décembre',
    'del 3 al 5 de enero',
    'sáb 12 dic',
    'sabato 12 dicembre',
    'dal 3 al 5 gennaio',
    'za 5 december',
    'van 3 t/m 5 januari',
  );
  keptWhole(dates, ['Wreath making workshop …', 'Knife sharpening, …, Town Hall', 'Pottery evenings … at Hollow Farm']);
});

it('a price or an offer keeps for whom, for how much and on what condition it is', () => {
  const offers = fc.constantFrom(
    'kids half price',
    'stairs half price when booked together',
    'first pint free for anyone who plays',
    'Free for over 60s',
    '£7 or £60 for ten',
    '20% off for members',
    '£12 adults',
    '£6 under 16s',
    '30 € o 50 € por pareja',
    '5 € pour les enfants',
    '10 € für Schüler',
    'gratis para menores de 12',
    '£5 with a student card',
  );
  keptWhole(offers, [
    'Harp lessons, …',
    'Chimney sweeping. …. Ring Ann on 0800 555 0142',
    'Falconry displays, …, Town Hall',
  ]);
});

it.each([
  'Hearing tests at home. Free for over 60s',
  'Sunday roast, kids half price',
  'Harp lessons, 20% off for members',
])('what is not for everybody is never set as large as a picture: %s', (prompt) => {
  expect(setOf(prompt).figure).toBeNull();
});

it('a condition outlasts what has none where the room is short', () => {
  const { supporting, leftOut } = setOf(
    'Open mic night, at the Fox & Anchor, sign up at the bar from seven, with the new house band and all of their friends from Cork and Kerry, the big window seats are kept for singers, the kitchen stays open late and does toasties, first pint free for anyone who plays',
  );
  expect(supporting).toMatch(/first pint free for anyone who plays/iu);
  expect(leftOut).toMatch(/^Left out: /);
});

it.each([
  [
    'We are closed from 24 december till 2 january. last orders for hampers friday 18th',
    'We are closed from 24 december till 2 january',
    'Last orders for hampers friday 18th',
  ],
  ['Winter tyre change from £40 a set, storage £25. Walk-ins Mon-Fri 8-5', 'Winter tyre change from £40 a set', null],
  ['Volunteer drivers needed for meals on wheels in Kendal', 'Volunteer drivers needed for meals on wheels', null],
  ['Our sweeping slots for december are almost gone', 'Our sweeping slots for december are almost gone', ''],
  ['You helped us raise £2,340 for the air ambulance', 'You helped us raise £2,340 for the air ambulance', ''],
  ['We have moved! You find us at 22 Castle Street', 'We have moved!', 'You find us at 22 Castle Street'],
  ['Found: black and white kitten, no collar', 'Black and white kitten', 'No collar'],
  ['Fish & chip friday: kids eat for £3 when an adult buys a main', 'Fish & chip friday', null],
  ['Fahrradcheck 39 € statt 55 €, nur noch bis Sa 12. Dez., Radwerk Kiel', 'Fahrradcheck 39 € statt 55 €', null],
  ['Gratis hoortest t/m 31 mei, hoortoestellen vanaf € 495', 'Gratis hoortest', 'Hoortoestellen vanaf € 495'],
  ['Pottery course on eight Tuesday evenings, €180', 'Pottery course on eight Tuesday evenings', '€180'],
  ['Repairs from £45 to £90, cleaning £20', 'Repairs from £45 to £90', 'Cleaning £20'],
  ['Cours de guitare, 25 € la première heure puis 20 €', 'Cours de guitare', '25 € la première heure puis 20 €'],
  ['Donut Tuesday! 6 for the price of 4', 'Donut Tuesday!', '6 for the price of 4'],
  ['Open Friday! Come and see us', 'Open Friday!', 'Come and see us'],
  ['House rewire fixed price from £2,400', 'House rewire', 'Fixed price from £2,400'],
  ['Haircuts £14, wet shave £18. Sorry, no cards', 'Haircuts £14', 'Wet shave £18 · Sorry, no cards'],
  ['Fresh bread Wed to Sun. Loaf £3, rolls 40p', 'Fresh bread', null],
  [
    'Computer help at home. $40 for the first hour then $10 every extra 15 minutes. Ring Walt, 555 0174',
    'Computer help at home',
    '$40 for the first hour then $10 every extra 15 minutes · Ring Walt, 555 0174',
  ],
  ['Room to let, call Marit on 555 0138 after 4pm', 'Room to let', 'Call Marit on 555 0138 after 4pm'],
  [
    'Wir machen Ferien vom 21.12. bis 6.1. und sind ab Do 7. Januar wieder für Sie da',
    'Wir machen Ferien vom 21.12. bis 6.1. und sind ab Do 7. Januar wieder für Sie da',
    '',
  ],
  ['Bäckereiverkäufer (m/w/d), ab sofort', 'Bäckereiverkäufer (m/w/d)', 'Ab sofort'],
  [
    'No drilling from 12 - 2 today. The dentist is at lunch',
    'No drilling from 12 - 2 today',
    'The dentist is at lunch',
  ],
])('the headline is the news, whole: %s', (prompt, headline, supporting) => {
  expect(setOf(prompt)).toMatchObject({ headline, ...(supporting !== null && { supporting }), leftOut: null });
});

it.each(['In loving memory of Ted Harmer', 'In stillem Gedenken an Ted Harmer', 'À la mémoire de Ted Harmer'])(
  'mourning takes no colour of ours: %s',
  (prompt) => {
    expect(setOf(prompt).colour).toEqual({ kind: 'neutral' });
  },
);

describe('nothing is cut at drawing that is not told', () => {
  const prompts = [
    'Open mic night this thursday at the Fox & Anchor, 8pm till late, sign up at the bar, first pint free for anyone who plays',
    'We are closed from 24 december till 2 january. last orders for christmas hampers friday 18th. Merry xmas from all at Hill Farm',
    'Part time kitchen porter wanted. 20 hours a week, evenings, £12.60/hr plus tips and a hot meal. ring Sandra on 01326 555 014',
    'Lost cat. Grey tabby called Biscuit, white paws, missing since sunday around Mill Lane. Call Jo 07700 900 461',
  ];
  const composers = { composeMinimalist, composeCartoon, composeArtistic, composeStudio };
  it.each(aspectRatioNames)('%s', async (aspectRatio) => {
    for (const [name, compose] of Object.entries(composers)) {
      for (const [seed, prompt] of prompts.entries()) {
        const made = await compose({ prompt, style: 'minimalist', aspectRatio, seed });
        const { texts } = 'sheet' in made ? made.sheet : made;
        const lines = texts.flatMap((block) => block.lines.map(({ text }) => text));
        expect([name, prompt, lines.filter((line) => /…$|·$|^·/.test(line))]).toEqual([name, prompt, []]);
      }
    }
  });
});
