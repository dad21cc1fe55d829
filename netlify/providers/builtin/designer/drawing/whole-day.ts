import { anyMonth } from '../prompt/facts/date-patterns';
import type { PosterWords } from '../prompt/poster-words';
import { isDay } from './is-day';

/** The same words, the day with what followed it in the same clause: "Every Tuesday" and "In February" are one fact, in one row. */
export function withWholeDay<W extends PosterWords>(words: W, prompt: string): W {
  const { kicker, supporting } = words;
  if (kicker === '' || !isDay(kicker)) return words;
  const said = prompt.toLowerCase();
  const facts = supporting.split(' · ').filter(Boolean);
  const at = facts.findIndex(
    (fact) =>
      goesOnWithDay.test(fact) && said.includes(`${kicker} ${fact}`.toLowerCase()) && fact.length <= MOST_LETTERS,
  );
  if (at < 0) return words;
  const tail = facts[at]!;
  return {
    ...words,
    kicker: `${kicker} ${tail[0]!.toLowerCase()}${tail.slice(1)}`,
    supporting: facts.filter((_, index) => index !== at).join(' · '),
  };
}

/** "In February", "im März", "until October", "all summer": which of its days are meant. */
const goesOnWithDay = new RegExp(
  String.raw`^(?:in|of|during|until|till|from|im|bis|ab|von|en|de|du|jusqu['’]en|dès|hasta|desde|a|di|fino a|da|tot|vanaf|em|até|w|do|od|i|till|fra)\s(?:${anyMonth}|\p{L}*(?:summer|winter|spring|autumn|sommer|frühling|herbst|été|hiver|verano|invierno|estate|inverno|zomer|lente|herfst))(?!\p{L})`,
  'iu',
);
const MOST_LETTERS = 24;
