import type { CampaignCheck } from '../../../../src/contracts/campaign-runs';
import { CLIP_BYTES, preheaderHint, subjectHint } from '../../../../src/domain/campaign';
import { everyBlock, type EmailBlock, type SimpleBlock } from '../../../../src/domain/email-block';
import { isHostNobodyReaches, readMailAddress } from '../../../../src/domain/mail-address';
import { openWordsOf } from '../../../../src/domain/open-words';
import { readRichText } from '../../../../src/domain/rich-text';
import { seenLength } from '../../../../src/domain/seen-length';
import type { MailWords } from './email-making';

/** What stands in the way of sending a mail, and what could be better. `faults` are those of merge fields, `html` is what one person gets. */
export function checkMail(mail: MailWords, { faults, pictures, html, template, largeConfirmed }: Known): Verdict[] {
  return [
    checkSubject(mail.subject),
    checkPreheader(mail.preheader),
    ...checkContent(mail, pictures),
    ...checkLinks(mail.blocks),
    checkAlt(mail.blocks, pictures),
    ...checkMerge(faults),
    checkUnsubscribe(template),
    checkSize(html, largeConfirmed),
  ];
}

function checkSubject(subject: string): Verdict {
  const { length, isCut, sentence } = seenLength(subject, subjectHint);
  if (length === 0) return fail('subject', 'Write a subject. It decides whether people open the email.');
  return (isCut ? warn : pass)('subject', `The subject has ${sentence}`);
}

function checkPreheader(preheader: string): Verdict {
  const { length, isCut, sentence } = seenLength(preheader, preheaderHint);
  if (length === 0)
    return warn('preheader', 'Without a preview text, inboxes show the first words of the email after the subject.');
  return (isCut ? warn : pass)('preheader', `The preview text has ${sentence}`);
}

function* checkContent(mail: MailWords, pictures: ReadonlySet<string>): Iterable<Verdict> {
  const all = everyBlock(mail.blocks);
  const speaking = all.filter((block) => saysSomething(block));
  const gone = all.filter(
    (block) =>
      (block.kind === 'image' || block.kind === 'product') &&
      block.creationId !== null &&
      !pictures.has(block.creationId),
  ).length;
  const blank = all.filter((block) => block.kind === 'image' && block.creationId === null).length;
  const open = openWordsOf(mail);
  if (speaking.length === 0) yield fail('content', 'This email is empty. Add some text, a picture or a button.');
  if (gone > 0)
    yield fail('content', `${many(gone, 'picture is', 'pictures are')} no longer in your library. Choose another.`);
  if (blank > 0)
    yield warn(
      'content',
      `${many(blank, 'picture block has', 'picture blocks have')} no picture and ${blank === 1 ? 'is' : 'are'} left out.`,
    );
  if (open.length > 0)
    yield fail(
      'content',
      `Fill in these words: ${short(open[0]!, 120)}${open.length > 1 ? `, and ${open.length - 1} more` : ''}.`,
    );
  if (speaking.length > 0 && gone + blank + open.length === 0) yield pass('content', 'The content is complete.');
}

function checkLinks(blocks: readonly EmailBlock[]): Verdict[] {
  const found = everyBlock(blocks).flatMap(linksOf);
  const wrong = found.flatMap(({ name, url }) => {
    const address = readMailAddress(url);
    if (address.kind === 'fault') return [`${name} ${address.sentence}.`];
    return address.kind === 'web' && isHostNobodyReaches(address.target)
      ? [`${name} leads to an address your readers can’t reach.`]
      : [];
  });
  const faults = [...new Set(wrong)];
  if (faults.length > 0)
    return [
      fail(
        'links',
        `${faults.slice(0, SAID).join(' ')}${faults.length > SAID ? ` And ${faults.length - SAID} more.` : ''}`,
      ),
    ];
  return [
    pass(
      'links',
      found.length === 0
        ? 'The email has no links.'
        : found.length === 1
          ? 'The link has a complete address.'
          : `All ${found.length} links have complete addresses.`,
    ),
  ];
}

function checkAlt(blocks: readonly EmailBlock[], pictures: ReadonlySet<string>): Verdict {
  const shown = everyBlock(blocks).filter(
    (block) =>
      (block.kind === 'image' || block.kind === 'product') &&
      block.creationId !== null &&
      pictures.has(block.creationId),
  );
  const bare = shown.filter((block) => 'alt' in block && block.alt.trim() === '').length;
  if (bare > 0)
    return warn(
      'alt',
      `${many(bare, 'picture has', 'pictures have')} no description. Many inboxes show it instead of the picture.`,
    );
  return pass('alt', shown.length === 0 ? 'The email has no pictures.' : 'All pictures have descriptions.');
}

const checkMerge = (faults: readonly string[]): Verdict[] =>
  faults.length === 0
    ? [pass('merge', 'The merge fields are correct.')]
    : [
        fail(
          'merge',
          `${faults.slice(0, SAID).join(' ')}${faults.length > SAID ? ` And ${faults.length - SAID} more.` : ''}`,
        ),
      ];

const checkUnsubscribe = (template: string): Verdict =>
  template.includes('{{ preferences }}')
    ? pass('unsubscribe', 'The email ends with an unsubscribe link.')
    : fail('unsubscribe', 'The email has no unsubscribe link.');

function checkSize(html: string, largeConfirmed: boolean): Verdict {
  const bytes = Buffer.byteLength(html);
  const said = `${Math.ceil(bytes / 1024)} KB`;
  return bytes > CLIP_BYTES
    ? (largeConfirmed ? warn : fail)(
        'size',
        `This email is ${said}. Gmail shows ${CLIP_BYTES / 1024} KB and hides the rest, including the unsubscribe link. Shorten it.`,
      )
    : pass('size', `The email is ${said}. Gmail shows up to ${CLIP_BYTES / 1024} KB.`);
}

const saysSomething = (block: SimpleBlock): boolean =>
  block.kind === 'image'
    ? block.creationId !== null
    : block.kind === 'social' || block.kind === 'footer' || block.kind === 'divider'
      ? false
      : wordsOf(block).some((text) => text.trim() !== '');

function wordsOf(block: SimpleBlock): string[] {
  if (block.kind === 'product') return [block.name, block.text, block.price];
  return 'text' in block ? [block.text] : block.kind === 'button' ? [block.label] : [];
}

function linksOf(block: SimpleBlock): { name: string; url: string }[] {
  const within = (text: string) =>
    readRichText(text)
      .flatMap((part) => (part.kind === 'list' ? part.items.flat() : part.spans))
      .flatMap((span) =>
        span.kind === 'text' && span.href !== undefined
          ? [{ name: `The link “${short(span.text, 40)}”`, url: span.href }]
          : [],
      );
  switch (block.kind) {
    case 'text':
    case 'footer':
      return within(block.text);
    case 'image':
      return block.url.trim() === '' ? [] : [{ name: 'A picture’s link', url: block.url }];
    case 'button':
      return [
        {
          name: block.label.trim() === '' ? 'A button without text' : `The button “${short(block.label, 40)}”`,
          url: block.url,
        },
      ];
    case 'product':
      return [
        ...within(block.text),
        ...(block.label.trim() === '' && block.url.trim() === ''
          ? []
          : [{ name: `The button for “${short(block.name, 40)}”`, url: block.url }]),
      ];
    case 'social':
      return block.links.map(({ network, url }) => ({ name: `The link to ${network}`, url }));
    default:
      return [];
  }
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
const pass = (check: CampaignCheck['check'], sentence: string): Verdict => ({ check, state: 'pass', sentence });
const warn = (check: CampaignCheck['check'], sentence: string): Verdict => ({ check, state: 'warn', sentence });
const fail = (check: CampaignCheck['check'], sentence: string): Verdict => ({ check, state: 'fail', sentence });

/** So many faults of a kind are read at once. */
const SAID = 3;

export type Verdict = Pick<CampaignCheck, 'check' | 'state' | 'sentence'>;

interface Known {
  faults: readonly string[];
  pictures: ReadonlySet<string>;
  html: string;
  /** The HTML before anybody's values are in it. */
  template: string;
  /** Somebody wants it sent although it is too large. */
  largeConfirmed: boolean;
}
