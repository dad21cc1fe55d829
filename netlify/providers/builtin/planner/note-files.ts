import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { stems } from './candidates';
import { notesSchema, sectionNames, voiceless, type Entry, type TradePack } from './trade-pack';

/** What is known about the work that a business says it does, whatever its trade is called. */
export async function notesFor(said: SaidWork): Promise<TradePack[]> {
  const all = await allNotes();
  const found = (notes: readonly Note[], words: string): TradePack[] =>
    notes.flatMap((note) => of(note, words, said.all) ?? []);
  // A trade's own name says more than anything else in the sentence: who hires out tents for churches is no church.
  const byName = found(all, said.trades);
  if (byName.length > 0) return byName;
  const { notes, isFirst } = foremost(all, said.what);
  const inWhat = found(notes, said.what);
  // Who comes to the point late says it in the offers: "we cut the drywall out" is how bees are taken from a wall.
  const inOffers = isFirst && inWhat.length > 0 ? [] : found(all, said.offers);
  if (said.hasPack || (isFirst && inWhat.length > 0)) return inWhat;
  return inOffers.length > 0 ? inOffers : inWhat;
}

/** The words in which an owner says what the work is, without those for whom and where it is done. */
export const saidWork = (
  { what, offers }: BusinessProfile,
  { trades, hasPack }: { trades: readonly string[]; hasPack: boolean },
): SaidWork => ({
  what: withoutCustomers(firstSentence(what)),
  offers: offers.map(withoutCustomers).join(' \n '),
  trades: trades.join(' \n '),
  all: [what, ...offers, ...trades].join(' \n '),
  hasPack,
});

/** Every note, so that an idea of an earlier week is found again. */
export const allNotes = (): Promise<Note[]> => (read ??= readAll());

async function readAll(): Promise<Note[]> {
  const sectors = await Promise.all(files.map(async (load) => notesSchema.parse((await load()).default)));
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
  for (const [index, part] of words.split(/[,;:.()–—]|\s-\s|\b(?:and|und|et|y|e)\b/iu).entries()) {
    const notes = all.filter(
      ({ about }) => stems(about).test(part) && (!TEACHES.test(part) || OF_TEACHING.test(about)),
    );
    if (notes.length > 0) return { notes, isFirst: index === 0 };
  }
  return { notes: all.filter(({ about }) => stems(about).test(words)), isFirst: true }; // across a comma or an "and"
}

/** Who teaches forklift drivers repairs no forklifts. */
const TEACHES =
  /(?<!\p{L})(?:training|courses?|lessons?|school|academy|tuition|schulung|kurse?|formation|cursos?)(?!\p{L})/iu;
const OF_TEACHING =
  /train|cours|lesson|school|academ|instruct|tuition|teach|coach|class|schul|kurs|école|escuela|scuola/iu;

/** The note with what is true of just this work, or null where the words do not speak of it. */
function of(note: Note, words: string, all: string): TradePack | null {
  const { about, unless, ...pack } = note;
  if (!stems(about).test(words) || (unless && stems(unless).test(all))) return null;
  const isSaid = ({ needs }: Entry) => !needs || stems(needs).test(all);
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
const firstSentence = (text: string): string => text.split(/(?<=\p{L}{3}[.!?])\s/u)[0]!;

/**
 * "Payroll for restaurants, bars and hotels" cooks nothing, "organs in churches" preaches nothing, and "near the hospital" is
 * an address. Whom it is for is a list more often than not, where it is one thing.
 */
const withoutCustomers = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})(?:for|used by|trusted by|für|pour|para|per|voor)(?!\p{L})(?:(?!, (?:we|I|also|as well as|including)\b)[^.;:])*/giu,
      ' ',
    )
    .replace(
      /(?<!\p{L})(?:near|next to|behind|opposite|beside|inside|in|on|at|bei|neben|auf|dans|chez|en)(?!\p{L})[^.,;:]*/giu,
      ' ',
    );

const files = [
  () => import('./notes/animal-notes.json'),
  () => import('./notes/bench-notes.json'),
  () => import('./notes/body-notes.json'),
  () => import('./notes/building-notes.json'),
  () => import('./notes/care-notes.json'),
  () => import('./notes/clinic-notes.json'),
  () => import('./notes/community-notes.json'),
  () => import('./notes/consulting-notes.json'),
  () => import('./notes/counter-notes.json'),
  () => import('./notes/craft-notes.json'),
  () => import('./notes/eatery-notes.json'),
  () => import('./notes/event-hire-notes.json'),
  () => import('./notes/event-notes.json'),
  () => import('./notes/everyday-notes.json'),
  () => import('./notes/farewell-notes.json'),
  () => import('./notes/field-notes.json'),
  () => import('./notes/food-notes.json'),
  () => import('./notes/goods-notes.json'),
  () => import('./notes/grounds-notes.json'),
  () => import('./notes/home-notes.json'),
  () => import('./notes/industry-notes.json'),
  () => import('./notes/installation-notes.json'),
  () => import('./notes/kitchen-notes.json'),
  () => import('./notes/land-work-notes.json'),
  () => import('./notes/larder-notes.json'),
  () => import('./notes/leisure-notes.json'),
  () => import('./notes/lesson-notes.json'),
  () => import('./notes/logistics-notes.json'),
  () => import('./notes/making-notes.json'),
  () => import('./notes/media-notes.json'),
  () => import('./notes/motoring-notes.json'),
  () => import('./notes/moving-notes.json'),
  () => import('./notes/office-notes.json'),
  () => import('./notes/outing-notes.json'),
  () => import('./notes/party-notes.json'),
  () => import('./notes/produce-notes.json'),
  () => import('./notes/property-notes.json'),
  () => import('./notes/protection-notes.json'),
  () => import('./notes/rare-notes.json'),
  () => import('./notes/rental-notes.json'),
  () => import('./notes/repair-notes.json'),
  () => import('./notes/retail-notes.json'),
  () => import('./notes/shops-notes.json'),
  () => import('./notes/sport-notes.json'),
  () => import('./notes/stage-notes.json'),
  () => import('./notes/stall-workshop-notes.json'),
  () => import('./notes/stay-notes.json'),
  () => import('./notes/studio-notes.json'),
  () => import('./notes/supply-notes.json'),
  () => import('./notes/trades-notes.json'),
  () => import('./notes/vehicle-notes.json'),
  () => import('./notes/ventures-notes.json'),
  () => import('./notes/visit-notes.json'),
  () => import('./notes/water-outdoors-notes.json'),
  () => import('./notes/wellbeing-notes.json'),
  () => import('./notes/work-notes.json'),
  () => import('./notes/works-notes.json'),
];
let read: Promise<Note[]> | undefined;

export interface SaidWork {
  what: string;
  offers: string;
  /** Names of the trades it is known by. */
  trades: string;
  /** All of it, for what speaks against a note. */
  all: string;
  hasPack: boolean;
}
type Note = TradePack & { about: string; unless?: string | undefined };
