import { fontOf } from '../drawing/graphics';
import { bottom, centreX, right } from '../drawing/rect';
import { fillDisc } from '../drawing/shapes';
import { arrange } from './arrangement';
import { monumentOf } from './poster-plan';
import type { Layout } from './stage';

/** The first letter of the message as a monument, one disc resting on it. */
export const letterLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, shape, words, faces, height } = stage;
  const letter = monumentOf(words);
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art } = arrange(stage);
  const withDisc = random.chance(0.65);
  const discRadius = unit * (shape === 'banner' ? 0.7 : upright ? 0.95 : 1.1);
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      pen.font = fontOf(faces.monument, 100);
      pen.letterSpacing = '0px';
      const ink = pen.measureText(letter);
      const [inkW, inkH] = [
        (ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight) / 100,
        (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) / 100,
      ];
      const size = Math.min((art.w * (upright ? 0.7 : 0.9)) / inkW, art.h / inkH, height);
      const [w, h] = [inkW * size, inkH * size];
      const x = upright ? right(art) - w : shape === 'banner' ? right(art) - w - unit * 0.4 : centreX(art) - w / 2;
      const y = bottom(art) - (upright ? h : (art.h - h) / 2 + h);
      const gradient = pen.createLinearGradient(x, y, x + w, y + h);
      gradient.addColorStop(0, scheme.field);
      gradient.addColorStop(1, scheme.fieldEnd);
      pen.fillStyle = gradient;
      pen.font = fontOf(faces.monument, size);
      pen.fillText(
        letter,
        x + (ink.actualBoundingBoxLeft / 100) * size,
        y + (ink.actualBoundingBoxAscent / 100) * size,
      );
      if (withDisc)
        fillDisc(
          pen,
          x - discRadius * 0.25,
          bottom(art) - discRadius - (upright ? 0 : (art.h - h) / 2),
          discRadius,
          scheme.name === 'bold' ? palette.deep : scheme.third,
        );
    },
  };
};
