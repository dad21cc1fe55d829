import { writeFileSync } from 'node:fs';
import { ideasOf, readBusinesses, type Business } from './ideas-of';

/**
 * Writes `docs/ideas-of-twelve-trades.md` again from `twelve-trades.json`:
 * `node --import tsx bench/ideas/document.ts`.
 */
async function main(): Promise<void> {
  const parts = await Promise.all(
    (await readBusinesses(new URL('twelve-trades.json', import.meta.url))).map(chapterOf),
  );
  const file = new URL('../../docs/ideas-of-twelve-trades.md', import.meta.url).pathname;
  writeFileSync(file, `${[introduction, ...parts].join('\n\n')}\n`);
}

async function chapterOf(business: Business): Promise<string> {
  const { name, what, where, audience, offers } = business.profile;
  const lines = (await ideasOf(business, FROM, 3)).map(
    ({ week, idea }) =>
      `- Week ${week.week}, ${idea.kind.toLowerCase()}, ${idea.confidence}%: **${/[.?!]$/.test(idea.title) ? idea.title : `${idea.title}.`}** ${idea.hook} _${idea.reason}_`,
  );
  return [
    `## ${name} (${what}; ${where}; ${business.zone})`,
    `For ${audience}; offers: ${offers.join(', ')}.`,
    lines.join('\n'),
  ].join('\n\n');
}

const FROM = '2026-11-16';
const introduction = `# Ideas of twelve trades over three weeks

What the built-in planner proposes for the weeks 47 to 49 of 2026, unedited: the planner is deterministic
(\`netlify/providers/builtin/planner\`), and \`bench/ideas/document.ts\` writes this page. Confidence is its own estimate; the
formula stands in \`support.ts\`; what it knows, in [planner.md](planner.md). Each business is told with what its owner fills
in, in a friendly tone.`;

await main();
