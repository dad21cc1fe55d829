import type { Canvas } from '@napi-rs/canvas';
import { contrast, withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { seededRandom } from '../drawing/seeded-random';
import { drawPattern, type PatternInks } from '../drawing/pattern';
import { fillRect } from '../drawing/shapes';
import { drawBlock } from '../drawing/text-blocks';
import type { PrintComposition } from './compose-print';
import { lay, layFrame, layPins } from './laid-things';
import type { PrintPlan } from './print-plan';
import { drawArt } from './print-art';

/** What lies on the surface, drawn flat. */
export interface PrintLayers {
  /** Colours; clear where the surface shows. */
  colour: Canvas;
  /** Heights in grey: 0 is the surface, GREY_PER_PIXEL to one pixel. */
  relief: Canvas;
  /** Black where the sun does not come, on clear ground. */
  shadow: Canvas;
  /** The same for the sky's light, close to what lies there. */
  contact: Canvas;
}

export function printLayers(composition: PrintComposition): PrintLayers {
  const { graphics, format, plan, sheet } = composition;
  const { width, height, unit } = format;
  const [colour, relief, shadow, contact] = [0, 1, 2, 3].map(() => graphics.createCanvas(width, height)) as [
    Canvas,
    Canvas,
    Canvas,
    Canvas,
  ];
  const pens = {
    colour: colour.getContext('2d'),
    relief: relief.getContext('2d'),
    shadow: shadow.getContext('2d'),
    contact: contact.getContext('2d'),
  };
  fillRect(pens.relief, { x: 0, y: 0, w: width, h: height }, '#000000');
  const random = seededRandom(plan.detailSeed);
  const turn = random.between(0.022, 0.05) * (random.chance(0.5) ? 1 : -1);
  const isStacked = random.chance(0.4);
  const isHung = hung.has(plan.scene);
  if (!isHung && isStacked) lay(pens, sheet, plan.other, { turn, lift: unit * 0.04, grey: 60 });
  if (plan.scene === 'framed') layFrame(pens, composition);
  else lay(pens, sheet, plan.paper, { turn: 0, lift: unit * (isHung ? 0.085 : 0.07), grey: 130 });
  drawInk(pens.colour, composition);
  drawPress(pens.relief, composition);
  if (plan.scene === 'cork') layPins(pens, composition);
  else if (plan.scene !== 'framed' && isHung) {
    const strip = { w: unit * 1.7, h: unit * 0.52 };
    for (const x of [sheet.x + unit * 0.5, sheet.x + sheet.w - unit * 0.5])
      lay(pens, { x: x - strip.w / 2, y: sheet.y - strip.h * 0.45, ...strip }, plan.other, {
        turn: (x > width / 2 ? 0.5 : -0.5) + random.between(-0.1, 0.1),
        lift: unit * 0.012,
        grey: 150,
      });
  }
  return { colour, relief, shadow, contact };
}

const hung: ReadonlySet<string> = new Set(['wall', 'brick', 'cork', 'framed']);

/** Flat inks: the field, the subject on it, rules and words. */
export function drawInk(
  pen: Pen,
  { graphics, format, plan, panel, art, ornament, field, hero, painted, texts, rules }: PrintComposition,
): void {
  if (panel) fillRect(pen, panel, field);
  if (ornament) drawPattern(pen, ornament, format.unit * ORNAMENT, ornamentInks(plan), plan.design);
  if (art && painted) {
    pen.imageSmoothingQuality = 'high';
    const { x, y, w, h } = art.clip;
    // without its outermost pixels, which are half transparent
    pen.drawImage(painted, 2, 2, painted.width - 4, painted.height - 4, x, y, w, h);
  } else if (hero && art) drawArt(pen, { graphics, unit: format.unit, seed: plan.detailSeed, hero }, art);
  for (const rule of rules) fillRect(pen, rule.box, rule.colour);
  for (const block of texts) drawBlock(pen, block);
}

/** Type is pressed into the sheet. */
function drawPress(pen: Pen, { texts, rules, format }: PrintComposition): void {
  const soft = Math.max(0.6, format.unit * 0.009);
  pen.save();
  pen.filter = `blur(${soft}px)`;
  for (const { box } of rules) fillRect(pen, box, withAlpha('#000000', PRESSED * 0.7));
  for (const block of texts) drawBlock(pen, { ...block, colour: withAlpha('#000000', PRESSED) });
  pen.restore();
}

/** On a colour that is neither the paper nor the field beside it, where the brand has one. */
function ornamentInks({ paper, field, other, palette }: PrintPlan): PatternInks {
  const ground = [other, palette.soft, palette.deep].find((colour) => colour !== paper && colour !== field) ?? paper;
  const [first = field, second = paper] = [field, paper, palette.deep].sort(
    (one, next) => contrast(next, ground) - contrast(one, ground),
  );
  return { ground, first, second };
}

/** In units. */
const ORNAMENT = 1.7;
const PRESSED = 0.16;
/** Of the relief. */
export const GREY_PER_PIXEL = 14;
