import type { creativeContract, GeneratedImage } from '../../contracts/creative';
import type { Output } from '../../contracts/endpoint';
import { buildPicture } from './engine';

type Usage = Output<typeof creativeContract.getUsage>;
type ListedPicture = Output<typeof creativeContract.listPictures>['items'][number];

/** A month on the Pro plan, partly used, that is not over before this test is. */
export const buildUsage = (partial: Partial<Usage> = {}): Usage => ({ images: { used: 47, limit: 200 }, videos: { used: 12, limit: 20 }, resetsOn: '2099-12-01', ...partial });

export const buildListedPicture = (partial: Partial<ListedPicture> = {}): ListedPicture => ({
  ...buildPicture(), title: 'Friday burger night', prompt: 'Burger night, every Friday', style: 'minimalist', provider: 'Built-in designer', createdAt: '2026-06-09T09:52:00.000Z', ...partial,
});

/** As many pictures as asked for, each with an id, an address and a title of its own. */
export const buildListedPictures = (count: number): ListedPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `c4d2e1f3-6a1e-4b6f-8b9b-${String(index + 1).padStart(12, '0')}`;
    return buildListedPicture({ id, url: `/api/creative/pictures/${id}/file`, title: `Picture ${index + 1}` });
  });

/** What the built-in designer answers to a description. */
export const buildGeneratedImage = (partial: Partial<GeneratedImage> = {}): GeneratedImage => ({
  ...buildPicture(), type: 'image', title: 'Friday burger night', prompt: 'Burger night, every Friday', createdAt: new Date().toISOString(), style: 'minimalist', leftOut: null, provider: 'Built-in designer',
  ...partial,
});
