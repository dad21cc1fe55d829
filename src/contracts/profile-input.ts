import * as z from 'zod/mini';
import { linkKinds, MAX_OPENING_TIMES } from '../domain/business-details';
import { brandFonts, MAX_AVOID_WORDS, MAX_COLOURS, MAX_OFFERS, tones } from '../domain/business-profile';
import { MAX_TRADE_ID } from '../domain/trade';
import { optionalText, requiredText, textToChange, timeOfDay, writable } from './text';

/** With or without https:// in front; '' for none. */
const websiteInput = z.string({ error: 'The website must be text.' }).check(
  writable(),
  z.trim(),
  z.overwrite<string>((text) => (text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)),
  z.maxLength(300, { error: 'The website can be at most 300 characters.' }),
  z.refine(isWebsite, { error: 'Enter the website like ada-bakery.example.' }),
);

export const colourInput = z
  .string({ error: 'A colour must be text.' })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Enter a colour like #b5451b.' }), z.toLowerCase());
export const toneInput = z.enum(tones, { error: 'Choose a brand voice.' });

/** How everything made for the business looks and sounds; fields left out keep their stored values. */
export const brandKit = {
  colours: z.optional(
    z
      .array(colourInput, { error: 'Colours must be a list.' })
      .check(z.maxLength(MAX_COLOURS, { error: `Keep at most ${MAX_COLOURS} colours.` })),
  ),
  logoFileId: z.optional(z.nullable(z.uuid({ error: 'Upload the logo again.' }))),
  font: z.optional(z.enum(brandFonts, { error: 'Choose a lettering style.' })),
  avoidWords: z.optional(
    z
      .array(requiredText('A word to avoid', 60), { error: 'Words to avoid must be a list.' })
      .check(z.maxLength(MAX_AVOID_WORDS, { error: `List at most ${MAX_AVOID_WORDS} words to avoid.` })),
  ),
};

const openingTimeInput = z
  .object({
    day: z
      .number({ error: 'Choose a day.' })
      .check(z.int(), z.gte(1, { error: 'Choose a day.' }), z.lte(7, { error: 'Choose a day.' })),
    from: timeOfDay,
    to: timeOfDay,
  })
  .check(z.refine(({ from, to }) => from !== to, { error: 'Opening and closing times are the same.', path: ['to'] }));

/** What the public page shows next to the posts. */
const detailsInput = z.object({
  phone: optionalText('The phone number', 60).check(
    z.refine((text) => text === '' || text.replace(/\D/g, '').length >= 3, {
      error: 'Enter a phone number, for example +44 20 7946 0018.',
    }),
  ),
  email: optionalText('The email address', 254).check(
    z.refine((text) => text === '' || /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text), {
      error: 'Enter an email address, for example ada@example.com.',
    }),
  ),
  address: optionalText('The street address', 200),
  hours: z._default(
    z
      .array(openingTimeInput, { error: 'Opening hours must be a list.' })
      .check(z.maxLength(MAX_OPENING_TIMES, { error: `List at most ${MAX_OPENING_TIMES} opening times.` })),
    [],
  ),
  hoursNote: optionalText('The note on opening hours', 160),
  prices: z._default(
    z
      .array(z.object({ offer: requiredText('An offer', 120), price: requiredText('A price', 40) }), {
        error: 'Prices must be a list.',
      })
      .check(z.maxLength(MAX_OFFERS, { error: `List at most ${MAX_OFFERS} prices.` })),
    [],
  ),
  link: z._default(websiteInput, ''),
  linkKind: z._default(z.enum(linkKinds, { error: 'Choose what the button does.' }), 'book'),
});

export const profileInput = z.object({
  name: requiredText('Business name', 120),
  what: requiredText('What you do', 400, 'Describe what you do.'),
  where: requiredText('Where you are', 160, 'Enter where you are.'),
  audience: requiredText('Who it is for', 240, 'Enter who it is for.'),
  offers: z
    .array(requiredText('An offer', 120), { error: 'List at least one offer.' })
    .check(
      z.minLength(1, { error: 'List at least one offer.' }),
      z.maxLength(MAX_OFFERS, { error: `List at most ${MAX_OFFERS} offers.` }),
    ),
  tone: toneInput,
  // Older clients do not send these; fields left out keep their stored values.
  website: z.optional(websiteInput),
  details: z.optional(detailsInput),
  trade: textToChange('The trade', MAX_TRADE_ID),
  ...brandKit,
});

export type ProfileInput = z.infer<typeof profileInput>;

function isWebsite(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '' && password === ''
  );
}
