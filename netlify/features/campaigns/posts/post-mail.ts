import { campaignLimits, preheaderHint } from '../../../../src/domain/campaign';
import { blockLimits } from '../../../../src/domain/email-block';
import type { Language } from '../../../../src/domain/language';
import { isHostNobodyReaches, readMailAddress } from '../../../../src/domain/mail-address';
import { cutForNetwork } from '../../../../src/domain/network-length';
import { withoutHeadingMarks } from '../../../../src/domain/post-body';
import { readButton } from '../../../documents/campaign-words';
import { footer, templateMail, type TemplateMail, type Unnumbered } from '../templates/campaign-template-words';

/** A post as a mail: its title, picture and text, and a button to the post on the business's own page. */
export function postMail(post: PostToMail, book: { name: string; language: Language }): TemplateMail {
  const link = readersReach(post.link) ? post.link : '';
  const blocks: Unnumbered[] = [
    { kind: 'heading', text: asTyped(post.title).slice(0, blockLimits.heading), level: 1 },
    ...(post.picture
      ? [
          {
            kind: 'image' as const,
            creationId: post.picture.id,
            alt: asTyped(post.picture.altText).slice(0, blockLimits.alt),
            url: link,
          },
        ]
      : []),
    ...inBlocks(asRichText(post.body)).map((text) => ({ kind: 'text' as const, text })),
    ...(link === '' ? [] : [{ kind: 'button' as const, label: readButton(book.language), url: link }]),
    footer(book),
  ];
  return templateMail(
    'Newsletter',
    asTyped(post.subject).slice(0, campaignLimits.subject),
    asTyped(opening(post.body)),
    blocks,
  );
}

/** An installation that only its own machine or network reaches has no page to lead readers to. */
function readersReach(link: string | null): link is string {
  const read = link === null ? null : readMailAddress(link);
  return read?.kind === 'web' && !isHostNobodyReaches(read.target);
}

/** In the inbox behind the subject: the post's first paragraph, as far as phones show it. */
function opening(body: string): string {
  const [first = ''] = body.trim().split(/\n+/);
  return first.length <= preheaderHint.good ? first : `${cutForNetwork(first, 'characters', preheaderHint.good - 1)}…`;
}

/**
 * A post is plain text. What would be a mark or a link of the mail's own format is shown as it was typed; addresses stay
 * as they are, and lines that begin with a dash or a number become the lists that they were meant as.
 */
const asRichText = (text: string): string =>
  asTyped(withoutHeadingMarks(text))
    .split(/(https?:\/\/\S+)/)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(/[\\*_[\]<]/g, '\\$&')))
    .join('');

/** Doubled braces would be read as a merge field: between them stands what nobody sees. */
const asTyped = (text: string): string => text.replace(/([{}%])(?=[{}%])/g, '$1\u2060');

/** A long text in as many blocks as it needs, cut between paragraphs where it can be. */
function inBlocks(text: string): string[] {
  const blocks: string[] = [];
  for (const paragraph of text.split(/\n{2,}/).filter((part) => part.trim() !== '')) {
    for (let rest = paragraph; rest !== '';) {
      const part = cutForNetwork(rest, 'characters', blockLimits.text);
      const before = blocks.at(-1);
      if (before !== undefined && before.length + part.length + 2 <= blockLimits.text)
        blocks[blocks.length - 1] = `${before}\n\n${part}`;
      else blocks.push(part);
      rest = rest.slice(part.length).trimStart();
    }
  }
  return blocks;
}

export interface PostToMail {
  title: string;
  body: string;
  subject: string;
  picture: { id: string; altText: string } | null;
  /** The post on the business's own page; null while that is off. */
  link: string | null;
}
