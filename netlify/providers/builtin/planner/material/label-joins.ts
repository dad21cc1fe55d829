import type { ToldLanguage } from './told-language';

/**
 * Whether a heading and the beginning of an answer join: "Have this ready: a photo of it" does, and "Have this ready: keep them
 * dry" says two things at once. Where they do not, the sentence is told without the heading.
 */
export function joins(label: string, clause: string, language: ToldLanguage): boolean {
  const firsts = unjoined.get(label);
  return !firsts?.some((first) => first.get(language)?.test(clause));
}

type Firsts = ReadonlyMap<ToldLanguage, RegExp>;
const firsts = (words: Partial<Record<ToldLanguage, string>>): Firsts =>
  new Map(
    Object.entries(words).map(([language, said]) => [
      language as ToldLanguage,
      new RegExp(`^(?:${said})(?!\\p{L})`, 'iu'),
    ]),
  );

/** Somebody does something. */
const somebody = firsts({
  en: '(?:most |some |many )?(?:people|customers|clients|guests|parents)|they|we|I|you|he|she|it|everybody|everyone|nobody',
  de: '(?:die meisten |viele )?(?:leute|kunden|eltern|gäste)|die leute|sie|wir|ich|man|er|es|viele|alle|manche',
  fr: '(?:les |des |beaucoup de |la plupart des )?(?:gens|clients|parents)|ils|elles|on|nous|je|vous|tout le monde|beaucoup',
  es: '(?:la |mucha )gente|los clientes|muchos|nosotros|ellos|yo|todos|nadie|me|nos|se',
  nl: '(?:de meeste |veel )?(?:mensen|klanten|ouders)|ze|zij|we|wij|ik|men|hij|het|iedereen|niemand',
  it: '(?:la |tanta )gente|i clienti|molti|tutti|noi|io|loro|nessuno|mi|ci|si',
  pt: '(?:as |muitas )?pessoas|os clientes|muitos|muita gente|eles|elas|nós|eu|a gente|todo mundo|ninguém|me|se',
  pl: 'ludzie|klienci|wielu|wszyscy|oni|my|ja|nikt',
});

/** Somebody is told to do something. */
const order = firsts({
  en: "please|don[’']?t|do not|(?:just |always |never )?(?:keep|bring|put|leave|take|have|make|check|send|tell|ring|call|write|measure|clear|move|empty|open|shut|close|turn|get|find|look|lock|park|wash|dry|charge|print|pack|wear|remove|give|feed|switch|unplug|ask|know|think|let|come)",
  de: 'bitte|\\p{L}{2,}en sie|(?:halte|halt|bring|leg|stell|mach|nimm|schick|denk|räum|lass)',
  fr: 'merci de|pensez|prenez|gardez|apportez|laissez|mettez|ayez|faites|envoyez|videz|il faut|prends|garde|apporte|laisse|mets',
  es: 'por favor|hay que|ten|tened|tenga|tengan|trae|traed|traiga|traigan|deja|dejad|deje|dejen|pon|poned|ponga|manda|mande|lleva|lleve|que',
  nl: 'graag|zorg|houd|hou|breng|neem|leg|zet|laat|maak|stuur|denk|haal',
  it: 'tenete|tieni|tenga|portate|porta|porti|lasciate|lascia|mettete|metti|mandate|manda|bisogna|fate|prendete',
  pt: 'por favor|é preciso|tenha|tenham|traga|tragam|deixe|deixem|coloque|mande|mandem|leve|separe|guarde|tem que',
  pl: 'proszę|prosimy|trzeba|należy|warto|przygotuj\\p{L}*|zabierz\\p{L}*|przywieź\\p{L}*|zostaw\\p{L}*|trzymaj\\p{L}*',
});

/** It is forgotten, which the heading says already. */
const forgotten = firsts({
  en: '(?:\\p{L}+ ){0,3}forg[eo]t(?:s|ten)?',
  de: '(?:\\p{L}+ ){0,3}(?:vergess|vergiss)\\p{L}*',
  fr: '(?:\\p{L}+ ){0,3}oubli\\p{L}*',
  es: '(?:\\p{L}+ ){0,3}(?:olvid|se les pasa)\\p{L}*',
  nl: '(?:\\p{L}+ ){0,3}verge(?:et|ten)',
  it: '(?:\\p{L}+ ){0,3}(?:dimentic|scord)\\p{L}*',
  pt: '(?:\\p{L}+ ){0,3}esque\\p{L}*',
  pl: '(?:\\p{L}+ ){0,3}zapomin\\p{L}*',
});

/** The time is said, which the heading says already. */
const time = firsts({
  en: '(?:in|by|from|during|around|all|every|this|over) (?:the )?(?:early |late |mid-?)?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|(?:this |the )?(?:month|season|time of year))|now',
  de: '(?:im|ab|bis|seit|den|jeden|diesen) (?:ganzen |späten |frühen )?(?:frühling|frühjahr|sommer|herbst|winter|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|jetzt|zurzeit|in dieser (?:jahres)?zeit',
  fr: "(?:en|au|dès|tout|l[’']|cet) ?(?:printemps|été|automne|hiver|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|cette saison|ce moment)|maintenant",
  es: '(?:en|durante|desde|todo) (?:el )?(?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|esta época|estas fechas)|ahora',
  nl: '(?:in|vanaf|deze|elke|tegen) (?:de )?(?:lente|voorjaar|zomer|herfst|najaar|winter|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|deze tijd)|nu',
  it: "(?:in|a|ad|da|d[’']|questo|tutto l[’']) ?(?:primavera|estate|autunno|inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|questa stagione|questo periodo)|adesso|ora",
  pt: '(?:na|no|em|desde) (?:primavera|verão|outono|inverno|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|esta época)|nesta época|agora',
  pl: '(?:w|we|od|na) (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu|tej porze|tym czasie)|wiosną|latem|jesienią|zimą|zimie|teraz',
});

const unjoined: ReadonlyMap<string, readonly Firsts[]> = new Map([
  ['have-ready', [somebody, order]],
  ['papers-to-bring', [somebody, order]],
  ['cannot-do-without', [somebody, order]],
  ['too-late', [somebody]],
  ['forgotten-plan', [forgotten]],
  ['walked-past', [somebody]],
  ['time-of-year', [time]],
]);
