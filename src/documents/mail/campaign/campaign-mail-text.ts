import { everyBlock, type SimpleBlock } from '../../../domain/email-block';
import { addressLines, reasonOf, type CampaignMailInput, type CampaignMaking } from './campaign-making';
import { richBlocks, type PlacedSpan } from './rich-blocks';
import { shownBlocks } from './shown-blocks';
import { networkNames } from './simple-block-view';

/** The plain-text part of the email: the same words, with links as addresses. */
export function campaignMailText(mail: CampaignMailInput, making: CampaignMaking): string {
  const { look, slots, words } = making;
  const parts = everyBlock(shownBlocks(mail.blocks, making))
    .map((block) => blockText(block, making))
    .filter((part) => part !== '');
  return [
    slots.take(look.businessName),
    ...parts,
    ['-- ', slots.take(look.businessName), ...addressLines(look).map(slots.take)].join('\n'),
    `${reasonOf(mail)}\n${slots.own('{% if preferences != "" %}')}${words.unsubscribe}: ${slots.own('{{ preferences }}')}${slots.own('{% else %}')}${words.unsubscribe} (${words.linkWhenSent})${slots.own('{% endif %}')}`.trim(),
  ]
    .join('\n\n')
    .concat('\n');
}

function blockText(block: SimpleBlock, making: CampaignMaking): string {
  const { slots } = making;
  const pointing = (words: string, url: string): string => {
    const href = url.trim() === '' ? null : making.href(url);
    return href === null ? words : `${words}${words === '' ? '' : ': '}${readable(href)}`;
  };
  switch (block.kind) {
    case 'heading': {
      const words = slots.take(block.text).trim();
      return words === ''
        ? ''
        : `${words}\n${(block.level === 1 ? '=' : '-').repeat(Math.min(60, Math.max(3, words.length)))}`;
    }
    case 'text':
    case 'footer':
      return richPlain(block.text, making);
    case 'image':
      return block.creationId === null
        ? ''
        : pointing(block.alt.trim() === '' ? '' : `[${slots.take(block.alt).trim()}]`, block.url);
    case 'button':
      return block.label.trim() === '' ? '' : pointing(slots.take(block.label).trim(), block.url);
    case 'divider':
      return '* * *';
    case 'product':
      return [
        slots.take(block.name).trim(),
        richPlain(block.text, making),
        slots.take(block.price).trim(),
        block.label.trim() === '' ? '' : pointing(slots.take(block.label).trim(), block.url),
      ]
        .filter((line) => line !== '')
        .join('\n');
    case 'social':
      return block.links
        .flatMap(({ network, url }) => (making.href(url) === null ? [] : [pointing(networkNames[network], url)]))
        .join('\n');
  }
}

function richPlain(text: string, making: CampaignMaking): string {
  let plain = '';
  for (const block of richBlocks(text, making.slots)) {
    // A condition must not leave an empty line.
    if (block.kind === 'conditions') plain += block.tags.join('');
    else
      plain += `${block.kind === 'paragraph' ? spansPlain(block.spans, making) : block.items.map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${spansPlain(item, making)}`).join('\n')}\n\n`;
  }
  return plain.trimEnd();
}

const spansPlain = (spans: readonly PlacedSpan[], making: CampaignMaking): string =>
  spans
    .map((span) => {
      if (span.kind === 'break') return '\n';
      const href = span.kind === 'text' && span.href !== undefined ? making.href(span.href) : null;
      return href === null || (span.kind === 'text' && span.text === span.href)
        ? (href ?? span.text)
        : `${span.text} (${readable(href)})`;
    })
    .join('');

const readable = (href: string): string => href.replace(/^(mailto|tel):/i, '');
