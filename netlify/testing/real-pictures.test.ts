import { readFileSync } from 'node:fs';
import { aspectRatioNames, aspectRatios, imageStyles } from '../../src/domain/image-format';
import type { ImageBrief } from '../ports/image';
import { createDesigner } from '../providers/builtin/designer/designer';
import { xmpProvenance } from '../providers/provenance/xmp-provenance';
import { readPixels } from './pixels';
import { isPlainWebp, plainWebp } from './plain-webp';
import { useRealPictures } from './real-pictures';

const designer = createDesigner();
const brief: ImageBrief = { prompt: 'A loaf at dawn', style: 'minimalist', aspectRatio: '1:1', seed: 1 };

/** Of each use case in which a picture is drawn, one suite that keeps the designer. */
const SUITES = [
  'netlify/features/cover/cover-handlers.test.ts',
  'netlify/features/creative/creative-handlers.test.ts',
  'netlify/features/engine/brand-kit.test.ts',
  'netlify/features/engine/engine-handlers.test.ts',
  'netlify/features/engine/pieces/piece-photos.test.ts',
  'netlify/features/sample/sample-handlers.test.ts',
  'netlify/providers/builtin/designer/designer.test.ts',
];

describe('what stands for a picture in suites that do not look', () => {
  it.each(aspectRatioNames)('is a whole WebP in the size of %s', async (aspectRatio) => {
    const { width, height } = aspectRatios[aspectRatio];
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const image = await loadImage(Buffer.from(plainWebp(width, height, 0x12_ab_9f)));
    expect([image.width, image.height]).toEqual([width, height]);
    const graphics = createCanvas(width, height).getContext('2d');
    graphics.drawImage(image, 0, 0);
    expect([...graphics.getImageData(width - 1, height - 1, 1, 1).data]).toEqual([0x12, 0xab, 0x9f, 255]);
  });

  it('is another one for every change of the brief, in every style', async () => {
    const briefs: ImageBrief[] = [
      ...imageStyles.map((style) => ({ ...brief, style })),
      { ...brief, seed: 2 },
      { ...brief, aspectRatio: '9:16' },
      { ...brief, colours: ['#7a1fa2'] },
    ];
    const drawn = await Promise.all(briefs.map((one) => designer.generate(one)));
    const again = await designer.generate(brief);
    const draft = await designer.generate(brief, { draft: true });
    expect(new Set([...drawn, again, draft].map(({ bytes }) => Buffer.from(bytes).toString('hex'))).size).toBe(
      briefs.length + 1,
    );
  });

  it('ends when its drawing is called off', async () => {
    await expect(designer.generate(brief, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
  });

  it('is never taken for a drawing: whoever looks at its pixels is told', async () => {
    const { bytes, title, altText } = await designer.generate(brief);
    const labelled = xmpProvenance.label(bytes, {
      source: 'algorithmic',
      tool: 'Test',
      promptHash: 'none',
      title,
      altText,
    });
    for (const file of [bytes, labelled]) await expect(readPixels(file)).rejects.toThrow('useRealPictures()');
  });
});

describe('the designer, for those who ask', () => {
  useRealPictures();

  it('draws', async () => {
    const { bytes } = await designer.generate(brief);
    expect(isPlainWebp(bytes)).toBe(false);
    expect(await readPixels(bytes)).toMatchObject({ width: 1080, height: 1080 });
  });

  it.each(SUITES)('is asked for in %s', (suite) => {
    expect(readFileSync(suite, 'utf8')).toMatch(/^\s*useRealPictures\(\);$/m);
  });
});
