import type { siteContract } from '../../../src/contracts/site';
import { newsletterPages } from '../../documents/newsletter-pages';
import { renderSiteFeed } from '../../documents/render-site-feed';
import type { Handlers } from '../../http/call';
import type { ContactFormService } from './contact-form-service';
import type { NewsletterService, SubscriptionPage } from './newsletter-service';
import { renderLlms, renderRobots, renderSitemap } from './site-files';
import type { SiteService } from './site-service';

export const siteHandlers = ({
  site,
  contact,
  newsletter,
}: {
  site: SiteService;
  contact: ContactFormService;
  newsletter: NewsletterService;
}): Handlers<typeof siteContract> => {
  const feed = (format: 'rss' | 'atom' | 'json', origin: string) =>
    published(renderSiteFeed(format, { origin, articles: site.listWholeArticles() }), FEED_TYPES[format]);

  const confirmation = (found: SubscriptionPage | null, token: string): Response => {
    if (!found) return page(newsletterPages.deadLink(), 410);
    if (found.state === 'unsubscribed') return page(newsletterPages.wasUnsubscribed(found));
    return page(
      found.state === 'confirmed'
        ? newsletterPages.confirmed(found)
        : newsletterPages.askToConfirm({
            email: found.email,
            url: `/newsletter/confirm?token=${encodeURIComponent(token)}`,
          }),
    );
  };

  return {
    listArticles: async () => site.listArticles(),
    getArticle: async ({ slug }) => site.getArticle(slug),
    getRssFeed: async (_input, { origin }) => feed('rss', origin),
    getAtomFeed: async (_input, { origin }) => feed('atom', origin),
    getJsonFeed: async (_input, { origin }) => feed('json', origin),

    getPrivacyPolicy: async () => site.getPrivacyPolicy(),
    getTermsOfService: async () => site.getTermsOfService(),

    getContactInfo: async () => ({ ...site.getContact(), formToken: contact.openForm() }),
    createContactMessage: (form, { address, throttle }) => contact.createMessage(form, { address, throttle }),

    createSubscription: (form, { address, throttle, origin }) =>
      newsletter.createSubscription(form, { address, throttle }, origin),
    getConfirmationPage: async ({ token }, { origin }) =>
      confirmation(await newsletter.findConfirmation(token, origin), token),
    confirmSubscription: async ({ token }, { address, origin }) =>
      confirmation(await newsletter.confirm(token, address, origin), token),
    getUnsubscribePage: async ({ token }) => {
      const found = await newsletter.findUnsubscription(token);
      if (!found) return page(newsletterPages.deadLink(), 410);
      return page(
        found.state === 'unsubscribed'
          ? newsletterPages.unsubscribed(found)
          : newsletterPages.askToUnsubscribe({
              email: found.email,
              url: `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
            }),
      );
    },
    deleteSubscription: async ({ token }) => {
      const found = await newsletter.unsubscribe(token);
      return found ? page(newsletterPages.unsubscribed(found)) : page(newsletterPages.deadLink(), 410);
    },

    getSitemap: async (_input, { origin }) => {
      const articles = site.listArticles();
      const newest = articles
        .map(({ updated }) => updated)
        .sort()
        .at(-1);
      return published(
        renderSitemap(origin, [
          { path: '/' },
          { path: '/blog', changed: newest },
          ...articles.map(({ slug, updated }) => ({ path: `/blog/${slug}`, changed: updated })),
          { path: '/contact' },
          { path: '/privacy-policy', changed: site.getPrivacyPolicy().lastUpdated },
          { path: '/terms-of-service', changed: site.getTermsOfService().lastUpdated },
        ]),
        'application/xml',
      );
    },
    getRobots: async (_input, { origin }) => published(renderRobots(origin), 'text/plain'),
    getLlms: async (_input, { origin }) => published(renderLlms(origin, site.listArticles()), 'text/plain'),
  };
};

const published = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' } });

/** For a single reader: the token in its address works as a key. */
const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': POLICY,
      'referrer-policy': 'same-origin', // under no-referrer a browser submits a page's own form with "Origin: null", which is refused as cross-site
    },
  });

/** No scripts; the form posts to this origin. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const FEED_TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' };
