/** Whether this browser recognises speech. */
export const canHear = (): boolean => recogniser() !== null;

/** Listens for one sentence. Some browsers send the sound to their maker's service, which the page says beside the switch. */
export function listen(onHeard: (text: string) => void): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) return () => undefined;
  const ear = new Recogniser();
  ear.lang = 'en-GB';
  ear.interimResults = false;
  ear.maxAlternatives = 1;
  let stopped = false;
  ear.onresult = (event) => {
    const text = event.results[0]?.[0]?.transcript ?? '';
    if (!stopped && text.trim()) onHeard(text);
  };
  // Nobody spoke, or the microphone was refused: the keypad is always there.
  ear.onerror = () => undefined;
  try {
    ear.start();
  } catch {
    return () => undefined;
  }
  return () => {
    stopped = true;
    ear.abort();
  };
}

function recogniser(): (new () => Ear) | null {
  const known = window as unknown as Record<string, (new () => Ear) | undefined>;
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

/** The parts of the Web Speech API that are used; TypeScript does not know it. */
interface Ear {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: () => void;
  start(): void;
  abort(): void;
}
