import { noteOwnAddress, ownAddress } from './own-address';

const before = process.env.FOURBEAT_OWN_ADDRESS;
afterEach(() => {
  if (before === undefined) delete process.env.FOURBEAT_OWN_ADDRESS;
  else process.env.FOURBEAT_OWN_ADDRESS = before;
});

it('is not known until a host listens', () => {
  delete process.env.FOURBEAT_OWN_ADDRESS;
  expect(ownAddress()).toBeNull();
});

it.each([
  ['0.0.0.0', 'http://localhost:8888'],
  ['::', 'http://localhost:8888'],
  ['127.0.0.1', 'http://127.0.0.1:8888'],
  ['::1', 'http://[::1]:8888'],
])('of a host that listens on %s is %s', (hostname, address) => {
  noteOwnAddress({ hostname, port: 8888 });
  expect(ownAddress()).toBe(address);
});
