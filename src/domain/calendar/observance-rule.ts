import type { DateRule } from './date-rules';

export interface ObservanceRule {
  id: string;
  name: string;
  /** A public or widely kept holiday, everywhere or in these countries. Elsewhere, and without it, a day that some people mark. */
  holiday?: true | string;
  verb?: string;
  rule: DateRule;
  lead: number;
  lands?: string;
  notLands?: string;
  solemn?: boolean;
}
