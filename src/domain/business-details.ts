/** What a business's public page shows next to its posts: how to reach it, when, and what things cost. All optional. */
export interface BusinessDetails {
  phone: string;
  email: string;
  /** Street and town, as on an envelope. */
  address: string;
  hours: OpeningTime[];
  /** such as "Closed on public holidays" */
  hoursNote: string;
  /** Prices of the profile's offers; a price whose offer is gone is not shown. */
  prices: OfferPrice[];
  /** Where people book, order or read more; '' for none. */
  link: string;
  linkKind: LinkKind;
}

/**
 * Local time of the business. `to` before `from` is past midnight. Two entries for one day leave a break between
 * them.
 */
export interface OpeningTime {
  /** 1 is Monday, 7 is Sunday. */
  day: number;
  from: string;
  to: string;
}

/** A range of days with the same hours, both ends included; 1 is Monday. */
export interface OpeningLine {
  first: number;
  last: number;
  times: string;
}

export interface MainAction {
  kind: LinkKind | 'call' | 'write';
  href: string;
}

export interface OfferPrice {
  offer: string;
  /** In the owner's words: "from €45". */
  price: string;
}

export const linkKinds = ['book', 'order', 'visit'] as const;
export type LinkKind = (typeof linkKinds)[number];
export const linkLabels: Record<LinkKind, string> = {
  book: 'Book now',
  order: 'Order online',
  visit: 'Visit our website',
};

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Twice per day. */
export const MAX_OPENING_TIMES = 14;

export const noDetails: BusinessDetails = {
  phone: '',
  email: '',
  address: '',
  hours: [],
  hoursNote: '',
  prices: [],
  link: '',
  linkKind: 'book',
};
export const completeDetails = (part: Partial<BusinessDetails> = {}): BusinessDetails => ({ ...noDetails, ...part });

/** What a page without details lacks, for the sentence to the owner: ["phone number", "opening hours"]. */
export function missingDetails({ phone, email, address, hours, hoursNote, prices, link }: BusinessDetails): string[] {
  const lacks: [boolean, string][] = [
    [phone === '', 'phone number'],
    [email === '', 'email address'],
    [address === '', 'street address'],
    [hours.length === 0 && hoursNote === '', 'opening hours'],
    [prices.length === 0, 'prices'],
    [link === '', 'booking or ordering link'],
  ];
  return lacks.filter(([missing]) => missing).map(([, what]) => what);
}

/** Whether a business has said how or when to reach it; only then does it want a public page. */
export const isReachable = ({ phone, email, address, hours, hoursNote, link }: BusinessDetails): boolean =>
  [phone, email, address, hoursNote, link].some((text) => text.trim() !== '') || hours.length > 0;

/**
 * Groups days with the same hours, starting on Monday (1): { first: 2, last: 5, times: '09:00–12:00,
 * 13:00–17:00' }.
 */
export function openingLines(hours: readonly OpeningTime[]): OpeningLine[] {
  const byDay = weekdayNames.map((_, index) => timesOf(hours.filter(({ day }) => day === index + 1)));
  const lines: OpeningLine[] = [];
  byDay.forEach((times, index) => {
    const before = lines.at(-1);
    if (times === '') return;
    if (before && before.last === index && before.times === times) before.last = index + 1;
    else lines.push({ first: index + 1, last: index + 1, times });
  });
  return lines;
}

/** The offers with their prices, in the order of the profile. */
export const pricedOffers = (
  offers: readonly string[],
  prices: readonly OfferPrice[],
): { offer: string; price: string | null }[] =>
  offers.map((offer) => ({ offer, price: prices.find((entry) => entry.offer === offer)?.price || null }));

/** The prices after the list of offers was edited: an offer that was renamed keeps its price. */
export function pricesAfter(
  before: readonly string[],
  after: readonly string[],
  prices: readonly OfferPrice[],
): OfferPrice[] {
  const changed =
    before.length === after.length ? before.flatMap((offer, index) => (offer === after[index] ? [] : [index])) : [];
  const [at] = changed;
  if (changed.length !== 1 || at === undefined) return [...prices];
  return prices.map((entry) => (entry.offer === before[at] ? { ...entry, offer: after[at]! } : entry));
}

/** The amount of a price that is a single sum with a currency; null for "from €45" and for "12". */
export function exactPrice(text: string): { amount: string; currency: string } | null {
  const [, sign, amount] = /^(€|£|EUR|GBP|USD|CHF) ?(\d{1,7}(?:[.,]\d{2})?)$/.exec(text.trim()) ?? [];
  const [, after, signAfter] = /^(\d{1,7}(?:[.,]\d{2})?) ?(€|£|EUR|GBP|USD|CHF)$/.exec(text.trim()) ?? [];
  const found = sign && amount ? { sign, amount } : signAfter && after ? { sign: signAfter, amount: after } : null;
  return found && { amount: found.amount.replace(',', '.'), currency: CURRENCIES.get(found.sign) ?? found.sign };
}

/** A tel: link; null when the text holds no number. */
export function phoneHref(phone: string): string | null {
  const dialled = phone
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return dialled.replace(/\D/g, '').length >= 3 ? `tel:${dialled}` : null;
}

/** The main action for readers of a post, the most binding first; null when the business named none. */
export function mainAction(
  { link, linkKind, phone, email }: Pick<BusinessDetails, 'link' | 'linkKind' | 'phone' | 'email'>,
  website: string,
): MainAction | null {
  const dial = phone === '' ? null : phoneHref(phone);
  if (link !== '') return { kind: linkKind, href: link };
  if (dial) return { kind: 'call', href: dial };
  if (email !== '') return { kind: 'write', href: `mailto:${encodeURI(email)}` };
  return website === '' ? null : { kind: 'visit', href: website };
}

const timesOf = (hours: OpeningTime[]): string =>
  [...hours]
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');

/** Leaves out the dollar sign, which some two dozen currencies share. */
const CURRENCIES: ReadonlyMap<string, string> = new Map(Object.entries({ '€': 'EUR', '£': 'GBP' }));
