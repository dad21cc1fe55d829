import { givenNames } from './given-names';
import type { MaterialUse } from './material';
import { languageOf } from './text-language';

/**
 * Whether a post may be made of somebody's answer, and the words that speak against it. False alarms are cheap, because
 * the owner can confirm that it may be published; a customer's name on a public page is not. `own`: names that belong
 * to the business.
 */
export function judgeMaterial({ text, detail = '', own = [] }: Judged): { use: MaterialUse; found: string } {
  const all = `${text} \n ${detail}`.trim();
  const words = all.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  if (isCommand(all) || isMash(words)) return { use: 'unclear', found: '' };
  if (isEmptyTalk(all) || words.length < 3) return { use: 'thin', found: '' };
  const person = personalIn(all, own);
  if (person) return { use: 'personal', found: person };
  const hard = privateIn(all);
  if (hard) return { use: 'private', found: hard };
  const unkind = UNKIND.exec(all) ?? INWARD.exec(all);
  if (unkind) return { use: 'unkind', found: unkind[0].trim() };
  // Of another script not even a customer's name can be told.
  const isRead = /\p{Script=Latin}/u.test(all) || languageOf(all) !== 'other';
  return { use: isRead ? 'ready' : 'foreign', found: '' };
}

/** The first thing in a text that could point to a person; null when there is none. */
export function personalIn(text: string, own: readonly string[] = []): string | null {
  for (const pattern of [EMAIL, IBAN, PHONE, STREET, TITLED, FAMILY]) {
    const found = pattern.exec(text)?.[0].trim();
    if (found && !isOwn(found, own)) return found;
  }
  const aged = agedIn(text);
  if (aged && !isOwn(aged, own)) return aged;
  for (const { 0: word, index } of text.matchAll(/\p{Lu}\p{L}+(?:[-’']\p{L}+)?/gu)) {
    const name = word.replace(/[’']s?$/u, '');
    const after = text.slice(index + word.length);
    if (!givenNames.has(name) || isOwn(name, own) || THING_AFTER.test(after)) continue;
    // "Dan gaat het roeten": a Dutch "then".
    if (name === 'Dan' && /^ \p{Ll}/u.test(after) && languageOf(text) === 'nl') continue;
    const before = text.slice(Math.max(0, index - 40), index);
    if (
      FROM_TOWN.test(before) ||
      OF_PLACE.test(before) ||
      (IN_TOWN.test(before) && !OF_SOMEBODY.test(word + after) && !/^ \p{Lu}/u.test(after))
    )
      continue;
    return /^ \p{Lu}\p{Ll}+/u.exec(after) ? `${name}${/^ \p{Lu}[\p{L}’'-]+/u.exec(after)![0]}` : name;
  }
  return null;
}

/** "Una señora de Jesús María": where somebody comes from. */
const FROM_TOWN =
  /(?<!\p{L})(?:señora?|familia|clienta|cliente|vecin[oa]|senhora?|signora|famiglia|dame|cliente?|Frau|Mann|Kunde|Kundin|lady|woman|man|customer|client|family|vrouw|klant) (?:de|from|aus|di|da|van) (?:\p{Lu}\p{L}+ )?$/iu;
/** "San Martín", "Port Elizabeth", "Kloster Sankt Georg": a saint or a queen on the map. */
const OF_PLACE =
  /(?<!\p{L})(?:San|Santa|Santo|São|Saint|Sainte|St\.?|Ste\.?|Sankt|Sint|Fort|Port|Mount|Lake|Villa|Puerto|Ciudad|Colonia|Plaza|Piazza|Praça|Isla|Kloster|Church of|Parque|Barrio|Bairro|Vila|Lago|Monte|Cabo)[ -]$/u;
/** "In Victoria", "near Florence", "en Rosario"; "in Maria's kitchen" is at somebody's. */
const IN_TOWN =
  /(?<!\p{L})(?:in|near|around|outside|towards|en|em|cerca de|perto de|près de|vicino a|nabij|north of|south of|east of|west of) $/iu;
const OF_SOMEBODY = /^\p{L}+(?:[’']s?(?!\p{L})| (?:and|und|y|et|e) (?:her|his|ihr|son|su)\b)/u;
const isOwn = (found: string, own: readonly string[]): boolean =>
  own.some((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(
        found
          .split(' ')
          .at(-1)!
          .toLowerCase()
          .replace(/[’']s$/u, ''),
      ),
  );

const EMAIL = /[^\s@<>]{1,64}@[^\s@<>]{1,200}\.\p{L}{2,}/u;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}\b/u;
/** Nine digits or more; years, sizes and prices have fewer. */
const PHONE = /\+?\(?\d(?:(?:[\s()/-]|\.(?! )){0,2}\d){8,14}(?!\d)/u;
const STREET =
  /\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Close|Court|Crescent|Terrace|Way|Gardens)\b|\b\p{Lu}\p{L}+(?:straße|strasse|str\.|gasse|weg|allee|platz) \d{1,4}\b|\b\d{1,4},? (?:rue|avenue|boulevard|place|chemin) (?:de |du |des |d’|d'|la |le )*\p{Lu}\p{L}+|\b(?:calle|avenida|plaza) (?:de |del |la |los )*\p{Lu}\p{L}+,? \d{1,4}\b/u;
const TITLED =
  /\b(?:Mrs?|Ms|Miss|Mister|Sir|Lady|Dr|Prof|Mama|Papa|Baba|Mzee|Auntie?|Uncle|Grandma|Grandpa|Nana|Pastor|Father|Sister|Brother|Tante|Onkel|Oma|Opa|Tía|Tío|Zia|Zio|Oom|Pani?|Herrn?|Frau|Madame|Monsieur|Mme|Mlle|Señora?|Sra?|Doña|Don)\.? (?!Martens|Oetker)\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?/u;
const FAMILY =
  /\b(?:the \p{Lu}\p{Ll}+s? family|[Ff]amilie \p{Lu}\p{Ll}+|la famille \p{Lu}\p{Ll}+|la familia \p{Lu}\p{Ll}+)\b/u;
/** "Dev, 71," in whatever name; "meine Mutter, 81," "Mum, 71," and "Mill Road, 84," name nobody. */
function agedIn(text: string): string | null {
  for (const { 0: found, 1: name = '', index } of text.matchAll(AGED))
    if (!NO_NAME.test(name) && !OF_ONE.test(text.slice(Math.max(0, index - 12), index))) return found.trim();
  return null;
}
const AGED = /\b(\p{Lu}\p{Ll}+)(?:,| \() ?(?:aged |age )?\d{1,2}(?=[,)]| (?:years? old|Jahre|ans|años))/gu;
const NO_NAME =
  /^(?:mum|mom|mam|mummy|dad|daddy|gran|granny|grandma|grandpa|grandad|nana?|sizes?|ages?|road|street|lane|avenue|drive|hill|close|square|room|level|oma|opa|mama|papa|\p{L}*(?:mutter|vater|sohn|tochter|bruder|schwester|tante|onkel|enkelin|enkel|mann|frau|kundin|kunde|dame|herr|nachbarin|nachbar|chefin|chef|meisterin|meister|kollegin|kollege|rentnerin|rentner|witwer?|schülerin|schüler|mädchen|junge|kind|geselle|lehrling|azubi))$/iu;
const OF_ONE = /(?<!\p{L})(?:my|our|his|her|an?|the|(?:mein|unser|ein)e?[rmn]?) $/iu;
/** "Martin guitar", "Louis XV", "Max Mara": a make or a breed, no customer. */
const THING_AFTER =
  /^(?:[ -](?:guitars?|Gitarre|XV|XVI|XIV|Philippe|Street|Road|Square|Hill|Hospital|College|Church|Cathedral|Kirche)\b|[’']s? (?:Day|day)\b)/u;

function privateIn(text: string): string | null {
  return SOMEBODY.test(text) ? (HARD.exec(text)?.[0] ?? null) : null;
}
const SOMEBODY =
  /\b(?:(?:a|an|the|one|this|that|my|our|another|young|old) (?:\p{L}+ )?(?:clients?|customers?|patients?|widow|widower|mother|father|mum|mom|dad|woman|man|family|boy|girl|lady|couple|kid|child|student|pupil|guest|lad|guy|neighbou?r|tenant)|(?:ein|eine|einer|einem|einen|der|die|den|dem) (?:\p{L}+ )?(?:Kund\p{L}+|Patient\p{L}*|Witwer?|Mutter|Vater|Frau|Mann|Familie|Junge|Mädchen|Paar|Kind|Schüler\p{L}*|Gast)|(?:un|une|le|la|notre) (?:\p{L}+ )?(?:client|cliente|patient|patiente|veuve|veuf|mère|père|femme|homme|famille|garçon|fille|dame|couple|enfant|élève)|(?:un|una|el|la|nuestro|nuestra) (?:\p{L}+ )?(?:clienta?|cliente|paciente|viuda|viudo|madre|padre|mujer|hombre|familia|niño|niña|señora|señor|pareja|alumna|alumno)|(?:un|una|il|lo|la|nostr[oa]|um|uma|o|a|nosso|nossa) (?:\p{L}+ )?(?:cliente|paziente|paciente|signora?|signore|senhora?|famiglia|família|donna|uomo|mulher|homem|bambin[oa]|menin[oa]|criança|ragazz[oa]|vedov[oa]|viúv[oa]|madre|padre|mãe|pai)|(?:een|de|onze) (?:\p{L}+ )?(?:klant|patiënt|vrouw|man|familie|kind|jongen|meisje|weduwe|weduwnaar|moeder|vader))\b/iu;
const HARD =
  /\b(?:suicid\p{L}*|killed (?:him|her|them)self|overdos\p{L}*|hanged|murder\p{L}*|abus(?:e|ed|ive)|raped?|miscarr\p{L}*|stillb\p{L}*|cancer|tumou?rs?|chemo\p{L}*|dementia|alzheimer\p{L}*|hiv|depress\p{L}*|addict\p{L}*|alcoholic|bankrupt\p{L}*|arrested|in jail|prison|affair|divorc\p{L}*|evict\p{L}*|selbstmord|suizid|erhängt|ermordet|missbrauch\p{L}*|fehlgeburt|totgeb\p{L}*|krebs(?:krank\p{L}*)?|demenz|depress\p{L}*|süchtig|insolven\p{L}*|verhaftet|gefängnis|scheidung|assassin\p{L}*|violée?|fausse couche|démence|dépressi\p{L}*|drogué\p{L}*|faillite|prison|adultère|divorcé?e?|cáncer|demencia|depresi\p{L}*|aborto|adict\p{L}*|quiebra|cárcel|divorci\p{L}*|suicíd\p{L}*|cancro|câncer|tumore|tumor\p{L}*|demenza|demência|divorzi\p{L}*|divórcio|carcere|prisão|fallimento|falência|zelfmoord|kanker|dementie|miskraam|echtscheiding|failliet\p{L}*|gevangenis)(?![\p{L}])/iu;

const UNKIND =
  /(?<!\p{L})(?:idiots?|stupid\p{L}*|dumb|morons?|fools?|clueless|lazy (?:people|customers|clients)|fuck\p{L}*|shit\p{L}*|crap\p{L}*|bullshit|arse\p{L}*|ass(?:hole)?s?|bastards?|dickheads?|wankers?|idioten?|dumm(?:e|er|en|köpf\p{L}*)?|blöd\p{L}*|scheiß\p{L}*|scheiss\p{L}*|arsch\p{L}*|deppen?|connard\p{L}*|merde\p{L}*|débiles?|imbéciles?|crétins?|mierda\p{L}*|gilipollas|tont[oa]s?|idiotas?|joder|cretin[oi]|coglion\p{L}*|cazz\p{L}*|otári[oa]s?|imbecis|klootzak\p{L}*|sukkels?)(?!\p{L})/iu;
/** Between a business and its customers, and nothing for a public page. */
const INWARD =
  /\b(?:(?:they|people|customers|clients|who|nobody|some) (?:\p{L}+ ){0,2}(?:never|don.?t|doesn.?t|won.?t|not|late) pay\w*|pay (?:too |so )?late|unpaid invoices?|haggl\w+|rip(?:ped)? us off|no.?shows?\b|steal from us|waste (?:our|my) time|too (?:cheap|stingy) to|zahlen (?:nie|nicht|zu spät)|feilschen|ne pa(?:ient|ye) (?:jamais|pas)|marchand(?:ent|er)|no pagan|regatean)\b/iu;

/** Text that tries to give orders or run code instead of answering. */
const isCommand = (text: string): boolean =>
  /<\/?[a-z][^>]{0,200}>|\{\{|\}\}|```|\$\{|javascript:|drop table|select \* from|\b(?:system|developer) prompt\b|\byou are now\b|\bas an ai\b|\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules|above)\b|ignorier\w* .{0,40}anweisungen|ignore[zr]? .{0,40}(?:instructions|consignes)|ignora\w* .{0,40}instrucciones|lorem ipsum/iu.test(
    text,
  );

/** Keys hit at random: "asdf", "jjjjj", "test test test". */
function isMash(words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const mashed = words.filter((word) => isMashed(word)).length;
  const different = new Set(words.map((word) => word.toLowerCase())).size;
  return mashed * 3 >= words.length || (words.length >= 3 && different * 3 <= words.length + 1);
}
const isMashed = (word: string): boolean =>
  /(.)\1{3}/u.test(word) ||
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert(?!\p{L}*(?:e|voll|ung|ig))|zxcv|xcvb|yxcv|uiop|lkjh|fdsa/iu.test(word) ||
  (/^[\p{Script=Latin}]{5,}$/u.test(word) &&
    !/[aeiouyàáâäåæèéêëìíîïòóôöøœùúûüÿ]/iu.test(word) &&
    word !== word.toUpperCase());

/** Answers that say that there is nothing to say. */
const isEmptyTalk = (text: string): boolean =>
  /^\W*(?:nothing (?:special|much|really)|not (?:much|a lot)|nichts besonderes|rien de spécial|nada especial)\b/iu.test(
    text,
  ) ||
  /^\W*(?:(?:i )?(?:don.?t|do not) know|dunno|idk|no idea|not sure|nothing(?: (?:much|special|really|comes to mind))?|none|n\/?a|no+|yes|nope|everything|lots of things|all sorts|hello|hi|tests?|just a test|testing|skip|later|weiß (?:ich )?nicht|keine ahnung|nichts(?: besonderes)?|nix|alles|je ne sais pas|rien(?: de spécial)?|tout|no (?:lo )?sé|nada(?: especial)?|todo)\W*$/iu.test(
    text,
  );

interface Judged {
  text: string;
  detail?: string;
  own?: readonly string[];
}
