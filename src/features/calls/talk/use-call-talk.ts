import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { CallTalk } from '../../../contracts/calls';
import type { CallInput } from '../../../domain/call/call-hearing';
import { useAnswerCallMutation, useCreateCallTurnMutation } from '../calls-api';
import { canHear, listen } from './call-ear';
import { canSpeak, speak } from './call-voice';

/** One conversation: what was said so far, and the next thing to say. The machine behind it is the server's. */
export function useCallTalk(callId: string) {
  const [answer, answering] = useAnswerCallMutation();
  const [send, sending] = useCreateCallTurnMutation();
  const [said, setSaid] = useState<Caption[]>([]);
  const [talk, setTalk] = useState<CallTalk | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [muted, setMuted] = useState(!canSpeak());
  const [microphone, setMicrophone] = useState(false);
  /** The last words that were spoken to their end, or interrupted. */
  const [spoken, setSpoken] = useState<CallTalk | null>(null);
  const speaking = talk !== null && !muted && talk.lines.length > 0 && spoken !== talk;
  const hush = useRef<() => void>(() => undefined);

  const take = useCallback((next: CallTalk | undefined, error: unknown, mine: string | null) => {
    if (!next) return setFailure(messageOf(error));
    setFailure(null);
    setSaid((before) => [
      ...before,
      ...(mine === null ? [] : [{ who: 'you' as const, text: mine, source: '' }]),
      ...next.lines.map(({ text, source }) => ({ who: 'agent' as const, text, source })),
    ]);
    setTalk(next);
  }, []);

  const say = useCallback(
    async (input: CallInput) => {
      if (!talk || talk.isOver || sending.isLoading) return;
      hush.current();
      const mine = input.kind === 'key' ? input.key : input.kind === 'said' ? input.text : null;
      const { data, error } = await send({ callId, step: talk.step, input });
      take(data, error, mine);
    },
    [callId, send, sending.isLoading, take, talk],
  );

  // Speaks what came last; a key, a word or the switch interrupts it.
  useEffect(() => {
    if (!talk || muted || talk.lines.length === 0) return;
    const stop = speak(talk.lines, () => setSpoken(talk));
    hush.current = () => {
      stop();
      setSpoken(talk);
    };
    return stop;
  }, [talk, muted]);

  useEffect(() => {
    if (!talk || talk.isOver || speaking || !microphone) return;
    return listen((text) => void say({ kind: 'said', text }));
  }, [microphone, say, speaking, talk]);

  return {
    said,
    talk,
    failure,
    busy: answering.isLoading || sending.isLoading,
    start: async () => {
      const { data, error } = await answer({ callId });
      take(data, error, null);
    },
    say,
    speaking,
    muted,
    setMuted: canSpeak() ? setMuted : null,
    microphone,
    setMicrophone: canHear() ? setMicrophone : null,
  };
}

export interface Caption {
  who: 'agent' | 'you';
  text: string;
  source: string;
}
