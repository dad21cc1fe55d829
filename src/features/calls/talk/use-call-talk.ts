import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { CallTalk } from '../../../contracts/calls';
import type { CallInput } from '../../../domain/call/call-hearing';
import { useStoredChoice } from '../../../hooks/use-stored-choice';
import { useAnswerCallMutation, useCreateCallTurnMutation } from '../calls-api';
import { canHear, listen } from './call-ear';
import { canPlay, makeCallSound } from './call-sound';
import { canSpeak, speak } from './call-voice';
import { hasJustChanged } from './fresh-keys';

/** One conversation: what was said so far, and the next thing to say. The machine behind it is the server's. */
export function useCallTalk(callId: string) {
  const [answer, answering] = useAnswerCallMutation();
  const [send, sending] = useCreateCallTurnMutation();
  const [said, setSaid] = useState<Caption[]>([]);
  const [talk, setTalk] = useState<CallTalk | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Why the last key did nothing. */
  const [notice, setNotice] = useState<string | null>(null);
  const [muted, setMuted] = useState(!canPlay() && !canSpeak());
  const [wanted, setVoice] = useStoredChoice('call-voice', callVoices);
  const voice: (typeof callVoices)[number] =
    !canSpeak() || (wanted === 'fourbeat' && canPlay()) ? 'fourbeat' : 'browser';
  const [microphone, setMicrophone] = useState(false);
  /** The last words that were spoken to their end, or interrupted. */
  const [spoken, setSpoken] = useState<CallTalk | null>(null);
  const speaking = talk !== null && !muted && talk.lines.length > 0 && spoken !== talk;
  const hush = useRef<() => void>(() => undefined);
  const [sound] = useState(() => makeCallSound(callId));
  useEffect(() => () => sound.close(), [sound]);
  /** What the keys did before, and when that changed. */
  const before = useRef<{ keys: CallTalk['keys']; until: number }>({ keys: [], until: 0 });

  const isPlayed = voice === 'fourbeat' && canPlay();
  const isAnswered = talk !== null;
  // While it still rings, so that the first word comes with the answer.
  useEffect(() => {
    if (isPlayed && !muted && !isAnswered) sound.prepare(FIRST_LINE);
  }, [isAnswered, isPlayed, muted, sound]);

  const take = useCallback(
    (next: CallTalk | undefined, error: unknown, mine: string | null, keys: CallTalk['keys']) => {
      if (!next) return setFailure(messageOf(error));
      setFailure(null);
      setSaid((earlier) => [
        ...earlier,
        ...(mine === null ? [] : [{ who: 'you' as const, text: mine, source: '' }]),
        ...next.lines.map(({ text, source }) => ({ who: 'agent' as const, text, source })),
      ]);
      before.current = { keys, until: performance.now() };
      setTalk(next);
    },
    [],
  );

  const say = useCallback(
    async (input: CallInput) => {
      if (!talk || talk.isOver) return;
      // Kept for later, a second choice would be the answer to what is read back to the first.
      if (sending.isLoading) return setNotice(ON_ITS_WAY);
      if (input.kind === 'key' && hasJustChanged(input.key, talk.keys, before.current)) return setNotice(CHANGED);
      hush.current();
      setNotice(null);
      const mine = input.kind === 'key' ? input.key : input.kind === 'said' ? input.text : null;
      const { data, error } = await send({ callId, step: talk.step, input });
      take(data, error, mine, talk.keys);
    },
    [callId, send, sending.isLoading, take, talk],
  );

  // Speaks what came last; a key, a word or the switch interrupts it.
  useEffect(() => {
    if (!talk || muted || talk.lines.length === 0) return;
    const stop = speak(talk.lines, isPlayed ? sound : null, () => setSpoken(talk));
    hush.current = () => {
      stop();
      setSpoken(talk);
    };
    return stop;
  }, [talk, muted, isPlayed, sound]);

  useEffect(() => {
    if (!talk || talk.isOver || speaking || !microphone) return;
    return listen((text) => void say({ kind: 'said', text }));
  }, [microphone, say, speaking, talk]);

  return {
    said,
    talk,
    failure,
    notice,
    busy: answering.isLoading || sending.isLoading,
    start: async () => {
      // It greets at once: what comes next is asked for meanwhile.
      if (isPlayed && !muted) sound.begin(FIRST_LINE);
      const { data, error } = await answer({ callId });
      if (!data) sound.drop();
      take(data, error, null, []);
    },
    say,
    speaking,
    muted,
    setMuted: canPlay() || canSpeak() ? setMuted : null,
    voice,
    /** Where there are two to choose from. */
    setVoice: canPlay() && canSpeak() ? setVoice : null,
    microphone,
    setMicrophone: canHear() ? setMicrophone : null,
  };
}

export const callVoices = ['fourbeat', 'browser'] as const;

/** The greeting's place in every transcript. */
const FIRST_LINE = 1;
const ON_ITS_WAY = 'Two keys came at once, and only the first counted. Press again if you meant the other.';
const CHANGED =
  'That key has just changed what it does, so nothing was sent. Press it again if you mean what it says now.';

export interface Caption {
  who: 'agent' | 'you';
  text: string;
  source: string;
}
