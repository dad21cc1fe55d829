import { allNotes } from '../knowledge/note-files';
import { sectionNames } from '../knowledge/trade-pack';
import { nearnessTo } from './nearest-entry';

const laundry = async () => (await allNotes()).find(({ id }) => id === 'note-laundry')!;
const order = async (said: { what: string; offers: string[] }): Promise<string[]> => {
  const note = await laundry();
  const nearness = await nearnessTo({ ...said, trades: [] }, [note]);
  return sectionNames
    .flatMap((section) => Object.values(note[section]))
    .toSorted((one, other) => nearness(other) - nearness(one))
    .map(({ title }) => title);
};

it('what speaks of the owner’s own things comes first', async () => {
  const titles = await order({ what: 'Launderette', offers: ['duvets'] });
  expect(titles[0]).toMatch(/duvet/i);
});

it('where nothing is nearer, nothing moves', async () => {
  const note = await laundry();
  const nearness = await nearnessTo({ what: 'Zzyzx', offers: [], trades: [] }, [note]);
  for (const section of sectionNames)
    for (const entry of Object.values(note[section])) expect(nearness(entry)).toBe(0.5);
});
