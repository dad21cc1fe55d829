import { asSaid, type SaidLine } from '../../../../src/domain/call/call-lines';
import { notFound } from '../../../errors/app-error';
import type { Speech } from '../../../ports/speech';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { CallsRepository } from '../calls-repository';

/** Only what a call of the workspace said, or is about to say first: nobody can have other words spoken. */
export function makeCallSpeech({ repository, greet, speech }: Dependencies) {
  return {
    async getCallLine(
      place: Place,
      { callId, line }: { callId: string; line: number },
      owner: string,
    ): Promise<Uint8Array> {
      const call = await repository.find(place.id, callId);
      if (!call) throw notFound('call');
      const text = await repository.findLine(place.id, callId, line);
      const words =
        text !== null
          ? asSaid({ text, source: '' })
          : call.state === 'ringing' && line === 1
            ? await greet(place, owner)
            : null;
      const sound = words && (await speech.say(words.spoken));
      if (!sound) throw notFound('sound');
      return sound;
    },
  };
}

export type CallSpeechService = ReturnType<typeof makeCallSpeech>;

type Place = WorkspacePart<'id'> & { name: string };

interface Dependencies {
  repository: Pick<CallsRepository, 'find' | 'findLine'>;
  greet(place: Place, owner: string): Promise<SaidLine>;
  speech: Speech;
}
