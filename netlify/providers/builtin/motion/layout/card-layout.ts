import { bottom, centreY, fromEdges, right } from '../../designer/drawing/rect';
import type { Card } from '../beats';
import type { ClipStage } from '../clip-stage';
import type { ClipLayout } from './hook-layout';
import type { LetteringStyle } from './lettering-style';
import { setRows } from './rows-layout';
import { stacked } from './stacking';

/** A fact or an offer as large as its length allows, a picture beside it; a montage has no words. */
export function layoutCard(stage: ClipStage, style: LetteringStyle, card: Card): ClipLayout {
  const { safe, unit, shape, plan } = stage;
  const { colours } = style;
  const isBeside = shape === 'wide' || shape === 'banner';
  const { hasArt } = plan;
  if (card.kind === 'montage') return { texts: [], art: hasArt ? safe : { ...safe, w: 0, h: 0 } };
  const caption = style.text({
    role: 'brand',
    // upright cards leave their foot to the picture
    text: isBeside || !hasArt ? plan.words.brand : '',
    room: { ...safe, h: unit },
    maxLines: 1,
    maxSize: unit * small[shape],
    minSize: unit * small[shape] * 0.7,
    align: 'left',
    colour: colours.strong,
    on: colours.on,
  });
  const low = caption.lines.length > 0 && shape !== 'banner' ? caption.box.h + unit * 0.5 : 0;
  const captions = low > 0 ? stacked([{ block: caption, gap: 0 }], safe, 'bottom').texts : [];
  const column = fromEdges(
    safe.x,
    safe.y,
    isBeside && hasArt ? safe.x + safe.w * SHARE : right(safe),
    bottom(safe) - low,
  );
  if (card.kind === 'rows') {
    const room = isBeside || !hasArt ? column : { ...column, h: column.h * ROWS_SHARE };
    const { texts, end } = setRows(style, card.rows, room, unit);
    return { texts: [...texts, ...captions], art: artBeside(end) };
  }
  const room = isBeside || !hasArt ? column : { ...column, h: column.h * UPRIGHT_SHARE };
  const set = (role: 'lead' | 'tail' | 'supporting', text: string, size: number, lines: number) =>
    style.display({
      role,
      text,
      room: { ...room, h: room.h * (role === 'supporting' ? 1 : role === 'tail' ? 0.3 : 0.2) },
      maxLines: lines,
      maxSize: unit * size,
      minSize: unit * Math.min(size, 0.44),
      align: 'left',
      colour: role === 'supporting' ? colours.main : colours.quiet,
      on: colours.on,
    });
  if (card.kind === 'phrase') {
    const message = stacked(
      [{ block: set('supporting', card.text, phrase[shape], shape === 'banner' ? 3 : linesFor(card.text)), gap: 0 }],
      room,
      'middle',
    );
    return { texts: [...message.texts, ...captions], art: artBeside(message.y + message.height) };
  }
  const { lead, big, tail } = card.figure;
  const after = [tail, card.caption].filter(Boolean).join(' ');
  const [before, below] = [
    set('lead', lead, shape === 'banner' ? 0.8 : 0.95, 1),
    set('tail', after, shape === 'banner' ? 0.9 : 1.25, 2),
  ];
  const gap = unit * (shape === 'banner' ? 0.12 : 0.24);
  const free = room.h - [before, below].reduce((sum, { box, lines }) => sum + (lines.length > 0 ? box.h + gap : 0), 0);
  const figure = style.display({
    role: 'figure',
    text: big.replaceAll(' ', '\u00a0'),
    room: { ...room, h: free * 0.9 },
    maxLines: 1,
    maxSize: unit * figures[shape],
    minSize: unit * 0.8,
    align: 'left',
    colour: colours.vivid,
    on: colours.on,
  });
  const message = stacked(
    [
      { block: before, gap: 0 },
      { block: figure, gap: gap + figure.size * RISE },
      { block: below, gap },
    ],
    room,
    'middle',
  );
  return { texts: [...message.texts, ...captions], art: artBeside(message.y + message.height) };

  function artBeside(end: number): ClipLayout['art'] {
    if (!hasArt) return { ...safe, w: 0, h: 0 };
    if (!isBeside) return fromEdges(safe.x, end + unit * 0.6, right(safe), bottom(safe) - low);
    const side = Math.min(safe.w * (1 - SHARE) - unit * 0.6, safe.h);
    return { x: right(safe) - side, y: centreY(safe) - side / 2, w: side, h: side };
  }
}

/** A few words on many lines would leave one line with next to nothing. */
const linesFor = (text: string): number => Math.min(6, Math.max(2, Math.ceil(text.length / LETTERS_OF_LINE)));
const LETTERS_OF_LINE = 11;
/** Of the width, for words beside a picture. */
const SHARE = 0.6;
/** Of the height, for words over a picture. */
const UPRIGHT_SHARE = 0.6;
const ROWS_SHARE = 0.68;
/** In em of a figure: how far the sign of a currency rises over a capital. */
const RISE = 0.1;
/** In units. */
const small = { wide: 0.42, square: 0.46, tall: 0.5, banner: 0.56 } as const;
const phrase = { wide: 2.1, square: 1.9, tall: 2.1, banner: 1.8 } as const;
const figures = { wide: 5, square: 4.4, tall: 5, banner: 3.4 } as const;
