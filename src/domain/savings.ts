/** What the product did in an owner's place, each with the minutes that it takes by hand. */
export const savedActions = ['planned', 'written', 'designed', 'published'] as const;
export type SavedAction = (typeof savedActions)[number];
export type Minutes = Record<SavedAction, number>;
export type ActionCounts = Record<SavedAction, number>;

/** Estimates, and shown as such: together 90 minutes for a post that the product planned, wrote, drew and published. */
export const usualMinutes: Minutes = { planned: 20, written: 35, designed: 25, published: 10 };

/** The value of an hour in `savingsCurrency`. */
export const USUAL_RATE = 52;

export const hoursSaved = (counts: ActionCounts, minutes: Minutes): number =>
  savedActions.reduce((sum, action) => sum + counts[action] * minutes[action], 0) / 60;

export const costSavings = (hours: number, hourlyRate: number): number => Math.round(hours * hourlyRate * 100) / 100;

/**
 * The currency for the value of that time: the workspace's own if one unit of it buys about as much as a dollar,
 * so that the rate stays a fair guess; otherwise the dollar.
 */
export const savingsCurrency = (currency: string): string => (LIKE_A_DOLLAR.has(currency) ? currency : 'USD');
const LIKE_A_DOLLAR: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);
