import { buildRequest } from '../../../api/request';
import { callsContract } from '../../../contracts/calls';
import { LATE_MS } from './sound-patience';

/** Whether this browser plays what the built-in voice says. */
export const canPlay = (): boolean => typeof AudioContext !== 'undefined';

/**
 * The built-in voice of one call: each line is fetched once and decoded. Played by Web Audio, because that begins and stops
 * within a few milliseconds, and because Safari lets a page speak for the rest of its visit once a press has opened it.
 */
export function makeCallSound(callId: string): CallSound {
  let audio: AudioContext | null = null;
  let leaving = new AbortController();
  const sounds = new Map<number, Promise<AudioBuffer | null>>();
  /** A line that was begun before its turn. */
  let begun: { line: number; playing: Promise<Playing | null> } | null = null;
  const context = () => (audio ??= new AudioContext());

  async function load(line: number): Promise<AudioBuffer | null> {
    try {
      const reply = await fetch(buildRequest(callsContract.getCallLine, { callId, line }, leaving.signal));
      if (reply.ok) return await context().decodeAudioData(await reply.arrayBuffer());
    } catch {
      // Refused, out of reach, or no sound: said in another way.
    }
    sounds.delete(line);
    return null;
  }

  function prepare(line: number): Promise<AudioBuffer | null> {
    const sound = sounds.get(line) ?? load(line);
    sounds.set(line, sound);
    return sound;
  }

  async function ready(line: number): Promise<AudioBuffer | null> {
    const [sound] = await Promise.all([prepare(line), context().resume()]);
    return sound;
  }

  async function play(line: number): Promise<Playing | null> {
    const { signal } = leaving;
    const sound = await inTime(ready(line));
    if (!sound || signal.aborted) return null;
    const source = context().createBufferSource();
    source.buffer = sound;
    source.connect(context().destination);
    const over = new Promise<void>((done) => (source.onended = () => done()));
    source.start();
    return { over, stop: () => source.stop() };
  }

  function drop(): void {
    void begun?.playing.then((playing) => playing?.stop());
    begun = null;
  }

  return {
    prepare: (line) => void prepare(line),
    begin(line) {
      drop();
      begun = { line, playing: play(line) };
    },
    drop,
    start(line) {
      if (begun?.line !== line) return play(line);
      const { playing } = begun;
      begun = null;
      return playing;
    },
    close() {
      drop();
      leaving.abort();
      leaving = new AbortController();
      sounds.clear();
      void audio?.close().catch(() => undefined);
      audio = null;
    },
  };
}

/** null for what comes too late, or not at all. */
function inTime<T>(coming: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), LATE_MS)));
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}

interface Playing {
  over: Promise<void>;
  stop(): void;
}

export interface CallSound {
  /** Fetches a line that will be said soon. */
  prepare(line: number): void;
  /** Plays a line that `start` then goes on with: called within a press, before which browsers let nothing sound. */
  begin(line: number): void;
  /** Silences what was begun and is not wanted. */
  drop(): void;
  /** Plays a line; null where its sound is not there in time, or may not be played. */
  start(line: number): Promise<Playing | null>;
  close(): void;
}
