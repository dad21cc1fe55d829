import type { Input } from '../../../../src/contracts/endpoint';
import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { engineRepeatsContract } from '../../../../src/contracts/engine-repeats';
import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { dayInWords } from '../../../../src/domain/day-in-words';
import { DAY_MS } from '../../../../src/domain/duration';
import { addMonths, nextTime, type EvergreenOutcome } from '../../../../src/domain/evergreen';
import type { Autopilot } from '../../../../src/domain/autopilot';
import { autopilotHold, autopilotTime, weekAround } from '../../../../src/domain/autopilot-guards';
import { momentInWords } from '../../../../src/domain/moment-in-words';
import type { PostingRhythm } from '../../../../src/domain/posting-rhythm';
import { BUILT_IN } from '../../../../src/domain/written-by';
import { toInstant, toLocal } from '../../../../src/domain/zoned-time';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Reworded, RewordingPort } from '../../../ports/rewording';
import type { CyclePostRepository } from '../cycle/cycle-post-repository';
import type { PieceService } from '../pieces/piece-service';
import type { Workspace } from '../pieces/piece-reading';
import type { PieceRow } from '../pieces/piece-row-repository';
import type { EvergreenRepository } from './evergreen-repository';

/** Published posts that come again in other words, by a rhythm or once. */
export function makeEvergreenService({ repository, pieces, posts, rewording, clock, ids, ...ports }: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent, actor?: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  /** Why it does not come again on this day; null where it does. */
  async function refusal({ piece, topic, dismissed, place }: Found, profile: BusinessProfile, today: string) {
    if (piece.status !== 'published') return 'taken-down';
    if (piece.aboutOn !== null && today >= piece.aboutOn) return 'day-over';
    return rewording.refuses({
      profile,
      topic,
      on: today,
      zone: place.zone,
      dismissed: dismissed.flatMap(({ topic: one, kind, reason, at }) =>
        reason && at ? [{ topic: one, kind, reason, on: toLocal(at, place.zone).date }] : [],
      ),
    });
  }

  /** Words that nobody has read within 90 days. */
  async function otherWords(
    { piece, topic }: Found,
    profile: BusinessProfile,
    { today, except }: { today: string; except: string },
  ): Promise<Reworded | null> {
    const { title, body, workspaceId } = piece;
    const found = await rewording.reword({ profile, said: { title, body, topic }, on: today });
    const since = new Date(clock.now().getTime() - APART * DAY_MS);
    const said = await repository.listSaid(
      workspaceId,
      found.map((one) => one.body),
      since,
      except,
    );
    const others = found.filter((one) => one.body !== body);
    const isNew = (one: Reworded) => said.every((before) => before.body !== one.body);
    const isForgotten = (one: Reworded) => said.every((before) => before.body !== one.body || !before.isRecent);
    return others.find(isNew) ?? others.find(isForgotten) ?? null;
  }

  /** With a picture of its own where the original has one; without, and for approval, when the month's are used up. */
  async function make(place: Workspace, id: string, piece: PieceRow, words: Reworded): Promise<Piece> {
    const { keywords, type, platforms, pillar, aiGenerated, aboutOn } = piece;
    const wish = { id, title: words.title, body: words.body, altText: '', keywords, aboutOn };
    const labels = { type, platforms, pillar, aiGenerated, againOf: piece.id };
    const bare = { ...wish, ...labels, creationId: null };
    if (piece.pictures.length === 0) return pieces.createOwn(place, bare);
    try {
      return await pieces.createOwn(place, { ...wish, ...labels });
    } catch (error) {
      if (error instanceof AppError && error.code === 'allowance_used') return pieces.createOwn(place, bare);
      throw error;
    }
  }

  return {
    async update(
      place: Workspace,
      { pieceId, rhythm }: Input<typeof engineRepeatsContract.updateEvergreen>,
      actor: Actor,
    ): Promise<Piece> {
      const piece = await pieces.get(place, pieceId);
      const today = toLocal(clock.now(), place.zone).date;
      const months = rhythm.kind === 'every' ? rhythm.months : null;
      const nextOn = rhythm.kind === 'every' ? addMonths(today, rhythm.months) : rhythm.on;
      const fault =
        nextOn <= today
          ? 'Choose a day after today.'
          : nextOn > addMonths(today, FURTHEST_MONTHS)
            ? 'Choose a day within the next three years.'
            : piece.aboutOn !== null && nextOn >= piece.aboutOn
              ? `This post is about ${dayInWords(piece.aboutOn)}. It cannot come again after that.`
              : null;
      if (fault) throw new AppError('invalid_request', fault, { fields: { rhythm: fault } });
      const row = {
        ...{ workspaceId: place.id, pieceId, everyMonths: months, startsOn: today, nextOn },
        ...{ lastOn: null, lastOutcome: null, updatedAt: clock.now() },
      };
      if (!(await repository.set(row, tell(place.id, activityEvents.pieceEvergreen(piece, true), actor))))
        throw new AppError('conflict', 'Only a published post can come again.');
      return pieces.get(place, pieceId);
    },

    async stop(place: Workspace, pieceId: string, actor: Actor): Promise<Piece> {
      const piece = await pieces.get(place, pieceId);
      await repository.stop(place.id, pieceId, tell(place.id, activityEvents.pieceEvergreen(piece, false), actor));
      return pieces.get(place, pieceId);
    },

    /** Job: asks for what is due. */
    async advance(stops: AbortSignal): Promise<void> {
      for (const { zone, ...green } of await repository.listDue(clock.now(), BATCH)) {
        if (stops.aborted) return;
        const { nextOn, startsOn, everyMonths } = green;
        if (nextOn === null) continue;
        const today = toLocal(clock.now(), zone).date;
        const following = everyMonths === null ? null : nextTime(startsOn, everyMonths, today);
        await repository.claim({ ...green, nextOn }, { following, newPieceId: ids.id() });
      }
    },

    /** Job: makes the post of one day. Each step can be the last before a kill, and the next attempt goes on there. */
    async repeat({ workspaceId, pieceId, newPieceId, on }: Asked): Promise<void> {
      const found = await repository.read(workspaceId, pieceId, clock.now());
      if (!found || (found.green.lastOn !== null && found.green.lastOn >= on)) return;
      const { piece, place } = found;
      const end = (outcome: EvergreenOutcome, event?: ActivityEvent) =>
        repository.finish(found.green, { on, outcome }, clock.now(), event && tell(workspaceId, event));
      if (found.isPaused) return repository.putBack(workspaceId, pieceId, on);
      const profile = await ports.findProfile(workspaceId);
      if (!profile) return end('no-profile');
      const today = toLocal(clock.now(), place.zone).date;
      const why = await refusal(found, profile, today);
      if (why) return end(why);
      const words = await otherWords(found, profile, { today, except: newPieceId });
      if (!words) return end('same-words');
      const made = await make(place, newPieceId, piece, words);
      const mayGo = !words.isDated && made.pictures.length > 0 === piece.pictures.length > 0;
      const alone = mayGo ? await letOut(found, made, profile) : { held: null };
      await end('made', activityEvents.pieceCameAgain(made, piece.title, alone));
    },
  };

  /**
   * Approves it where its owner lets the engine post by itself, for a time that leaves them a day to stop it and within
   * the same guard rails as the week's post. What holds it is said; null where nothing but their wish does.
   */
  async function letOut(
    { place, kind }: Found,
    { id: pieceId, ...made }: Piece,
    profile: BusinessProfile,
  ): Promise<Alone> {
    const { autopilot: guards, ...rhythm } = await ports.readSettings(place.id);
    if (guards.mode !== 'auto' || !guards.evergreens) return { held: null };
    // An earlier attempt was killed after this step.
    if (made.scheduledFor !== null) return { at: momentInWords(new Date(made.scheduledFor), place.zone) };
    if (made.status !== 'review' || made.version !== 1) return { held: 'edited' };
    const now = clock.now();
    const taken = new Set((await posts.listTaken(place.id, now)).map((one) => one.getTime()));
    const at = autopilotTime(now, place.zone, { guards, rhythm, taken, aboutOn: made.aboutOn });
    const held = autopilotHold(guards, {
      // Its words were published before, so nothing is guessed about them.
      confidence: 100,
      kind,
      text: `${made.title}\n${made.body}\n${made.altText}`,
      writtenBy: BUILT_IN,
      avoidWords: profile.avoidWords ?? [],
      aboutOn: made.aboutOn,
      at,
      zone: place.zone,
      postsInWeek: await posts.countOut(place.id, weekAround(at, place.zone), pieceId),
    });
    if (held) return { held };
    try {
      await pieces.approve(place, { pieceId, version: made.version, publishAt: at });
      return { at: momentInWords(toInstant(at, place.zone), place.zone) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { held: error.code === 'conflict' ? 'edited' : 'refused' };
    }
  }
}

/** Days within which nobody reads the same text twice. */
const APART = 90;
const BATCH = 500;
const FURTHEST_MONTHS = 36;

export type EvergreenService = ReturnType<typeof makeEvergreenService>;
type Found = NonNullable<Awaited<ReturnType<EvergreenRepository['read']>>>;
type Alone = Parameters<typeof activityEvents.pieceCameAgain>[2];
type Asked = { workspaceId: string; pieceId: string; newPieceId: string; on: string };

interface Dependencies {
  repository: EvergreenRepository;
  pieces: Pick<PieceService, 'get' | 'createOwn' | 'approve'>;
  rewording: RewordingPort;
  findProfile(workspaceId: string): Promise<BusinessProfile | null>;
  /** Whether the engine may publish without a yes, and within which guard rails. */
  readSettings(workspaceId: string): Promise<PostingRhythm & { autopilot: Autopilot }>;
  posts: Pick<CyclePostRepository, 'listTaken' | 'countOut'>;
  clock: Clock;
  ids: Ids;
}
