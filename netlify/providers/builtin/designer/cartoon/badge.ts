import { faceFor, trackingOf } from '../drawing/typesetter';
import type { Face } from '../prompt/letters/drawable';
import { inked, starPath } from './burst';
import type { Caption, ComicStage, ComicText } from './comic-stage';
import { turned } from './lettering';

/** "From" · "$6" · "per person" on a star of `radius`, turned a little. */
export function setBadge(stage: ComicStage, x: number, y: number, radius: number, tilt = -0.14): Caption {
  const { palette, line } = stage;
  const { lead, big, tail } = stage.words.figure!;
  const pivot = { x, y };
  const room = radius * 0.69;
  const smallSize = radius * labelSizes[(lead ? 1 : 0) + (tail ? (tail.length > 10 ? 2 : 1) : 0)]!;
  const leadLines = labelLines(stage, lead, room * 1.45, smallSize, 1);
  const tailLines = labelLines(stage, tail, room * 1.62, smallSize, 2);
  const small = Math.min(leadLines.size || smallSize, tailLines.size || smallSize);
  const smallHeight = (count: number): number => count * small * 1.02;
  const face = faceFor(big, stage.face);
  const typeface = { face, tracking: trackingOf[face] };
  const ink = stage.type.ink(big, typeface);
  const air = room * 2 - smallHeight(leadLines.texts.length) - smallHeight(tailLines.texts.length) - radius * 0.1;
  const size = Math.min(
    (room * 2.05) / stage.type.width(big, typeface, 1),
    (air * 0.96) / (ink.over + ink.under),
    radius * 0.98,
  );
  const height =
    smallHeight(leadLines.texts.length) +
    (ink.over + ink.under) * size +
    smallHeight(tailLines.texts.length) +
    (leadLines.texts.length ? radius * 0.07 : 0) +
    (tailLines.texts.length ? radius * 0.1 : 0);
  let at = y - height / 2;
  const common = { look: 'plain', colour: palette.onAccent, on: palette.accent, tilt, pivot } as const;
  const labels = (role: 'lead' | 'tail', texts: readonly string[]): ComicText[] => {
    if (texts.length === 0) return [];
    const labelFace = faceFor(texts.join(''), 'chunky');
    const labelType = { face: labelFace, tracking: trackingOf[labelFace] };
    const top = at;
    const lines = texts.map((text) => {
      const width = stage.type.width(text, labelType, small);
      at += small * 1.02;
      return { text, width, x: x - width / 2, baseline: at - small * 0.22 };
    });
    const widest = Math.max(...lines.map(({ width }) => width));
    return [
      {
        ...common,
        role,
        typeface: labelType,
        size: small,
        box: { x: x - widest / 2, y: top, w: widest, h: at - top },
        lines,
      },
    ];
  };
  const texts: ComicText[] = labels('lead', leadLines.texts);
  if (leadLines.texts.length > 0) at += radius * 0.07;
  const width = stage.type.width(big, typeface, size);
  texts.push({
    ...common,
    role: 'figure',
    typeface,
    size,
    box: { x: x - width / 2, y: at, w: width, h: (ink.over + ink.under) * size },
    lines: [{ text: big, width, x: x - width / 2, baseline: at + ink.over * size }],
  });
  at += (ink.over + ink.under) * size + (tailLines.texts.length ? radius * 0.1 : 0);
  texts.push(...labels('tail', tailLines.texts));
  return {
    texts,
    used: { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 },
    plates: [
      (pen) => {
        pen.save();
        turned(pen, { tilt, pivot });
        inked(pen, () => starPath(pen, x, y, radius, 18, 0.87), palette.accent, palette.ink, line, line * 1.2);
        if (palette.rim)
          inked(pen, () => starPath(pen, x, y, radius * 0.985, 18, 0.87), palette.accent, palette.paper, line * 0.8);
        pen.restore();
      },
    ],
  };
}

/** Of the radius, by the number of lines beside the figure. */
const labelSizes = [0, 0.3, 0.26, 0.22] as const;

function labelLines(
  { type }: ComicStage,
  text: string,
  width: number,
  size: number,
  maxLines: number,
): { size: number; texts: string[] } {
  if (!text) return { size: 0, texts: [] };
  const face: Face = faceFor(text, 'chunky');
  const set = type.fit({
    text,
    typeface: { face, tracking: trackingOf[face] },
    width,
    height: size * 1.02 * maxLines,
    maxLines,
    maxSize: size,
    minSize: size * 0.62,
    leading: 1.02,
  });
  return { size: set.size, texts: set.lines.map((line) => line.text) };
}

/** True when an offer stands beside the headline, not in it, and is short enough for a small star. */
export const hasSideOffer = ({ words: { figure, headline } }: ComicStage): boolean =>
  figure !== null &&
  figure.headline === headline &&
  figure.big.length <= 6 &&
  figure.tail.length <= 18 &&
  figure.tail.split(' ').every((word) => word.length <= 9);
