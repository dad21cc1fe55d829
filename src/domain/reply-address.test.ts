import { readReplyAddress, replyAddress } from './reply-address';

const sign = (text: string) =>
  [...text]
    .reduce((sum, sign) => (sum * 31n + BigInt(sign.codePointAt(0)!)) % 2n ** 64n, 7n)
    .toString(16)
    .padStart(16, '0');
const name = {
  workspaceId: '0190bbbb-0000-7000-8000-000000000002',
  conversationId: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
};
const address = replyAddress(name, 'inbound.example', sign);

it('names its conversation, also in capitals, in a local part that every server takes', () => {
  expect(readReplyAddress(address, 'inbound.example', sign)).toEqual(name);
  expect(readReplyAddress(` ${address.toUpperCase()} `, 'Inbound.example', sign)).toEqual(name);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
});

it.each([
  ['another domain', address.replace('inbound.', 'outbound.')],
  ['another signature', address.replace(/.(?=@)/, (sign) => (sign === 'a' ? 'b' : 'a'))],
  ['another conversation', address.replace(/\+./, (sign) => (sign === '+a' ? '+b' : '+a'))],
  ['no signature', address.replace(/\.[0-9a-z]{6}@/, '@')],
  ['somebody else', 'hello@inbound.example'],
])('%s is none', (_what, other) => {
  expect(readReplyAddress(other, 'inbound.example', sign)).toBeNull();
});
