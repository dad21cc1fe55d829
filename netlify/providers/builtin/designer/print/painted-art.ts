import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief } from '../../../../ports/image';
import { artLight } from '../artistic/art-light';
import { planArt, type ArtPlan, type ArtSceneName } from '../artistic/art-plan';
import { paintAlone } from '../artistic/compose-artistic';
import type { Stance } from '../artistic/stances';
import { wishOf } from '../series-choices';
import type { Sector } from '../subjects/topic';
import type { PrintComposition } from './compose-print';

/** The painting that a print reproduces; null where its subject is none that anybody would paint. */
export function paintingFor(brief: ImageBrief, turn: number): ArtPlan | null {
  const art = planArt(brief);
  const { words, topic, light } = art;
  if (!art.heroName || !topic) return null;
  return {
    ...art,
    scene: art.scene === 'halo' ? scenes[art.stance](topic.sector) : art.scene,
    manner: turn % 3 === 1 ? 'oil' : 'watercolour',
    // ink lets its paper through; and on a sheet that hangs in the shade itself, a night is a black field
    light: artLight(light.name === 'night' ? 'golden' : light.name, wishOf(brief, words), light.hue, 'cream'),
  };
}

/** Paints it for the place that its print leaves it, in whole pixels; null where nothing is painted. */
export async function paintArt(
  { graphics, plan: { painting }, art, format: { unit, shape } }: PrintComposition,
  signal?: AbortSignal,
): Promise<Canvas | null> {
  if (!painting || !art) return null;
  const { w, h } = art.clip;
  const isNarrow = w < h * NARROW;
  // a picture is composed for a landscape: a narrow one is its middle, a low one goes without its sky and its foreground
  const [wide, high] = [isNarrow ? w / MIDDLE : w, w > h * LOW ? h / BAND : h];
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [wide, high].map((side) => Math.max(8, Math.round(side * scale))) as [number, number];
  const whole = { x: 0, y: 0, w: width, h: height };
  const painted = await paintAlone(
    isNarrow ? { ...painting, extraNames: [] } : painting,
    { width, height, unit: unit * scale, shape, safe: whole },
    whole,
    { signal },
  );
  const cut = graphics.createCanvas(Math.round(w * scale), Math.round(h * scale));
  cut
    .getContext('2d')
    .drawImage(painted, -Math.round((width - cut.width) / 2), -Math.round((height - cut.height) * ABOVE));
  return cut;
}

/** Where a thing stands that a gallery would hang before a halo: a print wants a place around it. */
const scenes: Readonly<Record<Stance, (sector: Sector) => ArtSceneName>> = {
  object: () => 'table',
  furniture: () => 'table',
  plant: () => 'table',
  boat: () => 'lake',
  sky: () => 'meadow',
  outdoor: (sector) => (urban.has(sector) ? 'street' : 'meadow'),
  symbol: () => 'halo',
};
const urban: ReadonlySet<Sector> = new Set<Sector>(['motor', 'work', 'tech', 'shop', 'food', 'drink', 'events']);

/** More would be seen by nobody under paper and light, and take as long as all the rest. */
const MOST_PIXELS = 560_000;
/** Of width to height. */
const NARROW = 0.95;
const LOW = 1.9;
/** Shares that stay. */
const MIDDLE = 0.74;
const BAND = 0.84;
/** Of what goes, how much is sky. */
const ABOVE = 0.62;
