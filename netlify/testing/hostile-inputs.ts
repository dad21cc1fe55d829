import * as z from 'zod/mini';
import { pathParameters, type Endpoint } from '../../src/contracts/endpoint';
import { parseInput } from '../../src/contracts/parse-input';
import { hostileCursors, hostileTexts, hostileTypes } from './hostile-values';

type Fields = Record<string, unknown>;
type Schema = z.core.$ZodType;

/**
 * Inputs of an endpoint that are valid except for one leaf, derived from its contract: every leaf gets every
 * hostile value. `base` is the identity matrix's input; missing fields are generated from the schema.
 */
export function hostileInputs(endpoint: Endpoint, base: Fields): HostileInput[] {
  const shape = defOf(endpoint.input).shape ?? {};
  const whole = {
    ...Object.fromEntries(
      Object.entries(shape)
        .filter(([, schema]) => !z.safeParse(schema, undefined).success)
        .map(([name, schema]) => [name, sampleOf(schema)]),
    ),
    ...base,
  };
  const inPath = pathParameters(endpoint.path);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.takesBytes !== undefined;
  return Object.entries(shape).flatMap(([name, schema]) => {
    const forms =
      inPath.includes(name) || inQuery
        ? textsFor(name).map((text) => (inPath.includes(name) ? text.toWellFormed() : text))
        : [...hostileForms(schema, whole[name] ?? sampleOf(schema), name)];
    return forms
      .filter((form) => !inPath.includes(name) || !/^\.{0,2}$/.test(String(form)))
      .map((form): HostileInput => ({ field: name, input: { ...whole, [name]: form } }));
  });
}

/**
 * The contract's own judgement of these inputs. `sentences`: its errors for those it refuses. `accepted`: those
 * it accepts, each distinct one once; per field the first `named` ones (names of object members, where it takes
 * text) and `more` spread over its list, other ones for each endpoint and field. Of a cursor a ninth, other ones for
 * each list, since only the list itself can detect a forged one; `keyset.test.ts` forges all of them for each kind of
 * key.
 */
export function judgeInputs(
  endpoint: Endpoint,
  inputs: readonly HostileInput[],
  { named, more }: { named: number; more: number },
): { accepted: HostileInput[]; sentences: Set<string> } {
  const meanings = new Map<string, HostileInput>();
  const sentences = new Set<string>();
  for (const input of inputs) {
    const parsed = parseInput(endpoint, input.input);
    if (!parsed.success) for (const { message } of parsed.error.issues) sentences.add(message);
    else if (!meanings.has(JSON.stringify(parsed.data))) meanings.set(JSON.stringify(parsed.data), input);
  }
  const accepted = [...Map.groupBy(meanings.values(), ({ field }) => field).values()].flatMap((all, nth) => {
    const spread = (rest: HostileInput[], step: number) =>
      rest.filter((_, index) => index % step === (nth + endpoint.path.length) % step);
    if (all[0]!.field === 'cursor') return spread(all, 9);
    const rest = all.slice(named);
    return [...all.slice(0, named), ...(more === 0 ? [] : spread(rest, Math.ceil(rest.length / more)))];
  });
  return { accepted, sentences };
}

/** Every variant of a sample with one leaf replaced. */
function* hostileForms(schema: Schema, sample: unknown, name: string): Generator<unknown> {
  const { type, innerType, element, options, shape, valueType } = defOf(schema);
  if (innerType) yield* hostileForms(innerType, sample, name);
  else if (options)
    for (const option of options)
      yield* hostileForms(option, z.safeParse(option, sample).success ? sample : sampleOf(option), name);
  else if (type === 'object' && shape) {
    yield* hostileTypes;
    const whole = sample as Fields;
    for (const [key, field] of Object.entries(shape))
      for (const form of hostileForms(field, whole[key] ?? sampleOf(field), key)) yield { ...whole, [key]: form };
  } else if (type === 'array' && element) {
    yield* hostileTypes;
    for (const form of hostileForms(
      element,
      Array.isArray(sample) && sample.length > 0 ? sample[0] : sampleOf(element),
      name,
    ))
      yield [form];
  } else if (type === 'record' && valueType) {
    yield* hostileTypes;
    for (const key of hostileTexts)
      yield JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(sampleOf(valueType) ?? null)}}`);
  } else if (type === 'literal') yield sample;
  else yield* [...hostileTypes, ...textsFor(name)];
}

const textsFor = (name: string): readonly string[] =>
  name === 'cursor' ? [...hostileCursors, ...hostileTexts] : hostileTexts;

/** A value that the schema accepts, or undefined when none of ours does. */
export function sampleOf(schema: Schema): unknown {
  const { type, innerType, element, options, shape, values, entries } = defOf(schema);
  if (innerType) return sampleOf(innerType);
  if (options) return sampleOf(options[0]!);
  if (values) return values[0];
  if (entries) return Object.values(entries)[0];
  if (type === 'object' && shape)
    return Object.fromEntries(
      Object.entries(shape)
        .map(([name, field]) => [name, sampleOf(field)])
        .filter(([, value]) => value !== undefined),
    );
  if (type === 'array' && element) return z.safeParse(schema, []).success ? [] : [sampleOf(element)];
  if (type === 'record') return {};
  return SAMPLES.find((sample) => z.safeParse(schema, sample).success);
}

/** Tried in this order: the first that a leaf accepts is its sample. */
const SAMPLES: readonly unknown[] = [
  '0b5c2a30-9d3e-4f6a-8c11-7e2d4b9a6f01',
  '2026-11-24',
  '2026-11-24T09:30:00.000Z',
  '16:30',
  'grace@example.com',
  'https://example.com',
  'Europe/London',
  '#1a6b5f',
  'loaf-of-rye-42',
  '1:1',
  'Hello',
  'yes',
  '1',
  '',
  1,
  60,
  3,
  100,
  true,
];

/** The parts of a schema's internal definition that are read here. */
export const defOf = (schema: Schema): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

export interface HostileInput {
  field: string;
  input: Fields;
}

/** The parts of a schema's internal definition that we read (Zod 4, `_zod.def`). */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  valueType?: Schema;
  values?: unknown[];
  entries?: Record<string, unknown>;
}
