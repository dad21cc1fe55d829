import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { stems } from './candidates';
import { notesSchema, sectionNames, voiceless, type Entry, type TradePack } from './trade-pack';

/** What is known about the work that a business says it does, whatever its trade is called. */
export async function notesFor(said: SaidWork): Promise<TradePack[]> {
  const all = await allNotes();
  const inTrade = all.flatMap(
    (note) => of(note, said.trades, wordsOf(said)) ?? of(note, said.what, wordsOf(said)) ?? [],
  );
  if (inTrade.length > 0 || said.hasPack) return inTrade;
  // Where the description says nothing, what the business sells is what it does.
  return all.flatMap((note) => of(note, said.offers, wordsOf(said)) ?? []);
}

/** The words in which an owner says what the work is, without those for whom and where it is done. */
export const saidWork = (
  { what, offers }: BusinessProfile,
  { trades, hasPack }: { trades: readonly string[]; hasPack: boolean },
): SaidWork => ({
  what: withoutCustomers(firstSentence(what)),
  offers: offers.map(withoutCustomers).join(' \n '),
  trades: trades.join(' \n '),
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

const wordsOf = ({ what, offers, trades }: SaidWork): string => [what, offers, trades].join(' \n ');

/** The first sentence says what somebody does; "church organs, if you ask nicely" comes later. */
const firstSentence = (text: string): string => text.split(/(?<=\p{L}{3}[.!?])\s/u)[0]!;

/** "Payroll for restaurants" cooks nothing, and "near the hospital" is an address. */
const withoutCustomers = (text: string): string =>
  text.replace(/\b(?:for|near|next to|behind|opposite|beside|used by|trusted by)\b[^.,;:]*/giu, ' ');

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
  hasPack: boolean;
}
type Note = TradePack & { about: string; unless?: string | undefined };
