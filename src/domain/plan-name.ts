/** Plans by name; what each costs and allows is in plan.ts, which a first load does without. */
export const planNames = ['Trial', 'Starter', 'Pro', 'Agency'] as const;
export type PlanName = (typeof planNames)[number];
export const paidPlanNames = ['Starter', 'Pro', 'Agency'] as const;

export const TRIAL_DAYS = 14;
export const DEMO_HOURS = 24;

/** What an agency says about itself in its clients' reports, in characters. */
export const agencyLimits = { name: 80, contact: 120 } as const;
