import { everyBlock, type EmailBlock } from './email-block';

/** Whether an email's text asks its readers to reply. Text that asks them not to reply does not count. */
export const asksForReply = ({
  subject,
  preheader,
  blocks,
}: {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
}): boolean =>
  [subject, preheader, ...everyBlock(blocks).flatMap(wordsOf)].some((text) => ASKS.test(text.replace(ASKS_NOT, '')));

const wordsOf = (block: ReturnType<typeof everyBlock>[number]): string[] => {
  if (block.kind === 'product') return [block.name, block.text];
  return 'text' in block ? [block.text] : block.kind === 'button' ? [block.label] : [];
};

const ASKS =
  /\b(?:repl(?:y|ies)|write (?:us )?back|get back to us|answer (?:us|me|(?:to )?this (?:e-?mail|mail|message))|every answer)\b/i;
const ASKS_NOT = /\b(?:(?:do not|don['’]t|cannot|can['’]t|not) reply|no-?reply)\b/gi;
