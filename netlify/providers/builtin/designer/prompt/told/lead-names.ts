import { functionWords } from '../clauses/clauses';
import { factsIn } from '../facts/facts';
import { newsIn } from '../long/long-news';
import { isStory } from '../long/clause-weight';
import { findSubject } from '../../subjects/find-subject';
import { address, asks, condition, determiner, pointing, speaks, tells } from './telling-words';
import { MOST_OF_START, type Lead, cutAtFact, MOST_OF_HEADING, denied, firstOf, priced } from './lead-phrase';
import type { ToldPart } from './told-parts';

export function news(parts: readonly ToldPart[]): Lead | null {
  const found = newsIn(parts.map(({ clauses: [first = ''] }) => first));
  const last = parts[found?.used.at(-1) ?? -1];
  if (!found || !last) return null;
  const mark = found.used.length === 1 && last.clauses.length === 1 && last.mark === '!' ? '!' : '';
  return { headline: found.headline + mark, used: found.used, rest: last.clauses.slice(1), days: [], unsaid: [] };
}

/** "It's called The Lighthouse Keeper and it's for teams": the name. */
export const named = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const found = isCalled.exec(clause);
    const name = found?.[1] ?? '';
    if (!found || selves.test(clause)) return null;
    const before = clause.slice(0, found.index).trim();
    const after = clause.slice(found.index + found[0].length).trim();
    const isOnlyIt = pointing.test(before) || before === '';
    if (!isOnlyIt && !isOwn.test(before)) return null;
    return { headline: name, rest: [after].filter(Boolean), days: [], unsaid: isOnlyIt ? [] : [before] };
  });

const isCalled =
  /(?:called|named|heißt|heisst|s['’]appelle(?:nt)?|se llama|si chiama|heet|chama-se|nazywa się|heter|hedder)\s((?:\p{Lu}[\p{L}'’-]*)(?:\s(?:(?:of|the|and|de|la|le|du|des|del|di|van|von|der|das|und|et|y|i)\s)*\p{Lu}[\p{L}'’-]*){0,5})/u;

const isOwn =
  /(?<!\p{L})(?:our|new|unser\p{L}*|neue\p{L}*|notre|nouve\p{L}+|nuestr[oa]|nuev[oa]|nostr[oa]|nuov[oa]|onze|nieuwe|noss[oa]|nov[oa]|nasz\p{L}*|now[aey]|nya?|vår|vores)(?!\p{L})/iu;

const selves = /(?<!\p{L})(?:i['’]m|i am|my name|mi|me)\s/iu;

/** "Sausage week!", "Looking for a quiet place to study?": what is typed above the rest. */
export function heading(parts: readonly ToldPart[]): Lead | null {
  const asked = questionOfSeveral(parts);
  if (asked) return asked;
  const at = parts.findIndex(({ text }) => !address.test(text) && text.includes(' '));
  const part = parts[at];
  if (
    !part ||
    parts[at + 1]?.sentence === part.sentence ||
    parts.slice(0, at).some(({ sentence }) => sentence === part.sentence)
  )
    return null;
  const { text, mark } = part;
  if (priced.test(text) || (mark !== '?' && asks.test(text)) || pointing.test(text) || factsIn(text)[0]?.start === 0)
    return null;
  const found = { ...cutAtFact(text, /[?!]/.test(mark) ? mark : ''), used: [at], unsaid: [] };
  const words = found.headline.split(' ').length;
  if (mark === '?' ? words <= MOST_OF_QUESTION : /[!.:\n]/.test(mark) && !tells.test(text))
    return words > 1 && (mark === '?' || words <= MOST_OF_HEADING) ? found : null;
  return null;
}

/** "Lost a button, | broken a zip, | moth got at your favourite jumper?": one question, or none. */
function questionOfSeveral(parts: readonly ToldPart[]): Lead | null {
  const from = parts.findIndex(({ text }) => !address.test(text));
  const { sentence } = parts[from] ?? {};
  const used = [...parts.keys()].filter((at) => at >= from && parts[at]!.sentence === sentence);
  const texts = used.map((at) => parts[at]!.text);
  const whole = `${texts.join(', ')}?`;
  return used.length > 1 &&
    parts[used.at(-1)!]!.mark === '?' &&
    used.slice(0, -1).every((at) => parts[at]!.mark === ',') &&
    whole.length <= MOST_OF_SEVERAL &&
    !/[\d\p{Sc}]/u.test(whole)
    ? { headline: whole, used, rest: [], days: [], unsaid: [] }
    : null;
}
/** In letters. */
const MOST_OF_SEVERAL = 66;

/** "Our late night jazz evening, it's on Friday": what is named before anything is told. */
export function opening(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ text }) => !address.test(text));
  const part = parts[at];
  const name = part?.clauses[0]?.replace(determiner, '') ?? '';
  const isHalf = parts.some((other, index) => index > at && other.sentence === part?.sentence && other.mark === '?');
  return part && !isHalf && isPlainName(name) && !tells.test(name) && name.split(' ').length <= MOST_OF_HEADING
    ? { headline: name, used: [at], rest: part.clauses.slice(1), days: [], unsaid: [] }
    : null;
}

/** "Sock knitting | for people who knit, four Wednesdays from 13 January": a name followed by its day or price. */
export function course(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ clauses, isFirst }, index) => {
    const [name = '', second = parts[index + 1]?.text ?? ''] = clauses;
    const roles = factsIn(second).map(({ role }) => role);
    return (
      isFirst &&
      isPlainName(name) &&
      !speaks.test(second) &&
      (priced.test(second) || (roles.includes('when') && /\d/.test(second)))
    );
  });
  const part = parts[at];
  if (!part) return null;
  const name = part.clauses[0]!;
  const cut = name.split(' ').length > MOST_OF_HEADING ? name.search(forSomebody) : -1;
  return {
    headline: cut > 0 ? name.slice(0, cut) : name,
    used: [at],
    rest: [...(cut > 0 ? [name.slice(cut).trim()] : []), ...part.clauses.slice(1)],
    days: [],
    unsaid: [],
  };
}

const isPlainName = (clause: string): boolean => clause.includes(' ') && isPlain(clause);

/** A name as it stands, without verb, price or story. */
export const isPlain = (clause: string): boolean =>
  clause.split(' ').length <= MOST_OF_COURSE &&
  !/[\d\p{Sc}]/u.test(clause) &&
  !address.test(clause) &&
  !isStory(clause) &&
  !speaks.test(clause.replace(/\swho\s.*$/u, '')) &&
  !pointing.test(clause) &&
  !condition.test(clause) &&
  !opensBeside.test(clause) &&
  !asks.test(clause);

const opensBeside =
  /^(?:me|my|people|well|so|after|before|since|during|while|when|nach|seit|après|depuis|después|desde|dopo|da|na|sinds|depois|po|od|etter|efter|and|but|if|because|no|not|only|just|for|with|from|in|at|on|by|kein\p{L}*|nur|für|mit|ab|pas|pour|avec|sin|para|con|en|non|per|da|geen|voor|met|met|sem|com|bez|dla)(?!\p{L})/iu;

const forSomebody = /\s(?=(?:for|für|pour|para|per|voor|dla)\s)/iu;

/** "Wir brauchen Verstärkung!" */
export function exclamation(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(
    ({ text, mark, isFirst, sentence }, index) =>
      sentence <= 1 &&
      mark === '!' &&
      isFirst &&
      parts[index + 1]?.sentence !== parts[index]!.sentence &&
      text.split(' ').length <= MOST_OF_CRY &&
      !pointing.test(text) &&
      !address.test(text) &&
      !asks.test(text) &&
      !denied.test(text) &&
      !/\d/.test(text),
  );
  return at < 0 ? null : { headline: `${parts[at]!.text}!`, used: [at], rest: [], days: [], unsaid: [] };
}

/** The first thing that is surely named, with the words right before it. */
export function thing(parts: readonly ToldPart[]): Lead | null {
  const matter = parts.filter(({ text }) => !address.test(text) && !isStory(text)).slice(0, MOST_OF_START);
  for (const {
    clauses: [text = ''],
  } of matter) {
    const subject = findSubject(text);
    if (
      !subject?.topic ||
      subject.weight < 1 ||
      look.test(text) ||
      /^(?:no|not|never|kein\p{L}*|pas|sin|senza|geen)\s/iu.test(text)
    )
      continue;
    // in "car park" the car is not the thing
    const next = /^\s([\p{L}'’-]+)/u.exec(text.slice(subject.end))?.[1] ?? '';
    if (next !== '' && !functionWords.has(next.toLowerCase())) continue;
    const before = text.slice(0, subject.start).split(' ').filter(Boolean);
    const from = before.findLastIndex(
      (word, index) =>
        index < before.length - MOST_BEFORE ||
        /[,;:.]$/.test(word) ||
        functionWords.has(word.toLowerCase()) ||
        tells.test(word) ||
        acts.test(word) ||
        /\d/.test(word),
    );
    // "That includes nails": a verb is no word of the thing
    const isVerb = from >= 0 && afterThem.test(before[from]!);
    const name = [...before.slice(from + (isVerb ? 2 : 1)), text.slice(subject.start, subject.end)].join(' ');
    if (/(?<!\p{L})(?:and|or|und|oder|et|ou|y|e|en|of|i|og|och)$/iu.test(before.slice(0, from + 1).join(' '))) continue;
    const isNoun = !isGerman.test(text) || /^\p{Lu}/u.test(text.slice(subject.start));
    if (isNoun && (name.includes(' ') || name.length >= LONG_WORD))
      return { headline: name.replace(determiner, ''), used: [], rest: [], days: [], unsaid: [] };
  }
  return null;
}

const acts = /^(?:wants?|needs?|sells?|makes?|does|offers?|takes?|gives?|gets?|loves?|includes?|includes|brings?)$/iu;

const afterThem =
  /^(?:that|which|who|to|we|i|you|they|it|he|she|wir|ich|nous|je|vous|qui|que|che|wij|ik|die|dat|das)$/iu;

const MOST_OF_QUESTION = 12;

const MOST_OF_COURSE = 11;

const MOST_OF_CRY = 6;

const MOST_BEFORE = 3;

const look = /(?<!\p{L})(?:look|feel|style|vibes?|mood|colou?rs?)(?:\splease)?$/iu;

const isGerman = /(?<!\p{L})(?:und|wir|ich|der|die|das|ist|für)(?!\p{L})/u;

/** In letters: a word of its own, and one that needs no other. */
const LONG_WORD = 11;
