import { clickSign, requestSign } from './machine-signs';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const seen = (more: Partial<Parameters<typeof requestSign>[1]> = {}) => ({
  method: 'GET',
  agent: CHROME,
  purpose: '',
  sinceSentMs: 60_000,
  ...more,
});

describe('a request', () => {
  it.each([
    ['a browser', CHROME],
    [
      'a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0'],
    ['Outlook', 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; ms-office; MSOffice 16)'],
    [
      'Gmail’s proxy, which loads what somebody opens',
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    ['Yahoo’s proxy', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
    [
      'a phone whose maker is called Cubot',
      'Mozilla/5.0 (Linux; Android 12; CUBOT P60 Build/SP1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    ],
    ['an app that loads pictures', 'okhttp/4.12.0'],
  ])(
    "Tells programs from people in the requests that emails cause. A wrong guess costs little, because both are shown; a person must never be turned away by it. Sources. Apple's Mail Privacy Protection loads every picture before anybody reads, as `Mozilla/5.0` and nothing more (support.apple.com/guide/mail/mlhl03be2866; the agent as described by Postmark and SparkPost). Gmail preloads pictures for people who have it open, as Chrome 42 and Edge 12 at once; its image proxy (GoogleImageProxy) loads pictures because somebody opened the email (sparkpost.com/blog/gmail-prefetching-images), and so do Yahoo's and Outlook's: those are people. Browsers send `Sec-Purpose: prefetch` (Fetch standard), older ones `Purpose` or `X-Moz`.",
    (_who, agent) => expect(requestSign('open', seen({ agent }))).toBe(''),
  );

  it.each([
    ['head', seen({ method: 'HEAD' })],
    ['prefetch', seen({ purpose: 'prefetch;prerender' })],
    ['proxy', seen({ agent: 'Mozilla/5.0' })],
    [
      'proxy',
      seen({
        agent:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
      }),
    ],
    ['scanner', seen({ agent: '' })],
    ['scanner', seen({ agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' })],
    ['scanner', seen({ agent: 'Barracuda Sentinel (EE)' })],
    ['scanner', seen({ agent: 'python-requests/2.32.3' })],
    [
      'scanner',
      seen({
        agent:
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
      }),
    ],
    ['instant', seen({ sinceSentMs: 999 })],
    ['instant', seen({ sinceSentMs: -20 })],
  ])("The sign that a request alone gives away; '' for a person.", (sign, request) =>
    expect([requestSign('open', request), requestSign('click', request)]).toEqual([sign, sign]),
  );

  it("The sign that the other clicks around a click give away. Scanners follow many links at once, including the one that no person can see. `taken`: earlier clicks that looked like a person's but were made by the same program.", () =>
    expect(requestSign('click', seen({ sinceSentMs: null }))).toBe(''));
  it("An email takes longer than this to get from our mail server to a person's eyes.", () =>
    expect(requestSign('click', seen({ agent: 'okhttp/4.12.0' }))).toBe('scanner'));
});

describe('a click among others', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 22, 10) + ms);
  const former = (link: number, ms: number, sign = '') => ({ id: `${link}@${ms}`, link, at: at(ms), sign });
  const click = (link: number, ms: number, honeypot = false) => ({ link, at: at(ms), honeypot });

  it('alone, or twice on the same two links, is a person’s', () => {
    expect(clickSign('', click(1, 0), [])).toEqual({ sign: '', taken: [] });
    expect(clickSign('', click(1, 1_500), [former(0, 0), former(1, 500), former(0, 1_000)])).toEqual({
      sign: '',
      taken: [],
    });
  });

  it('is the third different link within two seconds: a burst, including the first two', () => {
    expect(clickSign('', click(2, 1_900), [former(0, 0), former(1, 900)])).toEqual({
      sign: 'burst',
      taken: ['0@0', '1@900'],
    });
    expect(clickSign('', click(2, 2_001), [former(0, 0), former(1, 900)])).toEqual({ sign: '', taken: [] });
  });

  it('already known as a program’s keeps its sign, and gives away those beside it', () => {
    expect(clickSign('head', click(2, 500), [former(0, 0), former(1, 0, 'head')])).toEqual({
      sign: 'head',
      taken: ['0@0'],
    });
  });

  it('continues a burst, or ends it', () => {
    expect(clickSign('', click(0, 3_000), [former(2, 1_900, 'burst')])).toEqual({ sign: 'burst', taken: [] });
    expect(clickSign('', click(0, 9_000), [former(2, 1_900, 'burst')])).toEqual({ sign: '', taken: [] });
  });

  it('on the link that no person can see gives away all around it, before and after', () => {
    expect(clickSign('', click(9_999, 5_000, true), [former(0, 0), former(1, -6_000)])).toEqual({
      sign: 'honeypot',
      taken: ['0@0'],
    });
    expect(clickSign('', click(3, 12_000), [former(9_999, 5_000, 'honeypot')])).toEqual({
      sign: 'honeypot',
      taken: [],
    });
    expect(clickSign('', click(3, 16_000), [former(9_999, 5_000, 'honeypot')])).toEqual({ sign: '', taken: [] });
  });
});
