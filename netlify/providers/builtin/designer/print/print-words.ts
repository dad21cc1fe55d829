import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, inset, right, type Rect } from '../drawing/rect';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf } from '../drawing/typesetter';
import type { Sheet, Stage } from '../minimalist/stage';
import { setFacts } from './print-facts';

export interface PrintWords {
  texts: TextBlock[];
  rules: Sheet['rules'];
  /** A field of the second ink that runs to the print's edges; null without one. */
  panel: Rect | null;
  /** Where the subject is printed; null where the words are all. */
  art: Rect | null;
}

export interface PrintRequest {
  /** The whole print and what words keep to. */
  sheet: Rect;
  room: Rect;
  paper: string;
  field: string;
  hasHero: boolean;
  /** A drawing of the subject stands between headline and facts, as far as these leave room at their size. */
  hasMotif: boolean;
  /** Upright: the subject stands between headline and facts, not over both. */
  isUnder: boolean;
}

/** Sets a print: brand and headline, then when, for how much and all the rest in rows that a phone shows large enough. */
export function setPrint(stage: Stage, request: PrintRequest): PrintWords {
  if (stage.shape === 'banner') return setStrip(stage, request);
  return setUpright(stage, request);
}

/** With a subject: its field takes what the words leave, over them or between headline and facts. Without: the facts stand on the field. */
function setUpright(stage: Stage, { sheet, room, paper, field, hasHero, hasMotif, isUnder }: PrintRequest): PrintWords {
  const { unit, palette, shape } = stage;
  const [onPaper, onField] = [inkOn(palette, paper), inkOn(palette, field)];
  const { headline: title, supporting, kicker } = stage.words;
  const hasBand =
    isUnder && title !== '' && title.length <= MOST_OVER_BAND && `${kicker}${supporting}`.length <= MOST_UNDER_BAND;
  const head = setBrand(stage, room, hasHero && !hasBand ? onField : onPaper);
  const facts = setFacts(
    stage,
    room,
    room.h * (hasHero ? 0.32 : shape === 'wide' ? 0.52 : 0.46),
    hasHero ? onPaper : onField,
  );
  const foot = facts.texts.length > 0 ? facts.top - unit * (hasHero ? 0.55 : 1.25) : bottom(room);
  const below = bottom(head.box) + unit * (head.texts.length > 0 ? 0.75 : 0);
  const texts = (headline: readonly TextBlock[]): TextBlock[] => [...head.texts, ...headline, ...facts.texts];
  if (hasMotif) {
    const least = unit * LEAST_MOTIF + unit * 0.7;
    const end = facts.texts.length > 0 ? facts.top - unit * 0.3 : bottom(sheet) - unit * 0.7;
    const headline = setHeadline(stage, fromEdges(room.x, below, right(room), end - least), onPaper, LONE);
    const edge = Math.max(below, ...headline.map(({ box }) => bottom(box))) + unit * 0.7;
    return {
      texts: texts(headline),
      rules: facts.rules.slice(1),
      panel: fromEdges(sheet.x, edge, right(sheet), bottom(sheet)),
      art: fromEdges(room.x, edge + unit * 0.7, right(room), end),
    };
  }
  if (!hasHero) {
    const headline = setHeadline(stage, fromEdges(room.x, below, right(room), foot), onPaper, LONE);
    const edge = facts.top - unit * 0.65;
    const panel = facts.texts.length > 0 ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null;
    return { texts: texts(headline), rules: facts.rules.slice(1), panel, art: null };
  }
  const headline = setHeadline(
    stage,
    { ...room, y: below, h: Math.min(room.h * (shape === 'tall' ? 0.3 : 0.27), foot - below - unit * 2.7) },
    onPaper,
    HEADLINE,
  );
  const [block] = headline;
  if (hasBand && block) {
    const panel = fromEdges(sheet.x, bottom(block.box) + unit * 0.7, right(sheet), foot);
    return { texts: texts(headline), rules: facts.rules.slice(1), panel, art: inset(panel, unit * 0.6) };
  }
  const by = block ? foot - bottom(block.box) : 0;
  const panel = { ...sheet, h: (block ? block.box.y + by - unit * 0.75 : foot) - sheet.y };
  return {
    texts: texts(headline.map((one) => movedDown(one, by))),
    rules: facts.rules,
    panel,
    art: besideBrand(stage, head.texts, room, panel),
  };
}

/** Under a brand, or, where its name is short and the field low, beside it as high as the field. */
function besideBrand({ unit }: Stage, brand: readonly TextBlock[], room: Rect, panel: Rect): Rect {
  const ends = brand.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  const edge = Math.max(room.x, ...ends);
  const under = fromEdges(
    room.x,
    Math.max(panel.y + unit * 0.6, ...brand.map(({ box }) => bottom(box) + unit * 0.4)),
    right(room),
    bottom(panel) - unit * 0.6,
  );
  if (under.h > unit * LOW || edge > room.x + room.w * 0.46) return under;
  return fromEdges(edge + unit * 0.6, panel.y + unit * 0.55, right(room), bottom(panel) - unit * 0.55);
}

function setStrip(stage: Stage, { sheet, room, paper, field, hasHero }: PrintRequest): PrintWords {
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const edge = sheet.x + sheet.w * 0.6;
  const column = fromEdges(room.x, room.y, edge - unit * 0.5, bottom(room));
  const head = setBrand(stage, column, onPaper);
  const onField = inkOn(palette, field);
  const art = hasHero ? fromEdges(right(room) - room.h, room.y, right(room), bottom(room)) : null;
  const side = fromEdges(edge + unit * 0.5, room.y, art ? art.x - unit * 0.5 : right(room), bottom(room));
  const facts = setFacts(stage, side, side.h, onField);
  return {
    texts: [
      ...head.texts,
      ...setHeadline(
        stage,
        fromEdges(column.x, bottom(head.box) + unit * 0.3, right(column), bottom(column)),
        onPaper,
        HEADLINE,
      ),
      ...facts.texts,
    ],
    rules: facts.rules,
    panel: facts.texts.length > 0 || art ? fromEdges(edge, sheet.y, right(sheet), bottom(sheet)) : null,
    art,
  };
}

/** Words of a print are all in its strongest ink: light falls on it unevenly. */
function inkOn(palette: Stage['palette'], ground: string): TextColours {
  const colours = textColours(palette, ground);
  return { ...colours, quiet: colours.main, strong: colours.main };
}

function setBrand(
  { unit, type, words, shape }: Stage,
  room: Rect,
  colours: TextColours,
): { texts: TextBlock[]; box: Rect } {
  const size = unit * BRAND[shape];
  const block = setBlock(type, {
    role: 'brand',
    text: words.brand,
    typeface: { face: 'textBold', tracking: -0.012 },
    colour: colours.main,
    on: colours.on,
    room: { ...room, h: size * 2.6 },
    maxLines: shape === 'banner' ? 1 : 2,
    maxSize: size,
    minSize: size * 0.8,
    leading: 1.15,
  });
  return { texts: block.lines.length > 0 ? [block] : [], box: { ...block.box, x: room.x, y: room.y } };
}

function setHeadline(
  { unit, type, words, faces, shape }: Stage,
  room: Rect,
  colours: TextColours,
  largest: Readonly<Record<Stage['shape'], number>>,
): TextBlock[] {
  const face = faceFor(words.headline, faces.headline);
  const block = setBlock(type, {
    role: 'headline',
    text: words.headline,
    typeface: { face, tracking: trackingOf[face] },
    colour: colours.main,
    on: colours.on,
    room,
    maxLines: 6,
    maxSize: unit * largest[shape],
    minSize: unit * 0.5,
    leading: 1,
  });
  if (block.lines.length === 0) return [];
  return [block];
}

/** In units: a subject under a brand that is no higher looks lost. */
const LOW = 3.2;
/** In units, with the air over it. */
const LEAST_MOTIF = 3.8;
/** In letters: longer words leave a band between them no height. */
const MOST_OVER_BAND = 24;
const MOST_UNDER_BAND = 44;
/** In units. */
const BRAND = { square: 0.46, tall: 0.52, wide: 0.5, banner: 0.5 } as const;
const HEADLINE = { square: 1.9, tall: 2.1, wide: 1.7, banner: 1.7 } as const;
const LONE = { square: 2.3, tall: 2.7, wide: 2.2, banner: 1.9 } as const;
