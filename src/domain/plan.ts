/** Plans as they are advertised and enforced; prices in US dollars a month. null means unlimited. */
export const plans = {
  Trial: { price: null, allowances: { images: 50, videos: 5 } },
  Starter: { price: 97, allowances: { images: 50, videos: 5 } },
  Pro: { price: 297, allowances: { images: 200, videos: 20 } },
  Agency: { price: 597, allowances: { images: null, videos: null } },
} as const satisfies Record<string, { price: number | null; allowances: Record<Allowance, number | null> }>;

export type PlanName = keyof typeof plans;
/** What a plan counts in a calendar month of the workspace's zone. */
export type Allowance = 'images' | 'videos';

export const planNames = Object.keys(plans) as [PlanName, ...PlanName[]];
export const TRIAL_DAYS = 14;
export const DEMO_HOURS = 24;

export const allowanceOf = (plan: PlanName, kind: Allowance): number | null => plans[plan].allowances[kind];

/** Creating and sending pause when a trial is over; reading and export never do. */
export const isTrialOver = (workspace: { plan: PlanName; endsAt: Date | null }, now: Date): boolean =>
  workspace.plan === 'Trial' && workspace.endsAt !== null && workspace.endsAt <= now;
