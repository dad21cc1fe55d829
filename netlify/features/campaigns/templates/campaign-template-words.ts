import type { EmailBlock, SimpleBlock } from '../../../../src/domain/email-block';
import { mergeFields, mergeTag } from '../../../../src/domain/merge-field';
import { footerReason } from '../../../documents/campaign-words';
import type { CampaignBook } from '../campaign-book-repository';

/**
 * A mail of a template. What it says of the business is what its profile says; everything else holds for any business.
 * What only its owner can know stands in square brackets.
 */
export const templateMail = (
  name: string,
  subject: string,
  preheader: string,
  blocks: readonly Unnumbered[],
): TemplateMail => ({
  name,
  subject: subject.slice(0, 200),
  preheader: preheader.slice(0, 200),
  blocks: blocks
    .filter((block) => block.kind !== 'text' || block.text !== '')
    .map((block, n) => ({ ...block, id: `block-${n + 1}` }) as EmailBlock),
});

export const title = (text: string): Unnumbered => ({ kind: 'heading', text: text.slice(0, 200), level: 1 });
export const subtitle = (text: string): Unnumbered => ({ kind: 'heading', text, level: 2 });
export const words = (...paragraphs: string[]): Unnumbered => ({
  kind: 'text',
  text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
});
export const rule: Unnumbered = { kind: 'divider' };

/** To the business's own site, if it has one. */
export const button = ({ website }: CampaignBook, label: string): Unnumbered[] =>
  website ? [{ kind: 'button', label, url: website }] : [];

/** Below every mail, in the language of what the sending adds there: the postal address and the link to unsubscribe. */
export const footer = (book: Pick<CampaignBook, 'name' | 'language'>): Unnumbered => ({
  kind: 'footer',
  text:
    book.language === 'en'
      ? `You’re getting this email because you agreed to hear from ${nameOf(book)}.`
      : footerReason(book.language),
});

/** What the business offers as a list; '' when its profile does not say. */
export const offersOf = ({ offers }: CampaignBook): string => offers.map((offer) => `- ${plain(offer)}`).join('\n');

/** The business's name as it can stand in a mail: braces and brackets would be read as fields and links. */
export const nameOf = ({ name }: Pick<CampaignBook, 'name'>): string => plain(name) || 'us';
export const placeOf = ({ where }: CampaignBook): string => plain(where);
export const hello = `Hi ${mergeTag('first_name', mergeFields[0].fallback)},`;

/** For whoever begins with nothing: only what must stand below. */
export const emptyMail = (book: CampaignBook): TemplateMail => templateMail('', '', '', [footer(book)]);

const plain = (text: string): string =>
  text
    .replace(/[{}[\]<>%*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

export interface TemplateMail {
  name: string;
  subject: string;
  preheader: string;
  blocks: EmailBlock[];
}

type Unnumbered = SimpleBlock extends infer B ? (B extends SimpleBlock ? Omit<B, 'id'> : never) : never;
export type { Unnumbered };
