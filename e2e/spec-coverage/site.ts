import type { Sentence } from './sentence';

const landing = 'src/features/site/landing/landing-page.test.tsx';
const plan = 'src/domain/plan.test.ts';
const blog = 'src/features/site/blog/blog-page.test.tsx';
const contact = 'src/features/site/contact/contact-page.test.tsx';
const legal = 'src/features/site/legal/legal-pages.test.tsx';

export const site: Sentence[] = [
  {
    says: 'Landing page, top to bottom: top bar, hero, Powered by Advanced AI, How It Works, What Our Clients Say, Simple, Transparent Pricing, closing call to action, footer with Enterprise Security.',
    test: 'has its sections in the order of the specification',
    in: landing,
  },
  {
    says: 'Every Start Free Trial call to action goes to /register.',
    test: 'leads from every Start Free Trial to /register, and from Login to /login',
    in: landing,
  },
  {
    says: 'Powered by Advanced AI has six feature cards.',
    test: 'has six feature cards, and says of each whether it is there yet',
    in: landing,
  },
  {
    says: 'Promised: images and video, inbox, content engine, voice agent, avatar videos, analytics.',
    departure: 'what is not built yet is named and marked as coming, on the cards and in the plans',
  },
  {
    says: 'The landing page describes a weekly cycle with four steps: Analyze, Propose, Create, Deploy.',
    test: 'tells the four steps Analyze, Propose, Create, Deploy',
    in: landing,
  },
  {
    says: 'What Our Clients Say has three 5-star testimonials (name, company, text, rating).',
    test: 'has three testimonials of five stars, each marked as a sample',
    in: landing,
  },
  {
    says: 'Testimonials are presented as clients’ own.',
    departure: 'marked as samples until real, consented ones replace them',
  },
  {
    says: 'A 14-day free trial is advertised: no credit card, setup in 5 minutes, cancel anytime.',
    test: 'claims a 14-day free trial, no credit card, setup in 5 minutes, cancel anytime',
    in: landing,
  },
  {
    says: 'Plan card: name, price, period, description, feature list, popular flag.',
    test: 'shows the plan %s as it is enforced',
    in: landing,
  },
  {
    says: 'Features of Starter, Pro and Agency.',
    test: 'every plan lists the lines of the specification, with the enforced allowances',
    in: plan,
  },
  { says: 'Pro is marked Most Popular.', test: 'only Pro is marked Most Popular', in: plan },
  {
    says: 'Blog: a search box and category filters all, Strategy, Content Creation, Technology, AI Marketing.',
    test: 'a category and a search leave what fits, feature the first of it, and stand in the address',
    in: blog,
  },
  {
    says: 'The first filtered result is a featured post; the rest form a grid.',
    test: 'the newest article is featured, the rest follow, each a link with reading time, author and date',
    in: blog,
  },
  { says: 'At most 3 tags per card.', test: 'a card shows at most three tags', in: blog },
  {
    says: "Empty blog: 'No articles found' with 'Try adjusting your search terms or category filter'.",
    test: 'where nothing fits it says so in the specified words and offers all articles',
    in: blog,
  },
  {
    says: 'Blog load failure: an empty blog, with the failure only logged.',
    test: 'a blog that cannot be loaded is empty, logs why, and can be tried again',
    in: blog,
  },
  {
    says: 'The newsletter box takes an email.',
    test: 'shows what is agreed to, sends the address, and asks to look into the mailbox',
    in: blog,
  },
  {
    says: 'Contact page: contact methods, an office address and hours, and social buttons.',
    test: 'what the operator has set is shown, with links that lead somewhere',
    in: contact,
  },
  {
    says: 'Contact info load failure: default contact details, with the failure only logged.',
    test: 'details that cannot be loaded fall back to the specified ones, log why, and can be tried again',
    in: contact,
  },
  {
    says: "Contact success: 'Message Sent!' with 'Thank you for your message. We'll get back to you within 24 hours.'",
    test: 'a message is sent with the token of its form, thanked for in the specified words, and another can follow',
    in: contact,
  },
  {
    says: 'Contact send failure: the failure is logged and the form stays.',
    test: 'when sending fails the form stays with everything in it, says so and logs why',
    in: contact,
  },
  {
    says: 'Contact send failure: no user message.',
    departure: 'it says so, because people would otherwise send blindly again',
  },
  {
    says: 'Privacy and terms pages show a title, a last-updated date, an introduction, titled sections and a contact mailbox.',
    test: '$path shows title, last update, introduction, titled sections, their contents and the mailbox',
    in: legal,
  },
  {
    says: "Legal page load failure: 'Privacy policy not available' or 'Terms of service not available'; the failure itself is only logged.",
    test: '$path that cannot be loaded says "$unavailable", logs why, and can be tried again',
    in: legal,
  },
];
