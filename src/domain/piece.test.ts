import {
  canMove,
  costSavings,
  hoursSaved,
  isApprovable,
  isEditable,
  isRedrawable,
  isRepicturable,
  pieceStatuses,
  statusAfterEdit,
} from './piece';

test('a published post changes in words only, and leaves the page only by being taken down', () => {
  expect(pieceStatuses.filter((status) => canMove('published', status))).toEqual(['taken-down']);
  expect([
    isEditable('published'),
    isRedrawable('published'),
    isRepicturable('published'),
    isRepicturable('generating'),
  ]).toEqual([true, false, true, false]);
});

test('nothing is published without having been scheduled', () => {
  expect(pieceStatuses.filter((status) => canMove(status, 'published'))).toEqual(['scheduled']);
});

test('what waits for approval, was taken down or failed, can be approved', () => {
  expect(pieceStatuses.filter(isApprovable)).toEqual(['draft', 'review', 'taken-down', 'failed']);
});

test('an edit requires approval again, except where people see it or have seen it', () => {
  expect(pieceStatuses.filter(isEditable).map((status) => [status, statusAfterEdit(status)])).toEqual([
    ['draft', 'review'],
    ['review', 'review'],
    ['scheduled', 'review'],
    ['published', 'published'],
    ['taken-down', 'taken-down'],
    ['failed', 'review'],
  ]);
});

test('thirty posts save 45 hours, worth 2,340 dollars', () => {
  expect([hoursSaved(30), costSavings(30)]).toEqual([45, 2340]);
});
