import { brands, fraudWords, warnings, type FraudTheme } from './fraud-words';

/**
 * Whether an email reads like one of the classic frauds: a locked account, a parcel awaiting a fee, gift-card
 * codes, crypto, a fortune, or a link that shows one address and leads to another. Returns the kind of fraud;
 * null for ordinary email. A single word decides nothing, because banks, parcel shops and security companies
 * write about such things every day: the rule requires the combination that a fraud needs, and sentences that
 * warn of fraud do not count. A finding only asks a person to look; nothing is refused because of it alone.
 */
export function fraudSign({ subject, text, links, ownHosts }: MailToJudge): FraudSign | null {
  const head = fold(subject);
  const said = sentences(`${head}\n${fold(text)}`);
  const has = (theme: FraudTheme): boolean => said.some((sentence) => speaks(theme, sentence));
  const targets = links.map(({ url }) => hostOf(url)).filter((host) => host !== '');
  const leadsOut = targets.length > 0;
  const foreignBrand = leadsOut && namesForeignBrand(said.join('\n'), targets);
  const [threat, credentials, urgency] = [has('threat'), has('credentials'), has('urgency')];

  const nearby = said.map((sentence, n) => `${sentence} ${said[n + 1] ?? ''}`);
  if (nearby.some((two) => speaks('cards', two) && speaks('codes', two))) return 'gift-cards';
  if (has('crypto') && (leadsOut || has('urgency'))) return 'coins';
  if (has('prize') && has('advance')) return 'fortune';
  if (leadsOut && has('parcel') && (has('fee') || credentials || (foreignBrand && urgency))) return 'parcel';
  if (links.some((link) => isDisguised(link, []) && isBrandHost(hostIn(link.text)))) return 'disguised-link';
  if (links.some((link) => isDisguised(link, ownHosts)) && (threat || credentials || urgency)) return 'disguised-link';
  if (
    leadsOut &&
    threat &&
    (credentials || urgency || foreignBrand || sentences(head).some((sentence) => speaks('threat', sentence)))
  )
    return 'locked-account';
  if (leadsOut && credentials && ((urgency && foreignBrand) || foreignBrand || (urgency && asksAlone(said))))
    return 'locked-account';
  return null;
}

/** What the operator and the owner are told about each sign. */
export const fraudSignWords: Record<FraudSign, string> = {
  'locked-account': 'it mentions a locked account or asks people to confirm their details',
  parcel: 'it mentions a parcel waiting for a payment',
  'gift-cards': 'it asks for gift card codes',
  coins: 'it promises cryptocurrency or asks for access to a wallet',
  fortune: 'it promises money in return for bank details or a payment',
  'disguised-link': 'a link shows one address but leads to another',
};

const speaks = (theme: FraudTheme, sentence: string): boolean =>
  fraudWords[theme].some((pattern) => pattern.test(sentence));

/**
 * A request for credentials and urgency must share a sentence: two harmless sentences, about a sale and about a
 * card on file, do not count.
 */
const asksAlone = (said: readonly string[]): boolean =>
  said.some((sentence) => speaks('credentials', sentence) && speaks('urgency', sentence));

/** Removes characters that only hide words from programs, and accents. */
const fold = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[аеорсхіуԁ]/g, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/[ \t]+/g, ' ');

/** The sentences of a text, without those that warn of fraud. */
const sentences = (text: string): string[] =>
  text
    .split(/[.!?\n;]+(?:\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !warnings.test(sentence));

function namesForeignBrand(text: string, hosts: readonly string[]): boolean {
  return brands.some(([name, own]) => name.test(text) && !hosts.some((host) => own.includes(nameOf(host))));
}

/**
 * The link's text is an address, but not the one it leads to. A business may own its name under several
 * top-level domains.
 */
function isDisguised({ text, url }: { text: string; url: string }, ownHosts: readonly string[]): boolean {
  const [shown, target] = [hostIn(text), hostOf(url)];
  if (shown === '' || target === '' || domainOf(shown) === domainOf(target) || nameOf(shown) === nameOf(target))
    return false;
  return !ownHosts.some((own) => domainOf(own) === domainOf(shown) || domainOf(own) === domainOf(target));
}

const isBrandHost = (host: string): boolean => brands.some(([, own]) => own.includes(nameOf(host)));

const hostIn = (text: string): string => {
  const [, host = ''] =
    /^\s*(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?:[/?#][^\s]*)?\s*$/i.exec(
      text.replace(INVISIBLE, ''),
    ) ?? [];
  return host.toLowerCase();
};

const hostOf = (url: string): string =>
  /^https?:/i.test(url.trim()) && URL.canParse(url.trim()) ? new URL(url.trim()).hostname : '';

/** The registered domain of a host, as far as that can be told without the public suffix list. */
function domainOf(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && SECOND_LEVEL.has(second) ? -3 : -2).join('.');
}

const nameOf = (host: string): string => domainOf(host).split('.')[0] ?? '';

const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'gob', 'gouv', 'ltd', 'me', 'or', 'ne']);
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LOOKALIKES = new Map([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['х', 'x'],
  ['і', 'i'],
  ['у', 'y'],
  ['ԁ', 'd'],
]);

export type FraudSign = 'locked-account' | 'parcel' | 'gift-cards' | 'coins' | 'fortune' | 'disguised-link';

export interface MailToJudge {
  subject: string;
  text: string;
  /** The text and target of each link and button. */
  links: readonly { text: string; url: string }[];
  /** Hosts that belong to the business; some only because the business says so. */
  ownHosts: readonly string[];
}
