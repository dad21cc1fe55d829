import { bottom, fromEdges, right, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import type { ClipStage } from '../clip-stage';
import type { ClipLayout } from './hook-layout';
import type { LetteringStyle } from './lettering-style';
import { stacked } from './stacking';

export interface CallLayout extends ClipLayout {
  /** The button behind the words of `role` "lead". */
  button: Rect;
}

export interface ButtonColours {
  ground: string;
  text: string;
}

/**
 * Who, a button with what to do, and what else was said. Centred under the subject, in a banner side by side; with
 * `beside` the words keep the left half of wide formats, as in the hook.
 */
export function layoutCall(stage: ClipStage, style: LetteringStyle, button: ButtonColours, beside = false): CallLayout {
  const { safe, unit, shape, plan } = stage;
  const { call } = plan;
  const { colours } = style;
  const hasArt = plan.heroName !== null;
  const isBanner = shape === 'banner';
  const isBeside = isBanner || (beside && shape === 'wide' && hasArt);
  const measures = sizes[shape];
  const align = isBeside ? 'left' : 'center';
  const column = isBanner
    ? { ...safe, w: safe.w * (call.action.length > 16 ? 0.46 : 0.6) }
    : isBeside
      ? { ...safe, w: safe.w * 0.54 }
      : safe;
  const artHeight = hasArt && !isBeside ? safe.h * measures.art : 0;
  const room = fromEdges(column.x, column.y + artHeight, right(column), bottom(column));
  const pad = { x: unit * measures.button * 0.95, y: unit * measures.button * 0.55 };
  const buttonRoom = isBanner
    ? fromEdges(right(column) + unit * 0.6 + pad.x, safe.y, right(safe) - pad.x, bottom(safe))
    : { ...room, x: room.x + pad.x, w: room.w - pad.x * 2 };
  const action = style.text({
    role: 'lead',
    text: call.action,
    room: { ...buttonRoom, h: unit * 2 },
    maxLines: 1,
    maxSize: unit * measures.button,
    minSize: unit * measures.button * 0.5,
    align: isBanner ? 'center' : align,
    colour: button.text,
    on: button.ground,
  });
  const line = style.text({
    role: 'supporting',
    text: call.line,
    room: { ...room, h: unit * measures.small * 2.8 },
    maxLines: 2,
    maxSize: unit * measures.small,
    minSize: unit * measures.small * 0.76,
    align,
    colour: colours.quiet,
    on: colours.on,
  });
  const buttonHeight = action.box.h + pad.y * 2;
  const gap = unit * measures.gap;
  const free = room.h - (isBanner ? 0 : buttonHeight + gap * 1.2) - (line.lines.length > 0 ? line.box.h + gap : 0);
  const heading = style.display({
    role: 'headline',
    text: call.heading,
    room: { ...room, h: free },
    maxLines: isBanner ? 2 : 4,
    maxSize: unit * (call.heading.length > 22 ? measures.heading * 0.82 : measures.heading),
    minSize: unit * 0.5,
    align,
    colour: colours.main,
    on: colours.on,
  });
  const padded: TextBlock = {
    ...action,
    box: { x: action.box.x - pad.x, y: action.box.y - pad.y, w: action.box.w + pad.x * 2, h: buttonHeight },
  };
  const message = stacked(
    [
      { block: heading, gap: 0 },
      { block: line, gap: gap * 0.8 },
      ...(isBanner ? [] : [{ block: padded, gap: gap * 1.2 }]),
    ],
    room,
    hasArt && !isBeside ? 'top' : 'middle',
  );
  const [placed] = isBanner ? stacked([{ block: padded, gap: 0 }], safe, 'middle').texts : message.texts.slice(-1);
  const { box } = placed!;
  const texts = [
    ...(isBanner ? message.texts : message.texts.slice(0, -1)),
    { ...placed!, box: { x: box.x + pad.x, y: box.y + pad.y, w: action.box.w, h: action.box.h } },
  ];
  const art =
    !hasArt || isBanner
      ? { ...safe, w: 0, h: 0 }
      : isBeside
        ? fromEdges(right(column) + unit * 0.6, safe.y, right(safe), bottom(safe))
        : { ...safe, h: artHeight - unit * 0.3 };
  return { texts, art, button: box };
}

/** In units, but `art`: the share of the height that the subject takes. */
const sizes = {
  wide: { heading: 1.8, button: 0.62, small: 0.52, gap: 0.5, art: 0.4 },
  square: { heading: 1.75, button: 0.66, small: 0.54, gap: 0.5, art: 0.4 },
  tall: { heading: 2.1, button: 0.74, small: 0.6, gap: 0.6, art: 0.4 },
  banner: { heading: 2, button: 0.8, small: 0.6, gap: 0.4, art: 0 },
} as const;
