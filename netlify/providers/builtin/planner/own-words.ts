import type { TradeKind } from '../../../../src/domain/trade-kind';
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
import { readPack, sectionNames, type TradePack } from './trade-pack';

/**
 * Material that takes its substance from the profile: for trades that no pack knows, and when a pack is used up. Each
 * entry names the kinds of business that it is true of, and some are true of a business of which nothing is known. What
 * is of one kind comes first; `common` speaks of an offer, and `plain` holds even where the offers cannot stand in a
 * sentence, being a number, a pictograph or another script.
 */
export const ownWordsOf = (kind: TradeKind | null): TradePack[] =>
  allOwnWords().filter(
    (pack) =>
      always.has(pack.id) ||
      sectionNames.some((section) =>
        Object.values(pack[section]).some(({ kinds }) => kind !== null && kinds?.includes(kind)),
      ),
  );

export const allOwnWords = (): TradePack[] => sets.map(readPack);

const sets = [making, outing, teaching, visit, goods, appointment, occasion, hire, online, table, calm, common, plain];
const always: ReadonlySet<string> = new Set([common.id, plain.id]);
