import type { CallTalk } from '../../../contracts/calls';

/** Whether this browser can speak. Its voices may come a moment after the page. */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/**
 * Says sentences with the browser's own voice, one after the other; `onDone` comes once all were said, or nothing can be. What
 * it returns is silence at once.
 */
export function speak(lines: CallTalk['lines'], onDone: () => void): () => void {
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
