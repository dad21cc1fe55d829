import * as z from 'zod/mini';

/** A required line of text: trimmed, bounded, with sentences a person can act on. `label` starts the sentence. */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .check(z.trim(), z.minLength(1, { error: `${label} is required.` }), z.maxLength(max, { error: `${label} can be at most ${max} characters.` }));

/** An optional line of text; absent and blank are both ''. */
export const optionalText = (label: string, max: number) =>
  z._default(z.string({ error: `${label} must be text.` }).check(z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` })), '');

/** Text as the server stores and returns it. */
export const storedText = (max = 20_000) => z.string().check(z.maxLength(max));

export const id = z.uuid({ error: 'This is not a valid id.' });
/** An instant, always UTC: 2026-11-21T09:30:00.000Z */
export const instant = z.iso.datetime();
/** A calendar day without zone: 2026-11-21 */
export const day = z.iso.date({ error: 'Choose a date.' });
/** A time of day without zone, 24 hours: 16:30 */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Choose a time, for example 16:30.' }));
/** An IANA zone name; checked against the platform's own table. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'This is not a time zone we know.' }));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
