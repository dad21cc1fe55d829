import type { Canvas } from '@napi-rs/canvas';
import type { Graphics } from '../../designer/drawing/graphics';
import { heroSize, prepareHero } from '../../designer/drawing/hero';
import { iconLayers } from '../../designer/drawing/icon-shapes';

/** An icon in its own colours, its ink in the middle of a canvas with a margin around it; pixels. */
export async function naturalIcon(graphics: Graphics, name: string, side: number, margin: number): Promise<Canvas> {
  const layers = await iconLayers(name);
  const { box, ...hero } = prepareHero(graphics, name, layers);
  const size = heroSize({ ...hero, box }, side, side);
  const canvas = graphics.createCanvas(Math.ceil(size.w + margin * 2), Math.ceil(size.h + margin * 2));
  const pen = canvas.getContext('2d');
  pen.translate(margin, margin);
  pen.scale(size.w / box.w, size.h / box.h);
  pen.translate(-box.x, -box.y);
  hero.regions.forEach(({ outline, rule, opacity }, index) => {
    pen.globalAlpha = opacity;
    pen.fillStyle = layers[index]![0];
    pen.fill(outline, rule);
  });
  return canvas;
}
