import type { BlockKind, EmailBlock, SocialNetwork } from '../../../domain/email-block';
import { readMailAddress } from '../../../domain/mail-address';
import { readMergeFields, sayMergeFields } from '../../../domain/merge-field';

export const blockNames: Record<BlockKind, string> = {
  heading: 'Heading',
  text: 'Text',
  image: 'Image',
  button: 'Button',
  columns: 'Two columns',
  divider: 'Divider',
  product: 'Product',
  social: 'Social links',
  footer: 'Footer',
};

export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  website: 'Website',
};

/** What the mail does with a picture block while none is chosen. */
export const NO_PICTURE = 'No picture yet. The email leaves this block out.';

/** A block as it is read out: its kind, and what is in it. */
export function sayBlock(block: EmailBlock): string {
  if (block.kind === 'image' && block.creationId === null) return `${blockNames.image}: ${NO_PICTURE}`;
  const shown = sayMergeFields(wordsOf(block))
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return shown
    ? `${blockNames[block.kind]}: ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`
    : blockNames[block.kind];
}

/** What is wrong with where a link leads, as a sentence; null for nothing yet and for what a mail may lead to. */
export function linkFault(url: string): string | null {
  const address = readMailAddress(url);
  return url.trim() === '' || address.kind !== 'fault'
    ? null
    : `This ${address.sentence}. An address looks like https://example.com/menu.`;
}

/** A bare domain as people type it becomes an address; all else stays. */
export const completeLink = (url: string): string =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(url.trim()) ? `https://${url.trim()}` : url.trim();

/** The first block that a check is about. */
export function faultyBlock(blocks: readonly EmailBlock[], check: string): string | null {
  const lacks = (block: EmailBlock): boolean => {
    if (block.kind === 'columns') return false;
    if (check === 'alt') return 'alt' in block && block.creationId !== null && block.alt.trim() === '';
    if (check === 'links')
      return block.kind === 'social'
        ? block.links.some(({ url }) => url.trim() === '' || linkFault(url) !== null)
        : 'url' in block
          ? linkFault(block.url) !== null || (block.kind !== 'image' && block.url.trim() === '')
          : false;
    if (check === 'merge')
      return readMergeFields(allWords(block)).some(
        (part) => typeof part !== 'string' && (part.name === null || (part.fallback === null && part.name !== 'email')),
      );
    return false;
  };
  return (
    blocks.flatMap((block) => (block.kind === 'columns' ? [...block.left, ...block.right] : [block])).find(lacks)?.id ??
    null
  );
}

const wordsOf = (block: EmailBlock): string =>
  'text' in block && block.text
    ? block.text
    : 'name' in block
      ? block.name
      : 'label' in block
        ? block.label
        : 'alt' in block
          ? block.alt
          : block.kind === 'social'
            ? block.links.map(({ network }) => networkNames[network]).join(', ')
            : '';
const allWords = (block: EmailBlock): string =>
  Object.entries(block)
    .flatMap(([name, value]) => (name !== 'id' && name !== 'kind' && typeof value === 'string' ? [value] : []))
    .join('\n');
