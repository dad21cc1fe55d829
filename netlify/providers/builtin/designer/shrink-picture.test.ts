import { loadImage } from '@napi-rs/canvas';
import { useRealPictures } from '../../../testing/real-pictures';
import { createDesigner } from './designer';
import { shrinkPicture } from './shrink-picture';

useRealPictures();

it('keeps the shape and costs a fraction of the bytes', async () => {
  const whole = await createDesigner().generate({
    prompt: 'Fresh bread',
    style: 'minimalist',
    aspectRatio: '16:9',
    seed: 1,
  });
  const small = await shrinkPicture(whole, 960);
  const { width, height } = await loadImage(small.bytes);
  expect([width, height, small.width, small.height]).toEqual([960, 540, 960, 540]);
  expect(small.bytes.byteLength).toBeLessThan(whole.bytes.byteLength / 2);
});
