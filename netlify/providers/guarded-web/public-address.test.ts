import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { isLoopbackAddress, isPublicAddress, isSameAddress } from './public-address';

const part4 = integer({ min: 0, max: 255 });
const part6 = integer({ min: 0, max: 0xffff });
const ipv6 = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');

describe('an address is public', () => {
  it.each(['93.184.216.34', '1.1.1.1', '8.8.8.8', '151.101.1.69', '2606:4700:4700::1111', '2a00:1450:4009:81f::200e'])(
    '%s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('and is distinguished from a name and from other notations', () => {
    for (const text of ['example.com', '127.1', '0x7f.0.0.1', '2130706433', '', '93.184.216.34:80', '[2606:4700::1]'])
      expect(isPublicAddress(text)).toBe(false);
  });
});

describe('an address is not public', () => {
  it.each([
    '168.63.129.16', // Azure's host
    '100.100.100.200', // Alibaba's metadata
    '192.0.0.192', // Oracle's metadata
    'fd00:ec2::254', // Amazon's metadata
    '::',
    '::1',
    '::7f00:1',
    '::a00:1',
    '::ffff:7f00:1',
    '::ffff:0:7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '2001:0:4136:e378::80ff:fffe',
    '2001:4860::5efe:7f00:1',
    '2001:4860::200:5efe:7f00:1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '1::1',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('in any private, shared, local, documentation, multicast or reserved block of IPv4, anywhere in it', () => {
    const blocks: [number[], number][] = [
      [[0], 1],
      [[10], 1],
      [[127], 1],
      [[169, 254], 2],
      [[192, 168], 2],
      [[192, 0, 0], 3],
      [[192, 0, 2], 3],
      [[192, 88, 99], 3],
      [[198, 18], 2],
      [[198, 19], 2],
      [[198, 51, 100], 3],
      [[203, 0, 113], 3],
      ...Array.from({ length: 16 }, (_, at): [number[], number] => [[172, 16 + at], 2]),
      ...Array.from({ length: 64 }, (_, at): [number[], number] => [[100, 64 + at], 2]),
      ...Array.from({ length: 32 }, (_, at): [number[], number] => [[224 + at], 1]),
    ];
    assert(
      property(constantFrom(...blocks), tuple(part4, part4, part4, part4), ([start, fixed], random) => {
        const address = [...start, ...random.slice(fixed)].join('.');
        return !isPublicAddress(address);
      }),
      { numRuns: 2_000 },
    );
  });

  it('in any block of IPv6 but 2000::/3, and in its tunnels and test blocks, anywhere in them', () => {
    const outside = integer({ min: 0, max: 0xffff }).filter((first) => first >> 13 !== 1);
    assert(
      property(
        tuple(outside, array(part6, { minLength: 7, maxLength: 7 })),
        ([first, rest]) => !isPublicAddress(ipv6([first, ...rest])),
      ),
      { numRuns: 2_000 },
    );
    const tunnels = constantFrom([0x2002], [0x2001, 0], [0x2001, 0xdb8], [0x2001, 2, 0], [0x3fff, 0xfff]);
    assert(
      property(
        tuple(tunnels, array(part6, { minLength: 8, maxLength: 8 })),
        ([start, rest]) => !isPublicAddress(ipv6([...start, ...rest].slice(0, 8))),
      ),
      { numRuns: 1_000 },
    );
  });

  it('when an IPv4 address of any kind is written as a mapped, compatible or translated IPv6 address', () => {
    const prefixes = constantFrom(
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0xffff],
      [0, 0, 0, 0, 0xffff, 0],
      [0x64, 0xff9b, 0, 0, 0, 0],
      [0x64, 0xff9b, 1, 0, 0, 0],
    );
    assert(
      property(prefixes, part6, part6, (prefix, high, low) => !isPublicAddress(ipv6([...prefix, high, low]))),
      { numRuns: 1_000 },
    );
  });
});

it('recognises loopback and two notations of one address', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', 'localhost'].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isSameAddress('::1', '0:0:0:0:0:0:0:1')).toBe(true);
  expect(isSameAddress('::ffff:1.2.3.4', '1.2.3.4')).toBe(true);
  expect(isSameAddress('1.2.3.4', '1.2.3.5')).toBe(false);
  expect(isSameAddress('', '')).toBe(false);
});
