import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Writes assets/japanese-font.json and assets/korean-font.json: kana, the kanji of JIS X 0208 level 1 and some of shop signs, and the
 * syllables of KS X 1001, as subsets of Noto Sans, compressed, in base64; and assets/eastern-letters.json: what they can draw. By
 * hand, with `pyftsubset` of fonttools on the path: `npx tsx netlify/providers/builtin/designer/generate-eastern-fonts.ts
 * <NotoSansJP_600SemiBold.ttf> <NotoSansKR_600SemiBold.ttf>`; the files are in the npm packages `@expo-google-fonts/noto-sans-jp`
 * and `@expo-google-fonts/noto-sans-kr`.
 */
function generateEasternFonts(sources: Record<'japanese' | 'korean', string>): void {
  const letters = { japanese: lettersOf([...kana(), ...kanji(), ...ofSigns]), korean: lettersOf(hangul()) };
  const folder = mkdtempSync(path.join(tmpdir(), 'eastern-fonts-'));
  for (const name of ['japanese', 'korean'] as const) {
    const [text, file] = [path.join(folder, `${name}.txt`), path.join(folder, `${name}.ttf`)];
    writeFileSync(text, letters[name]);
    execFileSync('pyftsubset', [
      sources[name],
      `--text-file=${text}`,
      '--layout-features=',
      '--no-hinting',
      `--output-file=${file}`,
    ]);
    const packed = gzipSync(readFileSync(file), { level: 9 }).toString('base64');
    writeFileSync(asset(`${name}-font.json`), `${JSON.stringify({ file: packed })}\n`);
  }
  writeFileSync(asset('eastern-letters.json'), `${JSON.stringify(letters)}\n`);
  rmSync(folder, { recursive: true });
}

const asset = (name: string): string => path.join(import.meta.dirname, 'assets', name);
const lettersOf = (signs: readonly string[]): string => [...new Set(signs)].join('');

const kana = (): string[] =>
  [
    [0x3001, 0x3015],
    [0x3041, 0x3096],
    [0x309d, 0x309e],
    [0x30a0, 0x30fe],
    [0xff01, 0xff0f],
    [0xff1a, 0xff20],
    [0xff3b, 0xff40],
    [0xff5b, 0xff65],
  ].flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, at) => String.fromCodePoint(from! + at)));

/** Rows 16 to 47 of JIS X 0208, by their places in EUC-JP. */
const kanji = (): string[] => rowsOf('euc-jp', 0xb0, 32).filter((sign) => /^\p{Script=Han}$/u.test(sign));
/** Rows 16 to 40 of KS X 1001, by their places in EUC-KR. */
const hangul = (): string[] => rowsOf('euc-kr', 0xb0, 25).filter((sign) => /^\p{Script=Hangul}$/u.test(sign));

function rowsOf(encoding: string, first: number, rows: number): string[] {
  const decoder = new TextDecoder(encoding);
  return Array.from({ length: rows * 94 }, (_, at) =>
    decoder.decode(Uint8Array.of(first + Math.floor(at / 94), 0xa1 + (at % 94))),
  );
}

/** Of level 2, as cafés, workshops and clinics need them, and the signs around them. */
const ofSigns =
  '餃珈琲鍼檸檬薔薇絨毯笥箪籐饂飩琺瑯釉轆轤簪絆雫凜冴躾壺綺麗贅涼々〆〇〒※★☆○●◎◇◆□■△▲▽▼→←↑↓♪℃①②③④⑤⑥⑦⑧⑨⑩㎡㎏㎝彙璧慄楷畿惧憬曖昧瞳遡頓箋弥瑠璃';

const [japanese, korean] = process.argv.slice(2);
if (!japanese || !korean)
  throw new Error('Name both files: npx tsx … <NotoSansJP_600SemiBold.ttf> <NotoSansKR_600SemiBold.ttf>');
generateEasternFonts({ japanese, korean });
