import { withAlpha } from '../drawing/colours';
import { glow, sweep, wash, type Easel } from './easel';
import { layered } from './noise';

/** A sky of five colours down to the horizon, drifting clouds and the sun or the moon. */
export async function drawSky(
  easel: Easel,
  horizon: number,
  sun: { x: number; y: number; r: number } | null,
): Promise<void> {
  const { w, pen, noise, stage } = easel;
  const { light } = stage;
  sweep(easel, 0, horizon + 2, light.sky);
  const drift = stage.random.between(0, 40);
  const cover = stage.random.between(-0.05, 0.09);
  await wash(easel, 0, horizon, light.cloud, (x, y) => {
    const [u, v] = [x / w, y / horizon];
    const bent = noise(u * 1.5 + drift, v * 3);
    const amount = layered(noise, u * 2.1 + bent * 0.4 + drift, v * 5 - drift, 4) - cover;
    return amount <= 0 ? 0 : amount * 1.9 * (0.45 + 0.55 * v);
  });
  if (!sun) return;
  glow(easel, sun.x, sun.y, sun.r * 6.5, light.sun, light.name === 'clear' ? 0.6 : 0.85);
  pen.fillStyle = light.sun;
  pen.beginPath();
  pen.arc(sun.x, sun.y, sun.r, 0, Math.PI * 2);
  pen.fill();
}

/** One range of hills from its crest down to a line. */
export function ridge(
  { pen, w, noise }: Easel,
  {
    base,
    top,
    height,
    colour,
    scale,
    at,
  }: { base: number; top: number; height: number; colour: string; scale: number; at: number },
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, base + 1);
  for (let x = 0; x <= w + 3; x += 3)
    pen.lineTo(x, min(base, top - height * (layered(noise, (x / w) * scale + at, at * 3.1, 4) * 1.5)));
  pen.lineTo(w, base + 1);
  pen.fill();
  pen.fillStyle = withAlpha(colour, 0);
}

/** Bound once: the loops above ask for them at every pixel. */
const { min } = Math;
