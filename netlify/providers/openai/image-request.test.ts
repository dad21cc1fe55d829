import { aspectRatioNames, aspectRatios, imageStyles } from '../../../src/domain/image-format';
import { imageRequest } from './image-request';

const brief = { prompt: 'A loaf of sourdough', style: 'photorealistic', aspectRatio: '1:1' } as const;
const sizesOf = (model: string) =>
  aspectRatioNames.map((aspectRatio) => imageRequest(model, { ...brief, aspectRatio }).size);

it('asks each model for the offered size that is nearest in shape', () => {
  expect(aspectRatioNames).toEqual(['1:1', '16:9', '9:16', '4:3', '4:1']);
  expect(sizesOf('gpt-image-2.6-flare')).toEqual(['1024x1024', '1536x864', '864x1536', '1344x1008', '1920x640']);
  expect(sizesOf('gpt-image-1.5')).toEqual(['1024x1024', '1536x1024', '1024x1536', '1536x1024', '1536x1024']);
  expect(sizesOf('Qwen/Qwen-Image')).toEqual(sizesOf('gpt-image-1.5'));
  expect(sizesOf('dall-e-3')).toEqual(['1024x1024', '1792x1024', '1024x1792', '1792x1024', '1792x1024']);
  expect(sizesOf('dall-e-2')).toEqual(Array(5).fill('1024x1024'));
});

it('keeps to what GPT Image 2 and later take: sides by 16, 3 to 1, their number of pixels', () => {
  for (const size of sizesOf('gpt-image-2')) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    expect([width % 16, height % 16]).toEqual([0, 0]);
    expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(3);
    expect(width * height).toBeGreaterThanOrEqual(655_360);
    expect(width * height).toBeLessThanOrEqual(8_294_400);
  }
  const exact = aspectRatioNames
    .filter((name) => name !== '4:1')
    .map((name) => aspectRatios[name].width / aspectRatios[name].height);
  expect(
    sizesOf('gpt-image-2')
      .slice(0, 4)
      .map((size) => Number(size.split('x')[0]) / Number(size.split('x')[1])),
  ).toEqual(exact);
});

it('describes the style in words after the description', () => {
  const prompts = imageStyles.map((style) => imageRequest('gpt-image-2', { ...brief, style }).prompt);
  expect(prompts.map((prompt) => prompt.startsWith('A loaf of sourdough\n\nStyle: '))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(new Set(prompts).size).toBe(4);
  expect(prompts[0]).toMatch(/photograph/);
});

it('requests base64 only from models that would return an address, because the others refuse it', () => {
  expect(imageRequest('dall-e-3', brief)).toMatchObject({ model: 'dall-e-3', n: 1, response_format: 'b64_json' });
  for (const model of ['gpt-image-1', 'gpt-image-2.6-flare', 'chatgpt-image-latest', 'stablediffusion'])
    expect(imageRequest(model, brief)).not.toHaveProperty('response_format');
});
