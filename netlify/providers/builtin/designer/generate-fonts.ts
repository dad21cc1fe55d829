import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes assets/fonts.json, assets/brand-fonts.json and assets/cartoon-fonts.json (subset TrueType files as base64) and assets/glyph-coverage.json
 * (code points each of them can draw). By hand, after a change of fonts or scripts: `npx tsx netlify/providers/builtin/designer/generate-fonts.ts`.
 * Needs `pyftsubset` and `ttx` of fonttools (Debian: fonttools; pip: fonttools) on the path, or their folder as argument.
 */
function generateFonts(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'designer-fonts-'));
  const coverage: Record<string, [number, number][]> = {};
  const subset = (face: string, source: string, unicodes: string): string => {
    const file = path.join(folder, `${face}.ttf`);
    execFileSync(tool('pyftsubset'), [
      require.resolve(source),
      `--unicodes=${unicodes}`,
      '--layout-features=kern,mark,mkmk,ccmp,locl',
      '--no-hinting',
      `--output-file=${file}`,
    ]);
    execFileSync(tool('ttx'), ['-q', '-t', 'cmap', '-o', `${file}.xml`, file]);
    coverage[face] = rangesOf(
      [...readFileSync(`${file}.xml`, 'utf8').matchAll(/<map code="0x([0-9a-f]+)"/g)].map(([, code]) =>
        Number.parseInt(code!, 16),
      ),
    );
    return readFileSync(file).toString('base64');
  };
  const subsets = (faces: Record<string, string>, unicodes: string) =>
    Object.fromEntries(Object.entries(faces).map(([face, source]) => [face, subset(face, source, unicodes)]));
  writeFileSync(asset('fonts.json'), `${JSON.stringify(subsets(sources, scripts), null, 1)}\n`);
  writeFileSync(asset('brand-fonts.json'), `${JSON.stringify(subsets(brandSources, latin), null, 1)}\n`);
  writeFileSync(asset('cartoon-fonts.json'), `${JSON.stringify(subsets(cartoonSources, latin), null, 1)}\n`);
  writeFileSync(asset('glyph-coverage.json'), `${JSON.stringify(coverage)}\n`);
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
const asset = (name: string): string => path.join(import.meta.dirname, 'assets', name);
const require = createRequire(import.meta.url);

const sources = {
  display: '@expo-google-fonts/space-grotesk/500Medium/SpaceGrotesk_500Medium.ttf',
  displayBold: '@expo-google-fonts/space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf',
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  textBold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};
/** One headline face for each lettering of a brand kit but grotesk, which is the designer's own. */
const brandSources = {
  geometric: '@expo-google-fonts/outfit/600SemiBold/Outfit_600SemiBold.ttf',
  serif: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  slab: '@expo-google-fonts/roboto-slab/600SemiBold/RobotoSlab_600SemiBold.ttf',
  rounded: '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf',
  condensed: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
};
/** Headlines and captions of the cartoon style. */
const cartoonSources = {
  comic: '@expo-google-fonts/bangers/400Regular/Bangers_400Regular.ttf',
  chunky: '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf',
};
const latin = 'U+0020-007E,U+00A0-024F,U+0300-036F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+20AC,U+2122';
/** Latin with Vietnamese, Greek, Cyrillic, punctuation, currencies, a few signs. */
const scripts =
  'U+0020-007E,U+00A0-024F,U+0300-036F,U+0370-03FF,U+0400-045F,U+0490-0493,U+049A-049B,U+04AF-04B1,U+04D8-04D9,U+04E8-04E9,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+2044,U+2070-2089,U+20A0-20BF,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265';

generateFonts();
