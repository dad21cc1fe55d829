import { formatNumber } from './format-number';

/** Bytes in decimal units, as file managers show them: 1_240_000 → "1.2 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formatNumber(bytes / 1000 ** step, { maximumFractionDigits: step < 2 ? 0 : 1 })} ${UNITS[step]}`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'];
