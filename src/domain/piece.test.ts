import { canMove, costSavings, hoursSaved, isApprovable, isEditable, pieceStatuses } from './piece';

test('what people can see never changes again', () => {
  expect(pieceStatuses.filter((status) => canMove('published', status))).toEqual([]);
  expect(isEditable('published')).toBe(false);
});

test('nothing is published without having been scheduled', () => {
  expect(pieceStatuses.filter((status) => canMove(status, 'published'))).toEqual(['scheduled']);
});

test('what waits for a yes, or failed, can be approved', () => {
  expect(pieceStatuses.filter(isApprovable)).toEqual(['draft', 'review', 'failed']);
});

test('thirty posts save 45 hours, worth 2,340 dollars', () => {
  expect([hoursSaved(30), costSavings(30)]).toEqual([45, 2340]);
});
