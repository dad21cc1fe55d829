import { mayReachOthers } from './confirmed-address';

const stranger = { emailVerified: false, operator: false };

test.each([
  ['an address that is confirmed', { ...stranger, emailVerified: true }, 'real', true],
  ['one that is not', stranger, 'real', false],
  ['whoever runs the installation', { ...stranger, operator: true }, 'real', true],
  ['a demo, from which nothing leaves', stranger, 'demo', true],
] as const)('%s', (_who, person, kind, may) => {
  expect(mayReachOthers(person, { kind })).toBe(may);
});
