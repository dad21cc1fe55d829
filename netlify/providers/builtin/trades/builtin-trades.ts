import type { TradesPort } from '../../../ports/trades';
import { understood } from '../planner/knowledge/understood';
import { nearestTrades } from './meaning/nearest-trades';
import { toTrade } from './named-trade';
import { taxonomy } from './taxonomy';
import { searchTrades } from './trade-search';

/** Trades as this folder lists them, and what the planner knows of their work; needs no key and no network. */
export const builtinTrades: TradesPort = {
  async understand(profile) {
    const said = { offers: [], ...profile };
    const { reading } = await understood(said);
    if (reading.state === 'known') return reading;
    return { ...reading, near: (await nearestTrades(said, await taxonomy())).map(toTrade) };
  },

  async search(text) {
    const known = await taxonomy();
    const found = searchTrades(text, known);
    // "Gown cleaner" is in no name, and means wedding dress cleaning.
    return (found.length > 0 ? found : await nearestTrades({ name: '', what: text, offers: [] }, known)).map(toTrade);
  },

  async find(id) {
    const found = (await taxonomy()).byId.get(id);
    return found ? toTrade(found) : null;
  },
};
