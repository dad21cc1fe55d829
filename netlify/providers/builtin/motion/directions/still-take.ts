import type { Canvas } from '@napi-rs/canvas';
import { loadPlace } from '../../designer/places/load-place';
import { photograph, type RenderQuality } from '../../designer/photorealistic/photorealistic-hand';
import { studioLook } from '../../designer/photorealistic/studio-look';
import { stillScene } from '../../designer/photorealistic/things/compose-still';
import type { StillPlan } from '../../designer/photorealistic/things/still-plan';
import { seededRandom } from '../../designer/drawing/seeded-random';
import { centreX, centreY, type Rect } from '../../designer/drawing/rect';
import { clamp } from '../easing';
import type { Pen } from '../../designer/drawing/graphics';
import type { ClipStage } from '../clip-stage';

/** A traced still, larger than the frame on every side, so that a camera can travel over it. */
export interface Take {
  still: Canvas;
  /** Where the main matter stands, in the frame's pixels when the still lies centred under it. */
  room: Rect;
}

/** Ray-traces a thing in its true shape, in its room of the frame and in front of its place; takes seconds. */
export async function shootTake(stage: ClipStage, plan: StillPlan, room: Rect): Promise<Take> {
  const { width, height, unit, shape, graphics } = stage;
  const size = { width: Math.round(width * SPARE), height: Math.round(height * SPARE) };
  const placed = { ...room, x: room.x + (size.width - width) / 2, y: room.y + (size.height - height) / 2 };
  const format = { ...size, unit, shape, safe: { x: 0, y: 0, w: size.width, h: size.height } };
  const look = studioLook(plan.palette, plan.look, seededRandom(plan.detailSeed));
  const place = await loadPlace(graphics, plan.place);
  const scene = stillScene(plan, look, shape, placed, place.light);
  const { signal } = stage.rendering;
  const still = await photograph(
    { graphics, plan, look, format, texts: [], rules: [], room: placed, scene, place },
    QUALITY,
    { ...(signal && { signal }) },
  );
  return { still, room };
}

/** Where a camera looks: how near, and by how much of the frame it has gone aside. */
export interface View {
  zoom: number;
  dx: number;
  dy: number;
}

/** The view that brings a take's matter into another room, never so near that the still turns soft. */
export function viewInto({ room }: Take, art: Rect, { width, height }: ClipStage): View {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, Math.min(art.w / room.w, art.h / room.h)));
  return {
    zoom,
    dx: (centreX(art) - width / 2 - (centreX(room) - width / 2) * zoom) / width,
    dy: (centreY(art) - height / 2 - (centreY(room) - height / 2) * zoom) / height,
  };
}

/** Paints a take as seen; the still always covers the frame. */
export function drawTake(pen: Pen, { still }: Take, { width, height }: ClipStage, { zoom, dx, dy }: View): void {
  const [w, h] = [still.width * zoom, still.height * zoom];
  const x = between(width - w, 0, (width - w) / 2 + dx * width);
  const y = between(height - h, 0, (height - h) / 2 + dy * height);
  pen.imageSmoothingEnabled = true;
  pen.drawImage(still, x, y, w, h);
}

const between = (least: number, most: number, value: number): number =>
  least + (most - least) * clamp((value - least) / (most - least));

/** How much larger than the frame a still is. */
const SPARE = 1.2;
const NEAREST = 1.3;
const FARTHEST = 0.88;
/** Between a draft and a finished picture: what moves shows less. */
const QUALITY: RenderQuality = { most: 760_000, samples: 6, flatSamples: 3 };
