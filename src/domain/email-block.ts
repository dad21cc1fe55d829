/**
 * An email as the editor stores it: a list of blocks in a single column, except `columns`. Texts use a small
 * Markdown: paragraphs, **bold**, *italic*, [links](https://…) and lists; HTML in them is plain text. Texts,
 * labels and addresses may hold merge fields (merge-field.ts). Ids stay the same while an email is edited.
 */
export type EmailBlock = SimpleBlock | { id: string; kind: 'columns'; left: SimpleBlock[]; right: SimpleBlock[] };

export type SimpleBlock =
  | { id: string; kind: 'heading'; text: string; level: 1 | 2 }
  | { id: string; kind: 'text'; text: string }
  | { id: string; kind: 'image'; creationId: string | null; alt: string; url: string }
  | { id: string; kind: 'button'; label: string; url: string }
  | { id: string; kind: 'divider' }
  | {
      id: string;
      kind: 'product';
      name: string;
      text: string;
      price: string;
      creationId: string | null;
      alt: string;
      label: string;
      url: string;
    }
  | { id: string; kind: 'social'; links: { network: SocialNetwork; url: string }[] }
  | { id: string; kind: 'footer'; text: string };

export const blockKinds = [
  'heading',
  'text',
  'image',
  'button',
  'columns',
  'divider',
  'product',
  'social',
  'footer',
] as const;
export type BlockKind = (typeof blockKinds)[number];

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok', 'website'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const blockLimits = {
  blocks: 60,
  columnBlocks: 8,
  text: 5_000,
  heading: 200,
  label: 60,
  alt: 300,
  url: 2_000,
  price: 40,
  name: 120,
  links: 7,
} as const;

/** Every block of an email in reading order, including those inside columns. */
export const everyBlock = (blocks: readonly EmailBlock[]): SimpleBlock[] =>
  blocks.flatMap((block) => (block.kind === 'columns' ? [...block.left, ...block.right] : [block]));

/** All text that was typed into a block. */
export const wordsOfBlock = (block: SimpleBlock): string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'footer':
      return [block.text];
    case 'image':
      return [block.alt, block.url];
    case 'button':
      return [block.label, block.url];
    case 'product':
      return [block.name, block.text, block.price, block.alt, block.label, block.url];
    case 'social':
      return block.links.map(({ url }) => url);
    case 'divider':
      return [];
  }
};
