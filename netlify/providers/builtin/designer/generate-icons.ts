import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconLayer } from './drawing/icon-shapes';
import { ownShape } from './own-shape';
import { iconNames } from './subjects/choose-subject';
import { filledOutline, shortened, strokedOutline } from './svg-outlines';

/**
 * Writes assets/icons.json: the icons that the subject table names, as flat coloured outlines in a 32-unit box; what
 * is drawn in subjects/own-shapes comes from there. By hand, after a change of the table or of a shape:
 * `npx tsx netlify/providers/builtin/designer/generate-icons.ts`.
 */
function generateIcons(): void {
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const names = [...iconNames()].sort();
  const lines = names.map((name) => {
    const body = ownShape(name) ?? set.icons[name]?.body;
    if (!body) throw new Error(`Neither subjects/own-shapes nor fluent-emoji-flat has "${name}".`);
    return `${JSON.stringify(name)}:${JSON.stringify(layersOf(name, body))}`;
  });
  writeFileSync(path.join(import.meta.dirname, 'assets', 'icons.json'), `{\n${lines.join(',\n')}\n}\n`);
}

/** Outlines of an SVG body from back to front; strokes become outlines, gradients their first colour. */
function layersOf(name: string, body: string): IconLayer[] {
  if (/<filter|<mask|<image|<text/.test(body)) throw new Error(`Icon "${name}" needs more than outlines.`);
  const gradients = new Map(
    [...body.matchAll(/<(?:linear|radial)Gradient[^>]*id="([^"]+)"[^>]*>[\s\S]*?stop-color="([^"]+)"/g)].map(
      ([, id, colour]) => [`url(#${id})`, colour!],
    ),
  );
  const named = new Map(
    [...body.matchAll(/<path([^>]*?)\/?>/g)]
      .map(([, text]) => attributes(text!))
      .filter((shape) => shape.id)
      .map((shape) => [`#${shape.id}`, shape]),
  );
  const visible = body.replace(/<clipPath[\s\S]*?<\/clipPath>/g, '').replace(/<defs>[\s\S]*?<\/defs>/g, '');
  const inherited = /^<g fill="(#[0-9a-f]+)"/i.exec(visible)?.[1];
  const layers: IconLayer[] = [];
  const add = (fill: string, shape: Record<string, string>, outline: string): void => {
    const colour = gradients.get(fill) ?? fill;
    if (!/^#[0-9a-f]{3,8}$/i.test(colour)) throw new Error(`Icon "${name}" has the fill "${colour}".`);
    layers.push([
      long(colour),
      Number(shape.opacity ?? 1),
      shape['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
      shortened(outline),
    ]);
  };
  for (const [, tag, text] of visible.matchAll(/<(path|circle|ellipse|rect|use)\b([^>]*?)\/?>/g)) {
    const own = attributes(text!);
    const shape = tag === 'use' ? { ...named.get(own.href!), ...own } : own;
    const fill = shape.fill ?? inherited;
    if (shape.stroke) add(shape.stroke, shape, strokedOutline(tag!, shape));
    if (fill && fill !== 'none') add(fill, shape, filledOutline(tag!, shape));
  }
  if (layers.length === 0) throw new Error(`Icon "${name}" is empty.`);
  return layers;
}

const attributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
const long = (hex: string): string =>
  (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex).toLowerCase();

generateIcons();
