import { sayDate } from '../../../../src/domain/calendar/say-date';
import { countryOf } from '../../../../src/domain/calendar/country';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { DAY_MS } from '../../../../src/domain/duration';
import { ideaKinds, type Dismissal, type IdeaKind } from '../../../../src/domain/idea';
import { pillarOfKind, standardPillars, type Pillar } from '../../../../src/domain/pillar';
import { channelsOf, takesPictures } from '../../../../src/domain/posting';
import { isNetwork, type NetworkChannel } from '../../../../src/domain/posting-channel';
import { needsPillar, type FiringDraft, type SkipReason } from '../../../../src/domain/rule';
import { addWeeks, weekAt, type Week } from '../../../../src/domain/week';
import { toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { OwnerMaterial, PlannerPort } from '../../../ports/planner';
import type { FiringRow, RuleRow } from '../rules-repository';
import { rewordFiring, type FiringWriters } from './firing-rewording';

/** The words of a firing's post: an idea of the planner, or a plain notice of a holiday or a feed item that it has none for. */
export function makeFiringWriter({ engine, clock }: Dependencies) {
  return async function write(
    { id, zone }: { id: string; zone: string },
    rule: Pick<RuleRow, 'pillar' | 'avoidWords' | 'trigger' | 'platforms'>,
    { subject, contentType }: Pick<FiringRow, 'subject' | 'contentType'>,
  ): Promise<FiringDraft | Extract<SkipReason, 'no-profile' | 'no-idea' | 'pillar-gone'>> {
    const { planner, told, findProfile, readHistory, readSettings, ...writers } = await engine();
    const stored = await findProfile(id);
    if (!stored) return 'no-profile';
    const profile = { ...stored, avoidWords: [...(stored.avoidWords ?? []), ...rule.avoidWords] };
    if (subject?.kind === 'item') return noticeOfItem(subject);
    const { pillars } = await readSettings(id);
    if (needsPillar(rule, pillars)) return 'pillar-gone';
    const kinds = ideaKinds.filter((kind) => pillarOfKind(kind, standardPillars) === rule.pillar);

    const now = clock.now();
    const week = weekAt(now, zone);
    const weeks = Array.from({ length: MEMORY_WEEKS + 1 }, (_, back) => addWeeks(week, -back));
    const { past, published, dismissed } = await readHistory(id, {
      week,
      weeks,
      since: new Date(now.getTime() - PUBLISHED_DAYS * DAY_MS),
    });
    const history = past.map(({ year, week: number, ...idea }) => ({
      ...idea,
      week: weeks.find((at) => at.year === year && at.week === number) ?? week,
    }));
    const material = await told({ id, zone });
    const idea = await planner.proposeOne({
      profile,
      week,
      zone,
      today: toLocal(now, zone).date,
      history,
      published: published.flatMap(({ title, publishedAt }) =>
        publishedAt ? [{ title, publishedOn: toLocal(publishedAt, zone).date }] : [],
      ),
      material,
      dismissed: dismissed.flatMap(({ topic, kind, reason, at }) =>
        reason && at ? [{ topic, kind, reason, on: toLocal(at, zone).date }] : [],
      ),
      kinds: rule.pillar === '' ? [] : kinds,
      // Of a workspace's own pillar the planner knows no kinds: what it makes has to speak of it.
      ...(rule.pillar !== '' &&
        kinds.length === 0 && { about: pillars.find((pillar) => pillar.id === rule.pillar)?.name ?? '' }),
      aboutOn: subject?.kind === 'holiday' ? subject.date : null,
    });
    if (!idea) return subject?.kind === 'holiday' ? noticeOfHoliday(profile, subject, zone) : 'no-idea';
    const channels = channelsOf(rule.platforms).filter(
      (channel): channel is NetworkChannel => isNetwork(channel) && (contentType === 'clip' || takesPictures(channel)),
    );
    return rewordFiring(id, writers, { profile, idea, material, channels }, (planned) =>
      planner.write({ profile, idea: planned, week, zone, material }),
    );
  };
}

export type FiringWriter = ReturnType<typeof makeFiringWriter>;

/** It claims nothing of the item but its title and its address. */
function noticeOfItem({ title, link }: { title: string; link: string }): FiringDraft {
  return {
    title: clip(title, 120),
    body: link ? `${title}\n\nRead it here: ${link}` : title,
    altText: '',
    hook: title,
    topic: `feed/${title}`.slice(0, 200),
    aboutOn: null,
  };
}

/**
 * The day alone, to be filled in by a person: it always waits for one. It wishes nothing on a day of remembrance, and
 * never sells with it.
 */
function noticeOfHoliday(
  { name }: BusinessProfile,
  holiday: { id: string; name: string; verb?: string; date: string; solemn: boolean },
  zone: string,
): FiringDraft {
  const title = `${holiday.name} ${holiday.verb ?? 'is on'} ${sayDate(holiday.date, countryOf(zone))}`;
  return {
    title: clip(title, 120),
    body: holiday.solemn
      ? `${title}.\n\nWe will be marking the day at ${name}.`
      : `${title}.\n\nAny plans? We’d love to hear them.\n\n${name}`,
    altText: '',
    hook: title,
    topic: `holiday/${holiday.id}/${holiday.date}`,
    aboutOn: holiday.date,
    bare: true,
  };
}

const clip = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** No idea comes back within eight weeks. */
const MEMORY_WEEKS = 8;
const PUBLISHED_DAYS = 30;
interface RememberedIdea {
  title: string;
  hook: string;
  topic: string;
  year: number;
  week: number;
}

interface Dependencies {
  /** Loaded when something is to be written. */
  engine(): Promise<
    FiringWriters & {
      planner: PlannerPort;
      told(place: { id: string; zone: string }): Promise<OwnerMaterial[]>;
      findProfile(workspaceId: string): Promise<BusinessProfile | null>;
      readHistory(
        workspaceId: string,
        asked: { week: Week; weeks: Week[]; since: Date },
      ): Promise<{
        past: RememberedIdea[];
        published: { title: string; publishedAt: Date | null }[];
        dismissed: { topic: string; kind: IdeaKind; reason: Dismissal | null; at: Date | null }[];
      }>;
      readSettings(workspaceId: string): Promise<{ pillars: readonly Pillar[] }>;
    }
  >;
  clock: Clock;
}
