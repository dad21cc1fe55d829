import { languageOf } from '../../../../src/domain/text-language';
import { fold } from './trade-phrase';
import { toldLanguages, toldTrades } from './trade-phrases';

/** The text without words that name no trade in its language, but for those that a part of a sentence begins with. */
export async function withoutStrays(what: string): Promise<string> {
  const language = toldLanguages().find((one) => one === languageOf(what));
  if (!language) return what;
  const strays = new Set((await toldTrades(language)).strays.split(' '));
  return what
    .split(/(?<=[;:.!?()\n–—])/u)
    .map((part) =>
      part.trim().split(/\s+/u).length < A_SENTENCE
        ? part
        : part.replace(/\p{L}[\p{L}'’-]*/gu, (word, at: number) =>
            strays.has(fold(word)) && !HEAD.test(part.slice(0, at)) ? '…' : word,
          ),
    )
    .join('');
}
/** In words: a shorter part may be nothing but a name. */
const A_SENTENCE = 7;
/** What may stand before the first word of a part: "ich bin", and an article. */
const HEAD =
  /^[^\p{L}]*(?:(?:ich bin|wir sind|je suis|nous sommes|soy|somos|sono|siamo|ik ben|wij zijn|jestem|jesteśmy|sou)\s)?(?:(?:de[rn]|die|das|eine?|une?|l[ea]s?|el|los|las|il|lo|gli|i|de|het|een|uma?|[oa]s?)\s)?$/iu;
