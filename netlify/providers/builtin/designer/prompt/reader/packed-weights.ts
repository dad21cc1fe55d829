/**
 * Weights in a file: the numbers of their features, sorted, as what each adds to the one before (LEB128, base64), and the
 * weights in steps of `step`, a byte each (base64). Small weights are left out.
 */
export interface PackedWeights {
  step: number;
  features: string;
  weights: string;
}

export function packedWeights(weights: ReadonlyMap<number, number>): PackedWeights {
  const most = [...weights.values()].reduce((best, weight) => Math.max(best, Math.abs(weight)), 0);
  const step = most / MOST_STEPS || 1;
  const kept = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight / step)] as const)
    .filter(([, steps]) => Math.abs(steps) >= LEAST_STEPS)
    .sort(([one], [other]) => one - other);
  const bytes = kept.flatMap(([feature], at) => varint(feature - (kept[at - 1]?.[0] ?? 0)));
  return {
    step,
    features: Buffer.from(bytes).toString('base64'),
    weights: Buffer.from(Int8Array.from(kept, ([, steps]) => steps).buffer).toString('base64'),
  };
}

export function unpackedWeights({ step, features, weights }: PackedWeights): ReadonlyMap<number, number> {
  const steps = Buffer.from(weights, 'base64');
  const found = new Map<number, number>();
  let feature = 0;
  let added = 0;
  let scale = 1;
  for (const byte of Buffer.from(features, 'base64')) {
    added += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte & 0x80) continue;
    feature += added;
    found.set(feature, steps.readInt8(found.size) * step);
    added = 0;
    scale = 1;
  }
  return found;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return [...bytes, rest];
}

const MOST_STEPS = 63;
const LEAST_STEPS = 3;
