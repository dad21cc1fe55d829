import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { drawFocusLines, drawRays } from './burst';
import { setCaption } from './caption';
import { firstLeading } from './frame';
import type { ComicScene, ComicStage } from './comic-stage';
import { drawHalftone } from './halftone';
import { drawEmblem } from './pops';
import { drawGroup, placeGroup, type PlacedSticker } from './sticker-group';

/** A page of a comic: the words in one slanted panel, the subject and its companions in the others. */
export const panelsScene: ComicScene = (stage) => {
  const { palette, random, unit, width, height, shape, safe, hero, extras } = stage;
  const isBeside = shape === 'wide' || shape === 'banner';
  const gutter = unit * (shape === 'banner' ? 0.22 : 0.3);
  const slant = unit * (shape === 'banner' ? 0.5 : 0.85);
  const share = shape === 'banner' ? 0.58 : 0.5;
  const room = { ...safe, w: safe.w * share - slant };
  const { caption } = isBeside
    ? { caption: setCaption(stage, room, { align: 'left', anchor: 'middle' }) }
    : firstLeading(stage, 0.48, (part, facts) =>
        setCaption(
          stage,
          { ...safe, h: safe.h * part },
          { align: 'center', anchor: 'top', ...(facts !== undefined && { facts }) },
        ),
      );
  const page: Rect = fromEdges(gutter, gutter, width - gutter, height - gutter);
  const hasPair = extras.length > 0 || !hero;
  const panels = isBeside
    ? besidePanels(page, right(room) + unit * 0.5, gutter, slant, hasPair, shape === 'banner')
    : uprightPanels(page, bottom(caption.used) + unit * 0.55, gutter, slant, hasPair);
  const low = shape === 'tall' ? bottom(safe) + unit * 0.8 : height;
  const inside = (panel: Polygon): Rect => {
    const box = boundsOf(panel);
    return fromEdges(
      box.x + unit * 0.35,
      box.y + unit * 0.3,
      right(box) - unit * 0.35,
      Math.min(low, bottom(box)) - unit * 0.3,
    );
  };
  const seed = random.next();
  return {
    texts: caption.texts,
    plates: caption.plates,
    art: inside(panels[1]!),
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.paper);
      const grounds = [palette.ground, palette.scene, palette.accent];
      for (const [index, panel] of panels.entries()) {
        const box = boundsOf(panel);
        const centre = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
        inPanel(pen, stage, panel, grounds[index]!, () => {
          if (index === 0)
            drawHalftone(
              pen,
              stage,
              { x: seed < 0.5 ? box.x : right(box), y: bottom(box) },
              Math.hypot(box.w, box.h) * 0.85,
              unit * 0.3,
              withAlpha(palette.dot, 0.6),
            );
          if (index === 1) drawRays(pen, centre, Math.hypot(width, height), 30, palette.sceneLight);
          if (index === 2)
            drawFocusLines(
              pen,
              centre,
              { x: box.w * 0.3, y: box.h * 0.3 },
              Math.hypot(width, height),
              40,
              random,
              withAlpha(palette.paper, 0.5),
            );
        });
      }
      const [, main, side] = panels;
      if (!hero) {
        drawEmblem(stage, pen, inside(main!), 'bolt');
        if (side) drawEmblem(stage, pen, inside(side), 'star');
        return;
      }
      const group = placeGroup(stage, inside(main!), { extras: side ? 0 : 2, heroShare: 0.96 });
      await drawGroup(stage, pen, group);
      if (side) await drawGroup(stage, pen, sideGroup(stage, inside(side)));
    },
  };
};

/** One or two companions side by side in their own panel. */
function sideGroup(stage: ComicStage, room: Rect): PlacedSticker[] {
  const pair = stage.extras.slice(0, room.w > room.h * 1.15 ? 2 : 1);
  const cell = room.w / pair.length;
  return pair.flatMap((icon, index) =>
    placeGroup(
      { ...stage, hero: icon, extras: [] },
      { ...room, x: room.x + cell * index, w: cell },
      { heroShare: 0.94 },
    ),
  );
}

type Point = readonly [x: number, y: number];
type Polygon = readonly Point[];

function besidePanels(
  page: Rect,
  cut: number,
  gutter: number,
  slant: number,
  hasPair: boolean,
  isBanner: boolean,
): Polygon[] {
  const [l, t, r, b] = [page.x, page.y, right(page), bottom(page)];
  const words: Polygon = [
    [l, t],
    [cut + slant, t],
    [cut - slant * 0.4, b],
    [l, b],
  ];
  const edge = (y: number): number => cut + slant + gutter - ((y - t) / (b - t)) * slant * 1.4;
  if (!hasPair)
    return [
      words,
      [
        [edge(t), t],
        [r, t],
        [r, b],
        [edge(b), b],
      ],
    ];
  if (isBanner) {
    const middle = cut + (r - cut) * 0.58;
    return [
      words,
      [
        [edge(t), t],
        [middle + slant * 0.6, t],
        [middle - slant * 0.6, b],
        [edge(b), b],
      ],
      [
        [middle + slant * 0.6 + gutter, t],
        [r, t],
        [r, b],
        [middle - slant * 0.6 + gutter, b],
      ],
    ];
  }
  const middle = t + (b - t) * 0.62;
  const drop = slant * 0.5;
  return [
    words,
    [
      [edge(t), t],
      [r, t],
      [r, middle - drop],
      [edge(middle), middle + drop],
    ],
    [
      [edge(middle + drop + gutter), middle + drop + gutter],
      [r, middle - drop + gutter],
      [r, b],
      [edge(b), b],
    ],
  ];
}

function uprightPanels(page: Rect, cut: number, gutter: number, slant: number, hasPair: boolean): Polygon[] {
  const [l, t, r, b] = [page.x, page.y, right(page), bottom(page)];
  const words: Polygon = [
    [l, t],
    [r, t],
    [r, cut - slant * 0.1],
    [l, cut + slant * 0.5],
  ];
  const edge = (x: number): number => cut + slant * 0.5 + gutter - ((x - l) / (r - l)) * slant * 0.6;
  if (!hasPair)
    return [
      words,
      [
        [l, edge(l)],
        [r, edge(r)],
        [r, b],
        [l, b],
      ],
    ];
  const middle = l + (r - l) * 0.63;
  return [
    words,
    [
      [l, edge(l)],
      [middle + slant * 0.5, edge(middle)],
      [middle - slant * 0.5, b],
      [l, b],
    ],
    [
      [middle + slant * 0.5 + gutter, edge(middle + gutter)],
      [r, edge(r)],
      [r, b],
      [middle - slant * 0.5 + gutter, b],
    ],
  ];
}

function inPanel(pen: Pen, { palette, line }: ComicStage, panel: Polygon, ground: string, paint: () => void): void {
  const trace = (): void => {
    pen.beginPath();
    for (const [x, y] of panel) pen.lineTo(x, y);
    pen.closePath();
  };
  pen.save();
  trace();
  pen.clip();
  pen.fillStyle = ground;
  pen.fill();
  paint();
  pen.restore();
  trace();
  pen.lineJoin = 'miter';
  pen.lineWidth = line * 1.2;
  pen.strokeStyle = palette.ink;
  pen.stroke();
}

/** The largest upright box that a slanted panel nearly holds. */
function boundsOf(panel: Polygon): Rect {
  const [xs, ys] = [panel.map(([x]) => x).sort((a, b) => a - b), panel.map(([, y]) => y).sort((a, b) => a - b)];
  const middle = (list: number[], low: boolean): number =>
    low ? (list[0]! + list[1]!) / 2 : (list.at(-1)! + list.at(-2)!) / 2;
  return fromEdges(middle(xs, true), middle(ys, true), middle(xs, false), middle(ys, false));
}
