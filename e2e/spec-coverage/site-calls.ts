import type { Sentence } from './sentence';

const site = 'netlify/features/site/site-handlers.test.ts';
const contact = 'netlify/features/site/contact-form.test.ts';
const service = 'netlify/features/site/site-service.test.ts';

/** What the public site requests from the server. */
export const siteCalls: Sentence[] = [
  {
    says: 'GET /api/blog: success, data[posts]; a post has id, title, excerpt, category, author, readTime, tags[].',
    test: 'lists every article as the specification names its fields, newest first',
    in: site,
  },
  {
    says: 'Blog categories: Strategy, Content Creation, Technology, AI Marketing.',
    test: 'are at least eight, newest first, and leave no category empty',
    in: 'netlify/features/site/site-content.test.ts',
  },
  {
    says: 'GET /api/privacy-policy and GET /api/terms-of-service: success, data {title, lastUpdated, content {introduction, sections[{title, content}]}}.',
    test: 'on %s have the shape of the specification',
    in: site,
  },
  {
    says: 'GET /api/contact: success, data {description, contactMethods, office}.',
    test: 'the contact page gets its details and a token that says when its form was opened',
    in: site,
  },
  {
    says: 'Contact fallback hours: Monday to Friday, 9 AM to 6 PM EST.',
    test: 'are marked examples that lead nowhere while nothing is set',
    in: service,
  },
  {
    says: 'POST /api/contact: name, email, subject, message; a success flag.',
    test: 'is kept for the operator’s workspace, told there and mailed with the sender to reply to',
    in: contact,
  },
  {
    says: 'Contact form: name, email and message required; subject optional.',
    test: 'with %j is refused at its field',
    in: contact,
  },
  {
    says: 'A newsletter email box that does not work.',
    departure: 'it works: double opt-in by mail, one click to unsubscribe',
  },
];
