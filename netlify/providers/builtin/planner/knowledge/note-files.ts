import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { sentencesOf } from '../../trades/trade-phrase';
import { withoutTools } from '../../trades/trade-words';
import { hasStem } from '../stems';
import { isSure, type Evidence, type NamedTrade } from '../hearing/evidence';
import {
  isBorneOut,
  isOwnSubject,
  nearestFirst,
  wordsOfNote,
  type Note,
  type SaidParts,
} from '../hearing/nearest-note';
import { noteSectors } from './note-sectors';
import { sectionNames, voiceless, type Entry, type NotesFile, type TradePack } from './trade-pack';

/**
 * What is known about the work that a business says it does, whatever its trade is called; the nearest first. Where the
 * trade is sure, its name is enough; of anything else a note has to be sure.
 */
export async function notesFor(said: SaidWork): Promise<HeardNotes> {
  const all = await allNotes();
  const { notes, isChosen } = chosen(all, said, (among, words) =>
    nearestFirst(
      among.filter((note) => isMeant(note, words, said)),
      said.parts,
    ),
  );
  const sure = notes.filter((note) => isChosen || isSure(note, said, all));
  return {
    packs: sure.map((note) => of(note, said.all)),
    sure,
    doubtful: notes.filter((note) => !sure.includes(note)),
  };
}

function chosen(
  all: readonly Note[],
  said: SaidWork,
  found: (notes: readonly Note[], words: string) => Note[],
): { notes: Note[]; isChosen: boolean } {
  const names = said.trades.map(({ name }) => name).join(' \n ');
  if (said.isTradeSure) {
    const own = nearestFirst(
      all.filter((note) => isOfTrade(note, names)),
      { ...said.parts, what: '', offers: [] },
    );
    if (own.length > 0) return { notes: own, isChosen: true };
  }
  const heard = (notes: Note[]) => ({ notes, isChosen: false });
  // A trade's own name says more than anything else in the sentence: who hires out tents for churches is no church.
  const byName = found(all, names);
  if (byName.length > 0) return heard(byName);
  const { notes, isFirst } = foremost(all, said.what);
  // What stands first is the work; one word further on may be anything, such as the "livery" of a fleet of boats.
  const inWhat = found(notes, said.what).filter((note) => isFirst || isBorneOut(note, said.parts));
  if (said.hasPack || (isFirst && inWhat.length > 0)) return heard(inWhat);
  // Who comes to the point late says it in the offers: "we cut the drywall out" is how bees are taken from a wall.
  const inOffers = found(
    all.filter((note) => isOffered(note, said.parts)),
    said.offers,
  ).filter(({ about }) => !TEACHES.test(said.what) || OF_TEACHING.test(about));
  return heard(inOffers.length > 0 ? inOffers : inWhat);
}

/** Whether the name of a trade, and nothing else, leads to the note. */
export const isOfTrade = (note: Note, name: string): boolean =>
  hasStem(note.about, name) && !(note.unless && hasStem(note.unless, name)) && isOwnSubject(note, name);

/**
 * One word in one of several offers chooses nothing: "portable loops" are no toilets, and a "prototype batch" is no design.
 * Two offers do, or a whole offer or several words of one that the description has as well.
 */
function isOffered(note: Note, { name, what, offers }: SaidParts): boolean {
  const naming = offers.flatMap((offer) =>
    wordsOfNote(note, withoutCustomers(offer)).map((match) => ({ match, isWhole: match === offer.toLowerCase() })),
  );
  if (naming.length > 1 || offers.length === 1) return naming.length > 0;
  const described = ` ${name} ${what}`.toLowerCase();
  return naming.some(({ match, isWhole }) => {
    const words = match.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
    return (
      (isWhole || words.length > 1) &&
      words.every((word) => described.includes(` ${word.slice(0, 5).replace(/s$/u, '')}`))
    );
  });
}

/** The words in which an owner says what the work is, without those for whom and where it is done. */
export const saidWork = (
  { name, what, offers }: Pick<BusinessProfile, 'name' | 'what' | 'offers'>,
  { trades, denied = [], hasPack, isTradeSure = false }: ReadWork,
): SaidWork => ({
  what: withoutCustomers(withoutTools(firstSentence(what))),
  offers: offers.map(withoutCustomers).join(' \n '),
  trades,
  denied,
  all: [what, ...offers, ...trades.map((trade) => trade.name)].join(' \n '),
  parts: { name, what, offers, trades: trades.map((trade) => trade.name) },
  hasPack,
  isTradeSure,
});

/** Every note, so that an idea of an earlier week is found again. */
export const allNotes = (): Promise<Note[]> => (read ??= readAll());

/** Five megabytes that come with the product: `trade-pack.test.ts` checks them, and no start does it again. */
async function readAll(): Promise<Note[]> {
  const sectors = await Promise.all(noteSectors.map(async (load) => (await load()).default as unknown as NotesFile));
  return sectors.flatMap(({ subjects }) =>
    Object.entries(subjects).map(([id, note]) => ({
      ...note,
      id: `note-${id}`,
      you: '',
      voice: voiceless(),
    })),
  );
}

/**
 * Those that the part of the sentence speaks of which comes first: "trailer repairs, floors, brakes, bearings" sells no
 * bearings.
 */
function foremost(all: readonly Note[], words: string): { notes: Note[]; isFirst: boolean } {
  const isTaught = (part: string, { about }: Note) =>
    TEACHES.test(part.replace(BESIDES, '')) && !OF_TEACHING.test(about);
  for (const [index, part] of words.split(/[,;:.()–—]|\s-\s|\b(?:and|und|et|y|e)\b/iu).entries()) {
    const notes = all.filter((note) => hasStem(note.about, part) && !isTaught(part, note));
    if (notes.length > 0) return { notes, isFirst: index === 0 };
  }
  // Across a comma or an "and".
  return { notes: all.filter((note) => hasStem(note.about, words) && !isTaught(words, note)), isFirst: true };
}

/** A pool with lessons is a pool. */
const BESIDES = /(?<!\p{L})(?:with|mit|avec|con|met|com)(?!\p{L}).*$/su;
/** Who teaches forklift drivers repairs no forklifts. */
const TEACHES =
  /(?<!\p{L})(?:training|courses?|lessons?|school|academy|tuition|schulung|kurse?|formation|cursos?)(?!\p{L})/iu;
const OF_TEACHING =
  /train|cours|lesson|school|academ|instruct|tuition|teach|coach|class|schul|kurs|école|escuela|scuola/iu;

const isMeant = (note: Note, words: string, said: SaidWork): boolean =>
  hasStem(note.about, words) && !speaksAgainst(note, said) && isOwnSubject(note, words);

/**
 * Whether the owner's words show that a neighbour is meant. For whom it is done does not ("gas fireplaces for restaurants"), nor
 * does one of several offers: a goat dairy may sell soap.
 */
function speaksAgainst({ unless }: Note, { parts: { what, offers, trades } }: SaidWork): boolean {
  if (!unless) return false;
  const against = offers.filter((offer) => hasStem(unless, offer)).length;
  return (
    hasStem(unless, `${what.replace(BUYERS, ' ')} \n ${trades.join(' \n ')}`) ||
    (against > 0 && against * 2 >= offers.length)
  );
}

const BUYERS =
  /(?<=\b(?:for|to|and|or) |, )(?:restaurants|hotels|bars|pubs|cafés|cafes|bakeries|shops|schools|churches|offices|hospitals|farms)\b/giu;

/** The note with what is true of just this work. */
function of(note: Note, all: string): TradePack {
  const { about, unless: _unless, ...pack } = note;
  const isSaid = ({ needs }: Entry) => !needs || hasStem(needs, all);
  return {
    ...pack,
    ...(Object.fromEntries(
      sectionNames.map((section) => [
        section,
        Object.fromEntries(
          Object.entries(pack[section])
            .filter(([, entry]) => isSaid(entry))
            .map(([id, { needs: _needs, ...entry }]) => [id, { ...entry, on: about }]),
        ),
      ]),
    ) as Pick<TradePack, (typeof sectionNames)[number]>),
  };
}

/** The first sentence says what somebody does; "church organs, if you ask nicely" comes later. */
const firstSentence = (text: string): string => sentencesOf(text)[0]!;

/**
 * "Payroll for restaurants, bars and hotels" cooks nothing, "organs in churches" preaches nothing, and "near the hospital" is
 * an address. Whom it is for is a list more often than not, where it is one thing.
 */
const withoutCustomers = (text: string): string =>
  text
    .replace(SHOWN, '$1')
    .replace(TURNED, ' ')
    .replace(
      /(?<!\p{L})(?:for|used by|trusted by|für|pour|para|per|voor)(?!\p{L})(?:(?!, (?:we|I|also|as well as|including)\b)[^.;:])*/giu,
      (said) => (BEASTS.test(said) ? said : ' '),
    )
    .replace(
      /(?<!\p{L})(?:near|next to|behind|opposite|beside|inside|in|on|at|bei|neben|auf|dans|chez|en)(?!\p{L})[^.,;:]*/giu,
      ' ',
    );

/** Who photographs ranches keeps no cattle. */
const SHOWN =
  /(?<!\p{L})((?:photo(?:graph)?s|pictures|paintings|portraits|films|videos|drawings|prints|maps|models|sculptures|books) (?:of|about))(?!\p{L})[^.;:]*/giu;

/** Who turns barrels into benches makes benches. */
const TURNED =
  /(?<!\p{L})(?:turn|convert|transform|make|upcycle|recycle)(?:s|ing)? [^.;:!?]{3,60}? into(?!\p{L})|(?<!\p{L})(?:made )?(?:from|out of) (?:old|used|reclaimed|scrap|recycled|broken) [^.,;:!?]+/giu;

/** "Hoof trimming for dairy cows": no animal is a customer. */
const BEASTS =
  /\b(?:cows|cattle|horses|ponies|sheep|goats|pigs|dogs|puppies|cats|rabbits|birds|parrots|hens|bees|alpacas|llamas|reptiles)\s*$/iu;
let read: Promise<Note[]> | undefined;

/** What else is known of a business than its own words. */
interface ReadWork {
  trades: readonly NamedTrade[];
  /** What the owner says is not done. */
  denied?: readonly string[];
  hasPack: boolean;
  /** The owner chose the trade, or more of what is said speaks for it than for any other. */
  isTradeSure?: boolean;
}

export interface SaidWork extends Evidence {
  offers: string;
  /** All of it, for what speaks against a note. */
  all: string;
  hasPack: boolean;
  isTradeSure: boolean;
}

interface HeardNotes {
  /** Those that are sure, with what is true of just this work. */
  packs: TradePack[];
  sure: Note[];
  /** Silent until the owner was asked. */
  doubtful: Note[];
}
