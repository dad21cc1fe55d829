import type { PostLanguage } from '../../../../../src/domain/text-language';

/** "Had a mum of four …" with somebody who had her: a note to oneself begins without its "I" or "we". */
export function withSpeaker(sentence: string, language: PostLanguage, isSingle: boolean): string {
  if (/\?["”»]?$/u.test(sentence)) return sentence;
  const found = openers[language]?.find(([begins]) => begins.test(sentence));
  if (!found) return sentence;
  const [, we, i] = found;
  return `${isSingle ? i : we}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

const ENGLISH_THING = '(?! (?:I|we|you|they|he|she|it|rid|lost|married|stuck|better|worse)(?!\\p{L}))';
/** What a language's verb tells of its speaker decides, where it tells it. */
const openers: Partial<Record<PostLanguage, readonly (readonly [RegExp, string, string])[]>> = {
  en: [
    [
      new RegExp(
        `^(?:Had|Got|Did|Made|Found|Saw|Spent|Met|Taught|Went|Took on|Once had|Just had)${ENGLISH_THING} (?=an?|the|my|our|one|two|three|four|some|this|to|out|over|back|all|\\d)`,
        'u',
      ),
      'We ',
      'I ',
    ],
  ],
  de: [
    [
      /^(?:Hatte|Habe|Bekam|Durfte|Musste|Machte) (?=\p{L})(?!(?:ich|er|sie|es|man|der|die|das)(?!\p{L}))/u,
      'Ich ',
      'Ich ',
    ],
    [/^(?:Hatten|Haben|Bekamen|Durften|Mussten) (?=\p{L})(?!(?:wir|sie|die)(?!\p{L}))/u, 'Wir ', 'Wir '],
  ],
  nl: [
    [/^(?:Had|Heb|Kreeg|Mocht|Moest|Maakte) (?=\p{L})(?!(?:ik|hij|ze|het|je|men)(?!\p{L}))/u, 'Ik ', 'Ik '],
    [/^(?:Hadden|Hebben|Kregen|Mochten|Moesten) (?=\p{L})(?!(?:we|wij|ze)(?!\p{L}))/u, 'We ', 'We '],
  ],
  fr: [[/^Eu (?=une?|des|deux|la|le|notre)/u, 'On a ', 'J’ai ']],
};
