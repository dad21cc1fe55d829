import * as z from 'zod/mini';
import { isEmailAddress, isPlainAddress, NO_ADDRESS, NO_PLAIN_ADDRESS } from '../domain/email-address';
import { canonicalZone } from '../domain/time-zone';

/**
 * A required line of text: trimmed, bounded, with sentences that tell the person what to do. `label` begins the
 * sentence.
 */
export const requiredText = (label: string, max: number, missing = `${label} is required.`) =>
  z
    .string({ error: missing })
    .check(
      writable(),
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(max, { error: `${label} can be at most ${max} characters.` }),
    );

/** An optional line of text; both absent and blank become ''. */
export const optionalText = (label: string, max: number) =>
  z._default(
    z
      .string({ error: `${label} must be text.` })
      .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` })),
    '',
  );

/** An email address, by the one rule of src/domain/email-address.ts. */
export const requiredEmail = () => requiredText('Email', 254).check(z.refine(isEmailAddress, { error: NO_ADDRESS }));

/** '' or an email address that everybody can reply to. */
export const replyAddress = () =>
  [
    z.refine<string>((text) => text === '' || isEmailAddress(text), { error: NO_ADDRESS, abort: true }),
    z.refine<string>((text) => text === '' || isPlainAddress(text), { error: NO_PLAIN_ADDRESS }),
  ] as const;

/** A line of text that keeps its stored value when left out; `optionalText` would read that as ''. */
export const textToChange = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` })),
  );

/**
 * Removes characters that no database or page can hold: control characters except tab and line break, unpaired
 * surrogates, and marks that change the direction of the text around them.
 */
export const writable = () => z.overwrite<string>((text) => text.toWellFormed().replace(UNWRITABLE, ''));

/** A count that a client sends back, such as the version it edited. */
export const countInput = z
  .number({ error: 'This must be a number.' })
  .check(
    z.int({ error: 'This must be a whole number.' }),
    z.gte(0, { error: 'This cannot be negative.' }),
    z.lte(2_147_483_647, { error: 'This number is too large.' }),
  );

/** How many rows a page of a list holds. */
export const pageSize = (standard: number) =>
  z._default(
    z.coerce
      .number({ error: 'Ask for 1 to 100.' })
      .check(
        z.int({ error: 'Ask for 1 to 100.' }),
        z.gte(1, { error: 'Ask for 1 to 100.' }),
        z.lte(100, { error: 'Ask for 1 to 100.' }),
      ),
    standard,
  );

/** A slug that the server made. */
export const slugInput = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,120}$/, { error: 'There is nothing at this address.' }));

/**
 * An opaque string that a client sends back or a link carries, such as a token: bounded, free of unwritable
 * characters, otherwise unchanged.
 */
export const sentText = (max: number) =>
  z
    .string({ error: 'This must be text.' })
    .check(writable(), z.maxLength(max, { error: `This can be at most ${max} characters.` }));

/** Where a page of a list begins: what the list wrote, and reads again (netlify/database/keyset.ts). */
export const cursorInput = () =>
  z.optional(z.string({ error: UNKNOWN_PAGE }).check(z.regex(/^[\w.-]{1,1000}$/, { error: UNKNOWN_PAGE })));

export const UNKNOWN_PAGE = 'We cannot find where this page of the list begins. Open the list again from its start.';

/** Text as the server stores and returns it. */
export const storedText = (max = 20_000) => z.string().check(z.maxLength(max));

/** In lower case, as PostgreSQL writes it: file names and map keys are made from ids and must match exactly. */
export const id = z.uuid({ error: 'This is not a valid id.' }).check(z.toLowerCase());
/**
 * An instant, always UTC, within the years 1 to 9999, which both PostgreSQL and RFC 3339 can write:
 * 2026-11-21T09:30:00.000Z
 */
export const instant = z.iso.datetime().check(withinYears());
/** A calendar day without zone, within the same years: 2026-11-21 */
export const day = z.iso.date({ error: 'Choose a date.' }).check(withinYears());
/** A time of day without zone, 24 hours: 16:30 */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Choose a time, for example 16:30.' }));
/** An IANA zone name; checked against the platform's table and stored in its spelling there. */
export const timeZone = z.string().check(
  z.trim(),
  z.maxLength(64),
  z.refine((name) => canonicalZone(name) !== null, {
    error: 'We do not know this time zone. Choose one from the list, for example Europe/Berlin.',
  }),
  z.overwrite<string>((name) => canonicalZone(name) ?? name),
);

function withinYears() {
  return z.refine<string>((text) => !text.startsWith('0000'), {
    error: 'This is before the year 1. Choose a later date.',
  });
}

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFD]/g;
