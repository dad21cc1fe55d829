/**
 * The objects of a page's JSON-LD blocks, flattened: @graph, arrays and nested entities. Bounded in depth and
 * number.
 */
export function readJsonLd(blocks: string[]): Thing[] {
  const things: Thing[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || things.length >= MAX_THINGS || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.slice(0, MAX_THINGS).forEach((one) => walk(one, depth + 1));
    things.push(value as Thing);
    Object.values(value).forEach((one) => walk(one, depth + 1));
  };
  for (const block of blocks.slice(0, MAX_BLOCKS)) {
    try {
      walk(JSON.parse(block), 0);
    } catch {
      continue; // many sites have a broken block; the others are still read
    }
  }
  return things;
}

/** The business itself: a LocalBusiness (or one of its many subtypes) before an Organization, the first of each. */
export function findBusiness(things: Thing[]): Thing | undefined {
  const named = things.filter((thing) => textOf(thing.name) !== '');
  return (
    named.find((thing) => typesOf(thing).length > 0 && typeof thing.address !== 'undefined' && !isPerson(thing)) ??
    named.find((thing) => typesOf(thing).some((type) => BUSINESS.test(type)))
  );
}

/** Names of its offers: makesOffer, its catalogue, its menu; then standalone services and products. */
export function offersOf(things: Thing[]): string[] {
  const names: string[] = [];
  const add = (thing: unknown, depth = 0): void => {
    for (const one of depth > MAX_DEPTH ? [] : listOf(thing).slice(0, MAX_THINGS)) {
      if (typeof one === 'string') names.push(one);
      else if (one && typeof one === 'object') {
        const { name, itemOffered, item } = one as Thing;
        if (itemOffered ?? item) add(itemOffered ?? item, depth + 1);
        else names.push(textOf(name));
      }
    }
  };
  for (const thing of things) {
    add(thing.makesOffer);
    for (const catalogue of listOf(thing.hasOfferCatalog)) add((catalogue as Thing | null)?.itemListElement);
    if (typesOf(thing).includes('Menu')) {
      add(thing.hasMenuSection);
      add(thing.hasMenuItem);
    }
  }
  for (const thing of things)
    if (typesOf(thing).some((type) => type === 'Service' || type === 'Product')) names.push(textOf(thing.name));
  return names.filter(Boolean);
}

/** Such as "12 Elm Street, Bristol", from a PostalAddress or a text. */
export function addressOf(business: Thing | undefined): string {
  const [address] = listOf(business?.address);
  if (typeof address === 'string') return address;
  if (!address || typeof address !== 'object') return '';
  const { streetAddress, addressLocality, addressRegion } = address as Thing;
  const parts = [textOf(streetAddress), textOf(addressLocality) || textOf(addressRegion)].map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}

/** A picture's address: a text, an ImageObject, or the first of several. */
export function pictureOf(value: unknown): string {
  const [first] = listOf(value);
  return typeof first === 'string'
    ? first
    : textOf((first as Thing | undefined)?.url) || textOf((first as Thing | undefined)?.contentUrl);
}

/** The audience, where the page states it. */
export function audienceOf(things: Thing[]): string {
  for (const thing of things)
    for (const audience of listOf(thing.audience)) {
      const said =
        typeof audience === 'string'
          ? audience
          : textOf((audience as Thing | null)?.audienceType) || textOf((audience as Thing | null)?.name);
      if (said) return said;
    }
  return '';
}

export const textOf = (value: unknown): string => {
  const [first] = listOf(value);
  if (typeof first === 'string') return first;
  const inLanguage = (first as Thing | undefined)?.['@value'];
  return typeof inLanguage === 'string' ? inLanguage : '';
};

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
export const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type'])
    .filter((type): type is string => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:]/, ''));
const isPerson = (thing: Thing): boolean =>
  typesOf(thing).some((type) => /^(Person|Event|Place|Review|PostalAddress)$/.test(type));

/** schema.org/LocalBusiness, its subtypes by their suffixes, and the organizations above it. */
const BUSINESS =
  /(Business|Store|Shop|Restaurant|Bakery|CafeOrCoffeeShop|BarOrPub|Brewery|Winery|Salon|Spa|Gym|HealthClub|Clinic|Dentist|Physician|Pharmacy|Hotel|Hostel|Motel|BedAndBreakfast|Resort|Agency|Dealer|Repair|Rental|Service|Attorney|Notary|Electrician|Plumber|Contractor|Locksmith|HousePainter|Florist|Library|School|Organization|Corporation|NGO|Studio|Club)$/;
const MAX_DEPTH = 12;
const MAX_THINGS = 400;
const MAX_BLOCKS = 20;

export type Thing = Record<string, unknown>;
