import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Writes assets/japanese-font.json: kana, the kanji of JIS X 0208 level 1 and some of shop signs as a subset of Noto Sans JP,
 * compressed, in base64, and assets/japanese-letters.json: what it can draw. By hand, with `pyftsubset` of fonttools on the path:
 * `npx tsx netlify/providers/builtin/designer/generate-japanese-font.ts <NotoSansJP_600SemiBold.ttf>`; the file is in the
 * npm package `@expo-google-fonts/noto-sans-jp`.
 */
function generateJapaneseFont(source: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'japanese-font-'));
  const [text, file] = [path.join(folder, 'text'), path.join(folder, 'font.ttf')];
  const letters = [...new Set([...kana(), ...kanji(), ...ofSigns])].join('');
  writeFileSync(text, letters);
  execFileSync('pyftsubset', [
    source,
    `--text-file=${text}`,
    '--layout-features=',
    '--no-hinting',
    `--output-file=${file}`,
  ]);
  const asset = (name: string): string => path.join(import.meta.dirname, 'assets', name);
  writeFileSync(
    asset('japanese-font.json'),
    `${JSON.stringify({ file: gzipSync(readFileSync(file), { level: 9 }).toString('base64') })}\n`,
  );
  writeFileSync(asset('japanese-letters.json'), `${JSON.stringify({ letters })}\n`);
  rmSync(folder, { recursive: true });
}

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
function kanji(): string[] {
  const decoder = new TextDecoder('euc-jp');
  return Array.from({ length: 32 * 94 }, (_, at) => [0xb0 + Math.floor(at / 94), 0xa1 + (at % 94)])
    .map((bytes) => decoder.decode(Uint8Array.from(bytes)))
    .filter((sign) => /^\p{Script=Han}$/u.test(sign));
}

/** Of level 2, as cafés, workshops and clinics need them, and the signs around them. */
const ofSigns =
  '餃珈琲鍼檸檬薔薇絨毯笥箪籐饂飩琺瑯釉轆轤簪絆雫凜冴躾壺綺麗贅涼々〆〇〒※★☆○●◎◇◆□■△▲▽▼→←↑↓♪℃①②③④⑤⑥⑦⑧⑨⑩㎡㎏㎝彙璧慄楷畿惧憬曖昧瞳遡頓箋弥瑠璃';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the font file: npx tsx … <NotoSansJP_600SemiBold.ttf>');
generateJapaneseFont(source);
