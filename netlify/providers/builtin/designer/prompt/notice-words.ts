import type { AspectRatio } from '../../../../../src/domain/image-format';
import { supportingLine, type Part } from './headline/supporting-line';

/** What may stand on a notice: a fact that customers have to know makes one, anything else only has its place there. */
export interface NoticePart extends Part {
  isFact: boolean;
  /** What a long text tells by the way: it gains nothing from the larger room. */
  isAside: boolean;
}

/**
 * The supporting line of a sheet whose composition is a picture with words, or, where that has no room for what customers have to
 * know, of a notice: rows of facts beside a smaller picture. What is only told makes no notice, and has what room is left on one.
 */
export function sheetLine({ set, parts, room, notice }: LineRequest): {
  text: string;
  lost: string[];
  isNotice: boolean;
} {
  const usual = supportingLine({ set, parts, room });
  const isLost = ({ text }: Part): boolean => usual.lost.includes(text);
  if (notice <= room || !parts.some((part) => part.isFact && isLost(part))) return { ...usual, isNotice: false };
  const told = parts.filter((part) => part.isAside && isLost(part));
  const line = supportingLine({ set, parts: parts.filter((part) => !told.includes(part)), room: notice });
  const isNotice = line.text.length > usual.text.length;
  return isNotice
    ? { text: line.text, lost: [...line.lost, ...told.map(({ text }) => text)], isNotice }
    : { ...usual, isNotice };
}

/** A notice's room in letters, which a long headline shortens; 0 where a sheet is too low for one. */
export const noticeRoom = (ratio: AspectRatio, headline: string): number =>
  rooms[ratio] - Math.min(rooms[ratio], Math.max(0, headline.length - LONG_HEADLINE));

const rooms: Readonly<Record<AspectRatio, number>> = { '1:1': 330, '9:16': 420, '16:9': 300, '4:3': 270, '4:1': 0 };
/** In letters. */
const LONG_HEADLINE = 40;

interface LineRequest {
  /** What the poster says elsewhere. */
  set: string;
  parts: readonly NoticePart[];
  /** In letters, as is a notice's. */
  room: number;
  notice: number;
}
