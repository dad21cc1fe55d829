import type { CallPlan, callsContract } from '../../../src/contracts/calls';
import type { Input } from '../../../src/contracts/endpoint';
import { plannedCalls, RING_WINDOW_MS } from '../../../src/domain/call/call-schedule';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/duration';
import { usualSettings } from '../../../src/domain/engine-settings';
import { toInstant, toLocal } from '../../../src/domain/zoned-time';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { CallRow, CallSettings, CallsRepository } from './calls-repository';
import { writeCallCalendar } from './call-calendar';

/** When the agent calls next: by the rhythm of the settings, or at the time to which somebody moved that call. */
export function makeCallPlanService({ repository, clock, ids }: Dependencies) {
  async function read({ id, zone }: Place): Promise<ReadPlan> {
    const now = clock.now();
    const since = new Date(now.getTime() - RING_WINDOW_MS);
    const found = await repository.readPlan(id, new Date(since.getTime() - DAY_MS));
    const settings: CallSettings = found.settings ?? usualSettings;
    const channel = found.hasPhone ? ('phone' as const) : ('browser' as const);
    const ringing = found.rows.find(({ state, kind }) => state === 'ringing' && kind === 'week') ?? null;
    const plan = { settings, channel, ringing, next: null };
    if (!settings.voiceCalls) return plan;
    const moved = found.rows.find(({ state, scheduledFor }) => state === 'scheduled' && scheduledFor >= since);
    if (moved) return { ...plan, next: { slot: moved.slot, at: moved.scheduledFor, isMoved: true } };
    const over = new Set(found.rows.map(({ slot }) => slot));
    const next = plannedCalls(settings, zone, since, LOOKED_AT).find(({ slot }) => !over.has(slot));
    return { ...plan, next: next ? { ...next, isMoved: false } : null };
  }

  const present = ({ zone }: Place, { settings, channel, ringing, next }: ReadPlan): CallPlan => ({
    zone,
    next: next && { at: next.at.toISOString(), ...toLocal(next.at, zone), isMoved: next.isMoved, channel },
    ringing: ringing?.id ?? null,
    frequency: settings.callFrequency,
  });

  return {
    read,

    getCallPlan: async (place: Place): Promise<CallPlan> => present(place, await read(place)),

    async updateCallPlan(place: Place, { date, time }: Input<typeof callsContract.updateCallPlan>): Promise<CallPlan> {
      const now = clock.now();
      const at = toInstant({ date, time }, place.zone);
      if (at.getTime() < now.getTime() - MINUTE_MS)
        throw new AppError('invalid_request', PAST, { fields: { time: PAST } });
      if (at.getTime() > now.getTime() + FARTHEST_DAYS * DAY_MS)
        throw new AppError('invalid_request', FAR, { fields: { date: FAR } });
      const { next, channel } = await read(place);
      if (!next) throw new AppError('conflict', 'Calls are off. Turn on Voice calls in the settings first.');
      const put = await repository.put({
        workspaceId: place.id,
        id: ids.id(),
        slot: next.slot,
        kind: 'week',
        channel,
        state: 'scheduled',
        scheduledFor: at,
        createdAt: now,
        updatedAt: now,
      });
      if (!put) throw new AppError('conflict', 'This call is already ringing or over. Change the next one instead.');
      return present(place, await read(place));
    },

    async getCallCalendar(place: Place & { name: string }, origin: string): Promise<string> {
      const { next } = await read(place);
      if (!next) throw new AppError('conflict', 'Calls are off, so there is no call to add to a calendar.');
      return writeCallCalendar({
        uid: `${place.id}-${next.slot}@fourbeat`,
        at: next.at,
        now: clock.now(),
        business: place.name,
        url: `${origin}/dashboard/content-engine?tab=voice-agent`,
      });
    },
  };
}

export type CallPlanService = ReturnType<typeof makeCallPlanService>;

type Place = WorkspacePart<'id' | 'zone'>;

interface ReadPlan {
  settings: CallSettings;
  channel: 'browser' | 'phone';
  ringing: CallRow | null;
  next: { slot: string; at: Date; isMoved: boolean } | null;
}

const LOOKED_AT = 3;
const FARTHEST_DAYS = 60;
const PAST = 'Choose a time in the future.';
const FAR = `Choose a day within the next ${FARTHEST_DAYS} days.`;

interface Dependencies {
  repository: CallsRepository;
  clock: Clock;
  ids: Ids;
}
