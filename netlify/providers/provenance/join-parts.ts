/** Concatenates parts of a file. */
export function joinParts(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

export const latin1 = (words: string): Uint8Array => Uint8Array.from(words, (sign) => sign.charCodeAt(0));

/** Four characters that name a chunk or a box. */
export const fourCharacters = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether the bytes from `at` on are these. */
export const holdsAt = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);
