import type { MadeCreation, PictureReading } from '../../contracts/creation-making';
import type { Creation } from '../../contracts/creation-record';
import type { creativeContract } from '../../contracts/creative';
import type { PhotoOrigin } from '../../domain/free-photo';
import type { Output } from '../../contracts/endpoint';

type Usage = Output<typeof creativeContract.getUsage>;
type CreationDetails = Output<typeof creativeContract.getCreation>;

/** What the designer understood of a short description. */
export const buildReading = (partial: Partial<PictureReading> = {}): PictureReading => ({
  headline: 'Burger night',
  kicker: 'Every Friday',
  supporting: '',
  when: ['every Friday'],
  where: [],
  offers: [],
  contacts: [],
  subject: 'a hamburger',
  look: [],
  leftOut: null,
  ...partial,
});

/** A month on the Pro plan, partly used, that is not over before this test is. */
export const buildUsage = (partial: Partial<Usage> = {}): Usage => ({
  images: { used: 47, limit: 200 },
  videos: { used: 12, limit: 20 },
  resetsOn: '2099-12-01',
  ...partial,
});

/** A finished square picture of the built-in designer. */
export const buildCreation = (partial: Partial<Creation> = {}): Creation => {
  const id = partial.id ?? 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04';
  return {
    id,
    type: 'image',
    source: 'made',
    status: 'completed',
    progress: 100,
    cause: null,
    startedAgain: false,
    title: 'Friday burger night',
    prompt: 'Burger night, every Friday',
    url: `/api/creative/creations/${id}/file?v=one`,
    thumbnailUrl: `/api/creative/creations/${id}/thumbnail?v=one`,
    altText: 'Poster: a burger on a stand, headline Friday burger night.',
    aspectRatio: '1:1',
    width: 1080,
    height: 1080,
    durationMs: null,
    quality: null,
    style: 'minimalist',
    provider: 'Built-in designer',
    contentType: 'image/webp',
    origin: null,
    createdAt: '2026-06-09T09:52:00.000Z',
    liked: false,
    likes: 0,
    downloads: 0,
    folderId: null,
    pieceId: null,
    shared: false,
    ...partial,
  };
};

/** A photograph of an open catalogue, fetched in November 2026. */
export const buildPhotoOrigin = (partial: Partial<PhotoOrigin> = {}): PhotoOrigin => ({
  catalogue: 'Openverse',
  photoId: '4bc43a04-ef46-4544-a0c1-63c63f56e276',
  title: 'Rye loaf on a board',
  creator: 'Ada',
  source: 'StockSnap',
  pageUrl: 'https://stocksnap.io/photo/XNVBVXO3B7',
  licence: 'cc0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  retrievedAt: '2026-11-24T09:30:00.000Z',
  ...partial,
});

/** A five-second clip. */
export const buildClip = (partial: Partial<Creation> = {}): Creation =>
  buildCreation({
    type: 'video',
    title: 'Burger, stacked',
    aspectRatio: '16:9',
    width: 1920,
    height: 1080,
    durationMs: 5_000,
    quality: 'hd',
    style: 'cartoon',
    provider: 'Built-in motion designer',
    contentType: 'video/mp4',
    ...partial,
  });

/** So many creations, each with its own id and title. */
export const buildCreations = (count: number): Creation[] =>
  Array.from({ length: count }, (_, index) =>
    buildCreation({
      id: `c4d2e1f3-6a1e-4b6f-8b9b-${String(index + 1).padStart(12, '0')}`,
      title: `Picture ${index + 1}`,
    }),
  );

/** The built-in designer's reply to a description. */
export const buildMadeCreation = (partial: Partial<MadeCreation> = {}): MadeCreation => ({
  ...buildCreation({ createdAt: new Date().toISOString() }),
  leftOut: null,
  ...partial,
});

/** A creation with the details that its own view shows. */
export const buildCreationDetails = (partial: Partial<CreationDetails> = {}): CreationDetails => ({
  ...buildCreation(),
  seed: 417,
  headline: null,
  supporting: null,
  kicker: null,
  hasPhoto: false,
  photoOrigin: null,
  subject: null,
  colours: [],
  font: null,
  parentId: null,
  bytes: 84_000,
  shareUrl: null,
  usedIn: [],
  canRemix: true,
  ...partial,
});
