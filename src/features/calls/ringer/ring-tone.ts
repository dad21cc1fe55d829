/** Two soft tones every three seconds, made here: no file is loaded. Returns what stops it; silent where sound is not allowed. */
export function startRingTone(): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const audio = new AudioContext();
  const ring = () => {
    for (const [at, pitch] of TONES) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.55);
    }
  };
  ring();
  const timer = setInterval(ring, EVERY_MS);
  return () => {
    clearInterval(timer);
    void audio.close().catch(() => undefined);
  };
}

/** Seconds and hertz: a fifth, twice. */
const TONES: readonly [number, number][] = [
  [0, 523.25],
  [0.22, 783.99],
  [0.7, 523.25],
  [0.92, 783.99],
];
const LOUDNESS = 0.14;
const EVERY_MS = 3_000;
