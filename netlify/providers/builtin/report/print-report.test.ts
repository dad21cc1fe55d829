import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzlibSync } from 'fflate';
import { buildEmptyFigures, buildReportFigures } from '../../../../src/domain/testing/build-report-figures';
import { contrastRatio, fromOklch } from '../../../../src/domain/colour';
import type { ReportFigures } from '../../../../src/domain/report-figures';
import { writeReport } from '../../../../src/domain/report';
import { drawHalves } from '../../../testing/pixels';
import { printReport } from './print-report';
import { brandInk, inks } from './report-colours';
import { loadReportFonts } from './report-fonts';
import { isCut, printable, stretchesOf } from './report-lettering';

const print = (figures: ReportFigures, more: Partial<Parameters<typeof printReport.run>[0]> = {}) =>
  printReport.run(
    {
      report: writeReport(figures),
      brand: { colours: [], logo: null },
      pictures: new Map(),
      preparedBy: null,
      madeOn: '2026-06-09',
      ...more,
    },
    {},
  );
const pagesOf = (bytes: Uint8Array) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(plain(bytes))?.[1]);
const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
/** What is drawn on the pages, unpacked. */
const drawn = (bytes: Uint8Array): string =>
  [...plain(bytes).matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body]) => {
      try {
        return Buffer.from(unzlibSync(Buffer.from(body!, 'latin1'))).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

describe('a report on paper', () => {
  it('is two to four pages, tagged, in English, with its own fonts embedded and no others', async () => {
    const bytes = await print(buildReportFigures());
    const text = plain(bytes);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(2);
    expect(pagesOf(bytes)).toBeLessThanOrEqual(4);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en)');
    const fonts = [...text.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(fonts)].sort()).toEqual(['BricolageGrotesque-SemiBold', 'Inter-Regular', 'Inter-SemiBold']);
    expect(bytes.length).toBeLessThan(200_000);
  });

  it('is the same file for the same figures', async () => {
    const [one, other] = [await print(buildReportFigures()), await print(buildReportFigures())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('holds the pictures of its content and the logo', async () => {
    const figures = buildReportFigures();
    const bytes = await print(figures, {
      brand: { colours: ['#0b6e4f'], logo: await drawHalves('png', { width: 200, height: 80 }) },
      pictures: new Map([[figures.content[1]!.id, await drawHalves('jpeg', { width: 128, height: 128 })]]),
    });
    expect(plain(bytes).match(/\/Subtype \/Image/g)!.length).toBeGreaterThanOrEqual(2);
    expect(plain(bytes)).toContain('/DCTDecode');
  });

  it('links each number in its summary to its explanation', async () => {
    const report = writeReport(buildReportFigures());
    const text = plain(await print(buildReportFigures()));
    const named = report.summary.flatMap((sentence) =>
      sentence.flatMap((part) => (typeof part === 'string' ? [] : [part.query])),
    );
    const numbers = report.queries.filter(({ query, value }) => typeof value === 'number' && named.includes(query));
    expect(numbers.length).toBeGreaterThan(6);
    for (const { query } of numbers) expect(text.split(`(${query})`).length).toBeGreaterThanOrEqual(3); // a link and its end
  });

  it.each([
    ['nothing measured', buildEmptyFigures()],
    ['no name', buildReportFigures({ business: '' })],
    ['a name of one endless word', buildReportFigures({ business: 'W'.repeat(400) })],
    ['a name that no font has', buildReportFigures({ business: '東京' })],
    ['controls and lone surrogates', buildReportFigures({ business: 'a\u0000b\ud800c\u202Ed' })],
    [
      'one day',
      buildReportFigures({
        days: buildReportFigures().days.slice(0, 1),
        daysBefore: buildReportFigures().daysBefore.slice(0, 1),
      }),
    ],
    [
      'a year',
      buildReportFigures({
        days: Array.from({ length: 365 }, (_, at) => ({ ...buildReportFigures().days[at % 30]!, day: '2026-01-01' })),
      }),
    ],
    [
      'billions',
      buildReportFigures({ days: buildReportFigures().days.map((day) => ({ ...day, reach: 9e12, revenue: 9e14 })) }),
    ],
  ])('is printed with %s', async (_, figures) => {
    const bytes = await print(figures);
    expect(plain(bytes).slice(0, 5)).toBe('%PDF-');
    expect(drawn(bytes)).toMatch(/\d Tf/);
    expect(drawn(bytes)).not.toContain('NaN');
    expect(pagesOf(bytes)).toBeLessThanOrEqual(6);
  });
});

describe('letters', () => {
  it('of other scripts are drawn where a font has them, and named where none has', async () => {
    const fonts = await loadReportFonts();
    const said = (text: string) => printable(text, fonts);
    expect(said('Ψωμί, хлеб, Bánh mì, לחם, خبز')).toBe('Ψωμί, хлеб, Bánh mì, לחם, خبز');
    expect(said('東京のパン屋 Bread day')).toBe('[Japanese text] Bread day');
    expect(said('北京烤鸭')).toBe('[Chinese text]');
    expect(said('서울 빵집')).toBe('[Korean text]');
    expect(said('Bread 🍞 day ✨')).toBe('Bread day');
    expect([isCut('Bread 🍞', fonts), isCut('東京', fonts)]).toEqual([false, true]);
    for (const text of ['東京 🍞', 'नमस्ते', '\u{1F600}'])
      for (const character of said(text)) expect(fonts.faceOf(character, 'text')).not.toBeNull();
  });

  it('that run from right to left follow the bidirectional algorithm', async () => {
    const fonts = await loadReportFonts();
    const order = (text: string) => stretchesOf([{ text, weight: 'text' }], fonts).map((stretch) => stretch.text);
    expect(order('abc לחם def')).toEqual(['abc ', 'לחם', ' def']);
    expect(order('\u2068לחם (2026)\u2069 abc')).toEqual(['(', '2026', ')', 'לחם ', ' abc']);
    expect(order('abc לחם, def 12 خبز')).toEqual(['abc ', 'לחם', ', def 12 ', 'خبز']);
  });
});

const TOKENS: Record<keyof typeof inks, string> = {
  text1: '--text-1',
  text2: '--text-2',
  text3: '--text-3',
  hairline: '--border-hairline',
  soft: '--border-soft',
  sunken: '--surface-sunken',
  lit: '--accent-500',
  up: '--tone-green-text',
  down: '--tone-red-text',
};

describe('the colour of lines and bars', () => {
  it('is the first brand colour that is visible on paper', () => {
    expect(brandInk(['#ffee00', '#0b6e4f'])).toBe('#0b6e4f');
    expect(brandInk([])).toBe(inks.lit);
    expect(brandInk(['#ffffff', 'red; }'])).toBe(inks.text1);
  });

  it.each(['text1', 'text2', 'text3', 'hairline', 'soft', 'sunken', 'lit', 'up', 'down'] as const)(
    '%s is the token of the light theme',
    (name) => {
      const tokens = readFileSync(join(__dirname, '../../../../src/ui/tokens.css'), 'utf8');
      const [, l, c, h] = new RegExp(`${TOKENS[name]}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens)!;
      expect(inks[name]).toBe(fromOklch(Number(l), Number(c), Number(h)));
    },
  );

  it.each(['text1', 'text2', 'text3', 'up', 'down'] as const)('of the words %s is readable on white', (name) => {
    expect(contrastRatio(inks[name], '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
