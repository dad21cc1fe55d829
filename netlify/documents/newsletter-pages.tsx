import type { Notice } from '../../src/documents/notice-body';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { NEWSLETTER_CONSENT } from '../../src/domain/newsletter';
import { toHtml } from './render-document';

/** The pages behind the links in newsletter emails. Opening one changes nothing: its button does. */
export const newsletterPages = {
  askToConfirm: ({ email, url }: { email: string; url: string }) =>
    page({
      heading: 'Confirm the newsletter',
      paragraphs: [
        `Shall we send our newsletter to ${email}? By pressing the button, you agree to this:`,
        `“${NEWSLETTER_CONSENT}”`,
      ],
      action: { label: 'Yes, subscribe me', url },
    }),
  confirmed: ({ email, unsubscribeUrl }: { email: string; unsubscribeUrl: string }) =>
    page({
      heading: 'You are subscribed',
      paragraphs: [`Thank you. We’ll send the next issue to ${email}.`],
      links: [BLOG, { label: 'Unsubscribe', url: unsubscribeUrl }],
    }),
  wasUnsubscribed: ({ email }: { email: string }) =>
    page({
      heading: 'This address was unsubscribed',
      paragraphs: [
        `We no longer write to ${email}. To get the newsletter after all, ask for it again on the blog, and we’ll send a new link.`,
      ],
      links: [BLOG],
    }),
  askToUnsubscribe: ({ email, url }: { email: string; url: string }) =>
    page({
      heading: 'Unsubscribe from the newsletter',
      paragraphs: [`We will stop writing to ${email} right away.`],
      action: { label: 'Unsubscribe', url },
    }),
  unsubscribed: ({ email }: { email: string }) =>
    page({
      heading: 'You are unsubscribed',
      paragraphs: [
        `We won’t send any more issues to ${email}. If that was a mistake, ask for the newsletter again on the blog.`,
      ],
      links: [BLOG],
    }),
  deadLink: () =>
    page({
      heading: 'This link no longer works',
      paragraphs: [
        'It may be too old, or your email program may have cut it off. Links to confirm work for seven days; you can ask for a new one on the blog.',
      ],
      links: [BLOG],
    }),
};

const page = (notice: Notice): string => toHtml(<SiteNoticeDocument {...notice} />, {});

const BLOG = { label: 'Go to the blog', url: '/blog' };
