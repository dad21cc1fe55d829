import type { Notice } from '../../src/documents/notice-body';
import { SignupNoticeDocument } from '../../src/documents/signup-notice-document';
import type { SignupBusiness } from '../../src/documents/signup-words';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { toHtml } from './render-document';

/** The page behind "Unsubscribe" in campaign mail, in the business's name. Opening it changes nothing: its button does. */
export const preferencePages = {
  ask: ({ business, address, url }: About & { url: string }) =>
    notice(business, { heading: 'Unsubscribe?', paragraphs: [`${business.name} sends news and offers to ${address}.`, 'With the button that ends at once. Mail about what you ordered or booked still comes.'], action: { label: 'Unsubscribe', url, wish: 'unsubscribe' } }),
  unsubscribed: ({ business, address, undo }: About & { undo: { wording: string; url: string } | null }) =>
    notice(business, {
      heading: 'Unsubscribed', paragraphs: [`${business.name} sends no more news and offers to ${address}.`, ...(undo ? ['Was it a mistake? With the button you agree to this:', `“${undo.wording}”`] : [])],
      ...(undo && { action: { label: 'I did this by mistake', url: undo.url, wish: 'renew' } }), ...(business.url && { links: [{ label: business.name, url: business.url }] }),
    }),
  renewed: ({ business, address, url }: About & { url: string }) =>
    notice(business, { heading: 'You are back on the list', paragraphs: [`${business.name} goes on sending news and offers to ${address}.`], action: { label: 'Unsubscribe', url, wish: 'unsubscribe' } }),
  gone: ({ business }: { business: SignupBusiness }) => notice(business, { heading: 'You get no mail', paragraphs: [`${business.name} keeps no address of yours that belongs to this link, and sends nothing to it.`] }),
  deadLink: () => toHtml(<SiteNoticeDocument heading="This link does not work" paragraphs={['It may have been cut off by the mail program. Open the mail again and use the link at its end, or the “Unsubscribe” of your mail program.']} />, {}),
};

const notice = (business: SignupBusiness, about: Notice): string => toHtml(<SignupNoticeDocument business={business} notice={about} />, { colours: business.colours });

interface About {
  business: SignupBusiness;
  /** In part. */
  address: string;
}
