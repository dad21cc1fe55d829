import { readFileSync, writeFileSync } from 'node:fs';
import { createDesigner } from '../../netlify/providers/builtin/designer/designer';
import { briefOf, type Typed } from './descriptions';

/**
 * Lists what the designer would set and draw for each description of a file, without drawing, so that somebody can judge
 * hundreds by their words: `node --import tsx bench/posters/read.ts <descriptions.json> <out.md>`. The file is that of `judge.ts`.
 */
function read(file: string, out: string): void {
  const designer = createDesigner();
  const entries = (JSON.parse(readFileSync(file, 'utf8')) as Typed[]).map((typed, at) => {
    const brief = briefOf(typed, at);
    const { kicker, headline, supporting, subject, leftOut } = designer.read(brief);
    return [
      `## ${at + 1}. ${brief.brand ?? 'No name'} (${brief.style} ${brief.aspectRatio})`,
      `> ${brief.prompt}`,
      ...(kicker === '' ? [] : [`- Above: ${kicker}`]),
      `- Headline: **${headline}**`,
      ...supporting.split('\n').map((line) => `- Below: ${line}`),
      `- Drawn: ${subject ?? 'words alone'}`,
      `- ${leftOut ?? 'Nothing is left out.'}`,
    ].join('\n');
  });
  writeFileSync(out, `${entries.join('\n\n')}\n`);
}

const [file, out] = process.argv.slice(2);
if (!file || !out)
  throw new Error(
    'Name the descriptions and a file to write: node --import tsx bench/posters/read.ts <list.json> <out.md>',
  );
read(file, out);
