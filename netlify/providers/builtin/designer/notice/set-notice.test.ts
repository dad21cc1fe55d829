import { aspectRatios } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { composeArtistic } from '../artistic/compose-artistic';
import { composeCartoon } from '../cartoon/compose-cartoon';
import { bottom, right, type Rect } from '../drawing/rect';
import type { TextBlock } from '../drawing/text-blocks';
import { composeMinimalist } from '../minimalist/compose-minimalist';
import { composePrint } from '../print/compose-print';
import { isDay } from '../drawing/is-day';
import { amounts } from '../prompt/fact-weights';
import { posterWords } from '../prompt/poster-words';

const prompts = [
  "Hi! I'm Tessa and I run a small upholstery workshop behind the station. I've got room for four more people on my weekend course on 14 and 15 March, where you reupholster a dining chair from scratch and take it home. It's £160 including all materials, bring your own chair or use one of mine. No experience needed. Email tessa@backseat.co.uk.",
  "Servus, i wollt nur sagen, dass es schon wieder so weit ist und jeder am ersten November draufkommt, dass er noch Sommerreifen oben hat. Reifen wechseln ohne Termin, jeden Samstag im Oktober von 7 bis 15 Uhr, 48 Euro für alle vier. Auswuchten macht 20 Euro extra. Einlagern tun wir's auch, 59 pro Saison. Kaffee ist gratis und besser als früher. Werkstatt ist in Tulln an der Königstetter Straße, neben dem Lagerhaus.",
  'Please note our new prices from Monday 3rd February. Small wash £5.20, large wash £7.80, duvet machine £11, dryers 20p per minute. Service wash is £16 a bag, in before 11 and ready by 5. Last wash is now 7.15 pm every day, the doors lock at half past eight. The machines now take contactless as well as coins.',
];
const ratios = ['1:1', '16:9', '9:16', '4:3'] as const;

const composed: Readonly<
  Record<'minimalist' | 'cartoon' | 'artistic', (brief: ImageBrief) => Promise<{ texts: TextBlock[]; picture: Rect }>>
> = {
  minimalist: async (brief) => {
    const { sheet } = await composeMinimalist(brief);
    return { texts: sheet.texts, picture: sheet.art };
  },
  cartoon: async (brief) => {
    const { sheet } = await composeCartoon(brief);
    return { texts: sheet.texts, picture: sheet.art };
  },
  artistic: async (brief) => {
    const { sheet } = await composeArtistic(brief);
    return { texts: sheet.texts, picture: sheet.painting };
  },
};

describe.each(['minimalist', 'cartoon', 'artistic'] as const)('a %s notice', (style) => {
  it.each(ratios)(
    'in %s sets every fact whole, large enough and clear of a picture that can be seen',
    async (ratio) => {
      for (const [seed, prompt] of prompts.entries()) {
        const brief: ImageBrief = { prompt, style, aspectRatio: ratio, seed, brand: 'Backseat' };
        if (!posterWords(brief).isNotice) continue;
        const { texts, picture } = await composed[style](brief);
        const { width, height } = aspectRatios[ratio];
        const short = Math.min(width, height);
        expect(told(texts)).toEqual(wanted(brief));
        for (const { role, size, lines, box } of texts) {
          const text = lines.map((line) => line.text).join(' ');
          const isStrong = role !== 'brand' && role !== 'headline' && (amounts.test(text) || isDay(text));
          expect({ text, isLarge: size >= short * (isStrong ? 0.03 : 0.023) }).toEqual({ text, isLarge: true });
          expect(bottom(box)).toBeLessThanOrEqual(height * 0.99);
          expect(box.y >= bottom(picture) - 1 || right(box) <= picture.x + 1).toBe(true);
        }
        const headline = texts.find(({ role }) => role === 'headline')!;
        expect(headline.size).toBeGreaterThan(
          Math.max(...texts.filter((text) => text !== headline).map(({ size }) => size)),
        );
        expect(picture.w * picture.h).toBeGreaterThan(width * height * LEAST_PICTURE);
      }
    },
  );
});

it.each(ratios)('a printed notice in %s keeps its picture and cuts nothing', async (ratio) => {
  for (const [seed, prompt] of prompts.entries()) {
    const brief: ImageBrief = { prompt, style: 'photorealistic', aspectRatio: ratio, seed, brand: 'Backseat' };
    if (!posterWords(brief).isNotice) continue;
    const { texts, art } = await composePrint(brief);
    expect(told(texts)).toEqual(wanted(brief));
    expect(art).not.toBeNull();
    const short = Math.min(aspectRatios[ratio].width, aspectRatios[ratio].height);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(short * 0.023);
  }
});

/** The words in any order: a list of prices parts name and price. */
const told = (texts: readonly TextBlock[]): string[] =>
  lettersOf(withoutVerb(texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')));
const wanted = (brief: ImageBrief): string[] => {
  const { headline, supporting, kicker, brand } = posterWords(brief);
  return lettersOf(withoutVerb([headline, supporting, kicker, brand].join(' ')));
};
/** A row has no need of the verb between its ends. */
const withoutVerb = (text: string): string => text.replaceAll(/ is (?=£)/gu, ' ');
const lettersOf = (text: string): string[] => [...text.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}@…]/gu, '')].sort();

/** Of the sheet. */
const LEAST_PICTURE = 0.12;
