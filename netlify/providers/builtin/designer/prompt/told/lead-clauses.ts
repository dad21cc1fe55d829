import { functionWords } from '../clauses/clauses';
import { longDay } from '../facts/date-patterns';
import { factsIn } from '../facts/facts';
import { findSubject } from '../../subjects/find-subject';
import { isStory } from '../long/clause-weight';
import { cutAtFact, denied, firstOf, MOST_OF_PHRASE, priced, type Lead } from './lead-phrase';
import { isPlain } from './lead-names';
import { address, asks, condition, determiner, pointing, speaks, tells } from './telling-words';
import type { ToldPart } from './told-parts';

/** "A poster for | my pottery weekend": what the designer was asked a picture of. A business's own trade is no matter. */
export function askedFor(
  parts: readonly ToldPart[],
  { brand, isOneWord }: { brand: string; isOneWord: boolean },
): Lead | null {
  const [part] = parts;
  const clause = part?.clauses[0] ?? '';
  const name = clause.replace(determiner, '');
  // one word may be the business itself: "my riding stable", "mijn manege"
  if (
    !part ||
    name.includes(' ') === isOneWord ||
    isBusiness(clause, brand) ||
    inflected.test(clause) ||
    tells.test(name) ||
    !isPlain(name)
  )
    return null;
  const { headline, rest, days } = cutAtFact(name, '', MOST_OF_PHRASE);
  return headline.split(' ').length > MOST_OF_PHRASE
    ? null
    : { headline, used: [0], rest: [...rest, ...part.clauses.slice(1)], days, unsaid: [] };
}

/** "My driving school", "the shop": who asks, and nothing that they announce. */
export function isBusiness(clause: string, brand: string): boolean {
  const name = clause.replace(determiner, '').toLowerCase();
  return businesses.test(name) || (name !== '' && ` ${brand.toLowerCase()} `.includes(` ${name} `));
}
const businesses =
  /^(?:(?:little|small|new|kleine\p{L}*|neue\p{L}*|petite?|nouve\p{L}+|pequeñ[oa]|piccol[oa]|nieuwe)\s)?(?:shop|store|business|company|firm|salon|café|cafe|bakery|pub|restaurant|studio|practice|garage|gym|school|club|farm|laden|geschäft|betrieb|firma|praxis|bäckerei|werkstatt|fahrschule|lokal|gasthof|restaurant|boutique|magasin|commerce|entreprise|cabinet|boulangerie|atelier|tienda|negocio|empresa|bar|taller|panadería|academia|negozio|attività|azienda|bottega|ristorante|panificio|officina|winkel|zaak|bedrijf|praktijk|bakkerij|rijschool|loja|negócio|empresa|oficina|padaria|sklep|firma|piekarnia|warsztat)$/iu;
const inflected = /^(?:einen|unseren|meinen|den)\s\p{Ll}+en\s/u;

/** "People ask whether | the sauna stays open in winter … yes it does!": what was asked is so. */
export const askedAndAnswered = (parts: readonly ToldPart[]): Lead | null => {
  const at = parts.findIndex(({ text }) => asked.test(text));
  const text = parts[at]?.text ?? '';
  const found = asked.exec(text);
  if (
    !found ||
    ![text.slice(found.index), parts[at + 1]?.text ?? '', parts[at + 2]?.text ?? ''].some((said) => yes.test(said))
  )
    return null;
  const said = text
    .slice(found.index + found[0].length)
    .split(endsAsked)[0]!
    .trim()
    .replace(/[,;:]$/u, '');
  const words = said.split(' ').length;
  return words < 3 || words > MOST_OF_CLAUSE || !(tells.test(said) || stays.test(said))
    ? null
    : { headline: said, used: [at, ...answersAfter(parts, at)], rest: [], days: [], unsaid: [] };
};
const answersAfter = (parts: readonly ToldPart[], at: number): number[] =>
  [at + 1, at + 2].filter((next) => yesOnly.test(parts[next]?.text ?? ''));
const asked =
  /(?<!\p{L})(?:asks?|asked|asking|wonder(?:s|ing)?|demandez?|demande-t-on|demandent|demandé|preguntan?|preguntáis|pregunta|chiedono|chiedete|chiede|demander|preguntar|chiedere)(?:\s(?:me|us|so often|often|all the time|a lot|souvent|mucho|spesso))*\s(?:if|whether|si|se)\s(?=\S+\s\S)/iu;
const yes = /(?:^|[\s,:;–—-])(?:yes|yep|yeah|oui|sí|claro|sì|certo|sim)(?!\p{L})/iu;
const yesOnly =
  /^(?:(?:and |but )?(?:the answer is )?(?:yes|yep)(?:\s\S+){0,5}|(?:mais )?oui|(?:y )?(?:sí|claro)(?:\s\S+){0,3}|(?:ma )?(?:sì|certo)(?:\s\S+){0,3})$/iu;
const endsAsked =
  /\s(?:that (?:i|we)|and (?:the answer|yes)|so (?:i|we)|et la réponse|y la respuesta|e la risposta)(?!\p{L})|[,:;]\s/iu;
const stays =
  /^(?:on|je|nous)\s|(?<!\p{L})(?:stays?|opens?|works?|takes?|runs?|does|comes?|fits?|sells?|repairs?|does)(?!\p{L})/iu;

/** "If you've | ever fancied having a go at blacksmithing, here's your chance": the question in it. */
export const everWanted = (parts: readonly ToldPart[]): Lead | null => {
  for (const [at, { text }] of parts.entries()) {
    const found = ever.exec(text);
    if (!found) continue;
    const said = found[1]!.trim();
    const used = [at, ...[at + 1].filter((next) => chance.test(parts[next]?.text ?? ''))];
    const rest = text.slice(found.index + found[0].length).trim();
    if (said.split(' ').length >= 3 && said.split(' ').length <= MOST_OF_PHRASE)
      return {
        headline: `${said}?`,
        used,
        rest: chance.test(rest) ? [] : [rest].filter(Boolean),
        days: [],
        unsaid: [],
      };
  }
  return null;
};
const ever =
  /(?:^|\s)(?:if you(?:['’]ve| have)|have you)\s(ever\s(?:fancied|wanted|wished|dreamed|dreamt|thought|wondered|tried|considered)\s[^,;:.!?]+?)(?=\s(?:here['’]s|this is|now is|now['’]s|then|come|we|i)(?![\p{L}])|[,;:.!?]|$)/iu;
const chance = /^(?:(?:well|then|so),?\s)*(?:here['’]s|this is|now['’]s|now is) (?:your|the) (?:chance|moment|time)/iu;

/** "Het gaat om | een spoedcursus in de kerstvakantie": somebody says what it is about. */
export const about = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = isAbout.exec(clause);
    const from = clause.slice(found?.[0].length ?? 0);
    const name = from.replace(determiner, '');
    if (!found || inflected.test(from) || speaks.test(name) || functionWords.has(name.split(' ')[0]!.toLowerCase()))
      return null;
    const { headline, rest, days } = cutAtFact(name, '', MOST_OF_PHRASE);
    return headline.split(' ').length > MOST_OF_PHRASE ? null : { headline, rest, days, unsaid: [] };
  }) ??
  firstOf(parts, (clause) => {
    const [, name = '', after = ''] = isFeast.exec(clause) ?? [];
    return name === '' ? null : { headline: name, rest: [], days: [after.trim()].filter(Boolean), unsaid: [] };
  });
/** "It's Burns Night on the 25th". */
const isFeast = /^[Ii]t['’]s ((?:\p{Lu}[\p{L}'’]+)(?:\s\p{Lu}[\p{L}'’]+){1,3})((?:\s(?:on|this|next|at|from)\s.*)?)$/u;
const isAbout =
  /^(?:het gaat om|het is voor|es geht um|es ist für|il s['’]agit (?:de |d['’])|c['’]est pour|se trata de|es para|si tratta di|è per|trata-se de|é para|chodzi o|it['’]s (?:all )?about|it is about)\s?(?!(?:two|three|four|five|six|seven|eight|nine|ten|twelve|an? (?:hour|week|month)|half|time|\d)(?!\p{L}))(?=\p{L})/iu;

/** "Ab dem 1. Februar backen wir auch sonntags": from its day on, somebody does something else. */
export const fromDayOn = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const [said = '', ...rest] = clause.split(', ');
    return opensWithDay.test(said) &&
      (speaks.test(said) || opensAgain.test(said)) &&
      !denied.test(said) &&
      !priced.test(said) &&
      said.split(' ').length <= MOST_OF_CLAUSE &&
      said.length <= MOST_OF_FIRST
      ? { headline: said, rest: [rest.join(', ')].filter(Boolean), days: [], unsaid: [] }
      : null;
  });
const opensAgain =
  /(?<!\p{L})(?:riapre|apre|rouvre|ouvre|reabre|abre|torna|revient|vuelve|öffnet|opent|heropent)(?!\p{L})/iu;
const opensWithDay = new RegExp(
  String.raw`^(?:(?=(?:il |le |el |am |op )?${longDay})|from|starting|as of|ab|seit|à partir|dès|depuis|desde|a partir|dal|dalla|da|vanaf|sinds|a partire|od)\s(?:(?:this|next|sofort|nun an|jetzt|dem|der|den|de|du|le|la|el|il|esta|este|questa|questo|cette|ce|deze|dit|nu|volgende|primo|primero|d['’]|now on)\s){0,3}(?:\d|${longDay}|week|semana|settimana|semaine|woche|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gennaio|febbraio|marzo|aprile|maggio|giugno|dicembre|novembre|ottobre|enero|febrero|abril|mayo|junio|diciembre|noviembre|octubre|sofort|now|ahora|hoy|oggi|heute|vandaag|nu|maintenant|aujourd)`,
  'iu',
);

/** "We're shut for two weeks", "este sábado no abrimos": who comes has to know. */
export const closure = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    if (!closes.test(clause) || onCondition.test(clause)) return null;
    const found = cutAtFact(clause, '', MOST_OF_CLAUSE);
    const isWhole = factsIn(clause)[0]?.start === 0 || found.headline.split(' ').length < 3;
    if (isWhole && (clause.split(' ').length > MOST_OF_CLAUSE || clause.length > MOST_OF_FIRST)) return null;
    return isWhole ? { headline: clause, rest: [], days: [], unsaid: [] } : { ...found, unsaid: [] };
  });
const closes =
  /^(?:(?:the|our|this|tonight['’]s|(?:satur|sun|mon|tues|wednes|thurs|fri)day['’]s)\s.{3,40}?\s(?:is|has been|are) (?:off|cancelled|canceled|called off|postponed)(?!\p{L})|(?:we|i)(?:['’](?:re|m)|\s(?:are|am)) (?:still )?open (?:as (?:normal|usual)|all)(?!\p{L})|(?:we|i)(?:['’](?:re|m|ll be)|\s(?:are|am|will be))\s(?:now |also )?(?:shut|closed|away|on holiday)(?!\p{L})|(?:our|the) (?:\p{L}+\s){1,2}(?:is|are|will be) (?:shut|closed)(?!\p{L})|(?:wir haben|unser \p{L}+ (?:hat|bleibt)|wir bleiben)\s.{0,50}(?:geschlossen|betriebsferien|zu)$|(?:nous serons|nous sommes|on sera|on est|la boutique (?:sera|est)|le magasin (?:sera|est)) fermée?s?(?!\p{L})|(?:\p{L}+\s){0,3}no abrimos(?!\p{L})|cerramos (?:por|del|el|desde|hasta)(?!\p{L})|(?:siamo|saremo|resteremo|restiamo) chiusi(?!\p{L})|chiudiamo (?:per|dal|il)(?!\p{L})|(?:wij|we) (?:zijn|blijven)\s.{0,40}(?:gesloten|dicht)(?!\p{L}))/iu;
const onCondition =
  /(?<!\p{L})(?:if|when|until|before|wenn|falls|bis|si|quand|cuando|se|quando|als|wanneer|every|always|on (?:mondays|tuesdays|sundays)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|sonntags|montags|le (?:lundi|dimanche)|los (?:lunes|domingos)|il (?:lunedì))(?!\p{L})/iu;

/** "We've been | making wreaths in the barn | since my gran's time": what it is that somebody has been doing. */
export const longDone = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const [, done = ''] = beenDoing.exec(clause) ?? [];
    const name = done.split(sinceThen)[0]!.trim();
    return name.split(' ').length < 2 ||
      name.split(' ').length > MOST_OF_PHRASE ||
      !findSubject(name) ||
      pointing.test(name)
      ? null
      : { headline: name, rest: [], days: [], unsaid: [] };
  });
const beenDoing =
  /^(?:i|we)(?:['’]ve| have) been (?!doing|going|here|open|working|living|getting|asked|trying|thinking|saying|telling|in\s)(\p{L}+ing\s\S.*)$/iu;
const sinceThen =
  /\s(?:since|for (?:over |more than |nearly |about )?(?:\d|\p{L}+ years)|and|so|until|because)(?!\p{L})|,/iu;

/** The shortest clause of the first sentences in which somebody says what they do, whole and in their own words. */
export function ownersClause(parts: readonly ToldPart[], isFit: (headline: string) => boolean): Lead | null {
  const clauses = parts
    .map((part, at) => ({ at, part, clause: part.clauses[0] ?? '' }))
    .filter(
      ({ part, clause }) =>
        part.sentence <= MOST_BEFORE &&
        clause.split(' ').length >= 3 &&
        clause.split(' ').length <= MOST_OF_CLAUSE &&
        clause.length <= MOST_OF_FIRST &&
        ownSubject.test(clause) &&
        !address.test(clause) &&
        !isStory(clause) &&
        !denied.test(clause) &&
        !priced.test(clause) &&
        !pointing.test(clause) &&
        !condition.test(clause) &&
        !asks.test(clause) &&
        !leans.test(clause) &&
        factsIn(clause)[0]?.start !== 0 &&
        findSubject(clause) !== null &&
        isFit(clause),
    );
  const [best] = clauses.sort((one, other) => one.clause.length - other.clause.length);
  return best
    ? { headline: best.clause, used: [best.at], rest: best.part.clauses.slice(1), days: [], unsaid: [] }
    : null;
}
const ownSubject =
  /^(?:(?:we|i|wir|ich|nous|on|je|wij|ik|eu|nós|vi|jag|jeg)(?:['’]\p{L}+)?\s|j['’]|(?:our|my|unser\p{L}{0,2}|mein\p{L}{0,2}|notre|nos|nuestr[oa]s?|la nostra|il nostro|onze|ons|mijn|a nossa|o nosso|nasz[ae]?)\s|\p{L}{3,}(?:amos|emos|imos|iamo|amy|imy)\s)/iu;
/** It speaks of something that was named before. */
const leans =
  /(?<!\p{L})(?:it|them|everything|that|this|those|these|es|sie|davon|alles|le|les|en|lo|los|las|li|het|ze|alles)(?!\p{L})\s*(?:$|\s(?:all|here|back|at|in|on))/iu;
/** In words. */
const MOST_OF_CLAUSE = 10;
/** In letters. */
const MOST_OF_FIRST = 62;
/** Sentences. */
const MOST_BEFORE = 1;
