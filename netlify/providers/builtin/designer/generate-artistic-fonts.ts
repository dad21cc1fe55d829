import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes assets/artistic-fonts.json: the two faces of the artistic style as subset TrueType files in base64, each with
 * the ranges of code points that it draws. By hand: `npx tsx netlify/providers/builtin/designer/generate-artistic-fonts.ts`.
 * Needs `pyftsubset` and `ttx` of fonttools (Debian: fonttools; pip: fonttools) on the path, or their folder as argument.
 */
function generateArtisticFonts(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'artistic-fonts-'));
  const faces = Object.entries(sources).map(([face, source]) => {
    const file = path.join(folder, `${face}.ttf`);
    execFileSync(tool('pyftsubset'), [
      require.resolve(source),
      `--unicodes=${latin}`,
      '--layout-features=kern,mark,mkmk,ccmp,locl,liga',
      '--no-hinting',
      `--output-file=${file}`,
    ]);
    execFileSync(tool('ttx'), ['-q', '-t', 'cmap', '-o', `${file}.xml`, file]);
    const codes = [...readFileSync(`${file}.xml`, 'utf8').matchAll(/<map code="0x([0-9a-f]+)"/g)].map(([, code]) =>
      Number.parseInt(code!, 16),
    );
    return [face, { coverage: rangesOf(codes), file: readFileSync(file).toString('base64') }];
  });
  writeFileSync(
    path.join(import.meta.dirname, 'assets', 'artistic-fonts.json'),
    `${JSON.stringify(Object.fromEntries(faces))}\n`,
  );
  rmSync(folder, { recursive: true });
}

function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const tool = (name: string): string => (process.argv[2] ? path.join(process.argv[2], name) : name);
const require = createRequire(import.meta.url);

const sources = {
  gallery: '@expo-google-fonts/instrument-serif/400Regular/InstrumentSerif_400Regular.ttf',
  galleryItalic: '@expo-google-fonts/instrument-serif/400Regular_Italic/InstrumentSerif_400Regular_Italic.ttf',
};
const latin = 'U+0020-007E,U+00A0-024F,U+0300-036F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+20AC,U+2122';

generateArtisticFonts();
