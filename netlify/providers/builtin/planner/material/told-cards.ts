import type { IdeaDraft } from '../../../../../src/domain/idea';
import { capitalise, clip } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { PRICED } from './business-line';
import { isOfLoss } from './said-people';
import cardTable from './told-cards.json';
import type { Told } from './told-shapes';
import { phraseOf } from './told-phrase';
import { matterOf, pieceOf } from './told-piece';
import { shorter } from './told-title';
import { bare } from './told-words';

/**
 * The captions of an idea of the owner's words: the heading, one whole thought or thing of theirs, the business's name. A card that
 * breaks off in the middle ("In December my mother") says nothing, or the wrong thing.
 */
export function cardsOf(told: Told, words: ProfileWords): IdeaDraft['frames'] {
  const { label, language } = told;
  const middle =
    wholeThought(told) ??
    (language === 'other' ? null : phraseOf(told, CARD)) ??
    pieceSaid(told) ??
    offerSaid(told, words) ??
    pointer(told);
  return [clip(label, CARD), language === 'other' ? middle : capitalise(middle), clip(words.name, CARD)];
}

/** The first of title, quotation and sentences that fits whole; of the first two, also what stands before a comma. */
function wholeThought({ title, line, label, quoted, body, kind, words, language }: Told): string | null {
  // A card that shows what people get wrong would teach it.
  const shown = isError(kind) ? '' : line === label ? title : line;
  // Of an answer only its beginning: what follows is true of one case.
  const told = (kind === 'Question answered' ? body.slice(0, 2) : isError(kind) ? words.detail : body).filter(
    (one) => !isOfLoss(one),
  );
  const said = [shown, ...(isError(kind) ? [] : [quoted]), ...told].map((one) =>
    bare(one.replace(/[“”„«»]\s?/gu, '')).trim(),
  );
  const whole = said.find((one) => !one.startsWith(label) && [...one].length <= CARD && countOf(one) >= FEWEST);
  if (whole !== undefined) return whole;
  if (language === 'other') return null;
  return (
    said
      .slice(0, 2)
      .filter((one) => !one.startsWith(label))
      .map((one) => ({ one, cut: shorter(one, CARD, words, kind !== 'Behind the scenes') }))
      .find(({ one, cut }) => cut !== null && countOf(cut) >= FEWEST && /^\s?[,;:–(]/u.test(one.slice(cut.length)))
      ?.cut ?? null
  );
}

const isError = (kind: Told['kind']): boolean => kind === 'Myth checked';

/** What the answer is about, where no sentence of it has room: "412 000 km", "Esel Fredi". */
function pieceSaid({ material, body, quoted, kind, words, language }: Told): string | null {
  if (material.source === 'profile' || isError(kind)) return null;
  // One number of an answer ("3 days") may be true of one case only.
  if (kind === 'Question answered') return matterOf(words.detail, language, CARD);
  return pieceOf([quoted, ...body], language, CARD);
}

/** An offer without a price that the post speaks of. */
function offerSaid({ material, body }: Told, { offers }: ProfileWords): string | null {
  const said = ` ${body.join(' ').toLowerCase()}`;
  const found = offers.find(
    ({ quoted }) =>
      [...quoted].length <= CARD &&
      !PRICED.test(quoted) &&
      (material.source === 'profile' ||
        quoted
          .toLowerCase()
          .split(' ')
          .every((word) => said.includes(` ${word}`))),
  );
  return found?.quoted ?? null;
}

/** Where nothing of it has room and no thing is sure: that the answer, what is true, or the story follows. */
function pointer({ kind, language, line, title, label }: Told): string {
  if (language === 'other') return clip(line === label ? title : line, CARD);
  const { answer, truth, story } = cards.get(language)!;
  return kind === 'Question answered' ? answer : kind === 'Myth checked' ? truth : story;
}

const countOf = (text: string): number => text.split(/\s+/u).length;
const cards: ReadonlyMap<string, Card> = new Map(Object.entries(cardTable));

interface Card {
  answer: string;
  truth: string;
  story: string;
}

/** Letters that a card of the storyboard holds. */
const CARD = 28;
/** One word is no thought: "No". */
const FEWEST = 2;
