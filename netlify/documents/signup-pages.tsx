import type { Notice } from '../../src/documents/notice-body';
import { SignupDocument } from '../../src/documents/signup-document';
import { SignupNoticeDocument } from '../../src/documents/signup-notice-document';
import type { SignupBusiness, SignupForm } from '../../src/documents/signup-words';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { toHtml } from './render-document';

/** The hosted page of a business and what follows on it. Opening the page behind a mail's link changes nothing: its button does. */
export const signupPages = {
  form: ({ business, form, embedded }: { business: SignupBusiness; form: SignupForm; embedded: boolean }) => toHtml(<SignupDocument business={business} form={form} embedded={embedded} />, { colours: business.colours }),
  /** The same whoever it is. Without a mail server the mail waits until somebody sends it: then nobody is told to look for it. */
  asked: ({ business, email, delivers, embedded }: { business: SignupBusiness; email: string; delivers: boolean; embedded: boolean }) =>
    notice(business, { heading: 'One more step', paragraphs: !delivers ? [`${business.name} has your wish. A mail comes to ${email} as soon as they send it: open it and confirm with its button, then you are on the list.`] : [`We have sent a mail to ${email}. Open it and confirm with its button: then you are on the list of ${business.name}.`, 'Nothing there after a few minutes? Look into the spam folder, and check the address for a slip.'] }, embedded),
  askToConfirm: ({ business, email, name, phone, wording, url }: { business: SignupBusiness; email: string; name: string; phone: string; wording: string; url: string }) =>
    notice(business, { heading: 'Please confirm', paragraphs: [`Shall ${business.name} write to ${email}? With the button you agree to this:`, `“${wording}”`, ...(name || phone ? [`With your address we note what was typed with it: ${[name, phone].filter(Boolean).join(', ')}.`] : [])], action: { label: 'Yes, put me on the list', url } }),
  confirmed: ({ business, email, thanks }: { business: SignupBusiness; email: string; thanks: string }) =>
    notice(business, { heading: 'You are on the list', paragraphs: [thanks, `${business.name} writes to ${email}.`], ...(business.url && { links: [{ label: business.name, url: business.url }] }) }),
  /** Confirmed once, and taken back since. */
  left: ({ business, email }: { business: SignupBusiness; email: string }) =>
    notice(business, { heading: 'This address has left the list', paragraphs: [`${business.name} does not send news to ${email}. To be on the list again, sign up once more: a new link then comes by mail.`] }),
  deadLink: () =>
    toHtml(<SiteNoticeDocument heading="This link does not work any more" paragraphs={['It may be too old, or cut off by the mail program. Links to confirm work for seven days; you can sign up again where you did before.']} />, {}),
};

export type { SignupBusiness, SignupField, SignupForm, SignupWords } from '../../src/documents/signup-words';

const notice = (business: SignupBusiness, about: Notice, embedded = false): string => toHtml(<SignupNoticeDocument business={business} notice={about} embedded={embedded} />, { colours: business.colours });
