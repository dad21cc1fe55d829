import type { Sentence } from './sentence';

const landing = 'src/features/site/landing-page.test.tsx';
const plan = 'src/domain/plan.test.ts';

export const site: Sentence[] = [
  { says: 'Landing page, top to bottom: top bar, hero, Powered by Advanced AI, How It Works, What Our Clients Say, Simple, Transparent Pricing, closing call to action, footer with Enterprise Security.', test: 'has its sections in the order of the specification', in: landing },
  { says: 'Every Start Free Trial call to action goes to /register.', test: 'leads from every Start Free Trial to /register, and from Login to /login', in: landing },
  { says: 'Powered by Advanced AI has six feature cards.', test: 'has six feature cards, and says of each whether it is there yet', in: landing },
  { says: 'Promised: images and video, inbox, content engine, voice agent, avatar videos, analytics.', departure: 'what is not built yet is named and marked as coming, on the cards and in the plans' },
  { says: 'The landing page describes a weekly cycle with four steps: Analyze, Propose, Create, Deploy.', test: 'tells the four steps Analyze, Propose, Create, Deploy', in: landing },
  { says: 'What Our Clients Say has three 5-star testimonials (name, company, text, rating).', test: 'has three testimonials of five stars, each marked as a sample', in: landing },
  { says: 'Testimonials are presented as clients’ own.', departure: 'marked as samples until real, consented ones replace them' },
  { says: 'A 14-day free trial is advertised: no credit card, setup in 5 minutes, cancel anytime.', test: 'claims a 14-day free trial, no credit card, setup in 5 minutes, cancel anytime', in: landing },
  { says: 'Plan card: name, price, period, description, feature list, popular flag.', test: 'shows the plan %s as it is enforced', in: landing },
  { says: 'Features of Starter, Pro and Agency.', test: 'every plan advertises the lines of the specification, with the allowances that are enforced', in: plan },
  { says: 'Pro is marked Most Popular.', test: 'only Pro is marked Most Popular', in: plan },
];
