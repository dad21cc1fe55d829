import { longDay } from '../facts/date-patterns';
import { withoutSlips } from './slips';

/**
 * A text as its speaker means it: without what they took back ("eggs, no, sorry, | honey"), and without the words that only lead
 * to what people are to know ("We want the kids to know that | parties are now $189").
 */
export const asMeant = (text: string): string => withoutLeadUp(withoutCorrections(withoutSlips(text)));

/** What stands before "no, sorry" in its clause is wrong; of a number or a day only that is. A denial before it is confirmed instead. */
function withoutCorrections(text: string): string {
  const found = correction.exec(text);
  if (!found) return text;
  const from = found.index;
  const before = text.slice(0, from);
  const after = text.slice(from + found[0].length);
  const clause = before.slice(before.search(lastClause));
  // "running or not, no, sorry, | not vans" says what there is not
  if (opensWithDenial.test(after)) return `${before}, ${withoutCorrections(after)}`;
  if (denial.test(clause) || goesOn.test(after)) return text;
  const said = withoutCorrections(after.replace(ofTheWrong, ''));
  // "on 5 April at 11, no, wait, | at 10": only the hour was wrong
  const hour = opensWithHour.exec(said);
  const wrong = hour && [...clause.matchAll(hours)].at(-1);
  if (hour && wrong) {
    const at = from - clause.length + wrong.index;
    return `${before.slice(0, at)}${hour[0].trim()}${before.slice(at + wrong[0].length)}${said.slice(hour[0].length)}`;
  }
  const isPoint = opensWithPoint.test(said) && endsWithPoint.test(before);
  const kept = isPoint ? before.replace(endsWithPoint, '') : before.slice(0, before.length - clause.length);
  return `${kept.trimEnd()} ${said}`.trim();
}

const no = '(?:(?:oh|ach|ah|ay)\\s)?(?:no|nope|nein|non|nee|não|nie)';
const pardons = String.raw`(?:sorry|wait|hang on|hold on|scrap that|i mean|i meant|moment(?: mal)?|quatsch|entschuldigung|verzeihung|ich meine?|pardon|attendez|excusez-moi|je veux dire|perd[oó]n|perdonen?|espera|disculpen?|quiero decir|scusate|scusa|scusi|aspetta|volevo dire|wacht|excuus|ik bedoel|desculpem?|perdão|espera|quero dizer|przepraszam|chwileczkę|to znaczy|znaczy)`;
const correction = new RegExp(
  String.raw`(?:\s?(?:\.{2,3}|…)|\s?[,;]|\s[–—-])\s+(?:(?:ach|oh|ah|ay)\s(?:nein|ne|nee|no|non|não)(?=[,.!])|${no}[,.!]?\s${pardons}|(?:sorry|pardon|scusate|perdón),?\s(?:i mean|i meant|je veux dire|volevo dire|quiero decir))(?:[,.]?\s${pardons})*(?:\s?(?:\.{2,3}|…)|[,:;–—-])?\s+(?=\S)`,
  'iu',
);
/** In a text before a correction: the start of the clause that it ends with. */
const lastClause = /(?<=^|(?<!\d)[.!?…\n]\s{0,3}|[,;]\s)[^.!?…\n,;\s](?:[^.!?…\n,;]|(?<=\d)\.)*$/u;
const opensWithDenial = /^(?:not|nicht|kein\p{L}*|pas|no|non|niet|geen|não|nie)\s\p{L}/iu;
const hour = String.raw`(?:(?:at|um|à|a las|alle|om|às|o)\s)?\d{1,2}(?:[:.]\d{2})?(?:\s?(?:[ap]m|uhr|h|uur|heures|horas))?(?![\p{L}\d%.]|\s\p{L}{3,}\s\d)`;
const opensWithHour = new RegExp(
  String.raw`^(?=(?:at|um|à|a las|alle|om|às|o)\s|\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m|uhr|h|uur))${hour}`,
  'iu',
);
const hours = new RegExp(
  String.raw`(?<![\p{L}\d])(?=(?:at|um|à|a las|alle|om|às|o)\s|\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m|uhr|h|uur))${hour}`,
  'giu',
);
const denial =
  /(?<!\p{L})(?:no|not|never|\p{L}+n['’]t|kein\p{L}*|nicht|pas|sin|non|senza|geen|niet|nie|não)(?!\p{L})/iu;
const goesOn = /^(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale)\s/iu;
/** "… no, sorry, | that was my old job, | these days I drive …". */
const ofTheWrong =
  /^(?:that|those|it|das|ce|c['’]|eso|esos|quell[oi]|dat|isso|to)\s?(?:was|were|['’]s|war|waren|était|étaient|era|eran|erano|eram|was|waren|był[oay]?)\s[^,.;!?]{2,60}[,.;]\s+/iu;
const point = String.raw`(?:\p{Sc}\s?)?\d[\d.:,]*(?:\s?(?:[ap]m|uhr|h|euros?|zł|\p{Sc}))?(?![\p{L}\d])|${longDay}\p{L}*`;
const opensWithPoint = new RegExp(`^(?:${point})`, 'iu');
const endsWithPoint = new RegExp(String.raw`(?<![\p{L}\d])(?:${point})$`, 'iu');

/** The first thing that people are to know, without what says that they are to know it. */
function withoutLeadUp(text: string): string {
  const found = frames.map((frame) => frame.exec(text)).find((each) => each !== null);
  if (!found) return text;
  const [whole, mark = ''] = found;
  const before = text.slice(0, found.index);
  const told = text.slice(found.index + whole.length);
  const end = told.search(endOfSentence);
  const sentence = capital(withoutLastVerb(whole, end < 0 ? told : told.slice(0, end)).replace(andThat, ', '));
  const earlier = `${before}${/^[,;]/u.test(mark) ? '.' : mark.trimEnd()}`.trim();
  return `${earlier} ${sentence}${end < 0 ? '' : told.slice(end)}`.trim();
}

/** "… costs £45 | and that | it takes two days". */
const andThat = /,?\s(?:and|und|et|y|e|en|i)\s(?:that|dass|que\s|qu['’]|che|dat|że)\s*(?=\S)/giu;
const endOfSentence = /[.!?…](?=\s|$)|\n/u;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** German and Dutch end such a clause with its verb: "dass | die Bahn jetzt nur 15 € pro Stunde | kostet". */
const withoutLastVerb = (frame: string, told: string): string =>
  /(?:dass|dat)\s$/iu.test(frame) ? told.replace(lastVerb, '').replace(/^(?:wir|ich|we|wij|ik)\s/iu, '') : told;
const verbs = 'ist|sind|kostet|kosten|habe|haben|hat|is|zijn|kost|hebben|heeft';
const lastVerb = new RegExp(String.raw`\s(?:${verbs})(?=$)`, 'iu');

const opener = String.raw`(?:(?:anyway|so|well|okay|ok|now|also|and|but|basically|więc|dlatego|teraz|deshalb|darum|jetzt|donc|alors|du coup|bref|así que|por eso|pues|bueno|quindi|allora|perciò|dus|daarom|nou|então|por isso),?\s)`;
const frame = (words: string): RegExp =>
  new RegExp(
    String.raw`((?:^|(?<=[.!?…])\s+|\n\s*)|[,;]\s(?=${opener}))${opener}{0,3}${words}(?!(?:how|what|when|where|why|about)\s)(?=\S+\s\S)`,
    'iu',
  );
const some = String.raw`(?:[\p{L}'’-]+\s)`;
const frames: readonly RegExp[] = [
  frame(
    String.raw`(?:(?:the (?:main |one )?thing|what) )?(?:(?:i|we)(?:['’]d| would)? |(?=just ))(?:(?:just|really|mostly|mainly) )*(?:want|wanted|like|love|need) (?:${some}{1,4}?to (?:know|understand|hear|remember)(?: is)? that|${some}{1,4}?to know(?: is)?(?=\s(?:we|our|the|there|it|you can|i|my)\s)|to (?:let|tell|remind) ${some}{1,4}?(?:know )?that)\s`,
  ),
  frame(
    String.raw`what (?:i|we) (?:really |just )?want ${some}{1,3}?to (?:get|know|understand|see|remember) is(?: that)?\s`,
  ),
  frame(
    String.raw`(?:i|we) (?:just |really )?(?:want|wanted|would like|['’]d like) to (?:tell ${some}{1,3}?|say|let ${some}{1,3}?know)(?<=\S)\s?:\s`,
  ),
  frame(
    String.raw`(?:chcę|chcemy|chciał[ao]?bym|chcielibyśmy|chciałybyśmy) (?:${some}{0,3}?(?:powiedzieć|poinformować|przekazać|ogłosić|przypomnieć)(?:\s\p{L}+){0,2}?|(?:że|a)by ${some}{1,3}?wiedzi(?:eli|ały|ał[ao]?)),? że\s`,
  ),
  frame(
    String.raw`(?:chcę|chcemy|chciał[ao]?bym|chcielibyśmy), (?:że|a)by ${some}{1,3}?wiedzi(?:eli|ały|ał[ao]?),? że\s`,
  ),
  frame(
    String.raw`(?:j['’]|(?:je|nous|on) )(?:voudr\p{L}+|aimer\p{L}+|souhait\p{L}+|veux|veut|voul\p{L}+) ${some}{0,1}?(?:que ${some}{1,4}?(?:sachent|sache|sachiez)|(?:faire savoir|dire|annoncer|rappeler)(?: (?:à|aux) (?:\p{L}+\s){0,2}?\p{L}+)?|informer ${some}{1,3}?) ?qu(?:e\s|['’])`,
  ),
  frame(
    String.raw`(?:querría|quería|queríamos|quiero|queremos|(?:me|nos) gustaría|quisiera|quisiéramos) (?:que ${some}{0,4}?(?:sepan|sepa|sepas|sepáis|supier\p{L}+)|(?:decir|contar|avisar|comunicar|informar|hacer saber)\p{L}{0,3}(?: a ${some}{0,2}?\p{L}+)?)(?: de)? que\s`,
  ),
  frame(
    String.raw`(?:vorrei|vorremmo|voglio|vogliamo|volevo|volevamo|(?:mi|ci) piacerebbe) (?:(?:far(?:e|vi)? sapere|dire|comunicare|ricordare)(?: (?:a|ai|alla|alle|agli) ${some}{0,2}?\p{L}+)?|(?:informare|avvisare) ${some}{0,2}?\p{L}+|che ${some}{1,3}?sap(?:essero|piano|esse|pia)) che\s`,
  ),
  frame(
    String.raw`(?:queria|queríamos|quero|queremos|gostava|gostaria|gostaríamos|gostávamos)(?: de)? (?:que ${some}{0,4}?(?:soubesse\p{L}*|saiba\p{L}*)|(?:dizer|avisar|informar|comunicar|anunciar|lembrar)(?:-\p{L}+)?(?: (?:a|à|às|ao|aos|as|os) ${some}{0,2}?\p{L}+)?) que\s`,
  ),
  frame(
    String.raw`(?:(?:ich|wir) (?:möchten?|wollen?|will)(?: gerne?)?(?:, dass ${some}{1,4}?wissen|(?: ${some}{0,3}?(?:sagen|mitteilen|erzählen)))|${some}{1,3}?sollen wissen), dass\s(?=[^.,!?]*\s(?:${verbs})(?:[.,!?]|$))`,
  ),
  frame(
    String.raw`(?:we|wij|ik) (?:willen|wil|zouden|zou)(?: graag)?(?: willen)? (?:dat ${some}{1,4}?(?:weet|weten)|${some}{0,3}?(?:zeggen|laten weten|vertellen)),? dat\s(?=[^.,!?]*\s(?:${verbs})(?:[.,!?]|$))`,
  ),
];
