import { writeFileSync } from 'node:fs';
import { ideasOf, readBusinesses } from './ideas-of';

/**
 * Writes the ideas for the businesses of a file as Markdown, each with its three shots, what the owner films or
 * photographs, why, and the post: `node --import tsx bench/ideas/list.ts <file>.json [weeks] [first day] [out.md]`.
 * The form of the file is that of `judged-november-third.json`; a business may have the `trade` that its owner chose, and
 * `answers` to the interview (`ideas-of.ts`).
 */
async function main(): Promise<void> {
  const [file, weeks = '1', from = '2026-11-30', out] = process.argv.slice(2);
  if (!file) throw new Error('Name the file with the businesses.');
  const lines: string[] = [];
  let count = 0;
  for (const business of await readBusinesses(file)) {
    const { profile } = business;
    lines.push(
      `## ${profile.name}`,
      `${profile.what}. ${profile.where}. Offers: ${profile.offers.join(', ') || 'none'}.`,
    );
    for (const { week, idea, post } of await ideasOf(business, from, Number(weeks))) {
      count += 1;
      lines.push(
        `### ${count}. ${idea.title}`,
        `Week ${week.week}, ${idea.kind.toLowerCase()}, ${idea.confidence}%. Shots: ${idea.frames.join(' / ')}. Needed: ${idea.effort}`,
        `Why: ${idea.reason} (${idea.evidence.map(({ text }) => text).join(' ')})`,
        post.body.replace(/^(?=.)/gmu, '> ').replace(/\n\n/gu, '\n>\n'),
      );
    }
  }
  const text = `${lines.join('\n\n')}\n`;
  if (out) writeFileSync(out, text);
  else console.log(text);
}

await main();
