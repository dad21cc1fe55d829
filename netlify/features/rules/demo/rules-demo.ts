import type { IdeaKind } from '../../../../src/domain/idea';
import { pillarOfKind, standardPillars } from '../../../../src/domain/pillar';
import type { RuleWish } from '../../../../src/domain/rule';
import { weekOfDate } from '../../../../src/domain/week';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Recurrence } from '../../../ports/recurrence';
import type { NewFiring } from '../firings/firing-repository';
import { nextLook } from '../rule-calendar';
import type { RuleRow } from '../rules-repository';

/** Three rules of a demo. What they have made is posts of the demo on their subject, so that their figures are those posts'. */
export function makeRulesDemo({ repository, recurrence, clock, ids }: Dependencies) {
  return async function seed({ id: workspaceId, zone }: { id: string; zone: string }): Promise<void> {
    const now = clock.now();
    const today = toLocal(now, zone).date;
    await repository.insert(workspaceId, (posts) => {
      const rules: RuleRow[] = demoRules(addDays(today, -90)).map((wish) => ({
        ...wish,
        id: ids.id(),
        workspaceId,
        active: true,
        checkedAt: now,
        nextAt: nextLook(wish.trigger, now, zone, recurrence),
        zone,
        etag: '',
        lastModified: '',
        feedKnown: false,
        trouble: null,
        deletedAt: null,
        createdAt: now,
        updatedAt: now,
      }));
      const weeks = new Set<string>();
      const firings = posts.flatMap(({ id, kind, publishedAt }): NewFiring[] => {
        const rule = rules.find(({ pillar }) => pillar === pillarOfKind(kind, standardPillars));
        const day = toLocal(publishedAt, zone).date;
        const monday = weekOfDate(day).startsOn;
        if (!rule || rule.trigger.on === 'feed' || weeks.has(`${rule.id} ${monday}`)) return [];
        // On its own day and time, of the posts that can have come of it.
        const date = rule.trigger.on === 'time' ? monday : day;
        const at = toInstant({ date, time: rule.trigger.time }, zone);
        if (at >= publishedAt) return [];
        weeks.add(`${rule.id} ${monday}`);
        return [
          {
            id: ids.id(),
            workspaceId,
            ruleId: rule.id,
            key: rule.trigger.on === 'metric' ? `week of ${monday}` : `on ${date}`,
            day: date,
            at,
            state: 'made',
            pieceId: id,
            contentType: 'picture',
            platforms: rule.platforms,
            pillar: rule.pillar,
            createdAt: at,
            updatedAt: publishedAt,
          },
        ];
      });
      return { rules, firings };
    });
  };
}

const demoRules = (since: string): RuleWish[] => [
  {
    ...usual,
    name: 'Monday tip',
    trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: since, time: '09:00' },
    pillar: 'tips',
    weeklyCap: 1,
  },
  {
    ...usual,
    name: 'Ahead of every holiday',
    trigger: { on: 'holiday', holidays: [], daysBefore: 7, time: '10:00' },
    pillar: 'season',
    quietWeekdays: [7],
    avoidWords: ['last chance'],
  },
  {
    ...usual,
    name: 'When it gets quiet',
    trigger: { on: 'metric', is: 'below', people: 600, time: '08:00' },
    pillar: 'questions',
    weeklyCap: 1,
    mode: 'auto',
  },
];

const usual = {
  platforms: ['blog'],
  newsletter: false,
  contentTypes: ['picture'],
  weeklyCap: 2,
  quietWeekdays: [],
  quietDays: [],
  avoidWords: [],
  needWords: [],
  mode: 'ask',
} satisfies Partial<RuleWish>;

interface Dependencies {
  repository: {
    /** In one transaction; `make` is told the posts that were published from ideas. */
    insert(
      workspaceId: string,
      make: (posts: { id: string; kind: IdeaKind; publishedAt: Date }[]) => { rules: RuleRow[]; firings: NewFiring[] },
    ): Promise<void>;
  };
  recurrence: Recurrence;
  clock: Clock;
  ids: Ids;
}
