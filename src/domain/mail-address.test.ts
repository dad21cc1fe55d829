import { isHostNobodyReaches, readMailAddress } from './mail-address';

describe('an address in an email', () => {
  it.each([
    ['https://example.com/menu?a=1&b=2', 'https://example.com/menu?a=1&b=2'],
    [' http://example.com ', 'http://example.com'],
    ['example.com/menu', 'https://example.com/menu'],
    ['www.example.co.uk', 'https://www.example.co.uk'],
    [
      'https://example.com/?n={{ contact.first_name | default: "you" }}',
      'https://example.com/?n={{ contact.first_name | default: "you" }}',
    ],
    [
      '{{ contact.booking_link | default: "https://example.com" }}',
      '{{ contact.booking_link | default: "https://example.com" }}',
    ],
  ])('%j is a page', (typed, target) => expect(readMailAddress(typed)).toEqual({ kind: 'web', target }));

  it.each([
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['mailto:hello@example.com?subject=Hi there', 'mailto:hello@example.com?subject=Hi%20there'],
    ['tel:+442079460958', 'tel:+442079460958'],
    ['TEL:020 7946 0958', 'TEL:02079460958'],
  ])('%s opens at once', (typed, href) => expect(readMailAddress(typed)).toEqual({ kind: 'direct', href }));

  it.each([
    ['', 'has no address'],
    ['javascript:alert(1)', 'does not start with https://'],
    ['JaVaScRiPt:alert(1)', 'does not start with https://'],
    ['java\nscript:alert(1)', 'does not start with https://'],
    ['data:text/html,<script>', 'does not start with https://'],
    ['vbscript:x', 'does not start with https://'],
    ['file:///etc/passwd', 'does not start with https://'],
    ['//example.com', 'does not start with https://'],
    ['/menu', 'does not start with https://'],
    ['https://', 'is not a complete web address'],
    ['https://exa mple.com', 'is not a complete web address'],
    ['mailto:a@b?x="><script>', 'is not a valid email address or phone number'],
    ['mailto:', 'is not a valid email address or phone number'],
    ['tel:call me', 'is not a valid email address or phone number'],
    ['mailto:{{ contact.email }}', 'contains a merge field, which doesn’t work in an email address or phone number'],
  ])('%j is invalid, and says why', (typed, sentence) =>
    expect(readMailAddress(typed)).toEqual({ kind: 'fault', sentence }),
  );

  it.each([
    'http://localhost:8888/x',
    'https://127.0.0.1',
    'https://192.168.0.4/x',
    'http://10.1.2.3',
    'http://172.20.0.1',
    'http://[::1]/',
    'https://intranet/x',
    'https://nas.local',
  ])('%s cannot be reached from outside', (target) => expect(isHostNobodyReaches(target)).toBe(true));
  it.each([
    'https://example.com',
    'https://172.217.16.1',
    'https://localhost.example.com',
    '{{ contact.site | default: "x" }}',
    'https://xn--bcher-kva.example',
  ])('%s may be', (target) => expect(isHostNobodyReaches(target)).toBe(false));
});
