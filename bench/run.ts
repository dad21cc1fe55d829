import { benchCampaigns } from './campaigns';
import { benchChat } from './chat';
import { benchColdStarts } from './cold-starts';
import { benchContacts } from './contacts';
import { benchDemo } from './demo';
import { benchEnumeration } from './enumeration';
import { benchEvents } from './events';
import { benchFairness } from './fairness';
import { benchHandlers } from './handlers';
import { benchImports } from './imports';
import { benchInbox } from './inbox';
import { benchMotion } from './motion';
import { benchPictures } from './pictures';
import { benchPlanner } from './planner-speed';
import { benchWeights } from './weights';

/**
 * `npm run bench` runs everything, `npm run bench -- handlers weights` a selection. Figures are only comparable
 * within one run. A section that takes long tells each line when it has it.
 */
const sections: Record<string, () => Promise<string[]> | AsyncIterable<string>> = {
  weights: benchWeights,
  'cold-starts': benchColdStarts,
  handlers: benchHandlers,
  pictures: benchPictures,
  motion: benchMotion,
  planner: benchPlanner,
  contacts: benchContacts,
  imports: benchImports,
  inbox: benchInbox,
  campaigns: benchCampaigns,
  chat: benchChat,
  events: benchEvents,
  fairness: benchFairness,
  enumeration: benchEnumeration,
  demo: benchDemo,
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !sections[name]);
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  for (const [name, bench] of Object.entries(sections)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    const lines = bench();
    for await (const line of lines instanceof Promise ? await lines : lines) console.log(`  ${line}`);
  }
}

await main();
