import type { TextBlock } from '../drawing/text-blocks';

/** Where the longest line of a block ends. */
export const textEnd = ({ lines }: TextBlock): number => Math.max(0, ...lines.map(({ x, width }) => x + width));
