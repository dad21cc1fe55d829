import type { OfferPrice } from '../../../src/domain/business-details';
import { cleanText } from './website-text';
import { findBusiness, listOf, textOf, typesOf, type Thing } from './website-json-ld';
import type { PageFacts } from './website-facts';

/**
 * The number that the business states as its own, otherwise the only one that its pages dial or call a phone
 * number. With several, none.
 */
export function phoneOf(things: Thing[], pages: PageFacts[]): Found {
  const said = cleanText(textOf(findBusiness(things)?.telephone), 60);
  if (isPhone(said)) return { value: said, where: 'structured data' };
  const linked = onlyOne(
    pages
      .flatMap((page) =>
        page.phones.map(({ text, dials }) => (isPhone(text) && sameNumber(text) === sameNumber(dials) ? text : dials)),
      )
      .filter(isPhone),
    sameNumber,
  );
  if (linked.value !== null) return { value: cleanText(linked.value, 60), where: 'telephone link' };
  const named = onlyOne(
    linked.isNone
      ? pages
          .flatMap((page) => [...page.text.matchAll(NAMED_PHONE)].map(([, number]) => number!.trim()))
          .filter(isPhone)
      : [],
    sameNumber,
  );
  return { value: cleanText(named.value ?? '', 60), where: 'text on the page' };
}

/** Likewise: the business's own, otherwise the only one that its pages link to. */
export function emailOf(things: Thing[], pages: PageFacts[]): Found {
  const said = cleanText(textOf(findBusiness(things)?.email), 254).replace(/^mailto:/i, '');
  if (EMAIL.test(said)) return { value: said, where: 'structured data' };
  const linked = onlyOne(
    pages.flatMap((page) => page.mails).filter((address) => EMAIL.test(address)),
    (address) => address.toLowerCase(),
  );
  return { value: linked.value ?? '', where: 'mail link' };
}

/** A street with a number, and a town or postal code, as on an envelope. A town alone is not an address. */
export function streetAddressOf(things: Thing[], pages: PageFacts[]): Found {
  const business = findBusiness(things);
  const all = [business, ...things].flatMap((thing) => listOf(thing?.address));
  for (const address of all) {
    if (typeof address === 'string' && isStreetAddress(address))
      return { value: cleanText(address.replace(/\s*\n\s*/g, ', '), 200), where: 'structured data' };
    if (!address || typeof address !== 'object') continue;
    const { streetAddress, addressLocality, postalCode } = address as Thing;
    const [street, town, code] = [streetAddress, addressLocality, postalCode].map((part) =>
      cleanText(textOf(part), 120),
    );
    if (street && (town || code))
      return {
        value: cleanText([street, [town, code].filter(Boolean).join(' ')].join(', '), 200),
        where: 'structured data',
      };
  }
  const written = onlyOne(pages.map((page) => page.place).filter(isStreetAddress), (text) => text.toLowerCase());
  return { value: cleanText(written.value ?? '', 200), where: 'address on the page' };
}

/** Prices stated next to exactly the name proposed as an offer. Two prices for a name count as none. */
export function pricesOf(things: Thing[], offers: readonly string[]): OfferPrice[] {
  const said = things.flatMap((thing) => pricedNames(thing));
  return offers.flatMap((offer) => {
    const { value } = onlyOne(
      said.filter(({ name }) => name.toLowerCase() === offer.toLowerCase()).map(({ price }) => price),
      (price) => price,
    );
    return value === null ? [] : [{ offer, price: value }];
  });
}

function pricedNames(thing: Thing): { name: string; price: string }[] {
  const types = typesOf(thing);
  if (types.includes('Offer') || types.includes('AggregateOffer')) {
    return listOf(thing.itemOffered)
      .concat(thing.itemOffered === undefined ? [thing] : [])
      .flatMap((item) => priced(nameOf(item), thing));
  }
  return listOf(thing.offers).flatMap((offer) => priced(nameOf(thing), offer));
}

function priced(name: string, offer: unknown): { name: string; price: string }[] {
  if (name === '' || !offer || typeof offer !== 'object') return [];
  const specification = listOf((offer as Thing).priceSpecification)[0] as Thing | undefined;
  const { price, lowPrice, priceCurrency } = { ...specification, ...(offer as Thing) };
  const amount = amountOf(price) ?? amountOf(lowPrice);
  const currency = textOf(priceCurrency).toUpperCase();
  if (amount === null || !/^[A-Z]{3}$/.test(currency)) return [];
  const sign = SIGNS.get(currency);
  const said = sign ? `${sign}${amount}` : `${amount} ${currency}`;
  return [{ name, price: amountOf(price) === null ? `from ${said}` : said }];
}

/** Numbers or texts such as "4.50"; a page would not print a price of zero. */
function amountOf(value: unknown): string | null {
  const [first] = listOf(value);
  const text = typeof first === 'number' ? String(first) : typeof first === 'string' ? first.trim() : '';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0) return null;
  return text.includes('.') && Number(text) % 1 !== 0 ? Number(text).toFixed(2) : String(Math.trunc(Number(text)));
}

const nameOf = (thing: unknown): string =>
  thing && typeof thing === 'object' ? cleanText(textOf((thing as Thing).name), 60) : '';

/** The one value that all agree on, however each is written. */
function onlyOne(values: string[], key: (value: string) => string): { value: string | null; isNone: boolean } {
  const different = new Set(values.map(key));
  return { value: different.size === 1 ? values[0]! : null, isNone: values.length === 0 };
}

/** National and international forms end alike. */
const sameNumber = (text: string): string => text.replace(/\(0\)/g, '').replace(/\D/g, '').slice(-8);
const isPhone = (text: string): boolean =>
  /^\+?[\d\s()/.–-]{6,40}$/.test(text) && text.replace(/\D/g, '').length >= 7 && text.replace(/\D/g, '').length <= 15;
const isStreetAddress = (text: string): boolean =>
  text.length <= 200 &&
  /\p{L}{3}/u.test(text) &&
  /\d/.test(text) &&
  /[,\n]/.test(text.trim().slice(0, -1)) &&
  !/@|https?:/.test(text);
const EMAIL = /^[^@\s<>"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
/** Such as "Tel.: 0117 496 0123": a number labelled as a phone. Fax numbers do not match. */
const NAMED_PHONE =
  /(?<![\p{L}-])(?:tel(?:efon|éfono|éphone|efoon)?|phone|call us(?: on)?)\s{0,3}[.:]{0,2}\s{0,3}(\+?\(?\d[\d\s()/.–-]{5,30}\d)/giu;
const SIGNS = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
  ['USD', '$'],
]);

interface Found {
  /** '' where the pages do not say. */
  value: string;
  where: string;
}
