import type { ActivityEvent } from './activity';
import type { Allowance } from './plan';
import type { PlanName } from './plan-name';
import { SETTINGS } from './workspace-activity-events';

export const planActivityEvents = {
  allowanceNearlyUsed: ({ kind, used, limit }: { kind: Allowance; used: number; limit: number }): ActivityEvent => ({
    type: 'content',
    title: `${used} of this month's ${limit} ${kind} were used`,
    link: PLAN,
    tells: true,
  }),
  /** `backOn`: such as "1 December". */
  allowanceUsed: ({ kind, limit, backOn }: { kind: Allowance; limit: number; backOn: string }): ActivityEvent => ({
    type: 'content',
    title: `All ${limit} ${kind} for this month were used; you get new ones on ${backOn}`,
    link: PLAN,
    tells: true,
  }),
  /** `name`: what clients' reports say. */
  agencyNamed: (name: string): ActivityEvent => ({
    type: 'team',
    title: `Reports of your clients now say “Prepared by ${name}”`,
    link: PLAN,
    tells: false,
  }),
  planBegan: (plan: PlanName): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan began`,
    link: PLAN,
    tells: true,
  }),
  planChosen: (plan: PlanName): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan was chosen; it begins when its invoice is paid`,
    link: PLAN,
    tells: true,
  }),
  /** Granted from the command line, without an invoice. */
  planGiven: (plan: PlanName): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan was given by your administrator`,
    link: PLAN,
    tells: true,
  }),
  /** `begins`, `last`: such as "21 December". */
  planToChange: (plan: PlanName, begins: string): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan was chosen, starting ${begins}`,
    link: PLAN,
    tells: true,
  }),
  planCancelled: (plan: PlanName, last: string): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan was cancelled; paid through ${last}`,
    link: PLAN,
    tells: true,
  }),
  planKept: (plan: PlanName): ActivityEvent => ({
    type: 'team',
    title: `The ${plan} plan continues: its end or change was undone`,
    link: PLAN,
    tells: true,
  }),
  /** `why`: who cancelled it, if not the actor, or what replaced it. */
  invoiceTakenBack: ({ number, plan }: InvoiceNamed, why = ''): ActivityEvent => ({
    type: 'team',
    title: `Invoice ${number} for the ${plan} plan was cancelled${why && ` ${why}`}`,
    link: PLAN,
    tells: why !== '',
  }),
  paymentBooked: ({ number, plan }: InvoiceNamed, tells: boolean): ActivityEvent => ({
    type: 'team',
    title: `The payment of invoice ${number} for the ${plan} plan was recorded by your administrator`,
    link: PLAN,
    tells,
  }),
};

const PLAN = `${SETTINGS}?section=plan`;

interface InvoiceNamed {
  number: string;
  plan: PlanName;
}
