/**
 * Weights in a file, of one model or of several over the same features: the numbers of the features, sorted, as what each adds to the
 * one before (LEB128, base64), and for each model its weights in steps of its own, a byte each (base64). Small weights are 0, and
 * features that have no other are left out.
 */
export interface PackedWeights {
  features: string;
  models: { step: number; weights: string }[];
}

export function packedWeights(models: readonly ReadonlyMap<number, number>[]): PackedWeights {
  const inSteps = models.map((weights) => {
    const most = [...weights.values()].reduce((best, weight) => Math.max(best, Math.abs(weight)), 0);
    const step = most / MOST_STEPS || 1;
    const kept = [...weights]
      .map(([feature, weight]) => [feature, Math.round(weight / step)] as const)
      .filter(([, steps]) => Math.abs(steps) >= LEAST_STEPS);
    return { step, steps: new Map(kept) };
  });
  const features = [...new Set(inSteps.flatMap(({ steps }) => [...steps.keys()]))].sort((one, other) => one - other);
  return {
    features: Buffer.from(features.flatMap((feature, at) => varint(feature - (features[at - 1] ?? 0)))).toString(
      'base64',
    ),
    models: inSteps.map(({ step, steps }) => ({
      step,
      weights: Buffer.from(Int8Array.from(features, (feature) => steps.get(feature) ?? 0).buffer).toString('base64'),
    })),
  };
}

export function unpackedWeights({ features, models }: PackedWeights): ReadonlyMap<number, number>[] {
  const known = unpackedFeatures(Buffer.from(features, 'base64'));
  return models.map(({ step, weights }) => {
    const found = new Map<number, number>();
    for (const [at, steps] of new Int8Array(Buffer.from(weights, 'base64')).entries())
      if (steps !== 0) found.set(known[at]!, steps * step);
    return found;
  });
}

function unpackedFeatures(bytes: Buffer): number[] {
  const found: number[] = [];
  let feature = 0;
  let added = 0;
  let scale = 1;
  for (const byte of bytes) {
    added += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte & 0x80) continue;
    feature += added;
    found.push(feature);
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
