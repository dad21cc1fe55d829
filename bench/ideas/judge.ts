import { builtinTrades } from '../../netlify/providers/builtin/trades/builtin-trades';
import { ideasOf, readBusinesses } from './ideas-of';

/**
 * Prints every idea that the built-in planner has for the businesses of a file, with all that it rests on, to be judged one
 * by one: `node --import tsx bench/ideas/judge.ts bench/ideas/<file>.json [weeks] [first day] [posts]`.
 */
async function main(): Promise<void> {
  const [file, weeks = '3', from = '2026-11-16', posts] = process.argv.slice(2);
  if (!file) throw new Error('Name the file with the businesses.');
  let count = 0;
  for (const business of await readBusinesses(file)) {
    const { profile, zone } = business;
    const reading = await builtinTrades.understand(profile);
    const trades = reading.state === 'known' ? reading.trades : reading.state === 'asked' ? reading.candidates : [];
    const said = trades.map(({ name, kind, pack }) => `${name} (${kind}${pack ? `, pack ${pack}` : ''})`).join('; ');
    console.log(`\n## ${profile.name}: ${profile.what} · ${profile.where} · ${zone}`);
    console.log(`   offers: ${profile.offers.join(' | ')}\n   ${reading.state}: ${said}`);
    for (const { week, idea, post } of await ideasOf(business, from, Number(weeks))) {
      count += 1;
      console.log(`${count}. [${week.week}, ${idea.kind}, ${idea.confidence}%, ${idea.topic}] ${idea.title}`);
      console.log(`   ${idea.hook} · ${idea.frames.join(' / ')}`);
      console.log(`   ${idea.reason} (${idea.evidence.map(({ text }) => text).join(' ')})`);
      if (posts) console.log(post.body.replace(/^/gmu, '      '));
    }
  }
}

await main();
