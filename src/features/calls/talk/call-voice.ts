import type { CallTalk } from '../../../contracts/calls';
import type { CallSound } from './call-sound';

/** Whether this browser can speak. Its voices may come a moment after the page. */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/**
 * Says sentences one after the other: with the built-in voice where `sound` is given, and from the first one that it does not
 * have with the browser's. `onDone` comes once all were said, or nothing can be. What it returns is silence at once.
 */
export function speak(lines: CallTalk['lines'], sound: CallSound | null, onDone: () => void): () => void {
  let stopped = false;
  let hush = (): void => undefined;
  const withBrowser = (from: number): void => {
    hush = speakWithBrowser(lines.slice(from), onDone);
  };
  async function play(voice: CallSound): Promise<void> {
    for (const [at, { line }] of lines.entries()) {
      for (const next of lines.slice(at, at + AHEAD)) voice.prepare(next.line);
      const playing = await voice.start(line);
      if (stopped) return playing?.stop();
      if (!playing) return withBrowser(at);
      hush = playing.stop;
      await playing.over;
      if (stopped) return;
    }
    onDone();
  }
  if (sound) void play(sound);
  else withBrowser(0);
  return () => {
    stopped = true;
    hush();
  };
}

function speakWithBrowser(lines: CallTalk['lines'], onDone: () => void): () => void {
  if (!canSpeak() || lines.length === 0) {
    const timer = setTimeout(onDone, 0);
    return () => clearTimeout(timer);
  }
  let stopped = false;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('en'));
  lines.forEach(({ spoken }, at) => {
    const utterance = new SpeechSynthesisUtterance(spoken);
    utterance.lang = voice?.lang ?? 'en-GB';
    if (voice) utterance.voice = voice;
    if (at === lines.length - 1) utterance.onend = utterance.onerror = () => !stopped && onDone();
    speechSynthesis.speak(utterance);
  });
  return () => {
    stopped = true;
    speechSynthesis.cancel();
  };
}

/** Lines whose sound is fetched while one is said. */
const AHEAD = 3;
