import { COUNT_LIMIT, sayCount } from './bounded-count';

test('a count that stopped at its limit says that there are more', () => {
  expect([0, 7, COUNT_LIMIT - 1, COUNT_LIMIT].map(sayCount)).toEqual(['0', '7', '99', '99+']);
});
