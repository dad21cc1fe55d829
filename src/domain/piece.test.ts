import {
  canMove,
  isApprovable,
  isEditable,
  isMovable,
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
    ['draft', 'draft'],
    ['review', 'review'],
    ['scheduled', 'review'],
    ['published', 'published'],
    ['taken-down', 'taken-down'],
    ['failed', 'review'],
  ]);
});

test('only an approved post can be moved', () => {
  expect(pieceStatuses.filter(isMovable)).toEqual(['scheduled']);
});
