import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief } from '../../../../ports/image';
import { artLight } from '../artistic/art-light';
import { placeOf } from '../artistic/art-place';
import { planArt, type ArtPlan, type ArtSceneName } from '../artistic/art-plan';
import { paintAlone } from '../artistic/compose-artistic';
import type { Stance } from '../artistic/stances';
import type { Graphics } from '../drawing/graphics';
import { isNight } from '../drawing/mood-palette';
import type { Format } from '../minimalist/stage';
import type { AskedLook } from '../prompt/wishes/asked-look';
import { wishOf } from '../series-choices';
import type { Sector } from '../subjects/topic';
import type { PrintArt } from './print-art';

/** The painting that a print reproduces; null where nobody would paint its subject. */
export function paintingFor(brief: ImageBrief, look: AskedLook, turn: number): ArtPlan | null {
  const art = planArt(brief);
  const { words, topic, light } = art;
  if (!art.heroName || !topic) return null;
  const scene = sceneFor(art, topic.sector, placeOf(brief.prompt));
  // a night on a sheet that hangs in the shade itself is a black field, and a street at dusk is as good as one
  const isLate = light.name === 'night' || (scene === 'street' && light.name === 'sunset');
  return {
    ...art,
    scene,
    // washes on dark paper would not be seen
    manner: isNight(look) || turn % 2 === 1 ? 'oil' : 'watercolour',
    // ink lets its paper through; what is dark is so because it was asked for
    light: isNight(look) ? light : artLight(isLate ? 'golden' : light.name, wishOf(brief, words), light.hue, 'cream'),
  };
}

/** What the painter needs to know of a composed print. */
interface Unpainted {
  graphics: Graphics;
  plan: { painting: ArtPlan | null };
  art: PrintArt | null;
  format: Format;
}

/** Paints it for the place that its print leaves for it, in whole pixels; null where nothing is painted. */
export async function paintArt(
  { graphics, plan: { painting }, art, format: { unit, shape } }: Unpainted,
  signal?: AbortSignal,
): Promise<Canvas | null> {
  if (!painting || !art) return null;
  const { w, h } = art.clip;
  const isNarrow = w < h * NARROW;
  // a picture is composed for a landscape: a narrow one is its middle, a low one goes without its sky and its foreground
  const isLow = w > h * LOW;
  // what flies is near the upper edge: only the ground under it is cut
  const above = painting.stance === 'sky' ? 0 : ABOVE;
  const [wide, high] = [isNarrow ? w / MIDDLE : w, isLow ? h / (painting.stance === 'sky' ? SKY_BAND : BAND) : h];
  const scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [wide, high].map((side) => Math.max(8, Math.round(side * scale))) as [number, number];
  const whole = { x: 0, y: 0, w: width, h: height };
  const painted = await paintAlone(
    isNarrow ? { ...painting, extraNames: [] } : painting,
    // brushes run over by a share of the unit, and a low picture has none to spare
    { width, height, unit: Math.min(unit * scale, Math.min(width, height) * LEAST_OVERRUN), shape, safe: whole },
    whole,
    { signal },
  );
  const cut = graphics.createCanvas(Math.round(w * scale), Math.round(h * scale));
  const pen = cut.getContext('2d');
  // washes have no edge as sharp as a pixel; strokes of oil have
  if (painting.manner === 'watercolour') pen.filter = `blur(${SOFT}px)`;
  pen.drawImage(painted, -Math.round((width - cut.width) / 2), -Math.round((height - cut.height) * above));
  return cut;
}

function sceneFor(
  { scene, stance, heroName }: ArtPlan,
  sector: Sector,
  said: ReturnType<typeof placeOf>,
): ArtSceneName {
  const isOfStreet = ofStreets.has(heroName!) || (scene === 'meadow' && stance === 'outdoor' && sector === 'motor');
  // no car in a field of flowers, unless a field is said
  if (isOfStreet && (said === null || said === 'town')) return 'street';
  // what is swum or sailed with lies on no tablecloth
  if (ofWater.has(heroName!)) return said === 'sea' ? 'sea' : 'lake';
  return scene === 'halo' && !signs.has(heroName!) ? scenes[stance](sector) : scene;
}

/** Where a thing stands that a gallery would show in front of a halo: a print needs a place around it. */
const scenes: Readonly<Record<Stance, (sector: Sector) => ArtSceneName>> = {
  object: () => 'table',
  furniture: () => 'table',
  plant: () => 'table',
  boat: () => 'lake',
  sky: () => 'meadow',
  outdoor: (sector) => (urban.has(sector) ? 'street' : 'meadow'),
  symbol: () => 'halo',
};
const ofStreets: ReadonlySet<string> = new Set(
  'chimney ladder scaffolding house houses automobile bicycle taxi bus delivery-truck skip postbox wheelie-bin'.split(
    ' ',
  ),
);
const ofWater: ReadonlySet<string> = new Set('swimming-goggles diving-mask surfboard fishing-pole anchor'.split(' '));
/** Stands for something that it does not show. */
const signs: ReadonlySet<string> = new Set(['hot-springs', 'barber-pole', 'recycling-symbol', 'label']);
const urban: ReadonlySet<Sector> = new Set<Sector>(['motor', 'work', 'tech']);

/** Nobody would see more of them under paper and light, and they would take as long as everything else. */
const MOST_PIXELS = 320_000;
/** Pixels of a small picture to one of the print. */
const FINEST = 1.2;
/** In pixels of the painting. */
const SOFT = 0.9;
/** Of width to height. */
const NARROW = 0.95;
const LOW = 1.9;
const LEAST_OVERRUN = 0.06;
/** Shares that stay. */
const MIDDLE = 0.7;
const BAND = 0.84;
const SKY_BAND = 0.74;
/** Of what goes, how much is sky. */
const ABOVE = 0.62;
