import { AppError } from '../../errors/app-error';
import type { ImageBrief } from '../../ports/image';
import type { StoragePort } from '../../ports/storage';
import { sha256 } from '../../providers/system/digest';
import { inBytes, wordDesigner } from '../../testing/builders/making';
import type { CreativeRepository } from './creative-repository';
import { makeCreativeService } from './creative-service';

const brief: ImageBrief = { prompt: 'Rye', style: 'minimalist', aspectRatio: '1:1', seed: 4 };
const slow: ImageBrief = { ...brief, style: 'photorealistic' };

function service(designer = wordDesigner, store: Partial<StoragePort> = {}) {
  const files = new Map<string, Uint8Array>();
  const storage = {
    read: async (key: string) => files.get(key) ?? null,
    stat: async (key: string) => files.get(key) ?? null,
    write: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    ...store,
  } as unknown as StoragePort;
  const labels: object[] = [];
  const provenance = {
    label: (bytes: Uint8Array, label: object) => (labels.push(label), inBytes(`${Buffer.from(bytes)}, labelled`)),
  };
  return {
    ...makeCreativeService({ repository: {} as CreativeRepository, designer, provenance, storage, digest: sha256 }),
    files,
    labels,
  };
}
const words = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();

it('keeps equal briefs under one key, and every other brief, style, version and rough picture under its own', () => {
  const { plan } = service();
  const key = (of: ImageBrief, kind = {}) => plan(of, kind).storageKey;
  expect(key(brief)).toMatch(/^designs\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.webp$/);
  expect(key({ ...brief })).toBe(key(brief));
  const others = [
    { ...brief, seed: 5 },
    { ...brief, headline: '' },
    { ...brief, brand: 'Rye & Sons' },
    { ...brief, colours: ['#112233'] },
    { ...brief, font: 'serif' as const },
    { ...brief, aspectRatio: '4:1' as const },
    slow,
  ];
  expect(
    new Set(
      [brief, ...others]
        .map((of) => key(of))
        .concat(key(slow, { draft: true }), service({ ...wordDesigner, version: 8 }).plan(brief).storageKey),
    ).size,
  ).toBe(10);
});

it('draws and labels a picture when it is first looked at, and never again while its file is there', async () => {
  const { read, plan, files, labels } = service();
  const picture = plan(brief);
  expect(words(await read(picture))).toBe('minimalist picture of Rye in 1:1, labelled');
  files.set(picture.storageKey, inBytes('as it was'));
  expect(words(await read(picture))).toBe('as it was');
  expect(labels).toEqual([
    {
      source: 'algorithmic',
      tool: 'Fourbeat word designer 7',
      promptHash: sha256('Rye'),
      title: 'Rye',
      altText: 'A picture of Rye',
    },
  ]);
});

it('draws a lost rough picture as a rough one', async () => {
  const { read, plan } = service();
  expect(words(await read(plan(slow, { draft: true })))).toMatch(/^rough photorealistic/);
  expect(words(await read(plan(slow)))).toMatch(/^photorealistic/);
});

it('finishes a picture once: what is there is not drawn again', async () => {
  let drawn = 0;
  const { finish } = service({ ...wordDesigner, generate: (given) => ((drawn += 1), wordDesigner.generate(given)) });
  expect(await finish(slow)).toBe(await finish(slow));
  expect(drawn).toBe(1);
});

it('shows a picture that a full disk cannot keep, and refuses where it must be kept', async () => {
  const full = { write: () => Promise.reject(new AppError('unavailable', 'There is no room left for new files.')) };
  const { read, finish, plan, files } = service(wordDesigner, full);
  expect(words(await read(plan(brief)))).toMatch(/^minimalist picture of Rye/);
  await expect(read(plan(brief), { mustKeep: true })).rejects.toThrow('There is no room left');
  await expect(finish(slow)).rejects.toThrow('There is no room left');
  expect(files.size).toBe(0);
  await expect(
    service(wordDesigner, { write: () => Promise.reject(new Error('a fault of ours')) }).read(plan(brief)),
  ).rejects.toThrow('a fault of ours');
});

it('says null of what was lost and nobody here can make', async () => {
  const { read } = service();
  expect(await read({ brief, storageKey: 'media/a/b.png' })).toBeNull();
  expect(await read({ brief: null, storageKey: 'designs/ab/ab.webp' })).toBeNull();
});

it('plans a picture in several ratios as each by itself, and finds its words once', () => {
  let described = 0;
  const { plan, planRatios } = service({
    ...wordDesigner,
    describe: (given) => ((described += 1), wordDesigner.describe(given)),
  });
  const briefs = (['1:1', '9:16', '4:3'] as const).map((aspectRatio): ImageBrief => ({ ...brief, aspectRatio }));
  const planned = planRatios(briefs);
  expect(described).toBe(1);
  expect(planned).toEqual(briefs.map((of) => plan(of)));
});
