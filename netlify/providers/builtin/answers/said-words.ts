import { foldText } from '../../../../src/domain/contact';
import { commonWords } from '../../../../src/domain/text-language';

/** The words that tell what a text is about, folded: without those that every message has, once each. */
export function tellingWords(text: string): string[] {
  const words = foldText(text.replace(/[’ʼ]/gu, "'")).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => (word.length > 2 || /\d/.test(word)) && !FOLDED_COMMON.has(word) && !FILLERS.has(word),
  );
}

/**
 * Whether two words are forms of one, or one is the head of the other: "tuned" and "tuning", "pin" and "pinnen",
 * "Abnahme" and "Ofenabnahme". Words are compared without their endings.
 */
export function isAlike(one: string, other: string): boolean {
  return isForm(one, other) || isHead(one, other);
}

/** "tuned" and "tuning", "chien" and "chiens", and words for one thing that customers ask about everywhere. */
export function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const thing = THINGS.get(one);
  if (thing !== undefined && thing === THINGS.get(other)) return true;
  if (/\d/.test(one) || /\d/.test(other)) return false;
  const [less, more] = byLength(one, other);
  if (less.length >= 4 && more.startsWith(less) && PLURALS.has(more.slice(less.length))) return true;
  const [short, long] = byLength(stemOf(one), stemOf(other));
  if (short === long) return true;
  if (short.length < 4)
    return long.length - short.length <= 1 && long.startsWith(short) && long.at(-1) === short.at(-1);
  const shared = [...short].findIndex((letter, at) => letter !== long[at]);
  const prefix = shared < 0 ? short.length : shared;
  // Long words that begin alike are two things: "charge" and "charcoal".
  return (prefix >= 5 || (prefix === 4 && long.length <= SHORT)) && prefix >= short.length * MOSTLY;
}

/** The head of a compound: "Abnahme" of "Ofenabnahme". */
function isHead(one: string, other: string): boolean {
  if (/\d/.test(one) || /\d/.test(other)) return false;
  const [short, long] = byLength(stemOf(one), stemOf(other));
  return short.length >= 4 && long.endsWith(short);
}

const byLength = (one: string, other: string): [string, string] =>
  one.length <= other.length ? [one, other] : [other, one];

/** Of these words, those that have a like one among the others. */
export const sharedWords = (words: readonly string[], others: readonly string[], alike = isAlike): string[] =>
  words.filter((word) => others.some((other) => alike(word, other)));

/** Without the commonest endings of our languages, as long as four letters are left. */
function stemOf(word: string): string {
  const ending = ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= (word.length > 5 && !/^(?:ed|ing)$/u.test(one) ? 4 : 3),
  );
  return ending ? word.slice(0, -ending.length) : word;
}

const ENDINGS = 'aciones ationen ungen acion ation ung ing ed aire ment ent ar er ir en es os as ie e s n a o'.split(
  ' ',
);
const PLURALS: ReadonlySet<string> = new Set(['s', 'es', 'n', 'en', 'e', 'x', 'er']);
const THINGS: ReadonlyMap<string, number> = new Map(
  [
    'child children kid kids toddler son daughter kind kinder kindern sohn tochter enfant enfants fils fille nino ninos nina ninas hijo hija hijos kinderen zoon dochter bambino bambini bambina figlio figlia figli crianca criancas filho filha filhos',
    'dog dogs hund hunde hunden chien chiens perro perros perra hond honden cane cani cao caes cadela',
    'deliver delivery deliveries ship shipping liefern lieferung liefert verschicken versand versenden livrer livraison livrez expedier expediez envio envios enviar enviais envian bezorgen bezorging sturen opsturen verzenden leveren consegna consegnate consegne spedire spedite spedizione entrega entregas entregam enviam',
    'pay paying payment zahlen bezahlen zahlung payer paiement payez pagar pago pagamento betalen betaling pagare',
    'card cards karte kartenzahlung kreditkarte carte carta cartao tarjeta pin pinnen pinpas bancomat multibanco',
    'voucher vouchers giftcard gutschein gutscheine bon cheque cadeau cadeaubon cadeaukaart vale bono buono buoni',
    'park parking parkplatz parkplatze parken garer stationnement stationner aparcar aparcamiento aparcamento parkeren parkeerplaats parcheggio parcheggiare estacionar estacionamento',
    'wheelchair accessible rollstuhl barrierefrei fauteuil handicapes rolstoel rolstoeltoegankelijk ruedas carrozzina rodas',
    'vegetarian vegetarians veggie vegetarisch vegetarische vegetarier vegetarien vegetariens vegetariano vegetarianos vegetariani',
  ].flatMap((words, thing) => words.split(' ').map((word): [string, number] => [word, thing])),
);
const MOSTLY = 0.75;
const SHORT = 6;

const FOLDED_COMMON: ReadonlySet<string> = new Set([...commonWords].map(foldText));
/** Greetings, wishes and verbs that any question has. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'hello hey hiya dear please thanks thank many know want wanted like need tell get got let just also some any much thing things would could able possible wondering question sorry best regards one two really still well here right okay have come take bring going what your there',
    'hallo guten tag bitte danke vielen dank gern gerne mochte mochten wurde wurden konnte konnten hatte gibt machen macht geht auch mal schon noch etwa viele gruss grusse liebe lieber hier frage einfach kommen nehmen bringen',
    'bonjour bonsoir salut merci svp plait voudrais voulais aimerais pouvez avez etes vous peux possible faire aussi bien cordialement question savoir venir prendre apporter accepte acceptes acceptez notre votre',
    'hola buenas buenos dias tardes gracias favor quiero queria quisiera puedo puede pueden tienen tiene hacer tambien saludo saludos pregunta saber venir traer llevar pueda',
    'graag wil zou kunnen kunt heb hebben doen even groet groetjes vraag weten hoi dag alvast komen nemen brengen',
    'buongiorno buonasera ciao grazie vorrei potete posso avete fare anche cordiali saluti domanda venire portare',
    'ola bom boa tarde dia obrigado obrigada gostaria queria posso podem fazer tambem cumprimentos pergunta vir trazer levar',
  ]
    .join(' ')
    .split(' '),
);
