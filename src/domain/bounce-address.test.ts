import {
  BOUNCE_LOCAL_PART,
  bounceAddress,
  deliveryMessageId,
  readBounceAddress,
  readMessageId,
} from './bounce-address';

const names = [
  { deliveryId: '019abcde-0000-7000-8000-00000000000f', workspaceId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  { deliveryId: '00000000-0000-0000-0000-000000000000', workspaceId: '12345678-9abc-4def-8123-456789abcdef' },
];

it.each(names)('$deliveryId is recognised in the address of its bounce, even in capitals', (name) => {
  const address = bounceAddress('bounces@mail.example.com', name);
  expect(readBounceAddress(address)).toEqual(name);
  expect(readBounceAddress(address.toUpperCase())).toEqual(name);
  expect(address.endsWith('@mail.example.com')).toBe(true);
});

it('fits into a local part', () => {
  const address = bounceAddress(`${'b'.repeat(BOUNCE_LOCAL_PART)}@example.com`, names[0]!);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
});

it.each([
  'bounces@example.com',
  `bounces+${'z'.repeat(25)}.${'z'.repeat(25)}@example.com`,
  'bounces+1.2@example.com',
  '',
])("%s is not a delivery's address", (address) => expect(readBounceAddress(address)).toBeNull());

it('finds a delivery by the Message-ID in what came back', () => {
  const id = deliveryMessageId(names[0]!, 'bakery.example');
  expect(readMessageId(`Subject: Rye\r\nMessage-ID: ${id.toUpperCase()}\r\n`)).toEqual(names[0]);
  expect(readMessageId('Message-ID: <abc@bakery.example>')).toBeNull();
});
