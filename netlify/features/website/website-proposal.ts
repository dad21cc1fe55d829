import type { WebsiteProposal } from '../../../src/contracts/website';
import { MAX_OFFERS } from '../../../src/domain/business-profile';
import { findsOf } from './website-finds';
import { brandColours } from './website-colours';
import { emailOf, phoneOf, pricesOf, streetAddressOf } from './website-contact';
import { openingHoursOf } from './website-hours';
import { cleanSentences, cleanText } from './website-text';
import { addressOf, audienceOf, findBusiness, offersOf, textOf } from './website-json-ld';
import type { PageFacts } from './website-facts';
import { nameInTitle, placeIn, topicsOf } from './website-words';

/**
 * The profile that a website's pages suggest, each field with the place where it was found. `pages` begins with
 * the typed address. What no page says stays empty.
 */
export function proposeProfile(
  pages: [PageFacts, ...PageFacts[]],
  { css = '', manifestColour = '' }: { css?: string; manifestColour?: string } = {},
): Omit<WebsiteProposal, 'logo' | 'notes'> {
  const [home] = pages;
  const things = pages.flatMap((page) => page.things);
  const business = findBusiness(things);
  const title = nameInTitle(home.title, new URL(home.url).hostname);
  const ofPages = (read: (page: PageFacts) => string): string => pages.map(read).find((text) => text !== '') ?? '';
  const meta = (...names: string[]): string =>
    names.map((name) => home.meta.get(name) ?? '').find((text) => text.trim() !== '') ?? '';

  const name = first(
    [cleanText(textOf(business?.name), 120), 'structured data'],
    [cleanText(meta('og:site_name', 'application-name', 'apple-mobile-web-app-title'), 120), 'site name'],
    [cleanText(title.name, 120), 'page title'],
  );
  const what = first(
    [cleanSentences(textOf(business?.description), 400), 'structured data'],
    [cleanSentences(meta('description', 'og:description', 'twitter:description'), 400), 'page description'],
    [cleanSentences(title.rest, 400), 'page title'],
  );
  const where = first(
    [cleanText(addressOf(business) || things.map((thing) => addressOf(thing)).find(Boolean), 160), 'structured data'],
    [
      placeIn(
        [
          meta('business:contact_data:street_address', 'og:street-address'),
          meta('business:contact_data:locality', 'og:locality'),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      'page details',
    ],
    [placeIn(ofPages((page) => page.address)), 'address on the page'],
  );
  const audience = first([cleanText(audienceOf(things), 240), 'structured data']);
  const limits = { besides: [name.value, title.name, new URL(home.url).hostname], max: MAX_OFFERS };
  const listed = topicsOf(offersOf(things), limits);
  const offers =
    listed.length > 0
      ? { value: listed, where: 'structured data' }
      : {
          value: topicsOf([...home.menu, ...pages.flatMap((page) => page.headings.h2)], limits),
          where: 'menu and headings',
        };
  const theme = meta('theme-color', 'msapplication-tilecolor');
  const colours = {
    value: brandColours({ themes: [theme, manifestColour], css: `${home.styles.inline}\n${css}` }),
    where: 'styles',
  };

  const hours = { value: openingHoursOf(business), where: 'structured data' };
  const prices = { value: pricesOf(things, offers.value), where: 'structured data' };
  const details = {
    phone: phoneOf(things, pages),
    email: emailOf(things, pages),
    address: streetAddressOf(things, pages),
    hours,
    prices,
  };

  const fields = { name, what, where, audience, offers, colours };
  const found = Object.entries({ ...fields, ...details }).filter(([, field]) => field.value.length > 0);
  return {
    source: home.url,
    name: name.value,
    what: what.value,
    where: where.value,
    audience: audience.value || null,
    offers: offers.value,
    colours: colours.value,
    details: {
      phone: details.phone.value,
      email: details.email.value,
      address: details.address.value,
      hours: hours.value,
      prices: prices.value,
    },
    finds: findsOf(pages, offers.value),
    found: Object.fromEntries(found.map(([field, { where: place }]) => [field, place])),
    missing: (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => fields[field].value.length === 0),
  };
}

/** The first candidate that is not empty. */
function first(...candidates: [string, string][]): { value: string; where: string } {
  const [value, where] = candidates.find(([text]) => text !== '') ?? ['', ''];
  return { value, where };
}
