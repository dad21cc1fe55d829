import { aspectRatioNames } from '../src/domain/image-format';
import { createDesigner } from '../netlify/providers/builtin/designer/designer';
import { kb, measure, ms, percentile } from './measure';

/** Time and size of a picture per style and ratio on this machine, and the memory it took. */
export async function benchPictures(): Promise<string[]> {
  const designer = createDesigner();
  const lines: string[] = [];
  for (const style of designer.styles) {
    for (const aspectRatio of aspectRatioNames) {
      let bytes = 0;
      const times = await measure(8, async (run) => {
        bytes = (await designer.generate({ prompt: 'Sourdough loaves from the neighbourhood bakery', headline: 'Baked before you wake', brand: 'Ada’s Bakery', style, aspectRatio, seed: run + 10 })).bytes.byteLength;
      }, 2);
      lines.push(`${style} ${aspectRatio}: p50 ${ms(percentile(times, 0.5))}, worst ${ms(percentile(times, 1))}, ${kb(bytes)}`);
    }
  }
  lines.push(`memory of this process: ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`);
  return lines;
}
