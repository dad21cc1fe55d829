import type { Insight } from '../../../../src/contracts/analytics-insights';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { ANALYZE_AT } from '../../../../src/domain/cycle';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { aboutOf, INSIGHT_WEEKS, SCORE_DAYS, scoredBy, stepOf, UNDO_DAYS } from '../../../../src/domain/insight';
import { insightText, insightTitle, scoreText } from '../../../../src/domain/insight-words';
import { weekAt, weekOfDate } from '../../../../src/domain/week';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { Ids } from '../../../ports/ids';
import { applyStep, undoStep, type InsightDone, type InsightEngine, type Place } from './insight-applying';
import { readFigures, readWeeks } from './insight-figures';
import { findInsights } from './insight-finder';
import type { InsightRepository, InsightRow } from './insight-repository';
import { outcomeOf } from './insight-score';

/** Findings of stated tests: found once a week, applied, taken back within a week, scored four weeks later. */
export function makeInsightService({ repository, events, engine, clock, ids }: Dependencies) {
  async function find(workspaceId: string, insightId: string): Promise<InsightRow> {
    const row = await repository.find(workspaceId, insightId);
    if (!row) throw notFound('insight');
    return row;
  }

  const get = async ({ id }: Place, insightId: string) => present(await find(id, insightId), clock.now());

  return {
    async list({ id, zone }: Place) {
      const now = clock.now();
      // Last week's are shown until Monday's are found; a demo opened before breakfast on a Monday finds them at once.
      const read = await repository.list(id, {
        week: weekAt(new Date(now.getTime() - FOUND_BY), zone).startsOn,
        monday: weekAt(now, zone).startsOn,
        since: new Date(now.getTime() - SHOWN_DAYS * DAY_MS),
      });
      return {
        items: read.rows.map((row) => present(row, now)),
        weeks: read.since === null ? 0 : Math.max(0, Math.floor(daysBetween(read.since, toLocal(now, zone).date) / 7)),
        weeksNeeded: INSIGHT_WEEKS,
        posts: read.posts,
      };
    },

    async apply(place: Place, insightId: string, actor: Actor): Promise<Insight> {
      const row = await find(place.id, insightId);
      if (row.state === 'applied') return present(row, clock.now());
      // The state changes first, so that of two people who apply the same insight only one does.
      const claim = { state: 'applied' as const, appliedAt: clock.now(), applied: null, score: null };
      if (!(await repository.change(place.id, insightId, ['open', 'undone'], claim)))
        throw new AppError('conflict', 'This insight was dismissed. Bring it back first.');
      try {
        const done = await applyStep(await engine(), place, row.facts, { text: insightText(row.facts), actor });
        await repository.change(place.id, insightId, ['applied'], { applied: done });
      } catch (error) {
        await repository.change(place.id, insightId, ['applied'], { state: row.state, appliedAt: null });
        throw error;
      }
      return get(place, insightId);
    },

    async undo(place: Place, insightId: string, actor: Actor): Promise<Insight> {
      const row = await find(place.id, insightId);
      if (row.state === 'open' || row.state === 'undone') return present(row, clock.now());
      if (row.state === 'applied') {
        if (!undoUntil(row, clock.now()))
          throw new AppError('conflict', `An insight can be undone for ${UNDO_DAYS} days after it was applied.`);
        if (row.applied) await undoStep(await engine(), place, row.applied, actor);
      }
      const to = {
        state: row.state === 'applied' ? ('undone' as const) : ('open' as const),
        appliedAt: null,
        applied: null,
      };
      await repository.change(place.id, insightId, [row.state], to);
      return get(place, insightId);
    },

    async dismiss(place: Place, insightId: string): Promise<{ id: string }> {
      const row = await find(place.id, insightId);
      if (row.state === 'applied')
        throw new AppError('conflict', 'This insight has been applied. Undo it first, then dismiss it.');
      await repository.change(place.id, insightId, ['open', 'undone'], { state: 'dismissed' });
      return { id: insightId };
    },

    /** Job: wherever Monday has come, before the week's ideas. */
    async beginInsights(): Promise<void> {
      const now = clock.now();
      const weeks = (await repository.listZones()).flatMap((zone) => {
        const monday = weekAt(now, zone).startsOn;
        const due = toInstant({ date: monday, time: ANALYZE_AT.time }, zone).getTime() - BEFORE_IDEAS;
        return now.getTime() >= due ? [{ zone, monday }] : [];
      });
      for (const workspaceId of await repository.listWaiting(weeks)) await repository.ask(workspaceId);
    },

    /** Job: finds and stores what the week that ended says, and scores what was applied four weeks ago. */
    async findInsights({ workspaceId }: { workspaceId: string }): Promise<void> {
      const zone = await repository.findZone(workspaceId);
      if (zone === null) return;
      const now = clock.now();
      const monday = weekAt(now, zone).startsOn;
      const business = await repository.readBusiness(workspaceId, new Date(now.getTime() - POSTS_DAYS * DAY_MS));
      const settled = new Set((await repository.listSettled(workspaceId)).map(({ kind, about }) => `${kind} ${about}`));
      const found = findInsights(await readFigures(events, { workspaceId, zone, monday, ...business }));
      const rows = found
        .map((finding) => ({ ...finding, kind: finding.facts.kind, about: aboutOf(finding.facts) }))
        .filter(({ kind, about }) => !settled.has(`${kind} ${about}`))
        .map((row) => ({ ...row, workspaceId, id: ids.id(), week: monday, state: 'open' as const, createdAt: now }));
      await repository.keep(workspaceId, monday, rows, (facts) => ({
        ...activityEvents.insightFound(insightTitle(facts)),
        id: ids.id(),
        workspaceId,
        at: now,
      }));
      for (const row of await repository.listUnscored(workspaceId, new Date(now.getTime() - SCORE_DAYS * DAY_MS)))
        if (isReady(row, zone, monday))
          await repository.change(workspaceId, row.id, ['applied'], { score: await score(row, zone) });
    },
  };

  /** Whole weeks on both sides; the week in which it was applied belongs to neither. */
  async function score({ workspaceId, facts, appliedAt }: InsightRow, zone: string) {
    const asked = scoredBy(facts);
    const applied = weekOfDate(toLocal(appliedAt!, zone).date).startsOn;
    const span = SCORE_DAYS / 7;
    const from = addDays(applied, -SCORE_DAYS);
    const { weeks, since } = await readWeeks(events, workspaceId, { ...asked, from, weeks: 2 * span + 1 });
    const [before, after] = [weeks.slice(0, span), weeks.slice(span + 1)];
    const isKnown = since !== null && since < addDays(from, 7) && total(before) + total(after) >= LEAST_TO_SCORE;
    return {
      ...asked,
      before: total(before),
      after: total(after),
      outcome: isKnown ? outcomeOf(before, after) : ('unknown' as const),
    };
  }
}

const present = (row: InsightRow, now: Date): Insight => {
  const { id, facts, confidence, impact, state, appliedAt, applied, score } = row;
  return {
    id,
    kind: facts.kind,
    title: insightTitle(facts).slice(0, 300),
    text: insightText(facts).slice(0, 600),
    confidence,
    impact,
    state: state === 'applied' ? 'applied' : 'open',
    step: stepOf(facts),
    actAt: facts.kind !== 'content' && 'channel' in facts && facts.channel === 'email' ? 'campaigns' : 'engine',
    applied:
      state === 'applied' && appliedAt
        ? {
            at: appliedAt.toISOString(),
            text: applied?.text ?? '',
            undoUntil: undoUntil(row, now)?.toISOString() ?? null,
          }
        : null,
    score: score && scoreText(score),
  };
};

/** Null once it can no longer be undone. */
function undoUntil({ appliedAt }: Pick<InsightRow, 'appliedAt'>, now: Date): Date | null {
  const until = appliedAt && new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);
  return until && until > now ? until : null;
}

/** Four whole weeks lie behind the one in which it was applied. */
const isReady = ({ appliedAt }: InsightRow, zone: string, monday: string): boolean =>
  addDays(weekOfDate(toLocal(appliedAt!, zone).date).startsOn, SCORE_DAYS + 7) <= monday;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Half an hour before the ideas, so that they can rest on them. */
const BEFORE_IDEAS = 30 * MINUTE_MS;
/** From the week's beginning, until they are surely found. */
const FOUND_BY = 7.5 * HOUR_MS;
/** An applied insight stays on screen long enough for its score to be seen. */
const SHOWN_DAYS = SCORE_DAYS + 21;
const POSTS_DAYS = 26 * 7;
const LEAST_TO_SCORE = 40;

export type InsightService = ReturnType<typeof makeInsightService>;
export type { InsightDone };

interface Dependencies {
  repository: InsightRepository;
  events: EventStore;
  /** Loaded when something is applied or taken back. */
  engine(): Promise<InsightEngine>;
  clock: Clock;
  ids: Ids;
}
