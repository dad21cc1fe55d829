/**
 * What a mail server’s refusal is about. address: the mailbox does not exist. sender: the sender, the content or
 * their reputation; the address is not to blame. mail: this email to this person, such as a full mailbox.
 * throttle: we should send less, to anybody. server: the server accepts nothing. Judged first by the enhanced
 * status code (RFC 3463, 5248 and the registry that it made), then by the stage of the dialogue, then by the
 * words. A refusal that does not clearly name the mailbox blocks nobody.
 */
export function judgeRefusal({ code, status, stage, words: said }: Refusal): Judgement {
  const [detail, words] = [status?.slice(2) ?? null, withoutAddresses(said.slice(0, MOST_SAID))];
  const kind = detail === null ? null : (STATUSES.find(([pattern]) => pattern.test(detail))?.[1] ?? null);
  const isPermanent = code >= 500;
  const judged = (about: RefusalAbout, permanent = isPermanent, slowDown = false): Judgement => ({
    about,
    permanent,
    slowDown,
  });
  const isFull = kind === 'full' || (detail === null && FULL.test(words) && !SENDER.test(words));
  if (!isFull && (detail === '3.4' || detail === '2.3' || (code === 552 && detail === null))) return judged('mail');
  if (stage === 'server') return judged('server', false);
  if (isFull) return judged('mail', false);
  if (!isPermanent) {
    const isThrottle = kind === 'throttle' || (detail?.startsWith('2.') !== true && THROTTLE.test(words));
    return judged(isThrottle && (code === 421 || code === 454) ? 'throttle' : 'mail', false, isThrottle);
  }
  if (kind === 'address' || kind === 'sender' || kind === 'mail') return judged(kind);
  if (kind === 'throttle' || SENDER.test(words)) return judged('sender');
  if (UNKNOWN.test(words) || (code === 551 && stage === 'recipient')) return judged('address');
  return judged(stage === 'content' ? 'sender' : 'mail');
}

/**
 * Splits into words first: a pattern for "something, an @, something" would scan a long word without an @ once
 * per letter.
 */
const withoutAddresses = (said: string): string =>
  said
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .map((word) => (word.includes('@') ? ' ' : word))
    .join(' ');

/** Whether a permanent refusal blames the sender or the content, so that the address must not be blocked for it. */
export const isAboutSender = (said: string): boolean =>
  judgeRefusal({
    code: 550,
    status: /\b5\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0] ?? null,
    stage: 'recipient',
    words: said,
  }).about === 'sender';

/** A mail server's reply is a few lines of at most 512 octets (RFC 5321, 4.5.3.1.5). */
const MOST_SAID = 4_000;

/** By subject and detail of the status code. Unspecific codes (X.0.0, X.1.0, X.2.0, X.5.x) are left to the words. */
const STATUSES: readonly (readonly [RegExp, Kind])[] = [
  [/^1\.[78]$/, 'sender'],
  [/^1\.(?:[1-46]|10)$/, 'address'],
  [/^1\.9$/, 'mail'],
  [/^2\.1$/, 'address'],
  [/^2\.2$/, 'full'],
  [/^2\.[34]$/, 'mail'],
  [/^3\.2$|^4\.5$|^7\.28$/, 'throttle'],
  [/^[34]\.[1-9]\d?$/, 'mail'],
  [/^6\./, 'sender'],
  [/^7\.13$/, 'address'],
  [/^7\./, 'sender'],
];

/** Phrases about the sender, the content, or their reputation. */
const SENDER =
  /\b(sender|spam|spammy|junk|unsolicited|bulk|virus|malware|phish\w*|polic(y|ies)|reputation|block(ed|ing|list\w*)?|black ?list\w*|deny ?list\w*|rbl|dnsbl|spamhaus|spamcop|barracuda|listed|banned|relay\w*|denied|not (allowed|permitted|authori[sz]ed)|prohibit\w*|forbidden|content|auth\w*|dmarc|spf|dkim|dns|ptr|rdns|reverse|helo|ehlo|client host|complain\w*|abuse|trust\w*|suspicious)\b/i;
const UNKNOWN =
  /\b(no such|does ?n[o'’]t (exist|have an?)|do(es)? not (exist|have an?)|not exist\w*|unknown|invalid|not found|unroutable|unrouteable|undeliverable|not local|not a (valid|known)|no mailbox|not our customer|(user|mailbox|account|recipient|address)[^.;]{0,40}\b(unavailable|disabled|inactive|deactivated|closed|suspended|rejected|expired))\b/i;
const FULL = /\b(full|over ?quota|quota|exceeded (the |its )?(storage|quota)|insufficient (system )?storage)\b/i;
const THROTTLE =
  /\b(too (many|much|fast|quickly|frequent\w*)|rates?|throttl\w*|slow(ing)? down|limits?|limited|busy|unusual\w* (rate|volume)|flood\w*)\b/i;

type Kind = 'address' | 'sender' | 'mail' | 'full' | 'throttle';

export type RefusalAbout = 'address' | 'sender' | 'mail' | 'throttle' | 'server';

export interface Judgement {
  about: RefusalAbout;
  /** The same mail would be refused again. */
  permanent: boolean;
  /** The receiving server asks for fewer emails at a time. */
  slowDown: boolean;
}

interface Refusal {
  /** 400 to 599 (RFC 5321, 4.2). */
  code: number;
  /** Such as 5.1.1; null when there was none. */
  status: string | null;
  /** server: before the recipient was named. content: from DATA on. */
  stage: 'server' | 'recipient' | 'content';
  words: string;
}
