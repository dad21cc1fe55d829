import { DAY_MS } from './duration';
import { retention, retentionKinds, retentionMs, retentionSentence } from './retention';

test('every kind of data has a sentence with its days', () => {
  expect(retentionSentence('exports')).toBe('A finished export is deleted after 7 days.');
  expect(retentionSentence('demos')).toBe('A demo workspace is deleted after a day.');
  for (const kind of retentionKinds.filter((one) => retention[one].days > 1))
    expect(retentionSentence(kind)).toContain(` after ${retention[kind].days} days.`);
});

test('days are counted in hours, so that no clock change moves an end', () =>
  expect(retentionMs('deletedWorkspace')).toBe(14 * DAY_MS));
