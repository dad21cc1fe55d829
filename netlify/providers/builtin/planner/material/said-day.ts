import type { Told } from './told-shapes';

/**
 * The word by which an answer speaks of a day that is another one when the post is read: "yesterday", "on Saturday". A story
 * of a job that somebody is proud of may name a day of its week, and so may what happens every week or was at a feast: such a
 * day is true whenever it is read. undefined for none.
 */
export function dayOf({ material: { question }, words: { tongue, text, detail } }: DayTold): string | undefined {
  return [...text, ...detail]
    .map((sentence) => {
      const day = tongue.deictic.exec(sentence)?.[0];
      return day && WEEKDAY.test(day) && (question === 'proud-job' || isOfItself(sentence)) ? undefined : day;
    })
    .find(Boolean);
}

type DayTold = Pick<Told, 'material' | 'words'>;

/** It says which one, or that it is each of them. */
const isOfItself = (sentence: string): boolean => !/\blast\b/iu.test(sentence) && WHICH.test(sentence);

const WEEKDAY =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę/iu;
const WHICH =
  /(?<!\p{L})(?:always|every|each|usually|never|before (?:easter|christmas)|after (?:easter|christmas)|immer|jede[nmrs]?|vor (?:ostern|weihnachten)|toujours|chaque|avant (?:pâques|noël)|siempre|cada|todos los|antes de (?:navidad|semana santa)|altijd|elke|iedere|voor (?:pasen|kerst)|sempre|ogni|prima di (?:pasqua|natale)|cada|todos os|todas as|antes d[ao] (?:páscoa|natal)|zawsze|każd\p{L}+|przed (?:świętami|wielkanocą))(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu;
