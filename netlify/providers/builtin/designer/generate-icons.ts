import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Path2D } from '@napi-rs/canvas';
import type { IconLayer } from './drawing/icon-shapes';
import { iconNames } from './subjects/choose-subject';

/**
 * Writes assets/icons.json: the icons that the subject table names, as flat coloured outlines in a 32-unit box. By
 * hand, after a change of the table: `npx tsx netlify/providers/builtin/designer/generate-icons.ts`.
 */
function generateIcons(): void {
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const names = [...iconNames()].sort();
  const lines = names.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`fluent-emoji-flat has no icon "${name}"`);
    return `${JSON.stringify(name)}:${JSON.stringify(layersOf(name, icon.body))}`;
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
      outline,
    ]);
  };
  for (const [, tag, text] of visible.matchAll(/<(path|circle|ellipse|rect|use)\b([^>]*?)\/?>/g)) {
    const own = attributes(text!);
    const shape = tag === 'use' ? { ...named.get(own.href!), ...own } : own;
    const outline = turned(outlineOf(tag!, shape), shape.transform);
    const fill = shape.fill ?? inherited;
    if (shape.stroke)
      add(
        shape.stroke,
        shape,
        rounded(new Path2D(outline).stroke({ width: Number(shape['stroke-width'] ?? 1) }).toSVGString()),
      );
    if (fill && fill !== 'none') add(fill, shape, outline);
  }
  if (layers.length === 0) throw new Error(`Icon "${name}" is empty.`);
  return layers;
}

function outlineOf(tag: string, shape: Record<string, string>): string {
  const number = (key: string): number => Number(shape[key] ?? 0);
  if (tag === 'circle') return oval(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return oval(number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag !== 'rect') return shape.d ?? '';
  const box = new Path2D();
  box.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  return rounded(box.toSVGString());
}

function turned(outline: string, transform: string | undefined): string {
  if (!transform) return outline;
  const [kind, ...values] = transform.match(/[a-z]+|-?\d*\.?\d+(?:e-?\d+)?/gi) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(Number);
  if (kind === 'matrix') return rounded(new Path2D(outline).transform({ a, b, c, d, e, f }).toSVGString());
  if (kind !== 'rotate') throw new Error(`The transform "${transform}" is not known here.`);
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return rounded(
    new Path2D(outline)
      .transform({ a: cos, b: sin, c: -sin, d: cos, e: b - b * cos + c * sin, f: c - b * sin - c * cos })
      .toSVGString(),
  );
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
const attributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
const long = (hex: string): string =>
  (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex).toLowerCase();
const rounded = (outline: string): string =>
  outline.replace(/-?\d*\.\d+/g, (value) => String(Math.round(Number(value) * 100) / 100));

generateIcons();
