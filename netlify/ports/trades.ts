import type { BusinessProfile } from '../../src/domain/business-profile';
import type { Trade, TradeReading } from '../../src/domain/trade';

/** Tells what trade a business is of, from its own words; the same words always give the same answer. */
export interface TradesPort {
  /**
   * Never guesses: only a name of a trade makes it known, and what is doubtful is asked, the likeliest first. What the owner
   * chose comes before all words.
   */
  understand(
    profile: Pick<BusinessProfile, 'name' | 'what' | 'trade'> & Partial<Pick<BusinessProfile, 'offers'>>,
  ): Promise<TradeReading>;
  /** Trades that a name or a part of one stands for, best first, at most a dozen; for '' one of each kind. */
  search(text: string): Promise<Trade[]>;
  find(id: string): Promise<Trade | null>;
}
