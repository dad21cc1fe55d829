import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Stores what is typed a second after the last letter, and at once when the page is hidden or `flush` is called. What
 * could not be stored waits for the next letter, for `flush`, or, where the connection was lost, for it to come back.
 */
export function useAutosave<Typed>({ typed, dirty, isHeld, save }: AutosaveProps<Typed>): Autosave {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ of: Typed; message: string } | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const failure = failed && failed.of === typed && dirty ? failed.message : null;

  const run = async (): Promise<boolean> => {
    setBusy(true);
    let outcome: SaveOutcome<Typed>;
    do outcome = await save();
    while (outcome.state === 'more');
    setFailed(outcome.state === 'failed' ? { of: outcome.of, message: outcome.message } : null);
    setBusy(false);
    return outcome.state === 'clean';
  };
  const flush = (): Promise<boolean> => (running.current ??= run().finally(() => (running.current = null)));
  const store = useEffectEvent(() => void flush());
  const waits = dirty && !isHeld && !busy && failure === null;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => store(), PAUSE);
    return () => clearTimeout(timer);
  }, [waits, typed]);

  useEffect(() => {
    if (!dirty || isHeld) return;
    const onHidden = () => document.hidden && store();
    const onOnline = () => store();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
    };
  }, [dirty, isHeld]);

  return {
    state: busy ? 'saving' : isHeld || failure !== null ? 'failed' : dirty ? 'waiting' : 'saved',
    failure,
    flush,
  };
}

/** How long nothing is typed before it is stored, in milliseconds. */
export const PAUSE = 1_000;

export interface AutosaveProps<Typed> {
  /** Another value with every letter. */
  typed: Typed;
  dirty: boolean;
  /** Something is to be decided first. */
  isHeld: boolean;
  save: () => Promise<SaveOutcome<Typed>>;
}

/** more: something was typed while it was on its way. */
export type SaveOutcome<Typed> = { state: 'clean' | 'more' } | { state: 'failed'; of: Typed; message: string };

export interface Autosave {
  state: 'saved' | 'waiting' | 'saving' | 'failed';
  failure: string | null;
  /** Stores now; tells whether all is stored. */
  flush: () => Promise<boolean>;
}
