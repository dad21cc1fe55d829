import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { NewsLineProps } from './news-line';
import type { NoIdeasProps } from './no-ideas';
import type { TradeCardProps } from './trade-card';

/** What stands beside ideas, or in their place, in some weeks: it loads after the page. */
export const LateTradeCard = deferred<TradeCardProps>(
  async () => (await import('./trade-card')).TradeCard,
  ({ lost, otherwise }) => (lost ? otherwise : null),
);
export const LateNewsLine = deferred<NewsLineProps>(async () => (await import('./news-line')).NewsLine);
export const LateNoIdeas = deferred<NoIdeasProps>(async () => (await import('./no-ideas')).NoIdeas, PartLoading);
