import { nextTry, CALL_LIMIT_SECONDS, isCallTime } from '../../../../src/domain/call/call-phone';
import { ideasAsText, voicemailWords } from '../../../../src/domain/call/call-text';
import { DAY_MS, MINUTE_MS } from '../../../../src/domain/duration';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Telephone } from '../../../ports/telephone';
import type { CallPlanService } from '../call-plan-service';
import type { CallScripts } from '../call-script-making';
import type { CallRow, CallsRepository } from '../calls-repository';
import type { PhoneNumberService } from './phone-number-service';
import type { PhoneRepository } from './phone-repository';

/** Dials when a call is due, and follows what the telephone service reports: nobody, an answering machine, an end. */
export function makePhoneCalls(ports: Dependencies) {
  const { repository, calls, plan, numbers, clock, ids } = ports;

  async function dial(place: Place, slot: string, at: Date): Promise<void> {
    const now = clock.now();
    const telephone = await ports.telephoneOf(place.id);
    const number = await repository.findNumber(place.id);
    const urls = ports.urls;
    if (!telephone || !urls || !number?.isOn || !number.verifiedAt || !isCallTime(now, place.zone)) return;
    const claimed = await calls.put({
      workspaceId: place.id,
      id: ids.id(),
      slot,
      kind: 'week',
      channel: 'phone',
      state: 'ringing',
      scheduledFor: at,
      ringsSince: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!claimed) return; // another worker was faster
    if ((await numbers.secondsUsed(place.id, place.zone)) >= number.minutesAMonth * 60)
      return fail(claimed, `This month’s ${number.minutesAMonth} minutes are used up.`);
    const tries = claimed.tries + 1;
    const row = await change(claimed, ['ringing'], { tries });
    const made = await telephone.dial({
      from: number.sender,
      to: number.number,
      answerUrl: urls.of(claimed, 'answer'),
      statusUrl: urls.of(claimed, 'status'),
      machineUrl: urls.of(claimed, 'machine'),
      limitSeconds: CALL_LIMIT_SECONDS,
    });
    if (made.ok) await change(claimed, ['ringing', 'talking', 'voicemail'], { vendorId: made.id });
    else if (made.again) await tryAgain(row ?? claimed, place, made.sentence);
    else await fail(claimed, made.sentence);
  }

  const change = (
    { workspaceId, id }: CallRow,
    from: Parameters<CallsRepository['change']>[1]['from'],
    values: object,
  ) => calls.change(workspaceId, { callId: id, from }, { ...values, updatedAt: clock.now() });

  const fail = async (row: CallRow, trouble: string): Promise<void> => {
    await change(row, ['ringing', 'talking'], { state: 'failed', trouble, endedAt: clock.now() });
  };

  /** An hour later while there are tries left and it is a time to call; otherwise the ideas go by text. */
  async function tryAgain(row: CallRow, place: Place, trouble = ''): Promise<void> {
    const at = nextTry(row.tries, clock.now(), place.zone);
    if (at) {
      await change(row, ['ringing'], { state: 'scheduled', scheduledFor: at, trouble });
      return;
    }
    const missed = await change(row, ['ringing'], { state: 'missed', trouble, endedAt: clock.now() });
    if (missed) await textIdeas(missed, place);
  }

  /** Once per call, whoever reports first and however often. */
  async function textIdeas(row: CallRow, place: Place): Promise<void> {
    const number = await repository.findNumber(row.workspaceId);
    const telephone = await ports.telephoneOf(row.workspaceId);
    if (row.textedAt || !number?.isOn || !telephone) return;
    const script = row.script ?? (await ports.scripts.write(place, number.consentName, ALL)).script;
    if (script.ideas.length === 0) return;
    await change(row, ['missed', 'voicemail'], { textedAt: clock.now() });
    await telephone.text({ from: number.sender, to: number.number, words: ideasAsText(script.business, script.ideas) });
  }

  return {
    /** Every minute: dials what is due, follows up what was never reported, and asks what calls cost. */
    async lookAfter(): Promise<void> {
      const now = clock.now();
      for (const place of await repository.listReachable()) {
        const { next, channel } = await plan.read(place);
        if (next && channel === 'phone' && next.at <= now) await dial(place, next.slot, next.at);
      }
      for (const row of await repository.listSilent(new Date(now.getTime() - SILENT_MINUTES * MINUTE_MS))) {
        const place = await repository.findPlace(row.workspaceId);
        if (place && row.state === 'ringing') await tryAgain(row, place);
      }
      for (const row of await repository.listUncosted(new Date(now.getTime() - 2 * DAY_MS))) {
        const cost = await (await ports.telephoneOf(row.workspaceId))?.readCost(row.vendorId!);
        if (cost) await change(row, ['completed', 'missed', 'voicemail', 'failed'], { cost });
      }
    },

    /** https://www.twilio.com/docs/voice/api/call-resource#call-status-values; repeated and late reports change nothing. */
    async takeStatus(row: CallRow, { status, seconds }: { status: string; seconds: number }): Promise<void> {
      const place = await repository.findPlace(row.workspaceId);
      if (!place) return;
      if (seconds > 0 && row.billedSeconds === 0)
        await change(row, ['talking', 'completed', 'voicemail', 'ringing'], { billedSeconds: seconds });
      if (row.state === 'talking')
        await change(row, ['talking'], { state: 'completed', outcome: 'no-choice', endedAt: clock.now() });
      if (row.state === 'ringing' && NOBODY.has(status)) await tryAgain(row, place, TROUBLE.get(status) ?? '');
    },

    /** A machine's verdict comes beside the call: a person who is talking already is never cut off by silence or doubt. */
    async takeMachine(row: CallRow, answeredBy: string): Promise<void> {
      if (!answeredBy.startsWith('machine_end') && answeredBy !== 'fax') return;
      const place = await repository.findPlace(row.workspaceId);
      if (!place || row.step > 0) return;
      const taken = await change(row, ['ringing', 'talking'], { state: 'voicemail', endedAt: clock.now() });
      if (!taken) return;
      const telephone = await ports.telephoneOf(row.workspaceId);
      if (taken.vendorId && telephone && answeredBy !== 'fax')
        await telephone.leaveMessage(
          taken.vendorId,
          voicemailWords(taken.script?.business ?? place.name, taken.script?.ideas.length ?? 0),
        );
      await textIdeas(taken, place);
    },
  };
}

export type PhoneCalls = ReturnType<typeof makePhoneCalls>;

/** Twilio's states of a call that reached nobody. */
const NOBODY: ReadonlySet<string> = new Set(['busy', 'no-answer', 'failed', 'canceled', 'completed']);
const TROUBLE = new Map([
  ['busy', 'The line was busy.'],
  ['no-answer', 'Nobody answered.'],
  ['failed', 'The call did not get through.'],
]);
const ALL = { proactiveSuggestions: true, performanceAlerts: false };
/** Longer than ringing and the longest talk together. */
const SILENT_MINUTES = 10;

interface Place {
  id: string;
  zone: string;
  name: string;
}

interface Dependencies {
  repository: PhoneRepository;
  calls: CallsRepository;
  plan: Pick<CallPlanService, 'read'>;
  scripts: CallScripts;
  numbers: Pick<PhoneNumberService, 'secondsUsed'>;
  telephoneOf(workspaceId: string): Promise<Telephone | null>;
  /** Where the service reports to; null where nothing names our address, and nothing is dialled. */
  urls: {
    of(call: { workspaceId: string; id: string }, what: 'answer' | 'turn' | 'status' | 'machine'): string;
  } | null;
  clock: Clock;
  ids: Ids;
}
