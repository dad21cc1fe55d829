import type { ImageBrief } from '../../../../ports/image';
import { drawable, isEastern, isUnspaced, withWrittenSigns } from './letters/drawable';
import { withBreaks } from './reader/with-breaks';
import { withPlainMarks } from './letters/plain-marks';
import { labels } from './clauses/clauses';
import { roleOfClause } from './clauses/clause-role';
import { besideOwn } from './faithful/beside-own';
import { isGreeting, ownersClauses } from './faithful/owners-clauses';
import { tornClauses } from './faithful/torn-clauses';
import { introductionIn, withoutOrders } from './wishes/orders';
import { isLong, isPoorHeadline, isTelling, toldTextIn, type ToldText } from './told/told-text';
import { tellsTrade } from './told/telling-words';
import { isNews } from './long/announcements';
import { priceList } from './facts/priced-items';
import { promptColours, type ColourWish } from './wishes/prompt-colours';
import { promptMessage, withoutLead, type PromptMessage } from './headline/prompt-message';
import { easternThing } from '../subjects/eastern-things';
import { findSubject } from '../subjects/find-subject';
import { splitWords } from '../subjects/word-forms';
import { asMeant } from './wishes/as-meant';
import { aboutBefore } from './wishes/denied-matter';
import { easternMessage } from './eastern/eastern-message';
import { isMourning } from './wishes/mourning';
import { sentenceCase } from './letters/sentence-case';
import { amounts } from './fact-weights';
import { noFigure, setWords, type Said, type SaidBrief, type WordsInPlace } from './set-words';
import { stretchesOf, type Stretch } from './clauses/stretches';
import { isCourtesy } from './wishes/designer-wishes';
import { quiet } from './wishes/drawn-wishes';
import { remembered } from '../../remembered';

export interface PosterWords extends WordsInPlace {
  /** The headline is what customers have to know before any offer: moved, closing, hiring. */
  isNews: boolean;
  colour: ColourWish | null;
  /** What the picture may be about, in the order of importance: the message, what leads to it, then what else is said. */
  matter: readonly string[];
}

/**
 * The words of a poster: the brief's own win over what the prompt says; words in quotes are set as they are. Nothing is
 * set that neither says, each part is a run of words as typed, and `leftOut` tells of what found no room and of signs
 * that the fonts lack.
 */
export const posterWords = ({
  prompt,
  headline,
  supporting,
  kicker,
  brand,
  aspectRatio,
  photo,
  seconds,
}: ImageBrief & { seconds?: number }): PosterWords =>
  read({
    prompt,
    headline,
    supporting,
    kicker,
    brand,
    aspectRatio,
    // a photograph keeps its sheet, and a clip tells its facts one after another
    mayBeNotice: photo === undefined && seconds === undefined,
  });

function wordsOf(brief: SaidBrief): PosterWords {
  if (isEastern(brief.prompt) && !brief.headline) return easternWords(brief);
  const prompt = asMeant(withBreaks(withPlainMarks(withWrittenSigns(brief.prompt))));
  const quotations = quotationsOf(prompt);
  const quotes = quotations.map(({ words, isSaid }) => drawable(isSaid ? `“${words}”` : words)).filter(Boolean);
  const unquoted = quotations.reduce((rest, { whole }) => rest.replace(whole, ' '), prompt);
  const colours = promptColours(unquoted);
  const spoken = withoutOrders(colours.rest);
  const introduction = introductionIn(colours.rest);
  const { stretches, look } = stretchesOf(spoken);
  const asked = brief.headline ?? '';
  const opensWithOrder = spoken !== colours.rest.trim() || look.length > 0;
  const listed = promptMessage(stretches, opensWithOrder);
  const isRead = !(isLong(spoken) || isTelling(spoken) || isPoorHeadline(listed.headline));
  const told = (): ToldText | null =>
    asksNothing(brief) && quotes.length === 0 ? toldTextIn(spoken, drawable(brief.brand ?? '')) : null;
  const long = isRead ? null : told();
  const message = long ? messageOfLong(long) : listed;
  const own = (asked && keptCase(asked, drawable(asked))) || quotes[0] || drawable(message.headline);
  const isMessage = own === drawable(message.headline);
  // A headline of its own takes the place of the prompt's message, not of its facts.
  const plain = look.reduce((rest, wish) => rest.replace(wish, ' '), spoken);
  const facts = factsOf(stretches, asked === '' && quotes.length > 0, opensWithOrder);
  const said: PromptMessage = isMessage
    ? message
    : { ...message, label: '', rest: besideOwn(facts, { plain, headline: own, opensWithOrder }) };
  const unsaid = [...said.unsaid, introduction].filter(Boolean);
  const wishes =
    brief.supporting === undefined
      ? [...colours.looks, ...look.filter((words) => !labels.test(words) && !isCourtesy(words)), ...(long?.looks ?? [])]
      : [];
  const read: Said = {
    own,
    label: said.label,
    rest: said.rest,
    quote: quotes[1],
    unsaid: unsaid.filter((words) => !onlyWho.test(words)),
    wishes,
    hasKicker: true,
  };
  const allowed = figuresOf(stretches, said);
  const clever = setWords(brief, read, allowed);
  const isOwners = !isUnspaced(prompt) && quotes.length === 0 && asksNothing(brief);
  const tears = (set: WordsInPlace, left: readonly string[]): boolean =>
    tornClauses(plain, set, [set.leftOut ?? '', ...left, ...look].join(' ')).length > 0;
  const set = isOwners && !long && tears(clever, unsaid) ? untorn() : clever;
  function untorn(): WordsInPlace {
    const retold = toldOf(told(), read);
    const words = retold && setWords(brief, retold, noFigure);
    return words && !tears(readOn(words, retold), retold.unsaid)
      ? words
      : setWords(brief, wholeOf(plain, read), noFigure);
  }
  return {
    ...set,
    isNews: isMessage && message.isNews,
    colour:
      colours.wish ?? (isMourning(unquoted) || look.some((wish) => quiet.test(wish)) ? { kind: 'neutral' } : null),
    matter: [
      ...(long ? matterOfLong(long, brief.brand ?? '') : matterOf(message, quotes, tradeInName(brief.brand ?? ''))),
      introduction,
      ...pricedThings(set.supporting),
    ].filter(Boolean),
  };
}

/** The owner leaves the words to the description. */
const asksNothing = ({ headline, supporting, kicker }: SaidBrief): boolean =>
  !headline && supporting === undefined && kicker === undefined;

const messageOfLong = ({ headline, rest, unsaid }: ToldText): PromptMessage => ({
  headline: sentenceCase(headline),
  from: null,
  label: '',
  rest,
  unsaid,
  isNews: isNews(headline),
});

/**
 * "Open day" shows nothing: then the business's name does, and what it tells of itself. A thing of another field than the trade is
 * beside the matter: "I bring the chair" of a dental hygienist, the shop of an alpaca farm.
 */
function matterOfLong({ headline, who, rest }: ToldText, brand: string): string[] {
  // the book of "Mosterei Hagenbuch" is no trade
  const above = splitWords(brand).map(({ text }) => text);
  const named = findSubject(brand)?.phrase.split(' ') ?? [];
  const name = named.every((word) => above.some((each) => each.startsWith(word.replace('*', '')))) ? brand : '';
  const trades = [...who.filter((words) => tellsTrade.test(words)), name].filter(Boolean);
  const trade = trades.map((words) => findSubject(words)).find((subject) => subject?.topic && subject.weight === 1);
  const shown = findSubject(headline);
  const isBeside = shown?.topic && trade?.topic && shown.topic.sector !== trade.topic.sector;
  return [
    ...(isBeside ? [...trades, headline] : [headline, ...trades]),
    ...who.filter((words) => !tellsTrade.test(words)),
    ...rest.filter(({ text }) => namesSurely(text)).map(({ text }) => text),
  ];
}

/** Japanese and Korean keep their clauses and their order: no table of ours reads more from them. */
function easternWords(brief: SaidBrief): PosterWords {
  const { headline, rest, look } = easternMessage(brief.prompt);
  const colours = promptColours(brief.prompt);
  const said: Said = {
    own: drawable(headline),
    label: '',
    rest: rest.map((text) => ({
      text,
      role: /\d\s?(?:円|원|%|％)|[¥￥]\s?\d|無料|半額|무료|반값|할인/u.test(text) ? 'offer' : 'plain',
    })),
    quote: undefined,
    unsaid: [],
    hasKicker: false,
    wishes: look,
  };
  return {
    ...setWords(brief, said, noFigure),
    isNews: false,
    colour: colours.wish,
    matter: [easternThing(headline), headline, ...rest].filter(Boolean),
  };
}

const toldOf = (told: ToldText | null, read: Said): Said | null =>
  told && { ...read, own: sentenceCase(drawable(told.headline)), label: '', rest: told.rest, unsaid: told.unsaid };

/** With the rest of the headline's sentence joined to the headline, as a reader joins it. */
function readOn(words: WordsInPlace, { rest }: Said): WordsInPlace {
  const [first = '', ...others] = words.supporting.split(' · ');
  const isNext = rest[0]?.goesOn === true && first === drawable(rest[0].text);
  return isNext ? { ...words, headline: `${words.headline} ${first}`, supporting: others.join(' · ') } : words;
}

/** The owner's clauses as they are, because what was read would tear one. */
function wholeOf(spoken: string, read: Said): Said {
  const { headline, clauses, unsaid } = ownersClauses(spoken, read.own);
  return {
    ...read,
    hasKicker: false,
    own: sentenceCase(drawable(headline)),
    label: '',
    rest: clauses.filter((clause) => !isGreeting(clause)).map((text) => ({ text, role: roleOfClause(text) })),
    unsaid: unsaid.map(drawable).filter(Boolean),
  };
}

/**
 * A denial says what there is not ("don't throw that laptop away" still speaks of the laptop), and contacts, days and
 * places are no things to draw. What is said beside the message is about it, or about coffee afterwards: only a name of
 * two words or more is trusted there.
 */
const matterOf = ({ from, label, rest }: PromptMessage, quotes: readonly string[], trade: string): readonly string[] =>
  [
    from && (from.role !== 'denial' || prohibition.test(from.whole)) ? from.whole : aboutBefore(from?.whole ?? ''),
    label,
    ...rest.filter(({ role }) => role === 'tail').map(({ text }) => text),
    // "Looking for a lift? Cargo bike for hire": the answer is what it is about
    from?.mark === '?' ? (rest[0]?.text ?? '') : '',
    trade,
    ...rest
      .filter(({ role, text }) => (role === 'plain' || role === 'terms' || role === 'offer') && namesSurely(text))
      .map(({ text }) => text),
    ...quotes,
    ...rest.filter(({ text }) => text.startsWith('#')).map(({ text }) => text.slice(1)),
  ].filter(Boolean);

const namesSurely = (text: string): boolean => {
  const subject = amenity.test(text) ? null : findSubject(text);
  return subject !== null && subject.weight === 1 && subject.phrase.includes(' ');
};
/**
 * "Southside Boxing", "Zahnarzt Lindner": where the message shows nothing, a trade in the business's own name does. A pub's name
 * ("The Fig Tree") and a family's are none.
 */
const tradeInName = (brand: string): string => {
  const subject = /^the\s|['’]s(?:\s|$)/iu.test(brand) ? null : findSubject(brand);
  return subject?.topic && subject.weight === 1 && tellsWork.test(subject.phrase) ? brand : '';
};
const tellsWork =
  /(?:ing|ers?|ists?|icians?|ery|ology|smiths?|arzt|ärzte|praxis|schule|salon|school|library|museum|theatre|cinema|freibad|hallenbad|schwimmbad|piscine|piscina|zwembad|clinic|gym|garage|yoga|pilates|pottery|bakery|dental|dentist\p{L}?|physio\p{L}*|[oó]ptica|optik|optique|ottica|opticiens?|fleurs|fleuriste|flowers|florists?|blumen|flores|fiori|bloemen|books|bikes|cycles|v[eé]los?|fahrräder|tyres|reifen|pneus|coiffeur|boulangerie|kapper|fryzjer|peluquería|peluqueria|panadería|panaderia|eria|erie|ería|rij)$/iu;
const prohibition = /^(?:please )?(?:don['’]t|do not|never) \p{L}/iu;
const amenity =
  /(?:^|\s)(?:with|incl(?:uded|udes|uding|\.)?|provided|bring|afterwards?|available|served|free (?:tea|coffee|parking)|refreshments|inklusive|inbegriffen|compris(?:es)?|incluid[oa]s?|inbegrepen)(?!\p{L})/iu;

/**
 * What stays on the poster beside a headline that was not taken from the prompt. Beside a quotation everything stays but
 * a scene that was ordered ("strawberries with text …"): that is drawn, not set.
 */
const factsOf = (
  stretches: readonly Stretch[],
  besideQuotation: boolean,
  opensWithOrder: boolean,
): PromptMessage['rest'] =>
  stretches
    .filter(
      ({ role, text }, index) =>
        role !== 'plain' || (besideQuotation && (!(opensWithOrder && index === 0) || isOfBusiness(text))),
    )
    .map(({ text, role }, index) => ({ text: index === 0 && role === 'plain' ? withoutLead(text) : text, role }));

/** Where nothing else shows what it is about, the things with a price do, but not those who pay it. */
const pricedThings = (supporting: string): string[] =>
  (priceList(supporting)?.items ?? []).map(({ name }) => name).filter((name) => !payers.test(name));
const payers =
  /(?<!\p{L})(?:adults?|kids?|child(?:ren)?|students?|seniors?|members?|famil(?:y|ies)|under|over|erwachsene|kinder|studierende|adultes?|enfants?|étudiants?|adult[oi]s?|niñ[oa]s?|estudiantes|bambin[oi]|ridotto|intero|volwassenen|kinderen|dorośli|dzieci|ulgowy|crianças)(?!\p{L})/iu;

/** "My tax return service", "the new shop of Ada Lovelace": somebody's own, not a scene. */
const isOfBusiness = (text: string): boolean => /\b(?:our|my|we|us)\b/i.test(text) || /(?<=\s)\p{Lu}\p{L}+/u.test(text);

/** What may be set as large as a picture: nothing beside a denial, and of a list no count. */
function figuresOf(stretches: readonly Stretch[], { from }: PromptMessage): RegExp {
  if (stretches.some(({ role }) => role === 'denial')) return noFigure;
  return from?.role === 'terms' ? amounts : /./;
}

/** Words in quotes are set as they are, but one word that is quoted within a sentence stays in it; code has no quotes. */
function quotationsOf(prompt: string): { whole: string; words: string; isSaid: boolean }[] {
  if (/<\/?[a-z][^>]*>/i.test(prompt)) return [];
  const spoken = [...prompt.matchAll(quoted)]
    .filter(
      ({ 0: whole, 1: words = '', index }) =>
        /\s/.test(words.trim()) ||
        !/\p{L}\s$/u.test(prompt.slice(0, index)) ||
        asksForWords.test(prompt.slice(0, index)) ||
        !/^\s\p{L}/u.test(prompt.slice(index + whole.length)),
    )
    .map(({ 0: whole, 1: words = '', index }) => ({
      whole,
      words,
      isSaid: saidBy.test(prompt.slice(index + whole.length)),
    }));
  if (spoken.length > 0) return spoken;
  const [whole, words] = unquoted.exec(prompt) ?? [];
  return whole !== undefined && words !== undefined ? [{ whole, words, isSaid: false }] : [];
}

/** Where foreign words went from the start, the next one begins the line. */
const keptCase = (asked: string, drawn: string): string =>
  asked.trimStart().startsWith(drawn.slice(0, 2)) ? drawn : sentenceCase(drawn);

/** "We're | moving": nobody misses it. */
const onlyWho = /^(?:i['’]m|i am|we['’]re|we are|we have|wir|wir sind|nous|nous sommes|estamos|siamo|we zijn|wij)$/iu;
/** A feed tries a post in dozens of styles and compositions, which change nothing of its words. */
const read = remembered(wordsOf, 300);
const quoted = /(?<!\d)["“”„«]([^"“”„«»]{1,200})["“”»]/g;
/** "The best haircut in years" – Dave: a voice keeps its quotation marks. */
const saidBy = /^[.,]?\s*[–—-]\s*\p{Lu}\p{L}+/u;
/** "with the words Good morning" at the end of a prompt. */
const unquoted =
  /\b(?:with (?:the |a )?(?:words?|text|headline|title|caption|slogan)|(?:that |which )(?:says|reads)|saying)(?:\s*:)?\s+(\p{Lu}[^"“”.!?\n]{1,80}[.!?]?)\s*$/u;
const asksForWords =
  /\b(?:(?<!\b(?:who|he|she|everybody|everyone|people) )says?|saying|reads?|reading|text|headline|title|titled|caption|slogan|words?|called|named|with|poster|post|banner|flyer|ad|and)(?:\s*:)?\s*$/i;
