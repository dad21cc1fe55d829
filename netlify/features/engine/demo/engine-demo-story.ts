import type { Actor, Happening, NewActivity } from '../../../../src/domain/activity';
import { HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { happenings } from '../../../../src/domain/happenings';
import { weekAt, type Week } from '../../../../src/domain/week';
import type { DemoRows } from './engine-demo-repository';

/** What the log of a demo would hold, had its month been lived: every step of every piece, and each week's ideas. Oldest first. */
export function tellDemo({
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
  const told: Told[] = [];
  const tell = (at: Date, happening: Happening, actor?: Actor) =>
    void told.push({ at: at > now ? now : at, happening, actor });

  const begun = Math.min(...pieces.map((piece) => piece.createdAt.getTime())) - 2 * HOUR_MS;
  tell(new Date(begun), happenings.workspaceOpened(profile.name), owner);
  tell(new Date(begun + 4 * MINUTE_MS), happenings.profileSaved(profile.name), owner);

  const firstOfWeek = new Map<string, { number: number; at: Date }>();
  for (const { createdAt } of pieces) {
    const { startsOn, week: number } = weekAt(createdAt, zone);
    const known = firstOfWeek.get(startsOn);
    if (startsOn !== week.startsOn && (!known || createdAt < known.at))
      firstOfWeek.set(startsOn, { number, at: createdAt });
  }
  for (const { number, at } of firstOfWeek.values())
    tell(new Date(at.getTime() - HOUR_MS), happenings.ideasProposed({ week: number, round: 0 }));
  tell(proposedAt, happenings.ideasProposed({ week: week.week, round: 0 }));

  for (const piece of pieces) {
    tell(piece.createdAt, happenings.pieceCreated(piece), owner);
    if (piece.status === 'review') continue;
    const untilOut = (piece.publishedAt ?? now).getTime() - piece.createdAt.getTime();
    tell(
      new Date(piece.createdAt.getTime() + Math.min(10 * MINUTE_MS, untilOut / 2)),
      happenings.pieceApproved(piece, true),
      owner,
    );
    if (piece.publishedAt) tell(piece.publishedAt, happenings.piecePublished(piece));
  }
  return told
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, happening, actor }) => ({ ...happening, id: makeId(), workspaceId, actor, at }));
}

interface Told {
  at: Date;
  happening: Happening;
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
