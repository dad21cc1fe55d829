import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import {
  draftEdited,
  draftSettled,
  segmentClosed,
  segmentOpened,
  segmentsChoices,
  segmentsSlice,
} from './segments-slice';

const ID = 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d01';
const { reducer } = segmentsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const draft = { name: 'Half', rules: { match: 'all' as const, rules: [] } };

test('the edited segment stands in the address and is taken from it', () => {
  expect(segmentsChoices.select({ segments: after(segmentOpened('new')) })).toEqual({ edit: 'new' });
  expect(after(locationRestored({ pathname: paths.segments, params: { edit: ID } })).edited).toBe(ID);
  expect(after(locationRestored({ pathname: paths.segments, params: { edit: 'hats' } })).edited).toBeNull();
  expect(after(locationRestored({ pathname: paths.contacts, params: { edit: ID } })).edited).toBeNull();
});

test('a draft survives the closing of its editor, until it is saved or discarded', () => {
  const left = after(
    segmentOpened('new'),
    draftEdited({ segment: 'new', draft }),
    draftEdited({ segment: ID, draft }),
    segmentClosed(),
  );
  expect(left).toEqual({ edited: null, drafts: { new: draft, [ID]: draft } });
  expect(reducer(left, draftSettled('new')).drafts).toEqual({ [ID]: draft });
  expect(reducer(left, sessionEnded({ by: 'user' }))).toEqual(after());
});
