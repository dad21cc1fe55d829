export const SAMPLE_RATE = 48_000;

/** A 16-bit PCM WAV file of interleaved stereo samples between -1 and 1 (RIFF, "WAVEfmt "). */
export function wavFile(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(CHANNELS, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * CHANNELS * 2, 28);
  bytes.writeUInt16LE(CHANNELS * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  const data = new Int16Array(bytes.buffer, bytes.byteOffset + 44, samples.length);
  const { max, min, round } = Math;
  for (let at = 0; at < samples.length; at += 1) data[at] = round(min(1, max(-1, samples[at]!)) * 32_767);
  return bytes;
}

const CHANNELS = 2;
