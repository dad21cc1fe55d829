import type { Notice } from '../../src/documents/notice-body';
import { SignupDocument } from '../../src/documents/signup-document';
import { SignupNoticeDocument } from '../../src/documents/signup-notice-document';
import type { SignupBusiness, SignupField, SignupForm } from '../../src/documents/signup-words';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { preferredLanguage } from '../../src/domain/language';
import { outsiderWords } from '../../src/documents/words/outsider-words';
import { toHtml } from './render-document';

/**
 * A business's hosted sign-up page and the pages that follow it, in its language. Opening the page behind an
 * email's link changes nothing: its button does.
 */
export const signupPages = {
  form: ({ business, form, embedded }: { business: SignupBusiness; form: SignupForm; embedded: boolean }) =>
    toHtml(<SignupDocument business={business} form={form} embedded={embedded} />, { colours: business.colours }),
  /**
   * The same for every address, so that it reveals nothing. Without a mail server the email waits until somebody
   * sends it, and nobody is told to look for it.
   */
  asked: ({
    business,
    email,
    delivers,
    embedded,
  }: {
    business: SignupBusiness;
    email: string;
    delivers: boolean;
    embedded: boolean;
  }) => {
    const { asked } = outsiderWords[business.language];
    return notice(
      business,
      {
        heading: asked.heading,
        paragraphs: delivers
          ? [asked.sent(email), asked.onTheList(business.name), asked.nothingThere]
          : [asked.later(business.name, email)],
      },
      embedded,
    );
  },
  askToConfirm: ({
    business,
    email,
    name,
    phone,
    wording,
    url,
  }: {
    business: SignupBusiness;
    email: string;
    name: string;
    phone: string;
    wording: string;
    url: string;
  }) => {
    const { confirm } = outsiderWords[business.language];
    return notice(business, {
      heading: confirm.heading,
      paragraphs: [
        confirm.shall(business.name, email),
        `“${wording}”`,
        ...(name || phone ? [confirm.noted([name, phone].filter(Boolean).join(', '))] : []),
      ],
      action: { label: confirm.action, url },
    });
  },
  confirmed: ({ business, email, thanks }: { business: SignupBusiness; email: string; thanks: string }) => {
    const { confirmed } = outsiderWords[business.language];
    return notice(business, {
      heading: confirmed.heading,
      paragraphs: [thanks, confirmed.writes(business.name, email)],
      ...(business.url && { links: [{ label: business.name, url: business.url }] }),
    });
  },
  /** Confirmed earlier, but has unsubscribed since. */
  left: ({ business, email }: { business: SignupBusiness; email: string }) => {
    const { left } = outsiderWords[business.language];
    return notice(business, { heading: left.heading, paragraphs: [left.again(business.name, email)] });
  },
  /**
   * An expired link still tells the business and its language; for a truncated one there is only the
   * Accept-Language header.
   */
  deadLink: (
    business: SignupBusiness | null,
    { accepts, joinUrl }: { accepts: string | null; joinUrl: string | null },
  ) => {
    const language = business?.language ?? preferredLanguage(accepts);
    const { deadLink } = outsiderWords[language];
    const about = {
      heading: deadLink.heading,
      paragraphs: [deadLink.signup],
      ...(joinUrl !== null && { links: [{ label: deadLink.signUpAgain, url: joinUrl }] }),
    };
    return business ? notice(business, about) : toHtml(<SiteNoticeDocument language={language} {...about} />, {});
  },
};

/** A form's errors in the language of its page; the rules' own sentences are English. */
export function faultsIn(
  { language }: SignupBusiness,
  faults: Readonly<Record<string, string>>,
  typed: Record<SignupField, string>,
): Record<string, string> {
  if (language === 'en') return { ...faults };
  const { form } = outsiderWords[language];
  const said = new Map(
    Object.entries({
      email: typed.email.trim() === '' ? form.needsEmail : form.badEmail,
      agreed: form.needsAgreement,
      phone: form.badPhone,
    }),
  );
  return Object.fromEntries(Object.keys(faults).map((field) => [field, said.get(field) ?? form.notRight]));
}

/** A sentence about the whole form. */
export function refusalIn({ language }: SignupBusiness, { code, message }: { code: string; message: string }): string {
  const { form } = outsiderWords[language];
  return language === 'en' ? message : code === 'rate_limited' ? form.tooMany : form.notRight;
}

export type { SignupBusiness, SignupField, SignupForm, SignupWords } from '../../src/documents/signup-words';

const notice = (business: SignupBusiness, about: Notice, embedded = false): string =>
  toHtml(<SignupNoticeDocument business={business} notice={about} embedded={embedded} />, {
    colours: business.colours,
  });
