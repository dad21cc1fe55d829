import { createCallerReader } from './caller';

describe('createCallerReader', () => {
  test('trusts nobody’s headers when no proxy is configured', () => {
    const read = createCallerReader(undefined);
    const caller = read(
      request({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }),
      '198.51.100.7',
    );
    expect(caller.ip).toBe('198.51.100.7');
    expect(caller.url.origin).toBe('http://app.local:8888');
  });

  test('takes address, scheme and host from a trusted proxy', () => {
    const read = createCallerReader('127.0.0.1');
    const caller = read(
      request({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'fourbeat.example',
      }),
      '::ffff:127.0.0.1',
    );
    expect(caller.ip).toBe('203.0.113.9');
    expect(caller.url.href).toBe('https://fourbeat.example/path?q=1');
  });

  test('skips trusted proxies from the right and stops at the first stranger, whatever he claims before', () => {
    const read = createCallerReader('10.0.0.0/8, 2001:db8::/32');
    expect(read(request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.2.3.4, 2001:db8::5' }), '10.0.0.1').ip).toBe(
      '203.0.113.9',
    );
  });

  test('ignores words that are no addresses', () => {
    const read = createCallerReader('10.0.0.1');
    expect(read(request({ 'x-forwarded-for': "'; drop table, unknown" }), '10.0.0.1').ip).toBe('10.0.0.1');
    expect(
      read(request({ 'x-forwarded-host': 'a.example/path', 'x-forwarded-proto': 'javascript' }), '10.0.0.1').url.origin,
    ).toBe('http://app.local:8888');
  });

  test('refuses a trusted proxy that is neither address nor network', () => {
    expect(() => createCallerReader('my-proxy')).toThrow('TRUSTED_PROXY names "my-proxy"');
  });

  const request = (headers: Record<string, string>): Request =>
    new Request('http://app.local:8888/path?q=1', { headers });
});
