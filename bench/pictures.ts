import { createCanvas } from '@napi-rs/canvas';
import { aspectRatioNames, aspectRatios, type AspectRatio, type ImageStyle } from '../src/domain/image-format';
import { createDesigner } from '../netlify/providers/builtin/designer/designer';
import { kb, measure, ms, percentile } from './measure';

/**
 * Time, size and peak memory of a picture by style and ratio; the time also relative to encoding an empty canvas
 * of that size in the same run.
 */
export async function benchPictures(): Promise<string[]> {
  const lines: string[] = [];
  for (const aspectRatio of aspectRatioNames) {
    const bare = percentile(await measure(8, () => encodeBlank(aspectRatio), 2), 0.5);
    for (const style of designer.styles) {
      if (designer.slowStyles.includes(style)) {
        lines.push(
          await line(style, aspectRatio, bare, { runs: 2, warmups: 1, draft: true }),
          await line(style, aspectRatio, bare, { runs: 1, warmups: 0, draft: false }),
        );
      } else {
        lines.push(await line(style, aspectRatio, bare, { runs: 6, warmups: 2, draft: false }));
      }
    }
  }
  return lines.sort();
}

async function line(
  style: ImageStyle,
  aspectRatio: AspectRatio,
  bare: number,
  { runs, warmups, draft }: { runs: number; warmups: number; draft: boolean },
): Promise<string> {
  let bytes = 0;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const times = await measure(
    runs,
    async (run) => {
      bytes = (
        await designer.generate(
          {
            prompt: 'Sourdough loaves from the neighbourhood bakery',
            headline: 'Baked before you wake',
            brand: 'Ada’s Bakery',
            style,
            aspectRatio,
            seed: run + 10,
          },
          { draft },
        )
      ).bytes.byteLength;
      peak = Math.max(peak, process.memoryUsage().rss);
    },
    warmups,
  );
  clearInterval(watch);
  const median = percentile(times, 0.5);
  return `${style}${draft ? ' (rough)' : ''} ${aspectRatio}: p50 ${ms(median)} (${(median / bare).toFixed(1)} times encoding an empty one), worst ${ms(percentile(times, 1))}, ${kb(bytes)}, this process at most ${(peak / 1024 / 1024).toFixed(0)} MB`;
}

async function encodeBlank(aspectRatio: AspectRatio): Promise<void> {
  const { width, height } = aspectRatios[aspectRatio];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillRect(0, 0, width, height);
  await canvas.encode('webp', 88);
}

const designer = createDesigner();
