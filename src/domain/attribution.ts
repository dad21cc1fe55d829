import { daysOf, type DayRange } from './analytics-period';
import { addDays } from './zoned-time';

/** Who brought a lead or a customer: the first that is known to have, or the last before it. */
export const touchDimensions = ['first-touch', 'last-touch'] as const;
export type TouchDimension = (typeof touchDimensions)[number];

/** Of a link in one of our emails, and of a contact who signed up on the workspace's own page. */
export const EMAIL_SOURCE = 'email';
export const SIGNUP_SOURCES: readonly string[] = ['Sign-up page', 'Newsletter'];

/** Where somebody came from; '' where it has no campaign. */
export interface Touch {
  source: string;
  campaign: string;
}

/** No text that somebody typed contains it. */
export const BETWEEN_TOUCH = '\u001f';

export const touchKey = ({ source, campaign }: Touch): string => `${source}${BETWEEN_TOUCH}${campaign}`;

export function readTouch(key: string): Touch {
  const [source = '', ...campaign] = key.split(BETWEEN_TOUCH);
  return { source, campaign: campaign.join('') };
}

export const costLimits = { entries: 1_000 } as const;

/**
 * What each source, or each campaign, brought by both ways of counting, the most successful first; with what it cost in
 * these days, null unless the owner has said so for all of their months. A source's cost is its own and that of its
 * campaigns.
 */
export function attribute(told: Record<TouchDimension, Told>, costs: readonly Cost[], range: DayRange, by: TouchLevel) {
  const rows = new Map<string, AttributionRow>();
  const rowOf = (touch: Touch): AttributionRow | null => {
    if (by === 'campaign' && touch.campaign === '') return null;
    const named = by === 'source' ? { source: touch.source, campaign: '' } : touch;
    const key = touchKey(named);
    const row = rows.get(key) ?? { ...named, first: { ...NOTHING }, last: { ...NOTHING }, cost: null };
    rows.set(key, row);
    return row;
  };
  for (const [model, dimension] of MODELS) {
    const { leads, sales } = told[dimension];
    for (const { key, people } of leads) add(rowOf(readTouch(key))?.[model], { leads: people });
    for (const { key, events, value } of sales)
      add(rowOf(readTouch(key))?.[model], { conversions: events, revenue: value });
  }
  const shares = monthsOf(range);
  for (const cost of costs) if (shares.has(cost.month)) rowOf(cost);
  for (const row of rows.values()) row.cost = costOf(row, costs, shares, by);
  return [...rows.values()].sort(
    (one, other) =>
      successOf(other) - successOf(one) ||
      other.last.leads + other.first.leads - one.last.leads - one.first.leads ||
      touchKey(one).localeCompare(touchKey(other), 'en'),
  );
}

/** Of a month only the part that lies in the range: a cost is spread evenly over the days of its month. */
function costOf(row: Touch, costs: readonly Cost[], shares: ReadonlyMap<string, number>, by: TouchLevel) {
  let sum = 0;
  for (const [month, share] of shares) {
    const its = costs.filter(
      (cost) =>
        cost.month === month && cost.source === row.source && (by === 'source' || cost.campaign === row.campaign),
    );
    if (its.length === 0) return null;
    sum += its.reduce((all, { amount }) => all + amount, 0) * share;
  }
  return Math.round(sum);
}

/** The months of a range ("2026-11"), and which part of each lies in it. */
export function monthsOf(range: DayRange): Map<string, number> {
  return new Map(
    [...Map.groupBy(daysOf(range), (day) => day.slice(0, 7))].map(([month, days]) => [
      month,
      days.length / Number(addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1).slice(8)),
    ]),
  );
}

/** What nobody is known to have brought. */
export const restOf = (all: Brought, rows: readonly AttributionRow[], model: 'first' | 'last'): Brought => {
  const known = rows.reduce((sum, row) => add({ ...sum }, row[model]), NOTHING);
  const rest = (field: keyof Brought) => Math.max(0, all[field] - known[field]);
  return { leads: rest('leads'), conversions: rest('conversions'), revenue: rest('revenue') };
};

function add(to: Brought | undefined, what: Partial<Brought>): Brought {
  const sum = to ?? { ...NOTHING };
  for (const field of ['leads', 'conversions', 'revenue'] as const) sum[field] += what[field] ?? 0;
  return sum;
}

const successOf = ({ first, last }: AttributionRow): number => first.conversions + last.conversions;
const MODELS = [
  ['first', 'first-touch'],
  ['last', 'last-touch'],
] as const;
const NOTHING: Brought = { leads: 0, conversions: 0, revenue: 0 };

export const touchLevels = ['source', 'campaign'] as const;
export type TouchLevel = (typeof touchLevels)[number];

export interface Brought {
  /** People, counted once a day. */
  leads: number;
  conversions: number;
  /** In hundredths. */
  revenue: number;
}

export interface AttributionRow extends Touch {
  first: Brought;
  last: Brought;
  /** In hundredths; null where it is not known. */
  cost: number | null;
}

export interface Cost extends Touch {
  /** 2026-11 */
  month: string;
  /** Of the whole month, in hundredths. */
  amount: number;
}

interface ToldSum {
  key: string;
  people: number;
  events: number;
  value: number;
}

interface Told {
  leads: readonly ToldSum[];
  sales: readonly ToldSum[];
}
