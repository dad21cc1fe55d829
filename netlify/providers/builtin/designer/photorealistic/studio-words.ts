import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { setHeader, setMessage } from '../minimalist/arrangement';
import { setRows } from '../minimalist/ledger-rows';
import type { Sheet, Stage } from '../minimalist/stage';
import type { Matter } from './studio-plan';

export interface StudioWords {
  texts: Sheet['texts'];
  rules: Sheet['rules'];
  /** What the words leave free, out to near the edges of the sheet. */
  room: Rect;
}

/** Sets brand, kicker, headline and supporting line, and hands the set the room that is left. All words take the strongest colour: a lit wall is never quite even. */
export function setStudioWords(stage: Stage, wordsFirst: boolean, matter: Matter): StudioWords {
  const colours = textColours(stage.palette, stage.scheme.ground);
  const strong = { ...colours, quiet: colours.main, strong: colours.main };
  const { shape, safe, unit, width, height, words } = stage;
  if (matter === 'words' && shape !== 'banner') return besideSolidWords(stage, strong);
  if (shape === 'wide' || shape === 'banner') {
    const isBanner = shape === 'banner';
    const column: Rect = { ...safe, w: safe.w * (isBanner ? 0.56 : width / height > 1.5 ? 0.44 : 0.46) };
    const header = setHeader(stage, column, strong, { kicker: '' });
    const top = header.height > 0 ? safe.y + header.height + unit * (isBanner ? 0.4 : 0.6) : safe.y;
    const message = setMessage(
      stage,
      fromEdges(column.x, top, right(column), bottom(safe)),
      strong,
      'bottom',
      isBanner
        ? { supporting: [words.kicker, words.supporting].filter(Boolean).join(' · ') }
        : { kicker: words.kicker },
    );
    const texts = [...header.texts, ...message.texts];
    const edge = texts.length === 0 ? safe.x : right(column) + unit * 0.3;
    return {
      texts,
      rules: message.rules,
      room: isBanner
        ? fromEdges(edge + unit, unit * 0.4, width - unit * 1.6, height - unit * 0.35)
        : fromEdges(edge + unit * 0.8, unit * 1.2, width - unit * 1.7, height - unit * 0.9),
    };
  }
  const header = setHeader(stage, safe, strong, { kicker: '' });
  const below = header.height > 0 ? safe.y + header.height + unit * 0.5 : safe.y;
  const message = setMessage(
    stage,
    fromEdges(safe.x, below, right(safe), bottom(safe)),
    strong,
    wordsFirst ? 'top' : 'bottom',
    {
      kicker: words.kicker,
      maxHeadline: words.headline.length <= 11 ? HEADLINES[shape].short : HEADLINES[shape].long,
      headlineShare: HEADLINES[shape].share,
    },
  );
  const texts = [...header.texts, ...message.texts];
  const isEmpty = message.texts.length === 0;
  const [left, end] = [unit * 0.5, width - unit * 0.5];
  if (!wordsFirst)
    return {
      texts,
      rules: message.rules,
      room: fromEdges(left, below, end, isEmpty ? bottom(safe) : message.used.y - unit * 0.45),
    };
  const low = shape === 'tall' ? bottom(safe) + unit * 0.7 : height - unit * 0.45;
  return {
    texts,
    rules: message.rules,
    room: fromEdges(left, isEmpty ? below : bottom(message.used) + unit * 0.35, end, low),
  };
}

/** The headline is built: brand and kicker stand over it, and below or beside it every fact in a row of its own. */
function besideSolidWords(stage: Stage, colours: TextColours): StudioWords {
  const { shape, safe, unit, width, height } = stage;
  const header = setHeader(stage, safe, colours, { kicker: '' });
  const below = safe.y + (header.height > 0 ? header.height + unit * 0.4 : 0);
  const isWide = shape === 'wide';
  const rows = setRows(
    stage,
    isWide
      ? fromEdges(safe.x, below, safe.x + safe.w * 0.3, bottom(safe))
      : fromEdges(safe.x, bottom(safe) - safe.h * 0.34, right(safe), bottom(safe)),
    colours,
  );
  const hasRows = rows.texts.length > 0;
  return {
    texts: [...header.texts, ...rows.texts],
    rules: rows.rules,
    room: isWide
      ? fromEdges(hasRows ? safe.x + safe.w * 0.3 + unit : safe.x, below, width - unit * 1.2, height - unit * 0.9)
      : fromEdges(unit * 0.7, below, width - unit * 0.7, hasRows ? rows.used.y - unit * 0.5 : bottom(safe)),
  };
}

/** In units; smaller than on a flat poster, for the set is what people look at. */
const HEADLINES = {
  square: { short: 1.8, long: 1.45, share: 0.34 },
  tall: { short: 2.6, long: 2.1, share: 0.38 },
} as const;
