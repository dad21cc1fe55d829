import type { TradeKind } from './trade-kind';

/** What an answer can be used for: each shape becomes a different kind of idea. */
export type AnswerShape = 'asked' | 'wrong' | 'behind' | 'proud' | 'advice' | 'list' | 'choose' | 'timely' | 'offer';

/** A question to the owner. Its key never changes, because answers refer to it. */
export interface OwnerQuestion {
  key: string;
  shape: AnswerShape;
  ask: string;
  /** A second question that makes an answer complete. */
  then?: string;
  /** The kinds of business it suits; if absent, all but `not`. */
  kinds?: readonly TradeKind[];
  not?: readonly TradeKind[];
  /** Other wording for some kinds of business. */
  askOf?: Partial<Record<TradeKind, string>>;
}
