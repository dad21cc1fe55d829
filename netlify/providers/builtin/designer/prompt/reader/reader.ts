import file from '../../assets/reader.json';
import { unpackedWeights } from './packed-weights';
import type { ReadingModel } from './reading-model';

/** What was learned from descriptions that people marked (docs/designer.md), unpacked when it is first asked. */
export function reader(): ReadingModel {
  known ??= {
    headline: unpackedWeights(file.headline)[0]!,
    roles: unpackedWeights(file.roles),
    breaks: unpackedWeights(file.breaks)[0]!,
  };
  return known;
}
let known: ReadingModel | undefined;
