import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { newDraft } from './import-draft';
import {
  draftEdited,
  importOpened,
  importsChoices,
  importsSlice,
  stepChosen,
  uploadAdvanced,
  uploadFinished,
  uploadStopped,
} from './imports-slice';

const ID = 'b1c2d3e4-7b2f-4c7a-9cac-3b4f5e6d7c01';
const { reducer } = importsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const at = (params: Record<string, string>, pathname: string = paths.contactImport) =>
  locationRestored({ pathname, params });

test('the import and its step stand in the address and are taken from it', () => {
  expect(importsChoices.select({ imports: after(importOpened(ID), stepChosen('choices')) })).toEqual({
    import: ID,
    step: 'choices',
  });
  expect(importsChoices.select({ imports: after(stepChosen('choices')) })).toEqual({ import: null, step: null });
  expect(after(at({ import: ID, step: 'check' }))).toMatchObject({ opened: ID, step: 'check' });
  expect(after(at({ import: 'x', step: 'sideways' }))).toMatchObject({ opened: null, step: 'columns' });
  expect(after(at({ import: ID }, paths.seo)).opened).toBeNull();
});

test('another import begins at its columns and leaves the drafts of others', () => {
  const state = after(
    importOpened(ID),
    draftEdited({ importId: ID, draft: { ...newDraft, tags: 'Fair' } }),
    stepChosen('check'),
    importOpened(null),
  );
  expect(state).toMatchObject({ opened: null, step: 'columns', drafts: { [ID]: { tags: 'Fair' } } });
});

test('a file on its way keeps its percent when it stops, and is forgotten when it is there', () => {
  const stopped = after(
    uploadAdvanced({ importId: ID, percent: 40 }),
    uploadStopped({ importId: ID, cause: 'No connection.' }),
  );
  expect(stopped.uploads).toEqual({ [ID]: { percent: 40, cause: 'No connection.' } });
  expect(reducer(stopped, uploadFinished(ID)).uploads).toEqual({});
});

test('everything is reset with the session', () => {
  expect(after(importOpened(ID), draftEdited({ importId: ID, draft: newDraft }), sessionEnded({ by: 'user' }))).toEqual(
    after(),
  );
});
