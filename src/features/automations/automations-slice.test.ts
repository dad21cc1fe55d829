import { sessionEnded } from '../../api/session';
import type { Automation } from '../../contracts/automations';
import { automationsSlice, draftEdited, draftSettled, selectDraft } from './automations-slice';

const value: Automation = { trigger: { on: 'form' }, steps: [], goal: null, reentry: 'once' };
const draft = { value, from: { ...value, trigger: null, revision: 3 } };
const { reducer } = automationsSlice;
const edited = reducer(
  reducer(undefined, draftEdited({ campaignId: 'one', draft })),
  draftEdited({ campaignId: 'two', draft }),
);
const of = (automation: typeof edited, id: string) => selectDraft({ automations: automation }, id);

test('what is not saved is kept for each automation until it is settled', () => {
  expect([of(edited, 'one'), of(edited, 'two'), of(edited, 'three')]).toEqual([draft, draft, undefined]);
  const settled = reducer(edited, draftSettled('one'));
  expect([of(settled, 'one'), of(settled, 'two')]).toEqual([undefined, draft]);
});

test('it goes with the session', () =>
  expect(of(reducer(edited, sessionEnded({ by: 'expired' })), 'two')).toBeUndefined());
