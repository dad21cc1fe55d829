import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ownShape } from './own-shape';
import { iconNames } from './subjects/choose-subject';
import { shortened } from './svg-outlines';

/**
 * Writes assets/cartoon-icons.json: the icons that the subject table names as they are in Noto Emoji or, where it has
 * none, in subjects/own-shapes, SVG bodies in a 128-unit box, each after its ink box. By hand, after a change of the
 * table or of a shape:
 * `npx tsx netlify/providers/builtin/designer/generate-cartoon-icons.ts`.
 */
async function generateCartoonIcons(): Promise<void> {
  const set = createRequire(import.meta.url)('@iconify-json/noto/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const lines: string[] = [];
  for (const name of [...iconNames()].sort()) {
    const own = ownShape(name);
    const drawn = own ? scaled(own) : set.icons[name]?.body;
    if (!drawn) throw new Error(`Neither subjects/own-shapes nor noto has "${name}".`);
    if (/<filter|<mask|<image|<text|<style/.test(drawn)) throw new Error(`Icon "${name}" needs more than outlines.`);
    if (drawn.includes("'")) throw new Error(`Icon "${name}" has single quotes.`);
    const body = withFewerSteps(drawn)
      .replaceAll('"', "'")
      .replace(/(?<= d=')[^']+/g, shortened);
    lines.push(`${JSON.stringify(name)}:${JSON.stringify([...(await inkBox(body)), body])}`);
  }
  writeFileSync(path.join(import.meta.dirname, 'assets', 'cartoon-icons.json'), `{\n${lines.join(',\n')}\n}\n`);
}

/** The lizard's back is a fade of two hundred shapes, one over another, a fifteenth of the file: every eighth looks the same. */
function withFewerSteps(body: string): string {
  const steps = body.match(/<path[^>]*\/>/g) ?? [];
  if (steps.length < MANY_STEPS) return body;
  return steps
    .slice(FIRST_STEP, -LAST_STEPS)
    .filter((_, at) => at % EVERY !== 0)
    .reduce((left, step) => left.replace(step, ''), body);
}
const MANY_STEPS = 100;
const FIRST_STEP = 4;
const LAST_STEPS = 10;
const EVERY = 8;

/** A shape of our own in the larger box. Round caps and joins are set once, where every line has them or has no end or corner to show them. */
function scaled(own: string): string {
  const lines = (own.match(/<[^>]+>/g) ?? []).filter(
    (tag) => / stroke="/.test(tag) && !/^<(?:circle|ellipse)/.test(tag),
  );
  const areRound = lines.every((line) => /linecap="/.test(line) && /linejoin="round"/.test(line));
  const round = ' stroke-linecap="round" stroke-linejoin="round"';
  return areRound && lines.length > 1
    ? `<g transform="scale(${BOX / OWN_BOX})"${round}>${own.replaceAll(/ stroke-line(?:cap|join)="round"/g, '')}</g>`
    : `<g transform="scale(${BOX / OWN_BOX})">${own}</g>`;
}

/** Left, top, width and height of what is not transparent. */
async function inkBox(body: string): Promise<[number, number, number, number]> {
  const image = await loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${BOX * 2}" height="${BOX * 2}" viewBox="0 0 ${BOX} ${BOX}">${body}</svg>`,
    ),
  );
  const pen = createCanvas(BOX * 2, BOX * 2).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, BOX * 2, BOX * 2);
  let [left, top, right, bottom] = [BOX * 2, BOX * 2, 0, 0];
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    if (data[pixel * 4 + 3]! < 40) continue;
    const [x, y] = [pixel % (BOX * 2), Math.floor(pixel / (BOX * 2))];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return [left / 2, top / 2, (right - left) / 2, (bottom - top) / 2];
}

const BOX = 128;
const OWN_BOX = 32;

await generateCartoonIcons();
