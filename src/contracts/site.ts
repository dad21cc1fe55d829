import * as z from 'zod/mini';
import { articleCategories } from '../domain/article';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { day, optionalText, requiredEmail, requiredText, sentText, slugInput, storedText } from './text';

const spanSchema = z.object({
  text: storedText(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
});
const phrases = z.array(z.union([spanSchema, z.object({ href: storedText(2_000), spans: z.array(spanSchema) })]));

/** One part of an article or a legal document; see src/domain/article.ts. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: storedText(120),
    text: phrases,
  }),
  z.object({ kind: z.literal('paragraph'), text: phrases }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(phrases) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(phrases) }),
  z.object({ kind: z.literal('table'), head: z.array(phrases), rows: z.array(z.array(phrases)) }),
]);

const articleFields = {
  /** The slug; an article has no other id. */
  id: storedText(120),
  slug: storedText(120),
  title: storedText(200),
  excerpt: storedText(400),
  category: z.enum(articleCategories),
  author: storedText(120),
  /** such as "4 min read" */
  readTime: storedText(20),
  tags: z.array(storedText(60)),
  date: day,
  updated: day,
  cover: z.object({ url: storedText(300), alt: storedText(300), width: z.number(), height: z.number() }),
};

const articleSummarySchema = z.object(articleFields);
const articleSchema = z.object({ ...articleFields, body: z.array(blockSchema) });

const legalDocumentSchema = z.object({
  title: storedText(200),
  /** A calendar day: 2026-11-20 */
  lastUpdated: day,
  version: storedText(20),
  /**
   * Contact address for the document; null while the operator has not set one, in which case the page points to
   * the contact form.
   */
  contactEmail: z.nullable(storedText(320)),
  /** The strings are plain text; the blocks hold the same content with lists, tables and links. */
  content: z.object({
    introduction: storedText(),
    blocks: z.array(blockSchema),
    sections: z.array(
      z.object({ id: storedText(120), title: storedText(200), content: storedText(), blocks: z.array(blockSchema) }),
    ),
  }),
});

const contactInfoSchema = z.object({
  description: storedText(400),
  contactMethods: z.array(
    z.object({
      type: z.enum(['email', 'phone']),
      label: storedText(60),
      value: storedText(320),
      description: storedText(200),
      href: z.nullable(storedText(400)),
      example: z.boolean(),
    }),
  ),
  office: z.object({ address: storedText(300), hours: storedText(200), example: z.boolean() }),
  social: z.array(z.object({ label: storedText(60), url: storedText(300) })),
  /**
   * Returned with the form; it says when the form was opened and is valid for a day. Optional for other clients,
   * which may then send less often.
   */
  formToken: storedText(200),
});

export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type Article = z.infer<typeof articleSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
export type ContactInfo = z.infer<typeof contactInfoSchema>;

const oneLine = () => z.overwrite<string>((text) => text.replace(/\s+/g, ' '));
const emailInput = requiredEmail();
/** A field that people do not see; whoever fills it in is a program. */
const honeypot = z._default(sentText(500), '');
const legal = (path: `/${string}`, summary: string) =>
  ({ method: 'GET', path, access: 'public', summary, input: z.object({}), output: legalDocumentSchema }) as const;
const text = (path: `/${string}`, produces: string, summary: string) =>
  ({ method: 'GET', path, access: 'public', produces, summary, input: z.object({}), output: z.unknown() }) as const;
const linkInput = z.object({ token: z._default(sentText(400), '') });

/** The public site: what anyone may read and send. */
export const siteContract = {
  listArticles: endpoint({
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    summary: "The product's own articles, newest first.",
    input: z.object({}),
    output: z.array(articleSummarySchema),
  }),
  getArticle: endpoint({
    method: 'GET',
    path: '/api/blog/:slug',
    access: 'public',
    summary: 'One article with its text as blocks.',
    input: z.object({ slug: slugInput }),
    output: articleSchema,
  }),
  getRssFeed: endpoint(text('/blog/feed.xml', 'application/rss+xml', 'The articles as RSS 2.0.')),
  getAtomFeed: endpoint(text('/blog/atom.xml', 'application/atom+xml', 'The articles as Atom (RFC 4287).')),
  getJsonFeed: endpoint(text('/blog/feed.json', 'application/feed+json', 'The articles as JSON Feed 1.')),
  getPrivacyPolicy: endpoint(legal('/api/privacy-policy', 'The privacy policy.')),
  getTermsOfService: endpoint(legal('/api/terms-of-service', 'The terms of service.')),
  getContactInfo: endpoint({
    method: 'GET',
    path: '/api/contact',
    access: 'public',
    summary: 'How to reach the operator of this installation.',
    input: z.object({}),
    output: contactInfoSchema,
  }),
  createContactMessage: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    limit: { calls: 5, perSeconds: HOUR_SECONDS },
    summary: 'Sends a message to the operator of this installation.',
    input: z.object({
      name: requiredText('Name', 120).check(oneLine()),
      email: emailInput,
      subject: optionalText('Subject', 200).check(oneLine()),
      message: requiredText('Message', 5_000),
      website: honeypot,
      formToken: z._default(sentText(200), ''),
    }),
    output: z.object({}),
  }),
  createSubscription: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: 'Subscribes to the newsletter. The reply is the same for every address; an email asks for confirmation.',
    input: z.object({ email: emailInput, website: honeypot }),
    output: z.object({}),
  }),
  getConfirmationPage: endpoint({
    method: 'GET',
    path: '/newsletter/confirm',
    access: 'public',
    produces: 'text/html',
    summary: 'A page with a button that confirms a subscription. Opening it does nothing.',
    input: linkInput,
    output: z.unknown(),
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
    produces: 'text/html',
    takesBytes: 1_024,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Confirms a subscription.',
    input: linkInput,
    output: z.unknown(),
  }),
  getUnsubscribePage: endpoint({
    method: 'GET',
    path: '/newsletter/unsubscribe',
    access: 'public',
    produces: 'text/html',
    summary: 'A page with a button that unsubscribes. Opening it does nothing.',
    input: linkInput,
    output: z.unknown(),
  }),
  deleteSubscription: endpoint({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: 'public',
    produces: 'text/html',
    takesBytes: 1_024,
    summary: "Unsubscribes, by a mail program's one-click request (RFC 8058) or the button on the page.",
    input: linkInput,
    output: z.unknown(),
  }),
  getSitemap: endpoint(text('/sitemap.xml', 'application/xml', 'Every public page with the day of its last change.')),
  getRobots: endpoint(text('/robots.txt', 'text/plain', 'What crawlers may read (RFC 9309).')),
  getLlms: endpoint(text('/llms.txt', 'text/plain', 'The site in short for language models (llmstxt.org).')),
};
