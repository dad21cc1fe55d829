import { everyBlock, wordsOfBlock, type SimpleBlock } from '../../src/domain/email-block';
import { countConstructs, MOST_CONSTRUCTS, WRITTEN_BRACE } from '../../src/domain/merge-construct';
import type { CampaignMailInput } from '../../src/documents/mail/campaign/campaign-making';
import { AppError } from '../errors/app-error';

/** Before rendering: refuses an email with too much text. */
export function refuseLongMail({ blocks }: Pick<CampaignMailInput, 'blocks'>): void {
  if (everyBlock(blocks).reduce((sum, block) => sum + lengthOf(block), 0) > MOST_TYPED) throw tooLong({ blocks });
}

/** After rendering: keeps what is read, stored and sent within a limit, however much a few words expand. */
export function refuseLargeTemplate(
  { blocks }: Pick<CampaignMailInput, 'blocks'>,
  made: { html: string; text: string },
): void {
  if (made.html.length > MOST_HTML || made.text.length > MOST_PLAIN) throw tooLong({ blocks });
  const fullest = Math.max(
    ...[made.html, made.text].map((template) => countConstructs(template.replaceAll(WRITTEN_BRACE, ''))),
  );
  if (fullest > MOST_CONSTRUCTS) throw tooLong({ blocks });
}

/** Names the longest block, numbered as the editor shows them. */
export function tooLong({ blocks }: Pick<CampaignMailInput, 'blocks'>, cause?: unknown): AppError {
  const placed = blocks.flatMap((block, index) => everyBlock([block]).map((inner) => ({ inner, place: index + 1 })));
  const longest = placed.reduce<(typeof placed)[number] | null>(
    (most, one) => (most === null || lengthOf(one.inner) > lengthOf(most.inner) ? one : most),
    null,
  );
  const words = longest
    ? wordsOfBlock(longest.inner).reduce((most, text) => (text.length > most.length ? text : most), '')
    : '';
  const named = longest
    ? ` The longest block is number ${longest.place}${words.trim() === '' ? '' : `, which begins “${words.trim().slice(0, SHOWN).toWellFormed()}${words.trim().length > SHOWN ? '…' : ''}”`}.`
    : '';
  return new AppError(
    'too_large',
    `This email is too long to be shown or sent.${named} Shorten it, or remove blocks.`,
    { cause },
  );
}

const lengthOf = (block: SimpleBlock): number => wordsOfBlock(block).reduce((sum, text) => sum + text.length, 0);

/** Characters of all blocks together: fifty pages of a book. Gmail shows the first 102 KB of an email's HTML. */
const MOST_TYPED = 120_000;
/** Nine times as much as Gmail shows. */
const MOST_HTML = 900_000;
/** As much as a preview can show. */
const MOST_PLAIN = 400_000;
const SHOWN = 40;
