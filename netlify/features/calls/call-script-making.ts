import { everyDay, total } from '../../../src/domain/analytics-figures';
import { figureSentences } from '../../../src/domain/call/call-figures';
import { greeting, type CallIdea, type CallScript, type SaidLine } from '../../../src/domain/call/call-lines';
import { decisionStateAt } from '../../../src/domain/decision';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { addDays, toInstant } from '../../../src/domain/zoned-time';
import type { Clock } from '../../ports/clock';
import type { EventStore } from '../../ports/event-store';
import type { FoundDecision } from '../../ports/week-decision';
import type { CallSettings } from './calls-repository';

/** What a call may say, read when somebody answers: the ideas that are open, and last week's figures with their source. */
export const makeCallScripts = ({ events, decisions, countPublished, readName, clock }: Dependencies) => ({
  /** The first words that this owner would hear. */
  async greet({ id, name }: { id: string; name: string }, owner: string): Promise<SaidLine> {
    return greeting({ owner: firstName(owner), business: (await readName(id)) ?? name });
  },

  async write(
    { id, zone, name }: { id: string; zone: string; name: string },
    owner: string,
    { proactiveSuggestions, performanceAlerts }: Pick<CallSettings, 'proactiveSuggestions' | 'performanceAlerts'>,
  ): Promise<WrittenScript> {
    const now = clock.now();
    const week = weekAt(now, zone);
    const found = await decisions.findOfWeek(id, week);
    const isOpen = found !== null && decisionStateAt(found.decision, now) === 'open';
    const [last, before] = [rangeOf(addWeeks(week, -1)), rangeOf(addWeeks(week, -2))];
    const sums = (await events.days(id, { from: before.from, to: last.to })).filter(
      ({ channel }) => channel !== 'product',
    );
    const figure = (query: 'reach' | 'engaged' | 'conversions', range: typeof last) => {
      const inRange = sums.filter(({ day }) => day >= range.from && day <= range.to);
      return inRange.length === 0 ? null : total(everyDay(range, inRange), query);
    };
    const posts = ({ from, to }: typeof last) =>
      countPublished(id, {
        since: toInstant({ date: from, time: '00:00' }, zone),
        until: toInstant({ date: addDays(to, 1), time: '00:00' }, zone),
      });
    const business = await readName(id);
    return {
      found,
      isDescribed: business !== null,
      decisionId: isOpen ? found.decision.id : null,
      script: {
        owner: firstName(owner),
        business: business ?? name,
        ideas: isOpen ? found.ideas.slice(0, 3).map(spokenIdea) : [],
        figures: figureSentences({
          range: last,
          posts: await posts(last),
          postsBefore: await posts(before),
          reach: figure('reach', last),
          reachBefore: figure('reach', before),
          engaged: figure('engaged', last),
          conversions: figure('conversions', last),
        }),
        opensWith: { ideas: proactiveSuggestions, figures: performanceAlerts },
      },
    };
  },
});

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const rangeOf = ({ startsOn }: Week) => ({ from: startsOn, to: addDays(startsOn, 6) });

const spokenIdea = ({ id, title, hook, reason, effort }: CallIdea): CallIdea => ({ id, title, hook, reason, effort });

interface WrittenScript {
  script: CallScript;
  decisionId: string | null;
  found: FoundDecision | null;
  /** Whether there is a profile, without which there are no ideas. */
  isDescribed: boolean;
}

export type CallScripts = ReturnType<typeof makeCallScripts>;

interface Dependencies {
  events: Pick<EventStore, 'days'>;
  decisions: {
    findOfWeek(workspaceId: string, week: Week): Promise<FoundDecision | null>;
  };
  countPublished(workspaceId: string, time: { since: Date; until: Date }): Promise<number>;
  /** The business's own name; null where it has no profile. */
  readName(workspaceId: string): Promise<string | null>;
  clock: Clock;
}
