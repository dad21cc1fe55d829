import type { Happening } from './activity';
import type { Allowance, PlanName } from './plan';
import { SETTINGS } from './workspace-happenings';

export const planHappenings = {
  allowanceNearlyUsed: ({ kind, used, limit }: { kind: Allowance; used: number; limit: number }): Happening => ({
    type: 'content',
    title: `${used} of this month's ${limit} ${kind} were used`,
    link: PLAN,
    tells: true,
  }),
  /** `backOn`: "1 December". */
  allowanceUsed: ({ kind, limit, backOn }: { kind: Allowance; limit: number; backOn: string }): Happening => ({
    type: 'content',
    title: `All ${limit} ${kind} of this month were used; they come back on ${backOn}`,
    link: PLAN,
    tells: true,
  }),
  planBegan: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan began`,
    link: PLAN,
    tells: true,
  }),
  planChosen: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan was chosen; it begins when its invoice is paid`,
    link: PLAN,
    tells: true,
  }),
  /** From the command line, without an invoice. */
  planGiven: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan was given by whoever runs this installation`,
    link: PLAN,
    tells: true,
  }),
  /** `begins`, `last`: "21 December". */
  planToChange: (plan: PlanName, begins: string): Happening => ({
    type: 'team',
    title: `The ${plan} plan was chosen from ${begins} on`,
    link: PLAN,
    tells: true,
  }),
  planCancelled: (plan: PlanName, last: string): Happening => ({
    type: 'team',
    title: `The ${plan} plan was cancelled; paid through ${last}`,
    link: PLAN,
    tells: true,
  }),
  planKept: (plan: PlanName): Happening => ({
    type: 'team',
    title: `The ${plan} plan is kept: its end or change was taken back`,
    link: PLAN,
    tells: true,
  }),
  /** `why`: who took it back, where that is not the actor, or what it gave way to. */
  invoiceTakenBack: ({ number, plan }: InvoiceNamed, why = ''): Happening => ({
    type: 'team',
    title: `Invoice ${number} for the ${plan} plan was taken back${why && ` ${why}`}`,
    link: PLAN,
    tells: why !== '',
  }),
  paymentBooked: ({ number, plan }: InvoiceNamed, tells: boolean): Happening => ({
    type: 'team',
    title: `The payment of invoice ${number} for the ${plan} plan was booked by whoever runs this installation`,
    link: PLAN,
    tells,
  }),
};

const PLAN = `${SETTINGS}?section=plan`;

interface InvoiceNamed {
  number: string;
  plan: PlanName;
}
