import { stateOf, stateOfAll, type Capability, type FeatureState } from './capability';
import type { PlanName } from './plan-name';

/** Plans as they are advertised and enforced; prices in US dollars a month. null means unlimited. */
export const plans = {
  Trial: { price: null, allowances: { images: 50, videos: 5 } },
  Starter: {
    price: 97,
    description: 'For one shop that wants to be heard',
    popular: false,
    allowances: { images: 50, videos: 5 },
    features: [
      { text: 'Unified Conversations Inbox', needs: 'inbox' },
      { text: 'Basic AI Content Creation', needs: 'content' },
      { counts: 'images', needs: 'images' },
      { counts: 'videos', needs: 'videos' },
      { text: 'Email Marketing', needs: 'email' },
      { text: 'Basic Analytics', needs: 'analytics' },
    ],
  },
  Pro: {
    price: 297,
    description: 'For owners who want the whole loop',
    popular: true,
    allowances: { images: 200, videos: 20 },
    features: [
      { text: 'Everything in Starter', includes: 'Starter' },
      { text: 'Autonomous Content Engine', needs: 'engine' },
      { text: 'AI Voice Agent Calls', needs: 'calls' },
      { counts: 'images', needs: 'images' },
      { counts: 'videos', needs: 'videos' },
      { text: 'Avatar-video provider integration', needs: 'avatars' },
      { text: 'Advanced Analytics', needs: 'analytics' },
      { text: 'Priority Support', needs: 'support' },
    ],
  },
  Agency: {
    price: 597,
    description: 'For teams that serve many clients',
    popular: false,
    allowances: { images: null, videos: null },
    features: [
      { text: 'Everything in Pro', includes: 'Pro' },
      { text: 'Unlimited AI content', needs: 'content' },
      { text: 'White-label', needs: 'whiteLabel' },
      { text: 'Multi-client management', needs: 'clients' },
      { text: 'Custom integrations', needs: 'integrations' },
      { text: 'Dedicated account manager', needs: 'support' },
      { text: 'API access', needs: 'api' },
    ],
  },
} as const satisfies Record<
  PlanName,
  { price: number | null; allowances: Record<Allowance, number | null> } & Partial<Offer>
>;

/** Plans that can be bought; a trial cannot. */
export type PaidPlanName = Exclude<PlanName, 'Trial'>;
/** What a plan limits per calendar month of the workspace's zone. */
export type Allowance = 'images' | 'videos';

export const allowanceOf = (plan: PlanName, kind: Allowance): number | null => plans[plan].allowances[kind];

/** The lines of a plan's card, in order. Limits are taken from the numbers that are enforced. */
export const featuresOf = (plan: PaidPlanName): { text: string; state: FeatureState }[] =>
  (plans[plan].features as readonly Feature[]).map((feature) => ({
    text:
      'counts' in feature
        ? `${allowanceOf(plan, feature.counts) ?? 'Unlimited'} AI ${feature.counts} a month`
        : feature.text,
    state:
      'includes' in feature
        ? stateOfAll(featuresOf(feature.includes).map(({ state }) => state))
        : stateOf(feature.needs),
  }));

/** How long a plan continues after the paid days, so that a late payment interrupts nothing. */
export const GRACE_DAYS = 14;

interface Offer {
  description: string;
  /** Marked Most Popular. */
  popular: boolean;
  features: readonly Feature[];
}

type Feature =
  | { text: string; needs: Capability }
  | { counts: Allowance; needs: Capability }
  | { text: string; /** includes every line of that plan */ includes: 'Starter' | 'Pro' };
