import { deferred } from '../../../ui/deferred';
import type { TradeCardProps } from './trade-card';

/** Loads after the ideas: most owners have nothing to correct. */
export const LateTradeCard = deferred<TradeCardProps>(async () => (await import('./trade-card')).TradeCard);
