import { buildPiece } from '../../../testing/builders/engine';
import { pieceMeta, scheduledWords } from './piece-words';

const now = new Date('2026-06-11T12:00:00Z');
const meta = (scheduledFor: string, paused: boolean) =>
  pieceMeta(buildPiece({ status: 'scheduled', scheduledFor }), 'Europe/London', now, { paused });

test('a scheduled post says when it is published, and promises nothing while the engine is paused', () => {
  expect(meta('2026-06-15T08:05:00Z', false)).toMatch(/^To be published Monday/);
  expect(meta('2026-06-15T08:05:00Z', true)).toMatch(/^Scheduled for Monday.*, and waits while the engine is paused$/);
  expect(meta('2026-06-11T11:00:00Z', true)).toMatch(/^Was due .*, and waits while the engine is paused$/);
});

test('an approval promises no publication while the engine is paused', () => {
  expect(scheduledWords('Rye', 'Monday 15 June, 09:05', false)).toBe(
    '“Rye” will be published on Monday 15 June, 09:05.',
  );
  expect(scheduledWords('Rye', 'Monday 15 June, 09:05', true)).toBe(
    '“Rye” is scheduled for Monday 15 June, 09:05, and waits while the engine is paused.',
  );
});
