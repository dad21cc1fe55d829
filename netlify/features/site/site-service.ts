import type { Article, ArticleSummary, LegalDocument } from '../../../src/contracts/site';
import { readTime } from '../../../src/domain/article';
import { exampleContact, type SiteContact } from '../../../src/domain/site-contact';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { ArticleSource } from './read-article';
import type { OperatorDetails } from './site-legal';

/** What anyone may read: articles, legal documents, and how to reach the operator. */
export function makeSiteService({ readArticles, coverOf, readLegal, settings, clock }: Dependencies) {
  /** An article with a future date is not published yet; days change at midnight UTC. */
  const published = (): ArticleSource[] =>
    readArticles().filter(({ date }) => date <= clock.now().toISOString().slice(0, 10));

  const summary = ({
    slug,
    title,
    description,
    category,
    author,
    minutes,
    tags,
    date,
    updated,
    cover,
  }: ArticleSource): ArticleSummary => ({
    id: slug,
    slug,
    title,
    excerpt: description,
    category,
    author,
    readTime: readTime(minutes),
    tags,
    date,
    updated,
    cover: coverOf({ slug, title, cover }),
  });

  const legal = (document: 'privacyPolicy' | 'termsOfService'): LegalDocument => ({
    ...readLegal(document, {
      operatorName: settings.name ?? null,
      operatorEmail: settings.email ?? null,
      operatorAddress: settings.address ?? null,
    }),
    contactEmail: settings.email ?? null,
  });

  return {
    /** Newest first. */
    listArticles: (): ArticleSummary[] => published().map(summary),

    /** With their texts, newest first. */
    listWholeArticles: (): Article[] => published().map((article) => ({ ...summary(article), body: article.body })),

    getArticle(slug: string): Article {
      const article = published().find((candidate) => candidate.slug === slug);
      if (!article) throw notFound('article');
      return { ...summary(article), body: article.body };
    },

    getPrivacyPolicy: () => legal('privacyPolicy'),
    getTermsOfService: () => legal('termsOfService'),

    /**
     * The operator's settings; marked examples for mailbox, address and hours that are not set. A phone number is
     * only shown when it is set, or when nothing is.
     */
    getContact(): SiteContact {
      const { email, phone, address, hours, social } = settings;
      const [exampleEmail, examplePhone] = exampleContact.contactMethods;
      const isUntouched = !email && !phone && !address && !hours;
      return {
        description: exampleContact.description,
        contactMethods: [
          email ? { ...exampleEmail!, value: email, href: `mailto:${email}`, example: false } : exampleEmail!,
          ...(phone
            ? [{ ...examplePhone!, value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}`, example: false }]
            : isUntouched
              ? [examplePhone!]
              : []),
        ],
        office: {
          address: address ?? exampleContact.office.address,
          hours: hours ?? exampleContact.office.hours,
          example: !address,
        },
        social,
      };
    },
  };
}

export type SiteService = ReturnType<typeof makeSiteService>;

interface Dependencies {
  readArticles(): ArticleSource[];
  /** An article's picture, as its page shows it. */
  coverOf(article: { slug: string; title: string; cover: string }): ArticleSummary['cover'];
  readLegal(
    document: 'privacyPolicy' | 'termsOfService',
    operator: OperatorDetails,
  ): Omit<LegalDocument, 'contactEmail'>;
  settings: {
    name?: string;
    email?: string;
    phone?: string;
    address?: string;
    hours?: string;
    social: { label: string; url: string }[];
  };
  clock: Clock;
}
