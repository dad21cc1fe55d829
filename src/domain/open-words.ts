import { everyBlock, type EmailBlock } from './email-block';

/**
 * The placeholders that a draft leaves to the owner, each once: `[Your …]`, and whole sentences in brackets such
 * as `[What is next: your dates.]`, in subject, preview text and blocks. A link `[Your menu](https://…)` is not
 * one, nor are words that somebody put in brackets.
 */
export const openWordsOf = ({
  subject,
  preheader,
  blocks,
}: {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
}): string[] => [
  ...new Set([subject, preheader, ...everyBlock(blocks).flatMap(wordsOf)].flatMap((text) => text.match(OPEN) ?? [])),
];

const OPEN = /\[(?:Your [^\]\n]{1,200}|\p{Lu}[^\]\n]{1,200}\.)\](?!\()/gu;

const wordsOf = (block: ReturnType<typeof everyBlock>[number]): string[] => {
  if (block.kind === 'product') return [block.name, block.text, block.price];
  return 'text' in block ? [block.text] : block.kind === 'button' ? [block.label] : [];
};
