import * as z from 'zod/mini';
import { allContracts } from './all-contracts';
import { creativeContract } from './creative';
import type { Endpoint } from './endpoint';
import { parseInput } from './parse-input';

const sentenceOf = (endpoint: Endpoint, input: unknown, field: string) =>
  parseInput(endpoint, input).error?.issues.find(({ path }) => path.join('.') === field)?.message;

describe('a fault without a sentence of its own', () => {
  it.each([
    [
      creativeContract.generateImage,
      { prompt: 'A loaf', aspectRatio: '5:5' },
      'aspectRatio',
      'Aspect ratio must be 1:1, 16:9, 9:16, 4:3 or 4:1.',
    ],
    [
      creativeContract.generateImage,
      { prompt: 'A loaf', style: 'oil' },
      'style',
      'Style must be photorealistic, artistic, cartoon or minimalist.',
    ],
    [creativeContract.generateVideo, { prompt: 'A loaf', duration: 7 }, 'duration', 'Duration must be 3, 5, 10 or 15.'],
    [creativeContract.generateVideo, { prompt: 'A loaf', quality: '8k' }, 'quality', 'Quality must be sd, hd or 4k.'],
    [
      creativeContract.createTemplate,
      { name: 'Fridays' },
      'aspectRatio',
      'Aspect ratio must be 1:1, 16:9, 9:16, 4:3 or 4:1.',
    ],
    [creativeContract.generateImage, { prompt: 'A loaf', headline: 7 }, 'headline', 'Headline must be text.'],
    [
      creativeContract.generateImage,
      { prompt: 'A loaf', colours: Array.from({ length: 5 }, () => '#1a6b5f') },
      'colours',
      'Colours must have at most 4 entries.',
    ],
    [creativeContract.createClip, { bytes: 0 }, 'bytes', 'This clip is empty.'],
  ] as const)('names the field and the accepted values', (endpoint, input, field, sentence) =>
    expect(sentenceOf(endpoint, input, field)).toBe(sentence),
  );

  it("leaves a schema's own sentence alone", () =>
    expect(sentenceOf(creativeContract.generateImage, {}, 'prompt')).toBe('Description is required.'));
});

/** The validator's own messages, in English and in its shortest build. */
const VALIDATOR =
  /^Invalid\b|^Too (big|small)\b|\bexpected\b|\breceived\b|^Unrecognized key|\bInvalid (input|option|type|string|key|format|element|value)\b|\bundefined\b|\bNaN\b|\[object/i;

const endpoints = Object.entries(allContracts).flatMap(([noun, contract]) =>
  Object.entries(contract).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
);

it.each(endpoints)('%s answers bad input in sentences of our own', (_name, endpoint) => {
  const said = new Set(
    badValues(endpoint.input)
      .flatMap((value) => parseInput(endpoint, value).error?.issues ?? [])
      .map(({ message }) => message),
  );
  expect(
    [...said].filter(
      (message) => VALIDATOR.test(message) || !/^["“A-Z].*[.?!]$/su.test(message) || message.length > 300,
    ),
  ).toEqual([]);
});

it('would notice the validator’s words', () => {
  const plain = (schema: z.core.$ZodType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
  const found = endpoints.flatMap(([, { input }]) => badValues(input).flatMap((value) => plain(input, value)));
  expect(found.some((message) => VALIDATOR.test(message))).toBe(true);
});

/** Wrong values for a schema: plain wrong values, and right shapes with one wrong value in each place. */
function badValues(schema: z.core.$ZodType, depth = 0): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (inner: z.core.$ZodType) => (depth < DEEPEST ? badValues(inner, depth + 1) : []);
  switch (def.type) {
    case 'object':
      return [
        ...WRONG,
        { nobodyKnows: 1 },
        ...Object.entries(def.shape).flatMap(([key, inner]) => within(inner).map((value) => ({ [key]: value }))),
      ];
    case 'array':
      return [...WRONG, Array.from({ length: 1_001 }, () => 'x'), ...within(def.element).map((value) => [value])];
    case 'record':
      return [...WRONG, ...within(def.valueType).map((value) => ({ some: value }))];
    case 'union':
      return [
        ...WRONG,
        ...def.options.flatMap(within),
        ...def.options.flatMap((option) => within(option).map((value) => marked(option, value))),
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return badValues(def.innerType, depth);
    case 'pipe':
      return [...badValues(def.in, depth), ...badValues(def.out, depth)];
    case 'lazy':
      return within(def.getter());
    default:
      return WRONG;
  }
}

/** Adds a union's discriminator, so that the fault under test lies in the rest of the value. */
function marked(option: z.core.$ZodType, value: unknown): unknown {
  const { def } = (option as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const marks = Object.entries(def.shape).flatMap(([key, inner]) => {
    const of = (inner as z.core.$ZodTypes)._zod.def;
    return of.type === 'literal' ? [[key, of.values[0]]] : [];
  });
  return { ...(Object.fromEntries(marks) as object), ...value };
}

const DEEPEST = 7;
const WRONG = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(20_001),
  'https://',
  '2026-13-45',
  -1,
  0,
  1.5,
  1e12,
  Number.NaN,
  true,
  [],
  {},
  [null],
  [1],
  { x: 1 },
];
