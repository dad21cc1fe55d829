import file from '../../assets/reader.json';
import { unpackedWeights } from './packed-weights';
import type { ReadingModel } from './reading-model';

/** What was learned from descriptions that people marked (docs/designer.md), unpacked when it is first asked. */
export function reader(): ReadingModel {
  known ??= {
    headline: unpackedWeights(file.headline),
    roles: file.roles.map(unpackedWeights),
    breaks: unpackedWeights(file.breaks),
  };
  return known;
}
let known: ReadingModel | undefined;
