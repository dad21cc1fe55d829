import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { aspectRatioNames, aspectRatios, imageStyles } from '../../src/domain/image-format';
import type { ImageBrief } from '../../netlify/ports/image';
import { createDesigner } from '../../netlify/providers/builtin/designer/designer';
import { briefOf, type Typed } from './descriptions';

/**
 * Draws descriptions onto contact sheets of nine and lists what a reader of each picture is told, for somebody to judge:
 *
 *   node --import tsx bench/posters/judge.ts <descriptions.json> <folder> [--draft] [--only=3,14]
 *
 * A description is `{ "text", "style", "ratio", "name", "colours" }` or `[text, style, ratio]`; all but the text may be left
 * out. The folder then holds `sheet-1.png` … and `list.txt`; `--draft` draws still lifes roughly, as the studio's preview.
 */
async function judge(file: string, folder: string, draft: boolean, only: readonly number[]): Promise<void> {
  const typed = JSON.parse(readFileSync(file, 'utf8')) as Typed[];
  const briefs = typed
    .map((each, at) => ({ number: at + 1, brief: briefOf(each, at) }))
    .filter(({ number }) => only.length === 0 || only.includes(number));
  refuseUnknown(briefs);
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (let from = 0; from < briefs.length; from += PER_SHEET) {
    const some = briefs.slice(from, from + PER_SHEET);
    const sheet = createCanvas(COLUMNS * CELL, Math.ceil(some.length / COLUMNS) * (CELL + LABEL));
    const pen = sheet.getContext('2d');
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, sheet.width, sheet.height);
    for (const [at, { number, brief }] of some.entries()) {
      const { bytes, altText } = await designer.generate(brief, { draft });
      const { leftOut } = designer.describe(brief);
      await place(pen, bytes, brief, at, `${number} · ${brief.style} ${brief.aspectRatio}`);
      lines.push(
        `${number}. [${brief.style} ${brief.aspectRatio}] ${brief.prompt}`,
        `   alt text: ${altText}`,
        `   left out: ${leftOut ?? 'nothing'}`,
      );
      console.log(lines.slice(-3).join('\n'));
    }
    const target = path.join(folder, `sheet-${Math.floor(from / PER_SHEET) + 1}.png`);
    writeFileSync(target, await sheet.encode('png'));
  }
  writeFileSync(path.join(folder, 'list.txt'), `${lines.join('\n')}\n`);
}

/** Before anything is drawn: a set that fails at its last description has cost minutes for nothing. */
function refuseUnknown(briefs: readonly { number: number; brief: ImageBrief }[]): void {
  const faults = briefs.flatMap(({ number, brief: { aspectRatio, style } }) => [
    ...(aspectRatioNames.includes(aspectRatio)
      ? []
      : [`Description ${number} asks for the ratio "${aspectRatio}"; there are ${aspectRatioNames.join(', ')}.`]),
    ...(imageStyles.includes(style)
      ? []
      : [`Description ${number} asks for the style "${style}"; there are ${imageStyles.join(', ')}.`]),
  ]);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}

async function place(
  pen: SKRSContext2D,
  bytes: Uint8Array,
  brief: ImageBrief,
  at: number,
  label: string,
): Promise<void> {
  const { width, height } = aspectRatios[brief.aspectRatio];
  const scale = (CELL - EDGE) / Math.max(width, height);
  const [x, y] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * (CELL + LABEL)];
  pen.drawImage(await loadImage(Buffer.from(bytes)), x, y + LABEL, width * scale, height * scale);
  pen.fillStyle = '#444444';
  pen.font = '16px sans-serif';
  pen.fillText(label, x, y + LABEL - 8);
}

const designer = createDesigner();
const PER_SHEET = 9;
const COLUMNS = 3;
/** In pixels. */
const CELL = 640;
const EDGE = 12;
const LABEL = 28;

const [file, folder, ...options] = process.argv.slice(2);
if (!file || !folder)
  throw new Error('Name the descriptions and a folder: node --import tsx bench/posters/judge.ts <list.json> <folder>');
const only = options.flatMap((option) => /^--only=(.+)$/.exec(option)?.[1]?.split(',').map(Number) ?? []);
await judge(file, folder, options.includes('--draft'), only);
