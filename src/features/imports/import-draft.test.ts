import { aimColumn, fingerprint, newDraft, readAs, readDraft, settingsOf, storeDraft } from './import-draft';
import { buildPreview } from '../../testing/builders/imports';

const ID = 'b1c2d3e4-7b2f-4c7a-9cac-3b4f5e6d7c01';
const columns = [
  { column: 0, target: 'email' as const },
  { column: 1, target: 'name' as const },
];
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a target that only one column can have moves; addresses, tags and notes may come from several', () => {
  expect(aimColumn(columns, 2, 'name')).toEqual([
    { column: 0, target: 'email' },
    { column: 2, target: 'name' },
  ]);
  expect(aimColumn(columns, 2, 'email')).toEqual([...columns, { column: 2, target: 'email' }]);
  expect(aimColumn([{ column: 3, target: { fieldId: ID } }], 1, { fieldId: ID })).toEqual([
    { column: 1, target: { fieldId: ID } },
  ]);
  expect(aimColumn(columns, 1, null)).toEqual([columns[0]]);
});

test('another delimiter makes other columns, another encoding does not', () => {
  const draft = { ...newDraft, columns };
  expect(readAs(draft, { delimiter: ';' })).toMatchObject({ delimiter: ';', columns: null });
  expect(readAs(draft, { encoding: 'windows-1252' })).toMatchObject({ encoding: 'windows-1252', columns });
});

test('what is sent is what is shown: the server’s proposal where nothing was chosen, tags once, consent only with a channel', () => {
  const preview = buildPreview();
  expect(settingsOf(ID, { ...newDraft, tags: ' Fair, Regular;Fair,, ', proof: 'On paper' }, preview)).toEqual({
    importId: ID,
    mode: 'create-and-update',
    status: 'lead',
    encoding: 'utf-8',
    delimiter: ',',
    hasHeader: true,
    columns: preview.columns,
    tags: ['Fair', 'Regular'],
  });
  const settings = settingsOf(ID, { ...newDraft, columns, agreed: ['email'], proof: 'On paper' }, preview);
  expect(settings).toMatchObject({ columns, consent: { channels: ['email'], proof: 'On paper' } });
  expect(fingerprint(settings)).not.toBe(fingerprint({ ...settings, mode: 'create-only' }));
});

test('a draft survives a reload of its tab, and an invalid one is ignored', () => {
  storeDraft(ID, { ...newDraft, tags: 'Fair', columns });
  expect(readDraft(ID)).toEqual({ ...newDraft, tags: 'Fair', columns });
  storeDraft(ID, null);
  expect(readDraft(ID)).toEqual(newDraft);
  window.sessionStorage.setItem(`import:${ID}`, '{"mode":"everything"}');
  expect(readDraft(ID)).toEqual(newDraft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeDraft(ID, newDraft)).not.toThrow();
});
