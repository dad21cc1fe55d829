import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { setPriceColumns } from '../drawing/price-columns';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import { setNotice } from '../notice/set-notice';
import { priceList } from '../prompt/facts/priced-items';
import type { ArtSheet, ArtStage } from './art-stage';
import { factsOf, setBrand, setDay, setHeadline, setMessage, setSupporting, type MessageSizes } from './message';

/** Sets the words first and hangs the painting in what is left of the paper. */
export function hang(stage: ArtStage): ArtSheet {
  const { headline, supporting, brand, kicker } = stage.words;
  if (!headline && !supporting && !brand && !kicker)
    return {
      texts: [],
      rules: [],
      painting: fromEdges(
        stage.unit * 0.62,
        stage.unit * 0.62,
        stage.width - stage.unit * 0.62,
        stage.height - stage.unit * 0.62,
      ),
    };
  if (stage.words.isNotice && stage.shape !== 'banner') return besideNotice(stage);
  if (stage.shape === 'banner') return listedStrip(stage) ?? besideWords(stage, 0.56, true);
  if (stage.shape === 'wide')
    return (
      (stage.hanging === 'mat' && `${kicker}${supporting}`.length <= MOST_IN_STRIP && !priceList(supporting)
        ? overStrip(stage)
        : null) ?? besideWords(stage, stage.width / stage.height > 1.5 ? 0.4 : 0.42, stage.hanging === 'bleed')
    );
  return stage.hanging === 'lintel' ? underWords(stage) : overWords(stage, stage.hanging === 'bleed');
}

function overWords(stage: ArtStage, bleeds: boolean): ArtSheet {
  const { safe, unit, width } = stage;
  const message = setLargeEnough(stage, 'under');
  const top = bottom(safe) - message.height;
  const texts = message.texts.map((block) => movedDown(block, top - safe.y));
  const edge = top - unit * ART_GAP;
  const inset = unit * MAT;
  const goesOn = stage.shape === 'tall';
  const below = bottom(safe) + unit * ART_GAP;
  return {
    texts,
    rules: [],
    ...(goesOn && {
      strips: [
        {
          from: 'bottom' as const,
          rect: bleeds
            ? fromEdges(0, below, width, stage.height)
            : fromEdges(safe.x, below, right(safe), stage.height - safe.x * STORY_MAT),
        },
      ],
    }),
    painting: bleeds
      ? fromEdges(0, 0, width, edge)
      : fromEdges(safe.x, goesOn ? safe.x * STORY_MAT : inset, right(safe), edge),
  };
}

function underWords(stage: ArtStage): ArtSheet {
  const { safe, unit, width, height } = stage;
  const message = setLargeEnough(stage, 'over');
  return {
    texts: message.texts,
    rules: [],
    ...(stage.shape === 'tall' && {
      strips: [{ from: 'top' as const, rect: fromEdges(0, 0, width, safe.y - unit * ART_GAP) }],
    }),
    painting: fromEdges(0, safe.y + message.height + unit * ART_GAP, width, height),
  };
}

/** The painting gives way until the headline is clearly larger than what stands under it, and a day and a price are set in full size. */
function setLargeEnough(stage: ArtStage, smallLine: 'over' | 'under'): ReturnType<typeof setMessage> {
  const { safe, shape } = stage;
  const isListed = priceList(stage.words.supporting) !== null;
  const shares =
    shape === 'tall'
      ? [0.36, 0.42, 0.48, 0.54, ...(isListed ? [0.6] : [])]
      : [0.33, 0.38, 0.43, 0.48, ...(isListed ? [0.54, 0.6] : [])];
  const tried = shares.map((share) => setMessage(stage, { ...safe, h: safe.h * share }, sizesOf[shape], smallLine));
  const isLarge = ({ texts }: (typeof tried)[number]): boolean => {
    const headline = texts.find(({ role }) => role === 'headline');
    return headline ? headline.size >= stage.unit * sizesOf[shape].supporting * LARGER : stage.words.headline === '';
  };
  const { bold } = factsOf(stage.words, { isListed });
  const isComplete = ({ texts }: (typeof tried)[number]): boolean =>
    !bold || texts.some(({ role }) => role === 'kicker');
  const isProminent = ({ texts }: (typeof tried)[number]): boolean => {
    const day = texts.find(({ role }) => role === 'kicker');
    return !day || day.size >= stage.unit * sizesOf[shape].supporting * PROMINENT;
  };
  const isReadable = ({ texts }: (typeof tried)[number]): boolean =>
    !isListed || texts.every(({ role, size }) => role !== 'supporting' || size >= stage.unit * LEAST_ROW[shape]);
  // the painting makes room for the day too, but not as much as for the headline
  return (
    (isListed ? tried : tried.slice(0, -1)).find(
      (each) => isLarge(each) && isComplete(each) && isProminent(each) && isReadable(each),
    ) ??
    tried.find((each) => isLarge(each) && isComplete(each)) ??
    tried.find(isLarge) ??
    tried.at(-1)!
  );
}

/** More facts than a painting with words has room for: rows of them, and the painting smaller. */
function besideNotice(stage: ArtStage): ArtSheet {
  const { safe, unit, light, width, height, shape, hanging } = stage;
  const { texts, rules, picture } = setNotice(stage, {
    colours: { on: light.paper, main: light.ink, quiet: light.quiet, strong: light.strong, vivid: light.strong },
    gap: ART_GAP,
    brand: (room) => setBrand(stage, room, sizesOf[shape].small),
    headline: (room) => [setHeadline(stage, room, NOTICE[shape])].filter(({ lines }) => lines.length > 0),
  });
  const isMatted = hanging === 'mat';
  const margin = unit * MAT;
  const below = bottom(safe) + unit * ART_GAP;
  if (shape === 'wide')
    return {
      texts,
      rules,
      painting: isMatted ? fromEdges(picture.x, margin, width - margin, height - margin) : picture,
    };
  const isStory = shape === 'tall';
  return {
    texts,
    rules,
    ...(isStory && {
      strips: [
        {
          from: 'bottom' as const,
          rect: isMatted
            ? fromEdges(safe.x, below, right(safe), height - safe.x * STORY_MAT)
            : fromEdges(0, below, width, height),
        },
      ],
    }),
    painting: isMatted
      ? fromEdges(safe.x, isStory ? safe.x * STORY_MAT : margin, right(safe), bottom(picture))
      : picture,
  };
}

/** A wide painting, and under it the headline on the left, the small words in a column on the right; null where the headline would be small. */
function overStrip(stage: ArtStage): ArtSheet | null {
  const { safe, unit, words } = stage;
  const hasSide = Boolean(words.supporting || words.brand || words.kicker);
  const low: Rect = { ...safe, h: safe.h * STRIP };
  const strip: Rect = words.headline && hasSide ? { ...low, w: safe.w * 0.58 } : low;
  const headline = setHeadline(stage, strip, { short: 1.75, long: 1.5, least: 0.56, lines: 2 });
  if (headline.lines.length > 0 && headline.size < unit * LEAST_IN_STRIP) return null;
  const side = words.headline ? { ...low, x: safe.x + safe.w * 0.64, w: safe.w * 0.36 } : low;
  const align = words.headline ? 'right' : 'left';
  const facts = factsOf(words);
  const brand = setBrand(stage, side, 0.44, align);
  const head = Math.max(side.y, ...brand.map(({ box }) => bottom(box) + unit * 0.16));
  const days = STRIP_DAYS.map((size) => setDay(stage, { ...side, y: head }, size, facts.bold, align));
  const day =
    days.find(({ lines }) => lines.length <= 2 && !lines.some(({ text }) => text.endsWith('…'))) ?? days.at(-1)!;
  const row = [...brand, day].filter(({ lines }) => lines.length > 0);
  const rowBottom = Math.max(side.y, ...row.map(({ box }) => bottom(box)));
  const supporting = setRight(
    setSupporting(stage, { ...side, y: rowBottom + (row.length > 0 ? unit * 0.16 : 0) }, 0.5, facts.plain, 5),
    align === 'right' ? right(side) : null,
  );
  const column = [...row, supporting].filter(({ lines }) => lines.length > 0);
  const columnHeight = Math.max(0, ...column.map(({ box }) => bottom(box))) - side.y;
  const height = Math.max(headline.box.h, columnHeight, 0);
  const top = bottom(safe) + unit * 0.12 - height;
  const texts = [
    ...(headline.lines.length > 0 ? [movedDown(headline, top + (height - headline.box.h) / 2 - headline.box.y)] : []),
    ...column.map((block) => movedDown(block, top + (height - columnHeight) / 2 - side.y)),
  ];
  const lowest = Math.max(...texts.map(({ box }) => bottom(box)));
  const lift = Math.max(0, lowest - bottom(safe));
  return {
    texts: texts.map((block) => movedDown(block, -lift)),
    rules: [],
    painting: fromEdges(safe.x, unit * MAT, right(safe), top - lift - unit * ART_GAP),
  };
}

/** Words in a column on the left, the painting on the right. */
function besideWords(stage: ArtStage, share: number, bleeds: boolean): ArtSheet {
  const { safe, unit, width, height, shape } = stage;
  const column: Rect = { ...safe, w: safe.w * share };
  const isBanner = shape === 'banner';
  const message = setMessage(stage, column, sizesOf[isBanner ? 'banner' : 'wide'], 'over');
  const slack = Math.max(0, safe.h - message.height);
  const texts = message.texts.map((block) =>
    movedDown(block, isBanner ? slack / 2 : block.role === 'brand' ? 0 : slack),
  );
  const edge = right(column) + unit * (isBanner ? 0.6 : 0.75);
  const margin = unit * (isBanner ? 0.62 : MAT);
  return {
    texts,
    rules: [],
    painting: bleeds ? fromEdges(edge, 0, width, height) : fromEdges(edge, margin, width - margin, height - margin),
  };
}

/** A name, its prices in columns, and the painting at the end of a strip; null where there is no list, or no room for it. */
function listedStrip(stage: ArtStage): ArtSheet | null {
  const { safe, unit, width, height, words, light } = stage;
  const list = priceList(words.supporting);
  if (!list) return null;
  const edge = width - height * LISTED_END;
  const name = setMessage(
    { ...stage, words: { ...words, supporting: '', kicker: '' } },
    { ...safe, w: safe.w * 0.28 },
    sizesOf.banner,
    'over',
  );
  const ends = name.texts.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  const columns = setPriceColumns(stage.type, list.items, [words.kicker, ...list.rest].filter(Boolean).join(' · '), {
    room: fromEdges(Math.max(safe.x, ...ends) + unit * 1.1, safe.y, edge - unit * 0.8, bottom(safe)),
    gap: unit * 0.8,
    largest: unit * 0.86,
    least: unit * 0.46,
    colour: light.ink,
    on: light.paper,
  });
  if (!columns) return null;
  const down = Math.max(0, (safe.h - name.height) / 2);
  return {
    texts: [...name.texts.map((block) => movedDown(block, down)), ...columns.texts],
    rules: columns.rules,
    painting: fromEdges(edge, 0, width, height),
  };
}

/** Lines that end at an edge. */
function setRight(block: TextBlock, edge: number | null): TextBlock {
  if (edge === null || block.lines.length === 0) return block;
  const lines = block.lines.map((line) => ({ ...line, x: line.x + edge - line.x - line.width }));
  const left = Math.min(...lines.map(({ x }) => x));
  return { ...block, lines, box: { ...block.box, x: left, w: edge - left } };
}

const sizesOf: Readonly<Record<ArtStage['shape'], MessageSizes>> = {
  square: { short: 1.9, long: 1.42, least: 0.56, lines: 3, supporting: 0.54, small: 0.44 },
  tall: { short: 2.7, long: 2.2, least: 0.62, lines: 4, supporting: 0.74, small: 0.56 },
  wide: { short: 2.5, long: 2, least: 0.58, lines: 6, supporting: 0.6, small: 0.46 },
  banner: { short: 2.5, long: 1.9, least: 0.62, lines: 3, supporting: 0.72, small: 0.52 },
};
/** A headline over rows of facts. */
const NOTICE = {
  square: { short: 1.75, long: 1.4, least: 0.56, lines: 3 },
  tall: { short: 2.3, long: 1.9, least: 0.62, lines: 4 },
  wide: { short: 2.1, long: 1.7, least: 0.58, lines: 4 },
  banner: { short: 1.7, long: 1.7, least: 0.6, lines: 2 },
} as const;
/** Of a strip's height: the width of a painting beside a list. */
const LISTED_END = 1.05;
/** In units. */
const MAT = 0.8;
const ART_GAP = 0.72;
/** Of a story's margin. */
const STORY_MAT = 0.6;
const STRIP = 0.2;
/** Sizes of a day in the strip, in units: the largest that fits whole on two lines. */
const STRIP_DAYS: readonly number[] = [0.68, 0.58, 0.5];
/** A headline, in units. */
const LEAST_IN_STRIP = 1.2;
/** In letters: more are small beside a headline. */
const MOST_IN_STRIP = 30;
/** Rows of a list of prices, in units. */
const LEAST_ROW = { square: 0.44, tall: 0.54, wide: 0.4, banner: 0 } as const;
/** A day, of the facts' size. */
const PROMINENT = 1.1;
/** A headline than its facts. */
const LARGER = 1.6;
