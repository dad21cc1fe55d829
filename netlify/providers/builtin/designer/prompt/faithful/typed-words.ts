/** A word of a text, in which clause and sentence of it, and where it stands with its signs. */
export interface TypedWord {
  /** In small letters, without signs at its ends. */
  text: string;
  clause: number;
  sentence: number;
  start: number;
  end: number;
}

/** The words of a text, divided by nothing but its signs. */
export function typedWords(source: string): TypedWord[] {
  const words: TypedWord[] = [];
  let [clause, sentence] = [0, 0];
  const raws = [...source.matchAll(/\n|[^\s|•·]+|[|•·]/gu)].map(({ 0: raw, index }) => ({ raw, start: index }));
  for (const [index, { raw, start }] of raws.entries()) {
    const text = bare(raw);
    const [before, after] = [raws[index - 1]?.raw ?? '', raws[index + 1]?.raw ?? ''];
    if (text === '') {
      const isRange = /\d\D{0,2}$/u.test(before) && /^\D{0,2}\d/u.test(after);
      if (raw === '\n') sentence += 1;
      if (raw === '\n' || (/^[-–—|•·:;,(]+$/u.test(raw) && !isRange)) clause += 1;
      continue;
    }
    const isTag = /^[#@][\p{L}_]/u.test(raw);
    const isInline = inlineBrackets.test(raw);
    if (isTag || (/^[([]/u.test(raw) && !isInline)) clause += 1;
    words.push({ text, clause, sentence, start, end: start + raw.length });
    const isOrdinal =
      (/^\d{1,2}\.$/u.test(raw) && (month.test(after) || floor.test(after) || beforeOrdinal.test(before))) ||
      (/^\d{1,2}\.\d{1,2}\.$/u.test(raw) && /^\p{Ll}/u.test(after));
    const endsSentence =
      /[.!?…]["”»)\]]*$/u.test(raw) && !isOrdinal && !abbreviated.test(raw) && !isShortDay(raw, before, after);
    if (endsSentence) sentence += 1;
    // "sábado, 20 de junho" is one day
    const isDay = weekday.test(text) && raw.endsWith(',') && /^(?:(?:den|le|el|il|the|dia)$|\d)/iu.test(after);
    // "12, 13 & 19 Dec"
    if (isDay || (dayOfSeveral.test(raw) && dayNumber.test(after))) continue;
    if (isTag || endsSentence || (isInline ? /[,;:]$/ : /[,;:)\]]["”»]*$/u).test(raw)) clause += 1;
  }
  return words;
}

/** "(m/w/d)", "(max.)": of the word before it. */
const inlineBrackets = /^\([^()\s]{1,18}\)[,.;:!?]?$/u;
/** "3. Mai", "7. und 21. März", "am 2. Advent"; whole words, since "October 12. Under 12s free" is two sentences. */
const month =
  /^(?:[-–]|(?:jan(?:uar|uari)?|jän(?:ner)?|feb(?:ruar|ruari)?|märz?|mar(?:s|ts)?|apr(?:il)?|maj|mai|jun[ie]?|jul[ie]?|aug(?:ust|usti)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zcs](?:ember)?|und|og|och|bis)(?!\p{L}))/iu;
/** "2. OG". */
const floor = /^(?:og|ug|stock|etage|obergeschoss)(?!\p{L})/iu;
const beforeOrdinal = /^(?:am|im|der|den|dem|vom|zum)$/iu;
const abbreviated =
  /^(?:inc|reg|approx|sq|ft|lbs?|oz|hrs?|mins?|ea|ext|est|appt|orig|tägl|pers|in[ck]l|e[xc][ck]l|min|max|ca|kl|approx|tel|nr|no|n|st|dr|mr|mrs|ms|prof|str|zzgl|bzw|evtl|usw|ul|al|av|p|z|b|vs|rs|mo|di|mi|do|fr|sa|so|kr|woj|szt|tys|mies|godz|pok|wł|inż|mgr|ks|św|ob|evt|bijv|aprox|máx|mín|tfno|tlf|uds?|env|ggf|evtl|jew|ehem|wöchtl|monatl|bzgl|etc|itp|itd|np|tj|dvs|osv|maks|sztuk|dott|sig|telem)\.$/iu;

/** "Sat. 5 Dec. 2 pm". */
const isShortDay = (raw: string, before: string, after: string): boolean =>
  shortDay.test(raw) &&
  (/^(?:\d|(?:bis|ab|und|von)$)/.test(after) ||
    (/^\d/.test(before) && /^[\p{Ll}\d]/u.test(after)) ||
    shortDay.test(after));
const shortDay =
  /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[ée]|jue|vie|s[áa]b|dom|gio|ma|wo|vr|za|zo|janv?|gen|febr?|f[ée]vr|mär|mrt|apr|avr|abr|mag|jun|giu|jul|juil|lug|aug|ago|sept?|sett|oct|okt|ott|nov|d[ée]c|dez|dic)\.$/iu;

const dayOfSeveral = /^\d{1,2}(?:st|nd|rd|th|\.)?,$/u;
const dayNumber = /^\d{1,2}(?:st|nd|rd|th|\.)?,?$/u;
const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sobot[ęa]|niedziel[ęa])$/u;

/** A word without its case and the signs around it. */
export const bare = (raw: string): string =>
  (raw === '@' ? 'at' : raw)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\p{Sc}%+@#]+/u, '')
    .replace(/[^\p{L}\p{N}\p{Sc}\p{M}%°+]+$/u, '');
