import { covers, type Face } from '../prompt/letters/drawable';
import { brokenLines, cutsPart, isLeaning, partsCompound, tearsUnit, tokensOf, type Token } from './line-breaking';
import { fontOf, type Graphics } from './graphics';

export interface Typeface {
  face: Face;
  /** In em, added after every sign. */
  tracking: number;
}

/** Read-only, as it is remembered and given to everybody who asks for the same. */
export interface SetText {
  readonly size: number;
  readonly lines: readonly Readonly<{
    text: string;
    width: number;
    /** Ink starts this far right of the pen, in pixels. */
    bearing: number;
  }>[];
}

export interface FitRequest {
  text: string;
  typeface: Typeface;
  width: number;
  height: number;
  maxLines: number;
  maxSize: number;
  minSize: number;
  /** Baseline distance in em. */
  leading: number;
}

export interface Typesetter {
  /** Advance width at a size, without the tracking after the last sign. */
  width(text: string, typeface: Typeface, size: number): number;
  /** Ink over and under the baseline, in em. */
  ink(text: string, typeface: Typeface): { over: number; under: number };
  /** The largest setting that fits; at the smallest size whole words go from the end, with an ellipsis. */
  fit(request: FitRequest): SetText;
}

/** Measures at one size and scales: outlines are not hinted, so width grows with size exactly. */
export function createTypesetter(graphics: Graphics): Typesetter {
  const pen = graphics.createCanvas(8, 8).getContext('2d');
  const cache = new Map<string, Measure>();
  const measure = (text: string, { face, tracking }: Typeface): Measure => {
    const key = `${face} ${tracking} ${text}`;
    const known = cache.get(key);
    if (known) return known;
    pen.lang = 'en';
    pen.font = fontOf(face, MEASURED_AT, text);
    pen.letterSpacing = `${tracking * MEASURED_AT}px`;
    const metrics = pen.measureText(text);
    const result = {
      width: (metrics.width - tracking * MEASURED_AT) / MEASURED_AT,
      bearing: -metrics.actualBoundingBoxLeft / MEASURED_AT + overhang(text),
      over: metrics.actualBoundingBoxAscent / MEASURED_AT,
      under: metrics.actualBoundingBoxDescent / MEASURED_AT,
    };
    cache.set(key, result);
    return result;
  };
  const width = (text: string, typeface: Typeface, size: number): number => measure(text, typeface).width * size;

  const fitTokens = (
    tokens: readonly Token[],
    { typeface, width: room, height, maxLines, maxSize, minSize, leading }: FitRequest,
  ): { size: number; texts: string[] } => {
    let best = { worth: 0, size: 0, texts: [] as string[] };
    for (let count = 1; count <= Math.min(maxLines, tokens.length); count += 1) {
      const ways = tokens.some(({ text }) => text === '·') ? [true, false] : [true];
      for (const keepsParts of ways) {
        const texts = brokenLines(tokens, count, (text) => measure(text, typeface).width, keepsParts);
        const widest = Math.max(...texts.map((text) => measure(text, typeface).width));
        const size = Math.min(maxSize, room / widest, height / ((count - 1) * leading + LINE_HEIGHT));
        const worth =
          size *
          (texts.some(isLeaning) ? LEANING_LINE : 1) *
          (cutsPart(texts) ? CUT_PART : 1) *
          (tearsUnit(texts) ? TORN_UNIT : 1) *
          (partsCompound(texts) ? PARTED_COMPOUND : 1);
        if (worth > best.worth * MORE_LINES_PAY && !(size < minSize && best.size >= minSize))
          best = { worth, size, texts };
        else if (best.size < minSize && size >= minSize) best = { worth, size, texts };
      }
    }
    return best;
  };

  // a composition asks for the same lines again in every room that it tries
  const settings = new Map<string, SetText>();
  const fit = (request: FitRequest): SetText => {
    const { text, typeface, width: room, height, maxLines, maxSize, minSize, leading } = request;
    const key = [typeface.face, typeface.tracking, room, height, maxLines, maxSize, minSize, leading, text].join(' ');
    const known = settings.get(key) ?? fitAnew(request);
    settings.set(key, known);
    return known;
  };

  const fitAnew = (request: FitRequest): SetText => {
    const whole = tokensOf(request.text);
    if (whole.length === 0) return { size: request.maxSize, lines: [] };
    let best = fitTokens(whole, request);
    if (best.size < request.maxSize * COMFORT || best.size < request.minSize) {
      const divided = fitTokens(tokensOf(request.text, LONG_WORD), request);
      if (divided.size > best.size * HYPHENS_PAY || best.size < request.minSize)
        best = divided.size > best.size ? divided : best;
    }
    if (best.size < request.minSize) {
      const words = request.text.split(' ');
      if (words.length > 1)
        return fit({
          ...request,
          text: `${words
            .slice(0, -1)
            .join(' ')
            .replace(/[\s,;:·–—-]*…?$/u, '')}…`,
        });
      const pieces = tokensOf(request.text, 1);
      const tight = fitTokens(pieces, { ...request, maxLines: Math.max(request.maxLines, 12) });
      best = tight.size > best.size ? tight : best;
    }
    const size = Math.floor(best.size * 4) / 4;
    return {
      size,
      // where a line ends, the dot that divided two parts has nothing to divide
      lines: best.texts.map(withoutOuterDots).map((text) => ({
        text,
        width: width(text, request.typeface, size),
        bearing: measure(text, request.typeface).bearing * size,
      })),
    };
  };
  return { width, fit, ink: (text, typeface) => measure(text, typeface) };
}

const withoutOuterDots = (line: string): string => line.replace(/^· | ·$/g, '');

/** The wanted face, or Inter where that one lacks a sign (Greek, Cyrillic). */
export function faceFor(text: string, face: Face): Face {
  return covers(face, text) ? face : 'textBold';
}

/** In em: how close each face's large letters stand. */
export const trackingOf: Readonly<Record<Face, number>> = {
  display: -0.042,
  displayBold: -0.042,
  text: -0.004,
  textBold: -0.03,
  geometric: -0.03,
  serif: -0.022,
  slab: -0.028,
  rounded: -0.022,
  condensed: -0.008,
  comic: 0.012,
  chunky: -0.008,
};

/** Diagonals and rounds reach a little over the margin, or they look indented. */
function overhang(text: string): number {
  if (/^[AVWYTXvwyx]/u.test(text)) return 0.022;
  return /^[OQCGSoceqdg0368]/u.test(text) ? 0.012 : 0;
}

const MEASURED_AT = 200;
/** Cap height and descender of one line, in em. */
export const LINE_HEIGHT = 0.98;
const MORE_LINES_PAY = 1.06;
/** What a setting is worth in which "for" stands alone on a line. */
const LEANING_LINE = 0.72;
/** What one is worth in which a line ends within a fact though it could end between two. */
const CUT_PART = 0.86;
/** What one is worth in which a number ends a line and what it counts begins the next. */
const TORN_UNIT = 0.74;
/** What one is worth in which a line ends within a compound. */
const PARTED_COMPOUND = 0.72;
const HYPHENS_PAY = 1.2;
const COMFORT = 0.5;
const LONG_WORD = 13;

interface Measure {
  width: number;
  bearing: number;
  over: number;
  under: number;
}
