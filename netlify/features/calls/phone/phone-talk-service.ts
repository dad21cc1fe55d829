import { openDialogue, takeTurn, type Turn } from '../../../../src/domain/call/call-dialogue';
import type { CallInput } from '../../../../src/domain/call/call-hearing';
import { closing, sayAll } from '../../../../src/domain/call/call-lines';
import { inputsOfText, isStopText, REASON_AS_TEXT } from '../../../../src/domain/call/call-text';
import { outcomeWords, type DecisionAnswer } from '../../../../src/domain/decision';
import { AppError } from '../../../errors/app-error';
import type { WeekDecisions } from '../../../ports/week-decision';
import type { CallScripts } from '../call-script-making';
import type { CallTalkService } from '../call-talk-service';
import type { CallRow, CallsRepository } from '../calls-repository';
import type { PhoneNumberService } from './phone-number-service';
import type { PhoneRepository } from './phone-repository';

/** The same conversation over a telephone and in text messages. */
export function makePhoneTalk({ repository, calls, talk, scripts, decisions, numbers }: Dependencies) {
  const toSay = ({ lines, step, isOver }: Awaited<ReturnType<CallTalkService['turn']>>): Said => ({
    sentences: lines.map(({ spoken }) => spoken),
    step,
    isOver,
  });
  /** For a report that comes twice, late or out of order. */
  const again = async (row: CallRow): Promise<Said> => toSay(await talk.again(row));

  async function said(row: CallRow, work: () => ReturnType<CallTalkService['turn']>): Promise<Said> {
    try {
      return toSay(await work());
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      return again((await calls.find(row.workspaceId, row.id))!);
    }
  }

  const ownerOf = async (workspaceId: string) => {
    const number = await repository.findNumber(workspaceId);
    return number && { id: number.consentBy, name: number.consentName };
  };

  return {
    async answer(row: CallRow): Promise<Said> {
      const place = await repository.findPlace(row.workspaceId);
      const owner = await ownerOf(row.workspaceId);
      if (!place || !owner || row.state !== 'ringing') return again(row);
      return said(row, () => talk.answer(place, row.id, owner));
    },

    async turn(row: CallRow, step: number, input: CallInput): Promise<Said> {
      const owner = await ownerOf(row.workspaceId);
      const next = await said(row, () => talk.turn(row.workspaceId, { callId: row.id, step, input }, owner));
      const isStop = input.kind === 'said' && takeTurn(row.dialogue!, input).effect;
      if (isStop && isStop.do === 'end' && isStop.because === 'stopped') await numbers.stop(row.workspaceId);
      return next;
    },

    /** Only from the proved number of this workspace; '' for anybody else, who is told nothing. */
    async takeText(workspaceId: string, { from, body }: { from: string; body: string }): Promise<string> {
      const number = await repository.findNumber(workspaceId);
      const place = await repository.findPlace(workspaceId);
      if (!number?.verifiedAt || number.number !== from || !place) return '';
      if (isStopText(body)) {
        await numbers.stop(workspaceId);
        return ''; // the carrier confirms it by itself
      }
      if (!number.isOn) return '';
      const { script, decisionId, found } = await scripts.write(place, number.consentName, ALL);
      if (!decisionId) return found ? outcomeWords(found) : 'There is nothing to choose right now.';
      const { state } = openDialogue({ ideas: script.ideas.length, opensWith: script.opensWith, confirms: false });
      const turn = inputsOfText(body).reduce((before, input) => takeTurn(before.state, input), { state } as Turn);
      const { effect } = turn;
      if (effect?.do === 'choose' || effect?.do === 'none') {
        const answer: DecisionAnswer =
          effect.do === 'none'
            ? { choice: 'none', reason: effect.reason }
            : { choice: 'idea', ideaId: script.ideas[effect.at - 1]!.id };
        const by = { id: number.consentBy, name: number.consentName };
        const settled = await decisions.answer(workspaceId, decisionId, { answer, channel: 'sms', by });
        if (settled.outcome !== 'taken') return outcomeWords(settled.found);
        return closing(script, effect, { is: 'taken' })[0]!.text.replace(/ Goodbye\.$/, '');
      }
      if (turn.state.at === 'reason') return REASON_AS_TEXT;
      if (turn.state.at === 'detail') return sayAll(script, turn.lines)[0]!.text;
      return `Reply ${script.ideas.map((_, at) => at + 1).join(', ')} to choose, “more 2” to read more about number 2, or 0 for none.`;
    },
  };
}

export type PhoneTalk = ReturnType<typeof makePhoneTalk>;

export interface Said {
  /** As a voice says them. */
  sentences: string[];
  step: number;
  isOver: boolean;
}

const ALL = { proactiveSuggestions: true, performanceAlerts: false };

interface Dependencies {
  repository: PhoneRepository;
  calls: CallsRepository;
  talk: CallTalkService;
  scripts: CallScripts;
  decisions: WeekDecisions;
  numbers: Pick<PhoneNumberService, 'stop'>;
}
