import { closedWeekly } from '../headline/closed-weekly';
import { functionWords } from '../clauses/clauses';

/**
 * The last word on every headline of a told text: it opens and ends with words that can stand in large letters, and names or does
 * something. A spoken opening ("So we had"), half a sentence ("Onze winkel gaat"), an answer ("Yes it does!") and a name that
 * says nothing of what ("One day courses") are turned away, and the next candidate is asked.
 */
export function isFitHeadline(headline: string): boolean {
  const words = headline.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const last = words.at(-1) ?? '';
  return (
    poorStarts.every((start) => !start.test(headline)) &&
    !opensWithCapitalOnly.test(headline) &&
    !closedWeekly.test(headline) &&
    !(words.length > 1 && (functionWords.has(last) || hanging.has(last)) && !isIn.test(headline)) &&
    !isGeneric(headline) &&
    (words.length > 1 || last.length >= LEAST) &&
    words.some((word) => word.length > 2 && !empty.has(word) && !functionWords.has(word))
  );
}

/** In letters, of a word that stands alone. */
const LEAST = 5;

/** "One day courses": it does not say what of. */
export const isGeneric = (headline: string): boolean => generic.test(headline);

/** "The honey is in!", "We're open till late, drop in". */
const isIn =
  /(?:(?<!\p{L})(?:is|are|back|drop|sign|move[ds]?|moving|settled)|['’](?:s|re))\s(?:in|on|up|over|off|by)[!.]?$/iu;

const lost = String.raw`(?![\p{L}'’])`;
const kin = 'husband|wife|partner|mum|mom|dad|mother|father|gran|nan|son|daughter|sister|brother|kids|neighbou?rs?';
const poorStarts: readonly RegExp[] = [
  // what leads on from speech before it, or to a clause after it
  new RegExp(
    String.raw`^(?:so|well|ok|okay|and|but|because|also|same|like|basically|actually|anyway|obviously|honestly|when|while|whenever|if|although|though|whether|just to|what(?:ever)?(?!['’]s\son)|people|folks|most people|lots of people|someone(?!\s(?:to|who|for))|somebody|me|him|them|it|its|it['’]s|every (?:year|week|month|day|time|\p{L}+) (?:around|about|we|i|people|folks|the same)|nobody likes|you wouldn|as (?:you|we|i|some|many)|(?:a lot|lots|many|several|some) of you|looking for (?:something|a (?:poster|picture|flyer|sign))|my (?:${kin}))${lost}`,
    'iu',
  ),
  /^(?:yes|yep|yeah|oui|mais oui|ja|aber ja|sí|claro|sì|certo|sim|tak)(?:\s(?:it|we|i|you|of course|wir|ich|on|nous|que|wel|natuurlijk)(?!\p{L})|[!.,]*$)/iu,
  // how somebody goes about it, feels or came to it
  /^i (?:turn|show|pop|come|go|drive|travel|arrive|live|get|got|know|think|mean|guess|need|want|wanted|thought|hope|never|always|used|grew|started|learn[te]?d?|was|had|have (?:been|had|always)|would|can['’]t|don['’]t|usually|normally|also|just|cover)(?!\p{L})/iu,
  /^we (?:lost|had|get asked|got asked|were|want|wanted|thought|never|always|used|started|decided|can['’]t|couldn['’]t|don['’]t|know|think|hope|need (?:something|a (?:poster|picture|flyer|sign))|would|have (?:been|had|always)|usually|normally|also|just|cover|turn)(?!\p{L})/iu,
  /^(?:i['’]m|we['’]re|i am|we are) (?:above|below|in|at|on|near|next|here|around|behind|opposite|so|really|very|not|just|always|only|about)(?!\p{L})/iu,
  /^(?:i|we)['’](?:ve (?:been|had|always|never)|d|ll)(?!\p{L})/iu,
  /^(?:bring|send|tell|ask|call|message|text|ring|give|drop|pop|get|let) (?:me|us|it|them|him|her)(?!\p{L})/iu,
  /^(?:alleen|only|nur|seulement|uniquement|solo|sólo|soltanto|tylko|apenas)\s(?:for|für|pour|para|per|voor|dla)(?!\p{L})/iu,
  // a preposition of a sentence that is missing
  /^(?:with|at|by|of|to|into|nach|mit|bei|von|aus|zu|zum|zur|avec|chez|con|met|bij|door|aan|uit|los geht)(?!\p{L})/iu,
  // German and Dutch: a verb before its subject, an accusative before a small letter, a pronoun
  /^\p{L}+(?:e|en|t)\s(?:ich|wir)(?!\p{L})/iu,
  /^(?:\p{L}+en\s(?:wij|we)|\p{L}{2,5}\sik)(?!\p{L})/iu,
  /^(?:einen|meinen|unseren|deinen|euren|den|dem|einem|meinem|unserem)\s/iu,
  /^(?:also|und|aber|oder|(?:viele|manche|einige|die leute) (?:fragen|wissen|glauben|denken)|weil|dass|wenn|falls|ob|nachdem|man|mich|mir|uns|euch|ihn|es (?:ist|gibt|geht)|geht|was|wer|wir hätten|wir bräuchten|ich hätte|ich bräuchte|ich komme|ich fahre|ich wohne|wir wollten|ich wollte|seit (?:ich|wir|mein\p{L}*|unser\p{L}*))(?!\p{L})/iu,
  /^(?:dus|nou|maar|want|omdat|toen|sinds|er (?:is|zijn)|hij|zij|ze|het (?:is|gaat|was)|gaat|ik (?:wil|kom|zou|ben)|we zouden|(?:we|wij|ik) krijgen? vaak|die \p{Ll}+$)(?!\p{L})/iu,
  // Romance languages
  /^(?:alors|bon|ben|donc|et|mais|car|parce|que|quand|comme|ce que|c['’]est|il y a|on (?:nous|me)|vous êtes nombreu\p{L}+|je (?:me|suis|voudrais|aimerais|viens|vais|passe)|nous (?:sommes|voulons|voudrions)|j['’]en (?:ai|peux)|voilà|figurez|en fait)(?!\p{L})/iu,
  /^(?:pues|bueno|mira|y|pero|que|cuando|como|porque|desde hace|lo que|es que|nos (?!mudamos)|a ver|os (?!\p{L}+s\s)|te|la (?:verdad|cosa)|todo)(?!\p{L})/iu,
  /^(?:allora|beh|insomma|dunque|ma|che|quando|come|perché|da quando|quello|vi|ti|mi|vorrei|vorremmo|in tanti|deciso|le (?:faccio|facciamo)|li|lo (?:faccio|facciamo))(?!\p{L})/iu,
  /^(?:então|bom|pois|mas|quando|como|porque|o que|queria|gostava|więc|ale|bo|gdy|jeśli|chciał\p{L}*)(?!\p{L})/iu,
  // a story: "Notre ferme a eu une année difficile"
  /(?<!\p{L})(?:a eu|ont eu|avons eu|hatte|hatten|has had|have had|ha tenido|ha avuto|heeft gehad|had a|and we said|asked (?:us|me) to|left (?:us|me)|taught me|ci ha|mi ha|nos ha|nos dejó|me dejó|nous a|m['’]a|hat (?:uns|mir))(?!\p{L})/iu,
];
/** Italian and Spanish "and". */
const opensWithCapitalOnly = /^[EY]\s\p{Ll}/u;

/** Nothing ends with them: half a sentence, or words that point at what follows. */
const hanging: ReadonlySet<string> = new Set(
  'sauf außer except excepto salvo eccetto tranne behalve you they he she je u vous nous tu it them this these those everything anything something nothing so then also because and or but like as just really very even when if where who which about without has have had can would could should gets goes ist wird haben kann können wenn dass weil ont va vont fait peut dont où que qui va puede tiene hay è ha hanno viene può heeft hebben gaat gaan krijgt krijgen komt kan wil omdat want dus pero porque ma che mas quando és są jest når og'.split(
    ' ',
  ),
);

const generic =
  /^(?:(?:our|my|the|all|some|more|new|free|short|private|small|big|weekly|daily|regular|lots of|plenty of|one|two|three|four|five|six|ten|half|full|day|hour|evening|morning|weekend|\d+|unsere|meine|neue|freie|nos|mes|nouveaux|nuestros|mis|nuevos|nostri|miei|nuovi|onze|mijn|nieuwe)[\s-])*(?:courses?|class(?:es)?|lessons?|workshops?|sessions?|groups?|batches|places|spaces|spots|slots|appointments?|dates?|orders?|bookings?|visits?|things|stuff|bits|goods|products?|items?|work|jobs?|days?|evenings?|kurse?|termine?|plätze|gruppen|cours|stages?|créneaux|cursos?|clases?|plazas|corsi|lezioni|posti|cursus(?:sen)?|lessen|plekken|plaatsen|sales?|offers?|events?|news|angebot|aktion|veranstaltung|offre|événement|oferta|evento|offerta|aanbieding|evenement)[!.]?$/iu;

/** They name nothing. */
const empty: ReadonlySet<string> = new Set(
  "are was were has have had can will would could should you your yours they them their there here this that these those what which who when where how why our ours his her its not just only also even still very really all any some every each both more most much many one two three everything everyone something someone anything nothing yes well now then here again i’m i'm we’re we're it’s it's you’re you're ich wir ihr sie uns euch mein meine unser unsere ist sind wird auch noch schon nur hier jetzt dann alles etwas nous vous mon mes notre nos est sont aussi ici tout tous elle ils yo nos nuestro nuestra está están aquí todo todos también noi voi nostro nostra sono anche qui tutto tutti mijn onze zijn ook hier alles iets samen".split(
    ' ',
  ),
);
