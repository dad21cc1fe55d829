import { writeFileSync } from 'node:fs';
import { builtinTrades } from '../../netlify/providers/builtin/trades/builtin-trades';
import { understood } from '../../netlify/providers/builtin/planner/knowledge/understood';
import { tradesToAsk, type TradeReading } from '../../src/domain/trade';
import { readBusinesses } from './ideas-of';

/**
 * Writes what each business of a file is understood as, with the trades that its owner would be asked about, and which packs
 * and notes speak until then: `node --import tsx bench/ideas/asked.ts <file>.json [out.md]`. An owner's answer goes into the
 * file as `"trade"`, and `list.ts` then writes the ideas that this owner hears.
 */
async function main(): Promise<void> {
  const [file, out] = process.argv.slice(2);
  if (!file) throw new Error('Name the file with the businesses.');
  const counts = { known: 0, asked: 0, unknown: 0 };
  const lines: string[] = [];
  for (const { profile } of await readBusinesses(file)) {
    const { packs, notes } = await understood(profile);
    const reading = await builtinTrades.understand(profile);
    counts[reading.state] += 1;
    lines.push(
      `## ${profile.name}`,
      `${profile.what || 'No description'}. Offers: ${profile.offers.join(', ') || 'none'}.`,
      `- ${sayReading(reading)}\n- Speaks: ${[...packs, ...notes].map(({ id }) => id).join(', ') || 'nothing of a trade'}`,
    );
  }
  const { known, asked, unknown } = counts;
  const text = `${[...lines, `${known} known, ${asked} asked, ${unknown} unknown.`].join('\n\n')}\n`;
  if (out) writeFileSync(out, text);
  else console.log(text);
}

function sayReading(reading: TradeReading): string {
  switch (reading.state) {
    case 'known':
      return `Known${reading.by === 'owner' ? ', chosen by the owner' : ''}: ${reading.trades.map(({ name }) => name).join(' and ')}`;
    case 'asked':
      return `Asked: ${[...tradesToAsk(reading).map(({ name }) => name), 'Something else'].join(' · ')}`;
    case 'unknown':
      return `Unknown: the owner is asked to look the trade up. Suggested: ${
        tradesToAsk(reading)
          .map(({ name }) => name)
          .join(' · ') || 'nothing'
      }`;
  }
}

await main();
