import type { sampleContract } from '../../../src/contracts/sample';
import type { Input, Output } from '../../../src/contracts/endpoint';
import { DAY_SECONDS } from '../../../src/domain/duration';
import { retention } from '../../../src/domain/retention';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { ImagePort } from '../../ports/image';
import type { StoragePort } from '../../ports/storage';

/**
 * Sample pictures for visitors without an account: drawn by the designer, stored for two days under an
 * unguessable key, counted towards no allowance.
 */
export function makeSampleService({ designer, storage, clock, ids }: Dependencies) {
  return {
    async draw({
      prompt,
      aspectRatio,
    }: Input<typeof sampleContract.createSample>): Promise<Output<typeof sampleContract.createSample>> {
      const brief = { prompt, aspectRatio, style: designer.styles[0]!, seed: parseInt(ids.id().slice(-6), 16) % SEEDS };
      const { bytes, width, height, altText } = await designer.generate(brief);
      const file = `${ids.id()}.webp`;
      await storage.write(keyOf(file), bytes);
      return { url: `/api/sample/${file}`, altText, leftOut: designer.describe(brief).leftOut, width, height };
    },

    /** `file` comes from the path: the contract only accepts one of our ids with its extension. */
    async read(file: string): Promise<Uint8Array> {
      const bytes = await storage.read(keyOf(file));
      if (!bytes) throw new AppError('not_found', 'We no longer have this picture. Draw it again on the home page.');
      return bytes;
    },

    /** Deletes samples older than two days. Resolves to their number. */
    async removeOld(): Promise<number> {
      const before = clock.now().getTime() - SAMPLE_SECONDS * 1_000;
      let removed = 0;
      for await (const batch of storage.list(SAMPLES)) {
        for (const key of batch) {
          const stored = await storage.stat(key);
          if (!stored?.writtenAt || stored.writtenAt.getTime() >= before) continue; // of unknown age, so it must not be treated as old
          await storage.remove(key);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

const keyOf = (file: string): string => `${SAMPLES}/${file}`;

/** How long a sample is stored, and therefore how long a browser may cache it. */
export const SAMPLE_SECONDS = retention.samples.days * DAY_SECONDS;
/** Folder of the store. */
const SAMPLES = 'samples';
const SEEDS = 1_000_000;

export type SampleService = ReturnType<typeof makeSampleService>;

interface Dependencies {
  designer: ImagePort;
  storage: StoragePort;
  clock: Clock;
  ids: Ids;
}
