import * as z from 'zod/mini';
import { NO_ADDRESS } from '../domain/email-address';
import type { Endpoint, Input } from './endpoint';

/**
 * Parses the input of an endpoint, in the browser and on the server alike. A schema's own sentences win; where
 * it has none, `faultSentence` replaces the validator's words ("Invalid option: expected one of …"), which
 * nobody should have to read.
 */
export const parseInput = <E extends Endpoint>(endpoint: E, input: unknown): z.core.util.SafeParseResult<Input<E>> =>
  z.safeParse(endpoint.input, input, { error: faultSentence }) as z.core.util.SafeParseResult<Input<E>>;

/** A sentence about a field without one of its own, for the person who filled it in. */
export function faultSentence(issue: z.core.$ZodRawIssue): string {
  const what = labelOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${what} is required.`
        : `${what} must be ${TYPES.get(issue.expected) ?? 'something else'}.`;
    case 'invalid_value':
      return issue.values.length > MOST_NAMED
        ? `${what} must be one of the choices we offer.`
        : `${what} must be ${either(issue.values.map(String))}.`;
    case 'too_big':
      return `${what} ${amount(issue.origin, 'at most', issue.maximum)}.`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? `${what} is required.`
        : `${what} ${amount(issue.origin, 'at least', issue.minimum)}.`;
    case 'not_multiple_of':
      return `${what} must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      if (issue.format === 'email') return NO_ADDRESS;
      return FORMATS.get(issue.format)
        ? `${what} must be ${FORMATS.get(issue.format)}.`
        : `${what} is not written in a way we can read.`;
    case 'invalid_key':
      return 'One of the names in this is not one that we know. Reload the page, then try again.';
    case 'unrecognized_keys':
      return `We do not know what to do with “${issue.keys.join('”, “').slice(0, 200)}”.`;
    default:
      return `${what} is not something we can use. Check it, then try again.`;
  }
}

/** The label of the innermost field: `aspectRatio` is "Aspect ratio". */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((step) => typeof step === 'string');
  if (!name || !/^[a-z]\w*$/i.test(name)) return 'This'; // a key that the client made up is not a field's name
  const words = name
    .replace(/Id(s?)$/, '$1')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1, 60);
}

function amount(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `must be ${bound} ${limit} characters`;
  if (origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object')
    return `must have ${bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${limit}`;
}

const either = (values: string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const MOST_NAMED = 8;

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    date: 'a date',
    null: 'empty',
  }),
);

const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    url: 'a web address, for example https://example.com',
    uuid: 'an id from this workspace',
    date: 'a date, for example 2026-11-21',
    time: 'a time, for example 16:30',
    datetime: 'a date and time in UTC, for example 2026-11-21T09:30:00Z',
  }),
);
