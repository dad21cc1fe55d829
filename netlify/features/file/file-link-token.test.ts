import { makeFileLinks } from './file-link-token';

const links = makeFileLinks(Buffer.alloc(32, 7));
const grant = {
  workspaceId: '01936f4e-7a10-7000-8000-0123456789ab',
  fileId: '01936f4e-7a10-7abc-9def-0123456789ab',
  expiresAt: new Date('2026-11-21T10:00:00Z'),
};

it('reads back what it sealed, to the second', () => {
  expect(links.open(links.seal(grant))).toEqual(grant);
  expect(links.open(links.seal({ ...grant, expiresAt: new Date('2026-11-21T10:00:00.900Z') }))).toEqual(grant);
});

it('opens no token of which any one character was changed', () => {
  const token = links.seal(grant);
  for (let at = 0; at < token.length; at += 1) {
    for (const other of ['A', 'B', '-', '+', '/', '=', '%']) {
      if (token[at] !== other) expect(links.open(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  }
});

it.each([
  '',
  'x',
  'A'.repeat(96),
  `${links.seal(grant)}A`,
  links.seal(grant).slice(1),
  ` ${links.seal(grant)}`,
  `${links.seal(grant)}\n`,
])('opens nothing else: %j', (token) => {
  expect(links.open(token)).toBeNull();
});

it('opens no token of another key, such as that of another purpose', () => {
  expect(makeFileLinks(Buffer.alloc(32, 8)).open(links.seal(grant))).toBeNull();
});
