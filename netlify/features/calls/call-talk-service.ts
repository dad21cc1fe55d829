import type { CallEntry, CallTalk } from '../../../src/contracts/calls';
import type { Actor } from '../../../src/domain/activity';
import { openDialogue, takeTurn, type CallEffect, type Turn } from '../../../src/domain/call/call-dialogue';
import type { CallInput } from '../../../src/domain/call/call-hearing';
import { keysAt } from '../../../src/domain/call/call-keys';
import { asSaid, closing, sayAll, type CallOutcome, type CallScript } from '../../../src/domain/call/call-lines';
import { LATER_MINUTES, type CallKind, type CallState } from '../../../src/domain/call/call-record';
import type { AnswerOutcome, DecisionAnswer } from '../../../src/domain/decision';
import { MINUTE_MS } from '../../../src/domain/duration';
import { weekAt } from '../../../src/domain/week';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { FoundDecision } from '../../ports/week-decision';
import type { CallPlanService } from './call-plan-service';
import type { CallScripts } from './call-script-making';
import type { CallEnd, CallRow, CallsRepository } from './calls-repository';
import { presentCall } from './present-call';

/** One conversation, from ringing to goodbye; the browser and the telephone both speak through here. */
export function makeCallTalk({ repository, plan, scripts, decisions, clock, ids }: Dependencies) {
  async function find(workspaceId: string, callId: string): Promise<CallRow> {
    const row = await repository.find(workspaceId, callId);
    if (!row) throw notFound('call');
    return row;
  }

  /** What the choice came to: this answer was the first, or another was faster. */
  async function settle(
    { workspaceId, decisionId, script }: CallRow,
    effect: Extract<CallEffect, { do: 'choose' | 'none' }>,
    by: Actor | null,
  ): Promise<{ outcome: CallOutcome; end: CallEnd }> {
    const ideaId = effect.do === 'choose' ? script!.ideas[effect.at - 1]!.id : null;
    const { outcome, found } = await decisions.answer(workspaceId, decisionId!, {
      answer: effect.do === 'none' ? { choice: 'none', reason: effect.reason } : { choice: 'idea', ideaId: ideaId! },
      channel: 'call',
      by,
    });
    if (outcome === 'taken')
      return {
        outcome: { is: 'taken' },
        end: { outcome: ideaId ? 'chose' : 'none', ideaId, approved: ideaId ? 1 : 0 },
      };
    const { choice, channel } = found.decision;
    const end = { outcome: 'settled', ideaId: null, approved: 0 } as const;
    if (!choice || !channel) return { outcome: { is: 'expired' }, end };
    return { outcome: { is: 'settled', choice, channel, title: found.chosen?.title ?? '' }, end };
  }

  /** Calls again in an hour; a test leaves the plan as it is. */
  async function callLater({ workspaceId, id, channel, kind }: CallRow): Promise<void> {
    if (kind === 'test') return;
    const now = clock.now();
    await repository.put({
      workspaceId,
      id: ids.id(),
      slot: `later ${id}`,
      kind: 'week',
      channel,
      state: 'scheduled',
      scheduledFor: new Date(now.getTime() + LATER_MINUTES * MINUTE_MS),
      createdAt: now,
      updatedAt: now,
    });
  }

  /** Does what a turn asks for, stores what was said, and says what comes next. */
  async function carryOut(row: CallRow, turn: Turn, said: string | null, by: Actor | null): Promise<CallTalk> {
    const now = clock.now();
    const script = row.script!;
    let lines = sayAll(script, turn.lines);
    let end: CallEnd = { outcome: 'no-choice', ideaId: null, approved: 0 };
    const { effect } = turn;
    if (effect?.do === 'choose' || effect?.do === 'none') {
      const settled = await settle(row, effect, by);
      end = settled.end;
      lines = closing(script, effect, settled.outcome);
    }
    if (effect?.do === 'later') {
      end = { ...end, outcome: 'later' };
      await callLater(row);
    }
    const first = await repository.addTurns(row.workspaceId, row.id, [
      ...(said === null ? [] : [{ who: 'owner' as const, text: said, source: '', at: now }]),
      ...lines.map(({ text, source }) => ({ who: 'agent' as const, text, source, at: now })),
    ]);
    const title = script.ideas.find(({ id }) => id === end.ideaId)?.title;
    const changed = await repository.change(
      row.workspaceId,
      { callId: row.id, from: ['talking'] },
      {
        dialogue: turn.state,
        updatedAt: now,
        ...(effect && { state: 'completed' as const, endedAt: now, ...end, ...(title && { topic: title }) }),
      },
    );
    const from = first + (said === null ? 0 : 1);
    return talk(
      changed ?? (await find(row.workspaceId, row.id)),
      lines.map((words, at) => ({ ...words, line: from + at })),
    );
  }

  /** What was said last, for whoever did not hear it. */
  async function again(row: CallRow): Promise<CallTalk> {
    const turns = await repository.listTurns(row.workspaceId, row.id);
    const last = turns.findLastIndex(({ who }) => who === 'owner');
    return talk(
      row,
      turns.slice(last + 1).map(({ text, source, position }) => ({ ...asSaid({ text, source }), line: position })),
    );
  }

  return {
    find,
    again,

    /** Rings in the browser; two tabs that find the same call due ring the same one. */
    async ring(place: Place, kind: CallKind): Promise<CallEntry> {
      const now = clock.now();
      const id = ids.id();
      const row = {
        workspaceId: place.id,
        id,
        slot: `test ${id}`,
        kind,
        channel: 'browser' as const,
        state: 'ringing' as const,
        scheduledFor: now,
        topic: topicAt(now, place.zone),
        ringsSince: now,
        createdAt: now,
        updatedAt: now,
      };
      if (kind === 'test') return presentCall((await repository.put(row))!);
      const { next, ringing, channel } = await plan.read(place);
      if (ringing) return presentCall(ringing);
      if (!next || next.at > now || channel !== 'browser') throw new AppError('conflict', 'No call is due now.');
      const put = await repository.put({ ...row, slot: next.slot, scheduledFor: next.at });
      const there = put ?? (await repository.findBySlot(place.id, next.slot));
      if (there?.state !== 'ringing') throw new AppError('conflict', 'This call was answered elsewhere.');
      return presentCall(there);
    },

    /** Of several who answer at once, one talks. */
    async answer(place: Place & { name: string }, callId: string, by: Actor | null): Promise<CallTalk> {
      const now = clock.now();
      const before = await find(place.id, callId);
      if (before.state !== 'ringing') throw new AppError('conflict', GONE[before.state]);
      const { settings } = await plan.read(place);
      const { script: written, decisionId, isDescribed } = await scripts.write(place, by?.name ?? '', settings);
      const script = before.kind === 'test' ? { ...written, isTest: true } : written;
      const opening = openDialogue({ ideas: script.ideas.length, opensWith: script.opensWith, isDescribed });
      const row = await repository.change(
        place.id,
        { callId, from: ['ringing'] },
        {
          state: 'talking',
          script,
          decisionId,
          dialogue: opening.state,
          suggestions: script.ideas.length,
          topic: before.topic || topicAt(now, place.zone),
          answeredAt: now,
          updatedAt: now,
        },
      );
      if (!row) throw new AppError('conflict', GONE.talking);
      return { ...(await carryOut(row, opening, null, by)), wantsProfile: !isDescribed };
    },

    /**
     * `step` is the one of the last reply: what was pressed twice, or again because the reply was lost, counts once, and
     * hears what was said to it.
     */
    async turn(
      workspaceId: string,
      { callId, step, input }: { callId: string; step: number; input: CallInput },
      by: Actor | null,
    ): Promise<CallTalk> {
      const row = await find(workspaceId, callId);
      if (row.state !== 'talking') throw new AppError('conflict', GONE[row.state]);
      const taken = await repository.change(
        workspaceId,
        { callId, from: ['talking'], step },
        { updatedAt: clock.now() },
      );
      if (!taken) return again(await find(workspaceId, callId));
      return carryOut(taken, takeTurn(taken.dialogue!, input), saidOf(input), by);
    },

    async update(workspaceId: string, callId: string, wish: 'decline' | 'later' | 'missed'): Promise<CallEntry> {
      const now = clock.now();
      const before = await find(workspaceId, callId);
      const row = await repository.change(
        workspaceId,
        { callId, from: ['ringing'] },
        {
          state: wish === 'missed' ? 'missed' : 'declined',
          ...(wish === 'later' && { outcome: 'later' as const }),
          endedAt: now,
          updatedAt: now,
        },
      );
      if (!row) return presentCall(before);
      if (wish === 'later') await callLater(row);
      return presentCall(row);
    },
  };
}

function talk(row: CallRow, lines: CallTalk['lines']): CallTalk {
  const { dialogue, script } = row;
  const titles = script?.ideas.map(({ title }) => title) ?? [];
  return {
    call: presentCall(row),
    step: row.step,
    lines,
    keys: dialogue ? keysAt(dialogue, titles) : [],
    isOver: row.state !== 'talking',
    wantsProfile: false,
  };
}

/** As the transcript shows it; silence and hanging up are not said. */
function saidOf(input: CallInput): string | null {
  if (input.kind === 'key') return `Pressed ${input.key === '*' ? 'star' : input.key === '#' ? 'hash' : input.key}`;
  return input.kind === 'said' && input.text.trim() ? input.text.trim().slice(0, LONGEST_SAID) : null;
}

const topicAt = (now: Date, zone: string): string => `Ideas for week ${weekAt(now, zone).week}`;

const LONGEST_SAID = 400;
const GONE: Record<CallState, string> = {
  scheduled: 'This call does not ring yet.',
  ringing: 'This call is still ringing.',
  talking: 'This call was answered in another window.',
  completed: 'This call is over.',
  missed: 'This call stopped ringing.',
  declined: 'This call was declined.',
  voicemail: 'This call went to voicemail.',
  failed: 'This call could not be made.',
};

export type CallTalkService = ReturnType<typeof makeCallTalk>;
export type TalkScript = CallScript;
type Place = WorkspacePart<'id' | 'zone'>;

interface Dependencies {
  repository: CallsRepository;
  plan: Pick<CallPlanService, 'read'>;
  scripts: CallScripts;
  decisions: {
    answer(
      workspaceId: string,
      decisionId: string,
      answered: { answer: DecisionAnswer; channel: 'call'; by: Actor | null },
    ): Promise<{ outcome: AnswerOutcome; found: FoundDecision }>;
  };
  clock: Clock;
  ids: Ids;
}

export type { CallRow };
/** What is kept of calls. */
export type CallsRead = Pick<CallsRepository, 'find' | 'list' | 'listTurns'>;
