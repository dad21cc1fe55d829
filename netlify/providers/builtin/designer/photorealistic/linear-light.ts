import type { Vec } from './studio-scene';

/** Linear light of an sRGB byte (IEC 61966-2-1). */
export const linearChannel = (byte: number): number => table[byte]!;

/** Linear red, green, blue of #rrggbb. */
export const linearOf = (hex: string): Vec =>
  [1, 3, 5].map((at) => linearChannel(Number.parseInt(hex.slice(at, at + 2), 16))) as unknown as Vec;

/** sRGB bytes of linear light in equal steps from 0 to 1. */
export const encodingTable = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => {
    const value = at / (length - 1);
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });

const table = Float64Array.from({ length: 256 }, (_, byte) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);
