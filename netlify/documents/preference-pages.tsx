import type { Notice } from '../../src/documents/notice-body';
import { SignupNoticeDocument } from '../../src/documents/signup-notice-document';
import type { SignupBusiness } from '../../src/documents/signup-words';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { preferredLanguage } from '../../src/domain/language';
import { outsiderWords } from '../../src/documents/words/outsider-words';
import { toHtml } from './render-document';

/**
 * The page behind "Unsubscribe" in campaign emails, in the business's name and language. Opening it changes
 * nothing: its button does.
 */
export const preferencePages = {
  ask: ({ business, address, url }: About & { url: string }) => {
    const { unsubscribe } = outsiderWords[business.language];
    return notice(business, {
      heading: unsubscribe.heading,
      paragraphs: [unsubscribe.sends(business.name, address), unsubscribe.endsAtOnce],
      action: { label: unsubscribe.action, url, wish: 'unsubscribe' },
    });
  },
  unsubscribed: ({ business, address, undo }: About & { undo: { wording: string; url: string } | null }) => {
    const { unsubscribed } = outsiderWords[business.language];
    return notice(business, {
      heading: unsubscribed.heading,
      paragraphs: [
        unsubscribed.noMore(business.name, address),
        ...(undo ? [unsubscribed.mistake, `“${undo.wording}”`] : []),
      ],
      ...(undo && { action: { label: unsubscribed.action, url: undo.url, wish: 'renew' } }),
      ...(business.url && { links: [{ label: business.name, url: business.url }] }),
    });
  },
  renewed: ({ business, address, url }: About & { url: string }) => {
    const { renewed, unsubscribe } = outsiderWords[business.language];
    return notice(business, {
      heading: renewed.heading,
      paragraphs: [renewed.goesOn(business.name, address)],
      action: { label: unsubscribe.action, url, wish: 'unsubscribe' },
    });
  },
  gone: ({ business }: { business: SignupBusiness }) => {
    const { gone } = outsiderWords[business.language];
    return notice(business, { heading: gone.heading, paragraphs: [gone.keepsNone(business.name)] });
  },
  /** These links never expire, so an invalid one tells nothing about whose it was. */
  deadLink: (accepts: string | null) => {
    const language = preferredLanguage(accepts);
    const { deadLink } = outsiderWords[language];
    return toHtml(
      <SiteNoticeDocument language={language} heading={deadLink.heading} paragraphs={[deadLink.preferences]} />,
      {},
    );
  },
};

/** The consent text for subscribing again, shown beside the button and stored in the ledger. */
export const renewalWording = ({ name, language }: SignupBusiness): string =>
  outsiderWords[language].renewed.wording(name);

const notice = (business: SignupBusiness, about: Notice): string =>
  toHtml(<SignupNoticeDocument business={business} notice={about} />, { colours: business.colours });

interface About {
  business: SignupBusiness;
  /** The masked address. */
  address: string;
}
