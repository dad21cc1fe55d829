import { quoted } from './activity';
import { linkedPiece } from './engine-activity-events';
import { activityEvents } from './activity-events';

test('a title is quoted, and shortened where it would fill the row', () => {
  expect(quoted(' Rye keeps ')).toBe('“Rye keeps”');
  expect(quoted('a'.repeat(80))).toBe(`“${'a'.repeat(80)}”`);
  expect(quoted('a'.repeat(81))).toBe(`“${'a'.repeat(79)}…”`);
  expect(quoted(`${'a'.repeat(78)} ${'b'.repeat(20)}`)).toBe(`“${'a'.repeat(78)}…”`);
});

test('shortening never splits a surrogate pair', () => {
  expect([...quoted('🥖'.repeat(100))]).toHaveLength(82);
  expect(quoted('🥖'.repeat(100)).isWellFormed()).toBe(true);
});

test('every sentence fits its column, however long the names in it', () => {
  const long = 'x'.repeat(300);
  const piece = { id: '018f0000-0000-7000-8000-000000000001', title: long };
  const activities = [
    activityEvents.workspaceOpened(long),
    activityEvents.workspaceRenamed(long, long),
    activityEvents.profileSaved(long),
    activityEvents.pieceCreated(piece),
    activityEvents.pieceApproved(piece, true),
    activityEvents.piecePublished(piece),
    activityEvents.piecePublishingFailed(piece),
    activityEvents.pieceWithdrawn(piece),
    activityEvents.pieceDeleted(piece),
    activityEvents.pictureGenerated(piece),
  ];
  expect(Math.max(...activities.map(({ title }) => title.length))).toBeLessThan(300);
});

test('a log entry about a post says which; others say none', () => {
  const piece = { id: '018f0000-0000-7000-8000-000000000001', title: 'Rye' };
  expect(linkedPiece(activityEvents.piecePublished(piece).link ?? null)).toBe(piece.id);
  for (const link of [
    null,
    '/dashboard/content-engine?tab=ideas',
    '/dashboard/content-engine/pieces/',
    '/dashboard/content-engine/pieces/../../settings',
  ])
    expect(linkedPiece(link)).toBeNull();
});
