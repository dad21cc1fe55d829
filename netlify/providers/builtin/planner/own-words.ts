import type { TradeKind } from '../../../../src/domain/trade-kind';
import { loadFrames } from './frame-files';
import appointment from './own-words/appointment.json';
import calm from './own-words/calm.json';
import common from './own-words/common.json';
import goods from './own-words/goods.json';
import hire from './own-words/hire.json';
import making from './own-words/making.json';
import occasion from './own-words/occasion.json';
import online from './own-words/online.json';
import outing from './own-words/outing.json';
import plain from './own-words/plain.json';
import table from './own-words/table.json';
import teaching from './own-words/teaching.json';
import visit from './own-words/visit.json';
import { framesSchema, readPack, sectionNames, type TradePack } from './trade-pack';

/**
 * Material that takes its substance from the profile: for trades that no pack knows, and when a pack is used up. Each
 * entry names the kinds of business that it is true of, and some are true of a business of which nothing is known. Frames
 * come first: they are written for one sort of offer or one kind of business; `common` speaks of any offer, and `plain`
 * holds even where the offers cannot stand in a sentence, being a number, a pictograph or another script.
 */
export const ownWordsOf = async (kind: TradeKind | null): Promise<TradePack[]> =>
  (await allOwnWords()).filter(
    (pack) =>
      always.has(pack.id) ||
      sectionNames.some((section) =>
        Object.values(pack[section]).some(({ kinds }) => kinds?.includes(kind ?? 'unknown')),
      ),
  );

export const allOwnWords = (): Promise<TradePack[]> => (all ??= readAll());

async function readAll(): Promise<TradePack[]> {
  return [...(await loadFrames()).map(asPack), ...sets.map(readPack)];
}

function asPack(file: object): TradePack {
  const { id, like, meet, ...sections } = framesSchema.parse(file);
  const voice = sets.map(readPack).find((pack) => pack.id === like);
  if (!voice) throw new Error(`The frames ${id} want the voice of ${like}, which there is not.`);
  const { offersOn: _on, offersNot: _not, ...spoken } = voice;
  return { ...spoken, id, meet, ...sections };
}

let all: Promise<TradePack[]> | undefined;
const sets = [making, outing, teaching, visit, goods, appointment, occasion, hire, online, table, calm, common, plain];
const always: ReadonlySet<string> = new Set([common.id, plain.id]);
