/** Two short tones; nothing where sound is not allowed. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = 0.06;
    volume.connect(audio.destination);
    [660, 880].forEach((pitch, index) => {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.1);
      if (index === 1) tone.onended = () => void audio.close();
    });
  } catch {
    // a page that has not been touched yet may make no sound
  }
}
