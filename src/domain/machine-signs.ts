/**
 * What tells a program from a person where a mail calls home. A wrong guess costs little, because both are shown; a
 * person must never be turned away by it.
 *
 * Sources. Apple's Mail Privacy Protection loads every picture ahead of reading, as `Mozilla/5.0` and nothing more
 * (support.apple.com/guide/mail/mlhl03be2866; the agent as Postmark and SparkPost describe it). Gmail loads pictures
 * ahead for people who have it open, as Chrome 42 and Edge 12 at once; what its image proxy (GoogleImageProxy) loads, it
 * loads because somebody opened the mail (sparkpost.com/blog/gmail-prefetching-images), and so do Yahoo's and Outlook's:
 * those are people. Browsers say `Sec-Purpose: prefetch` (Fetch standard), older ones `Purpose` or `X-Moz`.
 */
export type MachineSign = 'head' | 'prefetch' | 'proxy' | 'scanner' | 'instant' | 'honeypot' | 'burst';

/** What a request alone gives away; '' for a person. */
export function requestSign(
  kind: 'open' | 'click',
  { method, agent, purpose, sinceSentMs }: Request,
): MachineSign | '' {
  if (method === 'HEAD') return 'head';
  if (/prefetch|preview|prerender/i.test(purpose)) return 'prefetch';
  if (APPLE.test(agent) || GMAIL_AHEAD.test(agent)) return 'proxy';
  if (
    agent.trim() === '' ||
    SCANNERS.test(agent) ||
    TOOLS.test(agent) ||
    (kind === 'click' && CLICKING_TOOLS.test(agent))
  )
    return 'scanner';
  return sinceSentMs !== null && sinceSentMs < INSTANT_MS ? 'instant' : '';
}

/**
 * What the other clicks around one give away. Scanners follow many links at once, and the one that no person sees.
 * `taken`: earlier clicks that looked like a person's and were the same program's.
 */
export function clickSign(
  own: MachineSign | '',
  click: { link: number; at: Date; honeypot: boolean },
  around: readonly SeenClick[],
): { sign: MachineSign | ''; taken: string[] } {
  const within = (ms: number): SeenClick[] =>
    around.filter(({ at }) => Math.abs(at.getTime() - click.at.getTime()) <= ms);
  const people = (seen: SeenClick[]): string[] => seen.filter(({ sign }) => sign === '').map(({ id }) => id);
  if (click.honeypot) return { sign: 'honeypot', taken: people(within(HONEYPOT_MS)) };
  if (within(HONEYPOT_MS).some(({ sign }) => sign === 'honeypot')) return { sign: own || 'honeypot', taken: [] };
  const burst = within(BURST_MS);
  if (new Set([...burst.map(({ link }) => link), click.link]).size >= BURST_LINKS)
    return { sign: own || 'burst', taken: people(burst) };
  return { sign: own || (burst.some(({ sign }) => sign === 'burst') ? 'burst' : ''), taken: [] };
}

/** A mail takes longer from the sender's server to a person's eyes. */
const INSTANT_MS = 1_000;
/** Nobody follows three different links within two seconds. */
const BURST_LINKS = 3;
const BURST_MS = 2_000;
/** The time that a scanner needs for all links of an email. */
export const HONEYPOT_MS = 10_000;

const APPLE = /^Mozilla\/5\.0$/;
const GMAIL_AHEAD = /Chrome\/42\.0\.2311\.135 Safari\/537\.36 Edge\/12\.246 Mozilla\/5\.0$/;
/**
 * Mail filters and preview generators that identify themselves. "Cubot" is excluded, because it is a brand of
 * phones.
 */
const SCANNERS =
  /(?<!\bcu)bot\b|crawler|spider|scanner|BingPreview|UriPreview|facebookexternalhit|WhatsApp\/|Barracuda|Proofpoint|Mimecast|FireEye|Forcepoint|Symantec|Sophos|IronPort|Zscaler|Cloudmark|Trend ?Micro|VirusTotal|urlscan|HubSpot Connect/i;
const TOOLS =
  /^(?:curl|wget|python|aiohttp|go-http-client|java|libwww-perl|ruby|axios|node|undici|apache-httpclient|ahc|guzzlehttp|postmanruntime)\b|HeadlessChrome|PhantomJS|Playwright|Puppeteer/i;
/** Mail apps load pictures with it, but links open in a browser. */
const CLICKING_TOOLS = /^okhttp\b/i;

interface Request {
  method: string;
  /** The User-Agent header. */
  agent: string;
  /** The headers that state a request's purpose, joined. */
  purpose: string;
  /** Since the mail server accepted the email; null when that is unknown. */
  sinceSentMs: number | null;
}

export interface SeenClick {
  id: string;
  link: number;
  at: Date;
  sign: string;
}
