import type { Canvas } from '@napi-rs/canvas';
import type { ArtPlan } from '../../designer/artistic/art-plan';
import { paintAlone } from '../../designer/artistic/compose-artistic';
import { bottom, right, type Rect } from '../../designer/drawing/rect';
import type { Pen } from '../../designer/drawing/graphics';
import type { ClipStage } from '../clip-stage';
import { easeOut } from '../easing';
import { clipToStrokes } from './brush-sweep';

/** Paints, then shows a painting that takes a part of the frame: out to the edges that it lies near, with the brush's own ragged edge towards the words; stroke by stroke where it `isPainted` before our eyes. */
export async function hangPainting(
  stage: ClipStage,
  plan: ArtPlan,
  area: Rect,
  { length, isPainted }: { length: number; isPainted: boolean },
): Promise<(pen: Pen, seconds: number) => void> {
  const { width, height, unit, shape, rendering } = stage;
  const torn = unit * TORN;
  const bleeds = {
    left: area.x <= 0,
    top: area.y <= 0,
    right: right(area) >= width,
    bottom: bottom(area) >= height,
  };
  /** What stays: an edge that bleeds alone; a painting from edge to edge grows from its middle, and is painted beyond both. */
  const [acrossAll, downAll] = [bleeds.left && bleeds.right, bleeds.top && bleeds.bottom];
  const about = {
    x: bleeds.left === bleeds.right ? width / 2 : bleeds.right ? width : 0,
    y: bleeds.top === bleeds.bottom ? area.y + area.h / 2 : bleeds.bottom ? height : 0,
  };
  const reachX = (side: boolean): number => Math.round(side ? (acrossAll ? width * SPARE : 0) : torn);
  const reachY = (side: boolean): number => Math.round(side ? (downAll ? height * SPARE : 0) : torn);
  const [x, y] = [area.x - reachX(bleeds.left), area.y - reachY(bleeds.top)];
  const size = {
    width: Math.round(right(area) + reachX(bleeds.right) - x),
    height: Math.round(bottom(area) + reachY(bleeds.bottom) - y),
  };
  const inner = {
    x: bleeds.left ? 0 : torn,
    y: bleeds.top ? 0 : torn,
    w: size.width - (bleeds.left ? 0 : torn) - (bleeds.right ? 0 : torn),
    h: size.height - (bleeds.top ? 0 : torn) - (bleeds.bottom ? 0 : torn),
  };
  const { signal } = rendering;
  const safe = { x: 0, y: 0, w: size.width, h: size.height };
  const picture: Canvas = await paintAlone(plan, { ...size, unit, safe, shape }, inner, { ...(signal && { signal }) });
  return (pen, seconds) => {
    const zoom = 1 - PUSH * Math.min(MOST, Math.max(0, length + 0.75 - seconds));
    const come = (1 - easeOut((seconds + 0.15) / 1)) * unit;
    pen.save();
    pen.translate(
      about.x + (bleeds.right && !bleeds.left ? come : 0),
      about.y + (bleeds.bottom && !bleeds.top ? come : 0),
    );
    pen.scale(zoom, zoom);
    pen.translate(-about.x, -about.y);
    const share = isPainted ? (seconds + AHEAD) / PAINTED : 1;
    if (share < 1) clipToStrokes(pen, { x, y, w: size.width, h: size.height }, share, 0);
    pen.drawImage(picture, x, y);
    pen.restore();
  };
}

/** Of the frame: painted beyond the edges, for the camera comes nearer. */
const SPARE = 0.066;
/** In units: how far the brush may run over an edge. */
const TORN = 0.4;
/** Growth a second, and for how many seconds. */
const PUSH = 0.032;
const MOST = 3.5;
/** Seconds in which an opening is painted, and of them before its first frame, which must not be empty. */
const PAINTED = 1.6;
const AHEAD = 0.7;
