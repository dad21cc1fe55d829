import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { activityEvents } from '../../../../src/domain/activity-events';
import { weekAt, type Week } from '../../../../src/domain/week';
import type { DemoRows } from './engine-demo-repository';

/** What the log of a demo would hold, had its month been lived: every step of every piece, and each week's ideas. Oldest first. */
export function demoActivities({
  workspaceId,
  profile,
  pieces,
  owner,
  week,
  zone,
  proposedAt,
  now,
  makeId,
}: DemoStory): NewActivity[] {
  const story: StoryEvent[] = [];
  const tell = (at: Date, event: ActivityEvent, actor?: Actor) =>
    void story.push({ at: at > now ? now : at, event, actor });

  const begun = Math.min(...pieces.map((piece) => piece.createdAt.getTime())) - 2 * HOUR_MS;
  tell(new Date(begun), activityEvents.workspaceOpened(profile.name), owner);
  tell(new Date(begun + 4 * MINUTE_MS), activityEvents.profileSaved(profile.name), owner);

  const firstOfWeek = new Map<string, { number: number; at: Date }>();
  for (const { createdAt } of pieces) {
    const { startsOn, week: number } = weekAt(createdAt, zone);
    const known = firstOfWeek.get(startsOn);
    if (startsOn !== week.startsOn && (!known || createdAt < known.at))
      firstOfWeek.set(startsOn, { number, at: createdAt });
  }
  for (const { number, at } of firstOfWeek.values())
    tell(new Date(at.getTime() - HOUR_MS), activityEvents.ideasProposed({ week: number, round: 0 }));
  tell(proposedAt, activityEvents.ideasProposed({ week: week.week, round: 0 }));

  for (const piece of pieces) {
    tell(
      piece.createdAt,
      piece.ideaId ? activityEvents.pieceCreated(piece) : activityEvents.pieceWritten(piece),
      owner,
    );
    if (piece.status === 'review' || piece.status === 'draft') continue;
    const untilOut = (piece.publishedAt ?? now).getTime() - piece.createdAt.getTime();
    tell(
      new Date(piece.createdAt.getTime() + Math.min(10 * MINUTE_MS, untilOut / 2)),
      activityEvents.pieceApproved(piece, true),
      owner,
    );
    if (piece.publishedAt) tell(piece.publishedAt, activityEvents.piecePublished(piece));
    if (piece.status === 'failed' && piece.scheduledFor)
      tell(piece.scheduledFor, activityEvents.piecePublishingFailed(piece));
    if (piece.status === 'taken-down' && piece.publishedAt)
      tell(new Date(piece.publishedAt.getTime() + 3 * HOUR_MS), activityEvents.pieceTakenDown(piece), owner);
  }
  return story
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, event, actor }) => ({ ...event, id: makeId(), workspaceId, actor, at }));
}

interface StoryEvent {
  at: Date;
  event: ActivityEvent;
  actor: Actor | undefined;
}

interface DemoStory {
  workspaceId: string;
  profile: { name: string };
  pieces: DemoRows['pieces'];
  owner: Actor;
  week: Week;
  zone: string;
  proposedAt: Date;
  now: Date;
  makeId(): string;
}
