import type { PostLanguage } from '../../../../../src/domain/text-language';
import { countWords } from '../english/grammar';

/** "We mend nets, we never sell them, bring yours by February": three sentences with commas between them. */
export function clausesOfSaid(sentence: string, language: PostLanguage): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(runOn[language]).flatMap(apart)) {
    // Two words are no sentence, and stay with what they follow; "Je bâche avant" is hardly one.
    const last = parts.at(-1);
    if (last !== undefined && (countWords(part) < 3 || countWords(last) < 4 || LEADS.test(last)))
      parts[parts.length - 1] += `, ${part.trim()}`;
    else parts.push(part);
  }
  return parts
    .map((part) =>
      part
        .trim()
        .replace(OPENINGS, '')
        .replace(REFUSAL_AT_LAST, '')
        .replace(/^(We|I) also /u, '$1 '),
    )
    .filter((part) => !/^(?:do|have|sell|run|make|offer|take)\s/u.test(part))
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/** "I do repairs and will tell you honestly …": somebody does two things, and the second says more. */
function apart(clause: string): string[] {
  const [, who = '', first = '', second = ''] = TWO_DEEDS.exec(clause) ?? [];
  return countWords(first) >= 2 && countWords(second) >= 5 ? [`${who} ${first}`, `${who} ${second}`] : [clause];
}
const TWO_DEEDS = /^((?:and |but )?(?:I|we)) (.{4,90}) and ((?:will|can|always|never) .{12,})$/iu;

/** "You drop off a shoebox, we hand back a folder": the first half waits for the second. */
const LEADS = /^(?:you|if|when|once|wenn|si|quand|cuando)(?!\p{L})/iu;

/** "… but I do not move pianos": what is not done ends no post. */
const REFUSAL_AT_LAST =
  /(?<=(?:\S+ ){4}\S+),? (?:but|though|although) (?:I|we) (?:do(?:n[’']?t| not)|won[’']?t|will not|can(?:[’']?t|not)|never) [^,;]{2,60}$/iu;
/** Words that lean on what stood before. */
const OPENINGS =
  /^(?:(?:and|but|so|also|now|then|plus|und|aber|auch|dann|et|mais|aussi|puis|y|pero|también|também|mas|anche|inoltre|ma|poi|ook|maar|ale|też|także|oraz),? )+/iu;

const runOn: Record<PostLanguage, RegExp> = {
  en: /;\s+|, (?=(?:(?:and|but|so) )?(?:now )?(?:I|I[’'](?:m|ve|ll)|we|we[’'](?:re|ve|ll)) |(?:bring|pay|free|also|phone|minimum|never|always|you (?:can|may|pay|get))\b)| and (?=now (?:I|we) )/u,
  de: /;\s+|, (?=(?:(?:und|aber) )?(?:wir|ich) \p{L}+|kostenlos|\p{Lu}\p{L}+ (?:meist|meistens|immer|kostenlos|innerhalb|inklusive)\b)/u,
  fr: /;\s+|, (?=(?:(?:et|mais) )?(?:nous|je|on) )/u,
  es: /;\s+|, (?=(?:(?:y|pero) )?(?:yo|nosotros) )/u,
  nl: /;\s+|, (?=(?:(?:en|maar) )?(?:wij|we|ik) )/u,
  it: /;\s+|, (?=(?:(?:e|ma) )?(?:noi|io) )/u,
  pt: /;\s+|, (?=(?:(?:e|mas) )?(?:nós|eu|a gente) )/u,
  pl: /;\s+|, (?=(?:(?:i|a|ale) )?(?:ja|my) )/u,
};
