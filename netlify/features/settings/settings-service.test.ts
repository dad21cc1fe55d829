import type { Person, SettingsRepository } from './settings-repository';
import { makeSettingsService } from './settings-service';

/** Accounts and copies in memory; `meanwhile` is what others do between reading a person and writing the copy. */
function serve({
  chosen = ['w1'],
  belongs = ['w1'],
  meanwhile = () => undefined as unknown,
}: {
  chosen?: string[];
  belongs?: string[];
  meanwhile?: (person: Person) => unknown;
}) {
  const person: Person = { name: 'Ada', company: '', bio: 'first' };
  const copied: { bio: string | undefined; left: string[] }[] = [];
  const repository = {
    listChosen: async () => chosen,
    readPresence: async () => ({ person: { ...person }, workspaceIds: [...belongs] }),
    copyPerson: async (_userId: string, said: Person | null, left: string[]) => {
      meanwhile(person);
      copied.push({ bio: said?.bio, left });
    },
  } as unknown as SettingsRepository;
  const service = makeSettingsService({
    repository,
    clock: { now: () => new Date(0) },
    ids: { id: () => '', token: () => '' },
  });
  return { copied, copy: () => service.copyPerson({ userId: 'u' }) };
}

it('copies once what nobody changes meanwhile', async () => {
  const { copy, copied } = serve({});
  await copy();
  expect(copied).toEqual([{ bio: 'first', left: [] }]);
});

it('copies again what was said while it copied, so that the last word stands', async () => {
  const words = ['second', 'third'];
  const { copy, copied } = serve({ meanwhile: (person) => (person.bio = words.shift() ?? person.bio) });
  await copy();
  expect(copied.map(({ bio }) => bio)).toEqual(['first', 'second', 'third']);
});

it('gives up on who never stops, for the queue to try again', async () => {
  let count = 0;
  const { copy, copied } = serve({ meanwhile: (person) => (person.bio = `word ${(count += 1)}`) });
  await expect(copy()).rejects.toThrow(/changed 5 times/);
  expect(copied).toHaveLength(5);
});

it('deletes choices of workspaces that were left, and of no other', async () => {
  const { copy, copied } = serve({ chosen: ['w1', 'w2', 'w3'], belongs: ['w1', 'w3', 'w4'] });
  await copy();
  expect(copied).toEqual([{ bio: 'first', left: ['w2'] }]);
});
