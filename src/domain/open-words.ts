import { everyBlock, type EmailBlock } from './email-block';

/** What a draft leaves to the owner: `[Your …]` in subject, preview text and blocks, each once. A link `[Your menu](https://…)` is none. */
export const openWordsOf = ({ subject, preheader, blocks }: { subject: string; preheader: string; blocks: readonly EmailBlock[] }): string[] =>
  [...new Set([subject, preheader, ...everyBlock(blocks).flatMap(wordsOf)].flatMap((text) => text.match(/\[Your [^\]\n]{1,200}\](?!\()/g) ?? []))];

const wordsOf = (block: ReturnType<typeof everyBlock>[number]): string[] => {
  if (block.kind === 'product') return [block.name, block.text, block.price];
  return 'text' in block ? [block.text] : block.kind === 'button' ? [block.label] : [];
};
