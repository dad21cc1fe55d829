import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { allNotes } from '../knowledge/note-files';
import { notesOf } from '../testing/heard-packs';
import { isBorneOut, isOwnSubject } from './nearest-note';

it.each<[string, Partial<BusinessProfile>]>([
  ['a single word of one offer', { what: 'Hearing loop installer', offers: ['loop testing', 'portable loops'] }],
  ['nor a thing among several', { what: 'Kitchen for hire', offers: ['kitchen rental', 'cold storage', 'tastings'] }],
  ['nor what is only photographed', { what: 'Photographs of bakeries and cheese dairies', offers: ['gallery'] }],
  ['nor what is denied', { what: 'We do it all. We don’t do gel nails.' }],
])('nothing is chosen by %s', async (_what, said) => expect(await notesOf(said)).toEqual([]));

it('one word further on needs a second one that the note’s own ideas have', async () => {
  const [note] = await allNotes();
  const entry = { title: 'Full or grass livery', hook: 'Horses.', text: 'A paddock.', ask: 'what it is' };
  const livery = { ...note!, about: 'livery', questions: { one: { ...note!.questions, ...entry } as never } };
  const said = { name: 'Linden', offers: [], trades: [] };
  expect(isBorneOut(livery, { ...said, what: 'Lettering, fleet livery' })).toBe(false);
  expect(isBorneOut(livery, { ...said, what: 'Riding, livery with a paddock' })).toBe(true);
});

it('the note that more of the owner’s words agree with comes first, and one that only brushes them is left out', async () => {
  const [first, ...others] = await notesOf({
    what: 'Coarse fishing lakes',
    offers: ['day tickets', 'night fishing', 'match bookings'],
  });
  expect(first).toMatch(/angl|fishing-lake/);
  expect(others).not.toContain(first);
  expect(await notesOf({ what: 'Sleep consultant for babies' })).not.toContain('note-ai-consult');
});

it.each([
  ['alpaca rides', 'alpaca', true],
  ['alpaca shearing', 'alpaca', false],
  ['llama and alpaca shearing', 'llama|alpaca', false],
  ['model boats', 'boat', false],
  ['raw shea butter', 'butter', false],
  ['pond fence safety inspections', 'fence', false],
  ['a caravan turned gin bar', 'caravan', false],
  ['barrel planters', 'barrel', false],
])('“%s” is about %s for its own sake: %s', async (text, about, is) => {
  const [note] = await allNotes();
  expect(isOwnSubject({ ...note!, about }, text)).toBe(is);
});
