import type { ImageBrief } from '../../../../ports/image';
import { posterWords } from './poster-words';

const long =
  "Hi! I'm Tessa and I run a small upholstery workshop behind the station. I've got room for four more people on my weekend course on 14 and 15 March, where you reupholster a dining chair from scratch and take it home. It's £160 including all materials, bring your own chair or use one of mine. No experience needed. Email tessa@backseat.co.uk.";
const german =
  "Servus, i wollt nur sagen, dass es schon wieder so weit ist. Reifen wechseln ohne Termin, jeden Samstag im Oktober von 7 bis 15 Uhr, 48 Euro für alle vier. Auswuchten macht 20 Euro extra. Einlagern tun wir's auch, 59 pro Saison. Werkstatt ist in Tulln an der Königstetter Straße, neben dem Lagerhaus.";
const brief = (
  prompt: string,
  aspectRatio: ImageBrief['aspectRatio'],
  more: Partial<ImageBrief> & { seconds?: number } = {},
): ImageBrief => ({ prompt, aspectRatio, style: 'artistic', seed: 1, brand: 'Backseat', ...more });

it.each([
  ['1:1', 330],
  ['16:9', 300],
  ['9:16', 420],
  ['4:3', 270],
] as const)('a description with more facts than %s has room for becomes a notice', (ratio, most) => {
  const words = posterWords(brief(long, ratio));
  expect(words.figure).toBeNull();
  if (ratio !== '9:16') expect(words.isNotice).toBe(true);
  expect(words.supporting).toContain('£160 including all materials');
  expect(words.supporting).toContain('14 and 15 March');
  expect(words.supporting).toContain('tessa@backseat.co.uk');
  expect(words.supporting.length).toBeLessThanOrEqual(most);
});

it('days, prices and the place of a German text are all set on a landscape sheet', () => {
  const { isNotice, supporting } = posterWords(brief(german, '4:3', { brand: 'Kfz Hofbauer' }));
  expect(isNotice).toBe(true);
  for (const fact of ['Jeden Samstag im Oktober', '48 Euro für alle vier', '20 Euro extra', '59 pro Saison', 'Tulln'])
    expect(supporting).toContain(fact);
});

it.each(['Fresh rye bread every Saturday from 8am, £4 a loaf', 'Grandfather clocks repaired, cleaned and set ticking'])(
  'few words make none: %s',
  (prompt) => {
    for (const ratio of ['1:1', '16:9', '9:16', '4:3', '4:1'] as const)
      expect(posterWords(brief(prompt, ratio)).isNotice).toBe(false);
  },
);

it('what is left out beside a story makes none, however much there is of it', () => {
  const chatty = `Our bakery is the one with the blue door, ${'we love the smell of it in the morning and so do all the neighbours, '.repeat(6)}come in.`;
  expect(posterWords(brief(chatty, '4:3')).isNotice).toBe(false);
});

it('a banner, a photograph and a clip keep the usual room', () => {
  const usual = [
    brief(long, '4:1'),
    brief(long, '1:1', { photo: { key: 'a', alt: 'A chair' } }),
    brief(long, '1:1', { seconds: 10 }),
  ].map((each) => posterWords(each));
  expect(usual.map(({ isNotice }) => isNotice)).toEqual([false, false, false]);
  expect(usual[1]!.supporting.length).toBeLessThanOrEqual(240);
});

it('what an owner typed is a notice where it is longer than the usual room, and none of 300 letters is cut', () => {
  const supporting = Array.from({ length: 12 }, (_, at) => `Course ${at + 1} on ${at + 1} March`).join(' · ');
  const words = posterWords(brief('Upholstery', '1:1', { headline: 'Courses', supporting }));
  expect(words).toMatchObject({ isNotice: true, supporting });
  expect(posterWords(brief('Upholstery', '1:1', { headline: 'Courses', supporting: 'From £90' })).isNotice).toBe(false);
});

it('what an owner typed and no sheet has room for is told', () => {
  const supporting = Array.from({ length: 25 }, (_, at) => `Course ${at + 1} on ${at + 1} March`).join(' · ');
  const { leftOut, ...words } = posterWords(brief('Pottery courses', '1:1', { supporting: supporting.slice(0, 500) }));
  expect(words.supporting.length).toBeLessThan(500);
  expect(leftOut).toMatch(/^Left out: .*Course/u);
});
