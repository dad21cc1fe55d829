import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes assets/report-fonts.json: subset TrueType files as base64, with the code points that each can draw. By hand, after a change of fonts or scripts:
 * `npx tsx netlify/providers/builtin/report/generate-report-fonts.ts`. Needs `pyftsubset` and `ttx` of fonttools (Debian: fonttools; pip:
 * fonttools) on the path.
 */
function generateReportFonts(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-fonts-'));
  const subset = ([face, { source, unicodes, features }]: [string, Source]): [string, Subset] => {
    const file = path.join(folder, `${face}.ttf`);
    execFileSync('pyftsubset', [
      require.resolve(`@expo-google-fonts/${source}`),
      `--unicodes=${unicodes}`,
      `--layout-features=${features}`,
      '--no-hinting',
      '--desubroutinize',
      `--output-file=${file}`,
    ]);
    execFileSync('ttx', ['-q', '-t', 'cmap', '-o', `${file}.xml`, file]);
    const codes = [...readFileSync(`${file}.xml`, 'utf8').matchAll(/<map code="0x([0-9a-f]+)"/g)];
    return [
      face,
      {
        coverage: rangesOf(codes.map(([, code]) => Number.parseInt(code!, 16))),
        file: readFileSync(file).toString('base64'),
      },
    ];
  };
  const fonts = Object.fromEntries(Object.entries(sources).map(subset));
  writeFileSync(path.join(import.meta.dirname, 'assets/report-fonts.json'), `${JSON.stringify(fonts)}\n`);
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

interface Subset {
  coverage: [number, number][];
  file: string;
}

interface Source {
  source: string;
  unicodes: string;
  features: string;
}

const require = createRequire(import.meta.url);

/** Latin with Vietnamese, Greek, Cyrillic, punctuation, currencies, arrows. */
const western =
  'U+0020-007E,U+00A0-024F,U+0300-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+2044,U+2070-2089,U+20A0-20BF,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265';
const latin = 'U+0020-007E,U+00A0-024F,U+0300-036F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+20AC,U+2122';
const hebrew = 'U+0020,U+0590-05FF,U+20AA,U+FB1D-FB4F';
const arabic = 'U+0020,U+0600-06FF,U+0750-077F';
const even = 'kern,mark,mkmk,ccmp,locl,tnum';
const joined = 'kern,mark,mkmk,ccmp,locl,init,medi,fina,isol,rlig,liga,calt';

const sources: Record<string, Source> = {
  text: { source: 'inter/400Regular/Inter_400Regular.ttf', unicodes: western, features: even },
  textBold: { source: 'inter/600SemiBold/Inter_600SemiBold.ttf', unicodes: western, features: even },
  display: {
    source: 'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
    unicodes: latin,
    features: even,
  },
  hebrew: {
    source: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    unicodes: hebrew,
    features: joined,
  },
  hebrewBold: {
    source: 'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    unicodes: hebrew,
    features: joined,
  },
  arabic: {
    source: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    unicodes: arabic,
    features: joined,
  },
  arabicBold: {
    source: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    unicodes: arabic,
    features: joined,
  },
};

generateReportFonts();
