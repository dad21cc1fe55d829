import { readFileSync } from 'node:fs';
import { understood } from '../../netlify/providers/builtin/planner/knowledge/understood';
import type { BusinessProfile } from '../../src/domain/business-profile';

interface Described {
  profile: BusinessProfile;
  /** Names of the trades that its owner would say yes to. */
  right: string[];
}

/** Counts how the trades of a file's businesses are read: `node --import tsx bench/ideas/trades.ts <described.json>`. */
async function count(file: string): Promise<void> {
  const counts = new Map<string, number>();
  for (const { profile, right } of JSON.parse(readFileSync(file, 'utf8')) as Described[]) {
    const said = await read(profile, right);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  process.stdout.write(`${[...counts].map(([said, of]) => `${of} ${said}`).join('\n')}\n`);
}

async function read(profile: BusinessProfile, right: readonly string[]): Promise<string> {
  const { reading } = await understood(profile);
  const isRight = ({ name }: { name: string }) => right.includes(name);
  if (reading.state === 'unknown') return 'unknown';
  if (reading.state === 'known') return reading.trades.some(isRight) ? 'known, right' : 'known, wrong';
  return reading.candidates.some(isRight) ? 'asked, the right one there' : 'asked without the right one';
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file of businesses: node --import tsx bench/ideas/trades.ts <described.json>');
await count(file);
