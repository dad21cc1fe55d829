import type { Canvas } from '@napi-rs/canvas';
import { galleryFace, loadGalleryFaces } from '../../designer/artistic/gallery-faces';
import { lchOf, oklch } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { textColours, type TextColours } from '../../designer/drawing/palette';
import { bottom, centreY, fromEdges, right, type Rect } from '../../designer/drawing/rect';
import type { Typeface } from '../../designer/drawing/typesetter';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import { seededRandom, type SeededRandom } from '../../designer/drawing/seeded-random';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { easeInOut } from '../easing';
import { delayOf, drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook, type ClipLayout } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { paintSprite, type Sprite } from '../sprite';
import { clipToStrokes } from './brush-sweep';
import { LIGHTNESS, paintedSheet } from './brushwork';
import { hangPainting } from './hung-painting';

/** Sheets of brush strokes, the first of them the poster's paper, in its letters; on each a painting of the subject in its scene, wide strokes that sweep the next sheet in. */
export async function artisticDirection(stage: ClipStage): Promise<ArtDirection> {
  const { plan, graphics, unit, width, height } = stage;
  const { hue, chroma } = plan.palette;
  const strength = Math.min(1, chroma / 0.12);
  const { light, face } = plan.painting!;
  const isDeep = lchOf(light.paper).l < 0.5;
  const dark = oklch(0.32, 0.085 * strength, dusk(hue));
  const pale = oklch(0.9, 0.055 * strength, hue - 24);
  // the poster's paper, then dark and light in turns
  const sheetColours = isDeep
    ? [light.paper, pale, dark, oklch(0.93, 0.032 * strength, hue + 20)]
    : [light.paper, dark, pale, oklch(0.36, 0.09 * strength, dusk(hue + 40))];
  /** Never as dark or as light as the card before. */
  const callColour = (index: number): string => (index % 2 === 0 ? light.paper : isDeep ? pale : dark);
  const gallery = await loadGalleryFaces();
  const faceOf = (text: string): Typeface | null =>
    face === null && gallery.covers(text) ? { face: galleryFace, tracking: -0.016 } : null;
  const shot = (beat: Parameters<ArtDirection['shot']>[0]): Shot => {
    const random = seededRandom(plan.detailSeed + beat.index * 7);
    const colour = beat.kind === 'call' ? callColour(beat.index) : sheetColours[beat.index % sheetColours.length]!;
    const isDark = lchOf(colour).l < 0.5;
    const style = plainLettering(stage, wordsOn(stage, colour), { faceOf, scale: GALLERY_SCALE });
    const layout =
      beat.kind === 'call'
        ? layoutCall(stage, style)
        : beat.kind === 'hook'
          ? layoutHook(stage, style)
          : layoutCard(stage, style, beat.card);
    const accent = isDark ? oklch(0.66, 0.15 * strength, hue) : oklch(0.74, 0.14 * strength, hue);
    const prepare = async (): Promise<Painter> => {
      const sheet = paintedSheet(graphics, width * SHEET, height * SHEET, unit, colour, random);
      const way = beat.index % 2 === 0 ? 1 : -1;
      const seed = plan.painting!.detailSeed + beat.index;
      const painting = await hangPainting(stage, { ...plan.painting!, detailSeed: seed }, areaOf(stage, layout), {
        length: beat.to - beat.from,
        isPainted: beat.kind === 'hook',
      });
      const headline = layout.texts.find(({ role }) => role === 'headline' || role === 'supporting');
      const above = layout.texts.find(({ role }) => role === 'brand');
      const underline =
        headline && beat.kind === 'hook' && (!above || above.box.y + above.box.h < headline.box.y - unit * 0.6)
          ? brushLine(stage, headline.box, accent, random)
          : null;
      return (pen, seconds) => {
        drawPassing(pen, stage, sheet, seconds, way);
        painting(pen, seconds);
        approaching(pen, stage, seconds, beat.to - beat.from, () => {
          if (underline) drawUnderline(pen, underline, easeInOut((seconds - 0.55) / 0.7));
          layout.texts.forEach((block, at) =>
            drawRising(
              pen,
              block,
              seconds - (beat.kind === 'hook' ? 0.05 : 0.2) - delayOf(at, layout.texts.length, beat.to - beat.from),
              { length: 0.75 },
            ),
          );
        });
      };
    };
    return { texts: layout.texts, prepare };
  };

  return {
    shot,
    cutSeconds: 0.75,
    cut: (pen, share, next, paint) => {
      pen.save();
      clipToStrokes(pen, { x: 0, y: 0, w: width, h: height }, share, next.index);
      paint(pen);
      pen.restore();
    },
  };
}

/** The words' colours hold on the lightest and darkest stroke of a sheet. */
function wordsOn({ plan }: ClipStage, colour: string): TextColours {
  const { l, c, h } = lchOf(colour);
  return textColours(plan.palette, oklch(l < 0.5 ? l + LIGHTNESS : l - LIGHTNESS, c, h));
}

/** The sheet passes under the picture, a little nearer every second; it is larger than the frame, so that no edge shows. */
function drawPassing(pen: Pen, { width, height }: ClipStage, sheet: Canvas, seconds: number, way: number): void {
  const spare = (SHEET - 1) / 2;
  const pass = Math.min(spare, seconds * PASSING) * way;
  const zoom = 1 + seconds * 0.012;
  const [w, h] = [width * SHEET * zoom, height * SHEET * zoom];
  pen.drawImage(sheet, (width - w) / 2 + pass * width, (height - h) / 2 - (pass * height) / 2, w, h);
}

/** The place that words leave, out to the edges of the frame that it is near. */
function areaOf({ width, height, shape, unit }: ClipStage, { art, texts }: ClipLayout): Rect {
  if (art.w === 0) return { x: 0, y: 0, w: width, h: height };
  const isBetween = texts.some(({ box }) => box.y > centreY(art) && box.x < right(art) && right(box) > art.x);
  const isUnder = texts.some(({ box }) => bottom(box) < centreY(art) && box.x < right(art) && right(box) > art.x);
  if (shape === 'banner' && texts.some(({ box }) => box.x > right(art))) return fromEdges(art.x, 0, right(art), height);
  const isBeside = shape === 'wide' || shape === 'banner' ? art.x > width * 0.3 : false;
  const low = isBetween ? bottom(art) : height;
  return isBeside
    ? fromEdges(art.x, 0, width, height)
    : fromEdges(0, isUnder ? art.y : 0, width, isBetween ? Math.min(low, lowestOf(texts, art) - unit * 0.5) : height);
}

/** The upper edge of the first words under the art. */
const lowestOf = (texts: readonly TextBlock[], art: Rect): number =>
  Math.min(...texts.filter(({ box }) => box.y > centreY(art)).map(({ box }) => box.y));

/** A dry stroke over a headline. */
function brushLine({ graphics, unit }: ClipStage, box: Rect, colour: string, random: SeededRandom): Sprite {
  const [w, h] = [Math.min(box.w * 0.5, unit * 3.2), unit * 0.2];
  const at = { x: box.x, y: box.y - unit * 0.5, w, h };
  return paintSprite(graphics, at, unit * 0.1, (pen) => {
    pen.lineCap = 'round';
    for (let bristle = 0; bristle < 9; bristle += 1) {
      pen.strokeStyle = colour;
      pen.globalAlpha = random.between(0.5, 1);
      pen.lineWidth = unit * random.between(0.02, 0.04);
      const y = at.y + (bristle / 8) * h;
      pen.beginPath();
      pen.moveTo(at.x + random.next() * unit * 0.2, y);
      pen.quadraticCurveTo(at.x + w * 0.5, y - unit * 0.06, at.x + w - random.next() * unit * 0.7, y + unit * 0.03);
      pen.stroke();
    }
  });
}

function drawUnderline(pen: Pen, line: Sprite, share: number): void {
  if (share <= 0) return;
  const { width, height } = line.canvas;
  pen.drawImage(
    line.canvas,
    0,
    0,
    Math.max(1, width * share),
    height,
    line.x - width / 2,
    line.y - height / 2,
    Math.max(1, width * share),
    height,
  );
}

/** Yellow has no dusk: it turns olive. */
const dusk = (hue: number): number => {
  const turn = ((hue % 360) + 360) % 360;
  return turn > 50 && turn < 130 ? 40 - (turn - 50) * 0.3 : turn;
};

/** How much larger than the frame a sheet is, and of the frame's width how far it passes in a second. */
const SHEET = 1.16;
const PASSING = 0.014;
/** The gallery's lettering is narrow. */
const GALLERY_SCALE = 1.18;
