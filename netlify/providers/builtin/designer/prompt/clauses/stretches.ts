import { prepositions } from '../../subjects/word-forms';
import { announcementIn } from '../long/announcements';
import { isWholeByCommas } from './clause-joins';
import { clausesOf, functionWords, type Clause } from './clauses';
import { factsIn, type Fact, type FactRole } from '../facts/facts';
import { spokenContact } from '../facts/prompt-contacts';

/**
 * A run of words exactly as it was typed, with what it is for. Cutting only ever happens between words that can part:
 * nothing is taken out of the middle of a stretch, so that no sentence is left dangling and no number loses its unit.
 */
export interface Stretch {
  text: string;
  role: FactRole | 'denial' | 'terms' | 'plain';
  /** Which clause it comes from, and all of that. */
  clause: number;
  whole: string;
  /** The sign that ends its clause, where the stretch ends it too. */
  mark: string;
  /** The sign before its clause was a colon. */
  isMessage: boolean;
  /** Beside each other in one long sentence: who announces something (`lead`), and what (`thing`); `labelled` has its own label before a colon. */
  part?: 'lead' | 'thing' | 'labelled';
}

/** What a prompt says to its readers, in the order typed, and what it says to the designer about the look. */
export function stretchesOf(text: string): { stretches: Stretch[]; look: string[] } {
  const facts = factsIn(text);
  const clauses = withFeel(text, clausesOf(text, facts));
  const spoken = clauses.filter(({ kind }) => kind !== 'aside' && kind !== 'look');
  return {
    stretches: spoken
      .flatMap((clause, index) =>
        partsOf(text, clause, facts).map((part, at, all) => ({
          text: wordsOf(text, part),
          role: part.role,
          clause: index,
          whole: wordsOf(text, { ...clause, role: 'plain' }),
          mark: at === all.length - 1 ? clause.mark : '',
          isMessage: spoken[index - 1]?.mark === ':',
        })),
      )
      .filter(({ text: words }) => /[\p{L}\p{N}\p{Sc}]/u.test(words))
      .flatMap(announced),
    look: clauses
      .filter(({ kind }) => kind === 'aside' || kind === 'look')
      .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()),
  };
}

/** "Earthy, handmade feel please", "Lots of white please, very clean": how it shall look is a wish, and so are adjectives beside that. */
function withFeel(text: string, clauses: readonly Clause[]): Clause[] {
  const said = clauses.map(({ start, end }) => text.slice(start, end).trim());
  const isFeel = clauses.map(({ kind }, at) => kind === 'plain' && feel.test(said[at]!));
  return clauses.map((clause, at) => {
    const isBefore = at > 0 && clause.mark === ',' && isFeel[at + 1];
    const isAfter = clauses[at - 1]?.mark === ',' && isFeel[at - 1];
    return isFeel[at] || ((isBefore || isAfter) && adjectives.test(said[at]!)) ? { ...clause, kind: 'look' } : clause;
  });
}
const feel =
  /^(?:(?:[\p{L}-]+,?\s){1,4}(?:feel|vibe|vibes|mood|aesthetic|atmosphere)(?:\s(?:to it|overall))?|(?:lots|plenty|loads|touches|a touch|a bit) of (?:(?:soft|dark|light|pale|bright|deep|warm|cool)\s)?(?:white|black|colou?rs?|space|white space|blue|green|red|pink|gold|grey|gray|yellow|purple|texture|light)),?\s(?:please|pls|thanks|thank you)$/iu;
const adjectives = /^\p{L}[\p{L}-]+(?:\s(?:and\s)?\p{L}[\p{L}-]+)?$/u;

/** "We are a riding stable near Galway and this summer we are running | a pony camp": the day stays a day of its own. */
function announced(stretch: Stretch): Stretch[] {
  // "never thought I'd say this, but we are opening a bakery" denies nothing of what is announced
  const found = stretch.role === 'plain' || stretch.role === 'denial' ? announcementIn(stretch.text) : null;
  if (!found) return [stretch];
  const days = factsIn(found.lead).filter(({ role }) => role === 'when');
  return [
    { ...stretch, text: found.lead, mark: '', part: 'lead' },
    { ...stretch, text: found.thing, role: 'plain', part: 'thing', ...(found.reason && { mark: '' }) },
    ...(found.reason ? [{ ...stretch, text: found.reason, part: 'lead' as const }] : []),
    ...days.map(({ start, end }): Stretch => ({
      ...stretch,
      text: found.lead.slice(start, end),
      role: 'when',
      mark: '',
    })),
  ];
}

/** A clause as facts and what is left between them; a left-over that cannot stand alone stays with its neighbours. */
function partsOf(text: string, clause: Clause, facts: readonly Fact[]): Part[] {
  const whole: Part = {
    start: clause.start,
    end: clause.end,
    role: clause.kind === 'plain' ? 'plain' : roleOf(clause),
  };
  const inside = facts.filter(
    ({ start, end, role }) =>
      start >= clause.start && end <= clause.end && (clause.kind === 'plain' || role === 'contact'),
  );
  const said = text.slice(clause.start, clause.end);
  if (isHeading.test(said) || isWholeByCommas(said)) return [whole];
  if (clause.kind === 'plain' && (findsPlace(text, clause, inside) || isExchange(text, clause, inside))) return [whole];
  const cuts = inside.flatMap(({ start, end }) => [start, end]);
  const parts = [clause.start, ...cuts]
    .map((start, index): Part => ({
      start,
      end: cuts[index] ?? clause.end,
      role: index % 2 === 1 ? inside[(index - 1) / 2]!.role : whole.role,
    }))
    .filter(({ start, end }) => /[\p{L}\p{N}\p{Sc}&+]/u.test(text.slice(start, end)));
  for (let at = 0; at < parts.length; at += 1) {
    const glued = gluedAt(text, parts, at, whole.role);
    if (!glued) continue;
    parts.splice(glued.from, glued.to - glued.from + 1, glued.part);
    at = -1;
  }
  return parts;
}

/** "You find us at 22 Castle Street": the address belongs to its sentence. */
const findsPlace = (text: string, { start }: Clause, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.role === 'contact' &&
      (/^(?:at|in|on|to)\s/i.test(text.slice(fact.start, fact.end)) ||
        /\b(?:at|to|in|on)\s$/i.test(text.slice(start, fact.start))) &&
      /(?:^|\s)(?:you|we|we['’](?:re|ve|ll)|us|i|i['’]m|it|they|find|visit|meet|moved|moving|open|opens|opening|reopening|now)\s/i.test(
        text.slice(start, fact.start),
      ),
  );

/** "Open from 9 till 5 on Monday instead of the usual 8 till 6": without its other half either would be wrong. */
const isExchange = (text: string, { start, end }: Clause, facts: readonly Fact[]): boolean =>
  exchanges.test(text.slice(start, end)) && facts.filter(({ role }) => role === 'when').length > 1;
const isHeading =
  /^\s*(?:new|back|on|out|fresh)\s(?:in\s)?(?:this|next)\s(?:week|month|weekend|season|spring|summer|autumn|winter|year)\s*$|^\s*(?:two|three|four|five|six|\d)\s(?:\p{L}+\s)?(?:things|events|dates|nights|evenings|days|ways|reasons)\s(?:this|next|for)\s(?:\p{L}+\s)?\p{L}+\s*$/iu;
const exchanges =
  /(?<!\p{L})(?:instead of|rather than|moved (?:from|to)|statt|anstatt|au lieu d[eu]|en vez de|en lugar de|invece (?:di|del)|in plaats van|em vez de)(?!\p{L})/iu;

/** The neighbours that the part at this place has to be joined with, or null where it can stand alone. */
function gluedAt(text: string, parts: readonly Part[], at: number, plain: Part['role']): Glue | null {
  const part = parts[at]!;
  const previous = parts[at - 1];
  const next = parts[at + 1];
  if (isFact(part)) {
    // "free quote this month": for how long is half of the offer
    if (part.role === 'offer' && next?.role === 'when' && passing.test(text.slice(next.start, next.end)))
      return joinedAs(parts, at, at + 1, 'offer');
    if (part.role === 'when' && next?.role === 'when') return joinedAs(parts, at, at + 1, 'when');
    // "call Marit on 555 0138 after 4pm": when to call is no hour of the business
    if (part.role === 'contact' && next?.role === 'when' && whenToCall.test(text.slice(next.start, next.end)))
      return joinedAs(parts, at, at + 1, 'contact');
    if (previous && next === undefined && isPassing(text, part) && wordCount(text, previous) <= FEW)
      return joinedAs(parts, at - 1, at, plain);
    return null;
  }
  const words =
    text
      .slice(part.start, part.end)
      .toLowerCase()
      .match(/[\p{L}\p{N}&][\p{L}\p{N}'’&-]*/gu) ?? [];
  const content = words.filter(
    (word) =>
      !functionWords.has(word) &&
      !limits.has(word) &&
      !pronouns.has(word) &&
      !(next?.role === 'when' && /^\d+$/.test(word)),
  );
  // "bel 030 123 4567", "one phone call: …": a word of its own before a number is how to reach it
  if (next?.role === 'contact' && words.length === 1 && at === 0) return joinedAs(parts, at, at + 1, 'contact');
  // "Termin unter | 0341 555 019"
  if (next?.role === 'contact' && words.length <= 4 && reaches.has(words.at(-1) ?? ''))
    return joinedAs(parts, at, at + 1, 'contact');
  // "Opgeven bij Ans, | 06 5550 1234"
  if (
    next?.role === 'contact' &&
    parts.length === 2 &&
    words.length <= 6 &&
    /,\s*$/.test(text.slice(part.start, next.start))
  )
    return joinedAs(parts, at, at + 1, 'contact');
  // "per urgenze | 333 445566"
  if (next?.role === 'contact' && parts.length === at + 2 && words.length <= 4 && leadsToContact.has(words[0] ?? ''))
    return joinedAs(parts, at, at + 1, 'contact');
  // "urgent prescriptions | ring 01483 555 210"
  if (
    next?.role === 'contact' &&
    at === 0 &&
    parts.length === 2 &&
    words.length <= 3 &&
    asksToCall.test(text.slice(next.start, next.end))
  )
    return joinedAs(parts, at, at + 1, 'contact');
  if (content.length === 0 && (previous || next)) {
    // "only" after a day, "from" before one: no words of their own
    if (previous && limits.has(words[0] ?? '')) return joinedAs(parts, at - 1, at, previous.role);
    return next ? joinedAs(parts, at, at + 1, next.role) : joinedAs(parts, at - 1, at, previous!.role);
  }
  // "call Tess on 555 0148 to book"
  if (previous?.role === 'contact' && words.length <= 3 && untilWhen.has(words[0] ?? ''))
    return joinedAs(parts, at - 1, at, 'contact');
  // "10% off 7 nights or more", "£8 in advance": what an offer is counted on stays with it
  if (
    previous?.role === 'offer' &&
    words.length <= (/^in[ck]l/.test(words[0] ?? '') ? 4 : FEW) &&
    ofAnOffer.test(words.join(' '))
  )
    return joinedAs(parts, at - 1, at, 'offer');
  if (next && leansForward(words, next, text)) return joinedAs(parts, at, at + 1, plain);
  if (previous && leansBack(words, content, at)) return joinedAs(parts, at - 1, at, plain);
  return null;
}

/** "Delivered" before "every Thursday", "find us" before "at 12 Mill Lane": what follows belongs to it. */
function leansForward(words: readonly string[], next: Part, text: string): boolean {
  const last = words.at(-1) ?? '';
  // a whole sentence before "and on Saturday" needs no more than its end
  if (conjunctions.has(last) && words.length >= FEW && opensDay.test(text.slice(next.start, next.end))) return false;
  if (functionWords.has(last) || governing.has(last)) return true;
  // "on eight Tuesday evenings"
  if (next.role === 'when' && counts.test(last)) return true;
  if (next.role === 'contact') return false;
  if (/\p{L}{2}ed$/u.test(last) && next.role !== 'offer') return true;
  return words.length === 1 && next.role === 'where' && !/^\p{Lu}/u.test(text.slice(next.start, next.end));
}

/** After a fact only what can be said by itself stands alone: "for beginners", "and dinner", not "is jazz night". */
function leansBack(words: readonly string[], content: readonly string[], at: number): boolean {
  const first = words[0] ?? '';
  if (relatives.has(first)) return true;
  if (openers.has(first) || prepositions.has(first)) return content.length === 0;
  const opensClause = at === 1;
  return !(opensClause && content.length >= 2 && !functionWords.has(first) && !governing.has(first));
}

const joinedAs = (parts: readonly Part[], from: number, to: number, role: Part['role']): Glue => ({
  from,
  to,
  part: { start: parts[from]!.start, end: parts[to]!.end, role },
});

const isFact = ({ role }: Part): boolean => role !== 'plain' && role !== 'denial' && role !== 'terms';
const roleOf = ({ kind }: Clause): 'denial' | 'terms' => (kind === 'denial' ? 'denial' : 'terms');
const wordCount = (text: string, { start, end }: Part): number => text.slice(start, end).trim().split(/\s+/).length;
/** "Wasps gone today": a bare word of time ends a short sentence. */
const isPassing = (text: string, part: Part): boolean =>
  part.role === 'when' &&
  /^\s*(?:today|tonight|tomorrow|daily|weekends|weekdays)\s*$/i.test(text.slice(part.start, part.end));

/** One run of spaces, no "and" before it, no sign that only divided it from its neighbours. */
function wordsOf(text: string, { start, end, role }: Part): string {
  const words = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\(([^()]+)\)[.,;]?$/u, '$1')
    .replace(/^(?![-–]\d+(?:[.,]\d+)?\s?%)[,;:·•|–—-]\s*/u, '')
    .replace(/\s*[,;:·•|–—(]$/u, '')
    .replace(/^(?:(?:and|but|so|or|plus|&)|(?:und|et|y|og|och|oraz)(?=\s(?:\S+\s)))\s(?=\S)/i, '')
    .replace(/(?<=\p{L}\s\p{L}+)\s(?:and|but|so|und|et|y|en|e|og|och)$/iu, '')
    .trim();
  // "pierogi 28 zł | i kompot 6 zł"
  const row = role === 'offer' ? words.replace(/^(?:i|en|e)\s(?=\p{L}+\s(?:\p{L}+\s){0,3}\d)/u, '') : words;
  return role === 'contact' ? spokenContact(words) : row;
}

const passing = /^\s*(?:all |this )(?:day|week|weekend|month|summer|autumn|winter|spring|season)\s*$/i;
const whenToCall =
  /^\s*(?:by|until|till|bis|hasta|entro|tot|até|after|before|between|nach|vor|après|avant|entre|después de|antes de|dopo|prima|na|voor)\s/iu;
const leadsToContact: ReadonlySet<string> = new Set(
  'for per pour für por para voor dla bei informazioni infos info'.split(' '),
);
const reaches: ReadonlySet<string> = new Set('unter at on under via au al allo per op onder pod no pelo på'.split(' '));
const asksToCall = /^\s*(?:ring|call|text|phone|email|contact|whatsapp)\s/u;
const untilWhen: ReadonlySet<string> = new Set(
  'to by before until till after bis vor avant antes entro prima voor tot'.split(' '),
);
const FEW = 8;
const ofAnOffer =
  /^(?:\d|all |any |every |selected |in advance|on the (?:door|day|night)|at the door|on entry|in[ck]l|plus |each|a head|all[- ]in|upfront|deposit|off ?-?peak)/u;
/** Words that only bound the fact beside them. */
const limits: ReadonlySet<string> = new Set('only onwards onward sharp daily each pp'.split(' '));
/** Who does it: "from 2 February you | find us at 18 Mill Road". */
const pronouns: ReadonlySet<string> = new Set('you we i it they he she ihr wir sie vous nous on ud usted'.split(' '));
const openers: ReadonlySet<string> = new Set(
  'and or & plus including incl inklusive inkl compris incluido inclusief mit für bei im am zum zur aus nach pour avec dans chez au aux con para por desde hasta per presso voor met bij vanaf en na no nel nella nello sul sulla sur beim w'.split(
    ' ',
  ),
);
const opensDay =
  /^\s*(?:on|from|this|next|am|vom|ab|diesen|le|ce|cette|du|el|del|este|il|dal|questo|op|vanaf|dit|no|em|este)\s/iu;
const conjunctions: ReadonlySet<string> = new Set('and but so und et y en e'.split(' '));
const relatives: ReadonlySet<string> = new Set('who that which whose'.split(' '));
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)$/;
/** What follows them tells when or where it happens: cut off, they would say something else. */
const governing: ReadonlySet<string> = new Set(
  'open opens opening close closes closing end ends ending start starts starting begin begins launch launches launching return returns back ready available due left live meet meets held made born coming come comes arriving arrives join find visit see call worth was were now until save get free spend land lands drop drops run runs happen happens resume resumes reopen reopens play plays perform performs continue continues date dates slot slots appointment appointments session sessions deadline termin termine'.split(
    ' ',
  ),
);

interface Part {
  start: number;
  end: number;
  role: Stretch['role'];
}

interface Glue {
  from: number;
  to: number;
  part: Part;
}
