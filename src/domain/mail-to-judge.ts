import { everyBlock, type EmailBlock, type SimpleBlock } from './email-block';
import type { MailToJudge } from './fraud-signs';
import { readRichText } from './rich-text';

/** An email of the editor as its readers see it: its text, and its links with their labels. */
export function mailToJudge(
  { subject, preheader, blocks }: { subject: string; preheader: string; blocks: readonly EmailBlock[] },
  ownHosts: readonly string[],
): MailToJudge {
  const parts = everyBlock(blocks).map(read);
  return {
    subject,
    text: [preheader, ...parts.map(({ text }) => text)].filter((text) => text !== '').join('\n'),
    links: parts.flatMap(({ links }) => links),
    ownHosts,
  };
}

function read(block: SimpleBlock): Pick<MailToJudge, 'text' | 'links'> {
  switch (block.kind) {
    case 'heading':
      return { text: block.text, links: [] };
    case 'text':
    case 'footer':
      return readText(block.text);
    case 'button':
      return { text: block.label, links: [{ text: block.label, url: block.url }] };
    case 'image':
      return { text: block.alt, links: block.url === '' ? [] : [{ text: block.alt, url: block.url }] };
    case 'product': {
      const { text, links } = readText(block.text);
      return {
        text: `${block.name}\n${text}\n${block.price}\n${block.label}`,
        links: [...links, { text: block.label, url: block.url }],
      };
    }
    case 'social':
      return { text: '', links: block.links.map(({ network, url }) => ({ text: network, url })) };
    case 'divider':
      return { text: '', links: [] };
  }
}

function readText(markdown: string): Pick<MailToJudge, 'text' | 'links'> {
  const lines = readRichText(markdown).flatMap((part) => (part.kind === 'list' ? part.items : [part.spans]));
  return {
    text: lines.map((spans) => spans.map((span) => (span.kind === 'text' ? span.text : '\n')).join('')).join('\n'),
    links: lines
      .flat()
      .flatMap((span) =>
        span.kind === 'text' && span.href !== undefined ? [{ text: span.text, url: span.href }] : [],
      ),
  };
}
