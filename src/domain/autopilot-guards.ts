import { VETO_HOURS, type Autopilot, type AutopilotHold } from './autopilot';
import { avoidedWordIn } from './avoid-words';
import { observancesBetween } from './calendar/observances';
import { defaultSlot, type TakenTimes } from './default-slot';
import { HOUR_MS } from './duration';
import type { IdeaKind } from './idea';
import { mentionsOffer } from './offer-words';
import type { PostingRhythm } from './posting-rhythm';
import { guardOf } from './rule';
import { BUILT_IN } from './written-by';
import { weekOfDate } from './week';
import { addDays, toInstant, weekday, type LocalDateTime } from './zoned-time';

/**
 * When a post of the autopilot goes out: the first free time of the rhythm that leaves its owner a day to stop it and is
 * neither a day off nor a day of remembrance. Where there is none, the first one; the guard rails then hold it.
 */
export function autopilotTime(
  now: Date,
  zone: string,
  {
    guards,
    rhythm,
    taken,
    aboutOn,
  }: { guards: Autopilot; rhythm: PostingRhythm; taken: TakenTimes; aboutOn: string | null },
): LocalDateTime {
  const from = new Date(now.getTime() + VETO_HOURS * HOUR_MS);
  const own: PostingRhythm = guards.slot ? { frequency: 'weekly', slot: guards.slot, slots: [] } : rhythm;
  const passed = new Set(taken);
  const first = defaultSlot(from, zone, passed, aboutOn, own);
  for (let slot = first, tries = 0; tries < TRIES; tries += 1) {
    if (!isOff(slot.date, guards) && !isSolemn(slot.date, zone)) return slot;
    passed.add(toInstant(slot, zone).getTime());
    slot = defaultSlot(from, zone, passed, aboutOn, own);
  }
  return first;
}

/** The guard rail that keeps a post from going out by itself; null where none does. */
export function autopilotHold(
  guards: Autopilot,
  { confidence, kind, text, writtenBy, avoidWords, aboutOn, at, zone, postsInWeek }: AutopilotPost,
): AutopilotHold | null {
  if (confidence < guards.leastConfidence) return 'low-confidence';
  if (isSolemn(at.date, zone) || (aboutOn !== null && isSolemn(aboutOn, zone))) return 'solemn-day';
  if (avoidedWordIn(text, avoidWords) !== null) return 'avoided-word';
  if (guards.withoutOffers && mentionsOffer(text, kind)) return 'offer';
  // What it claims was checked word by word, which finds what was made up most times, and not always.
  if (writtenBy !== BUILT_IN) return 'model-words';
  if (aboutOn !== null && at.date >= aboutOn) return 'short-notice';
  return guardOf(guards, { day: at.date, weekday: weekday(at.date), made: postsInWeek });
}

/** The week around a time, from Monday's first moment to the next one's. */
export function weekAround({ date }: LocalDateTime, zone: string): { since: Date; until: Date } {
  const { startsOn } = weekOfDate(date);
  const startOf = (day: string) => toInstant({ date: day, time: '00:00' }, zone);
  return { since: startOf(startsOn), until: startOf(addDays(startsOn, 7)) };
}

const isOff = (day: string, guards: Autopilot): boolean =>
  guardOf(guards, { day, weekday: weekday(day), made: 0 }) === 'quiet-day';

const isSolemn = (day: string, zone: string): boolean =>
  observancesBetween(day, day, zone).some(({ solemn }) => solemn);

/** More than two weeks of an hourly rhythm. */
const TRIES = 200;

interface AutopilotPost {
  confidence: number;
  kind: IdeaKind | null;
  /** Title, text and alternative text together. */
  text: string;
  /** The built-in writer, or a model's name. */
  writtenBy: string;
  avoidWords: readonly string[];
  aboutOn: string | null;
  at: LocalDateTime;
  zone: string;
  /** Posts that go out, or went out, in the week of `at`: anybody's. */
  postsInWeek: number;
}
