import type { CallInput } from '../../../../src/domain/call/call-hearing';
import { addWeeks, weekAt, type Week } from '../../../../src/domain/week';
import { toInstant } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { CallTalkService } from '../call-talk-service';
import type { CallsDemoRepository } from './calls-demo-repository';

/**
 * A demo's last two calls, held by the same code as anybody's at the times when they would have rung: their ideas, choices and
 * figures are those of the demo's weeks. This week's decision is left to the visitor.
 */
export function makeCallsDemo({ repository, talkAt, clock }: Dependencies) {
  return async function seed({ id, zone, name, owner }: Demo): Promise<void> {
    const thisWeek = weekAt(clock.now(), zone);
    const at = (week: Week, time: string) => toInstant({ date: week.startsOn, time }, zone);
    let held = 0;
    for (let ago = 1; ago <= LOOKED_BACK && held < CALLS; ago += 1) {
      const week = addWeeks(thisWeek, -ago);
      const offered = await repository.openPast(id, week, at(week, '07:00'));
      if (!offered) continue;
      let now = at(week, '10:00').getTime();
      const talk = talkAt({ now: () => new Date(now) });
      const { id: callId } = await talk.ring({ id, zone }, 'week');
      now += 8_000;
      let said = await talk.answer({ id, zone, name }, callId, owner);
      for (const input of spoken(offered.indexOf(true) + 1, held)) {
        now += 19_000;
        said = await talk.turn(id, { callId, step: said.step, input }, owner);
      }
      held += 1;
    }
    await repository.openCurrent(id, thisWeek, clock.now());
  };
}

/** The older one by voice, the newer one by keys. */
const spoken = (chosen: number, held: number): CallInput[] =>
  held === 0
    ? [
        { kind: 'key', key: String(chosen + 3) },
        { kind: 'key', key: String(chosen) },
        { kind: 'key', key: '1' },
      ]
    : [
        { kind: 'said', text: 'could you say that again' },
        { kind: 'said', text: `number ${chosen} please` },
        { kind: 'said', text: 'yes, go ahead' },
      ];

const CALLS = 2;
const LOOKED_BACK = 6;

interface Demo {
  id: string;
  zone: string;
  name: string;
  owner: { id: string; name: string };
}

interface Dependencies {
  repository: CallsDemoRepository;
  talkAt(clock: Clock): Pick<CallTalkService, 'ring' | 'answer' | 'turn'>;
  clock: Clock;
}
