import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { loadFrames } from './frame-files';
import { framesSchema, sectionNames, voiceless, type TradePack } from './trade-pack';

/**
 * Frames: for trades that no pack knows, and when a pack is used up. Each entry names the kinds of business that it is true
 * of, and some are true of a business of which nothing is known. They say what the owner films or photographs, and claim
 * nothing that such a picture does not show.
 */
export const ownWordsOf = async (kind: TradeKind | null): Promise<TradePack[]> =>
  (await allOwnWords()).filter((pack) =>
    sectionNames.some((section) =>
      Object.values(pack[section]).some(({ kinds }) => kinds?.includes(kind ?? 'unknown')),
    ),
  );

export const allOwnWords = (): Promise<TradePack[]> => (all ??= readAll());

const readAll = async (): Promise<TradePack[]> =>
  (await loadFrames()).map((file) => ({
    ...framesSchema.parse(file),
    you: 'run a business',
    search: [],
    voice: voiceless(),
  }));

let all: Promise<TradePack[]> | undefined;
