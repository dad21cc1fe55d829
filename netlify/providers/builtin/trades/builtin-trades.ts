import type { TradesPort } from '../../../ports/trades';
import { understood } from '../planner/understood';
import { toTrade } from './read-trade';
import { taxonomy } from './taxonomy';
import { searchTrades } from './trade-search';

/** Trades as this folder lists them, and what the planner knows of their work; needs no key and no network. */
export const builtinTrades: TradesPort = {
  understand: async (profile) => (await understood({ offers: [], ...profile })).reading,

  search: async (text) => searchTrades(text, await taxonomy()).map(toTrade),

  async find(id) {
    const found = (await taxonomy()).byId.get(id);
    return found ? toTrade(found) : null;
  },
};
