import { DAY_MS } from '../../src/domain/duration';
import { freePhotoTokens } from '../features/creative/free-photos/free-photo-wiring';
import type { IdentityInputs } from './identity-world';
import { FREE_PHOTO } from './openverse-server';
import { onePixel, onePixelPng } from './world';

/** Rows of the identity matrix for the library and what is shared of it. */
export const creativeIdentityInputs: IdentityInputs = {
  'creative.getPictureReading': () => ({ prompt: 'A loaf' }),
  'creative.generateImage': () => ({ prompt: 'A loaf', style: 'minimalist' }),
  'creative.generateVideo': () => ({ prompt: 'A loaf', duration: 3 }),
  'creative.cancelCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.remixCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.createRatios': ({ picture }) => ({ creationId: picture.id, ratios: ['4:1'] }),
  'creative.getUsage': () => ({}),
  'creative.listMakers': () => ({}),
  'creative.listCreations': () => ({}),
  'creative.getLibrary': () => ({}),
  'creative.getCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.updateCreation': ({ picture }) => ({ creationId: picture.id, title: 'Taken over' }),
  'creative.deleteCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.restoreCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.getCreationFile': ({ picture }) => ({ creationId: picture.id }),
  'creative.getCreationThumbnail': ({ picture }) => ({ creationId: picture.id }),
  'creative.createShare': ({ picture }) => ({ creationId: picture.id }),
  'creative.deleteShare': ({ picture }) => ({ creationId: picture.id }),
  'creative.createFolder': () => ({ name: 'Autumn' }),
  'creative.updateFolder': ({ folder }) => ({ folderId: folder.id, name: 'Taken over' }),
  'creative.deleteFolder': ({ folder }) => ({ folderId: folder.id }),
  'creative.listTemplates': () => ({}),
  'creative.getTemplatePicture': () => ({ prompt: 'A loaf', aspectRatio: '1:1', style: 'minimalist' }),
  'creative.createTemplate': () => someTemplate,
  'creative.updateTemplate': ({ template }) => ({ templateId: template.id, ...someTemplate }),
  'creative.deleteTemplate': ({ template }) => ({ templateId: template.id }),
  'creative.createPhoto': () => ({ name: 'loaf.png', bytes: onePixelPng }),
  'creative.createClip': () => ({ name: 'oven.mp4', bytes: 100 }),
  'creative.updateClipPart': ({ clip }) => ({ clipId: clip.id, part: 1, bytes: onePixel }),
  'creative.updateClipPoster': ({ clip }) => ({ clipId: clip.id, bytes: onePixelPng }),
  'creative.finishClip': ({ clip }) => ({ clipId: clip.id }),
  'creative.getFreePhotoSource': () => ({}),
  'creative.listFreePhotos': () => ({ search: 'a loaf' }),
  'creative.getFreePhotoThumbnail': () => ({
    token: freePhotoTokens().seal(FREE_PHOTO, new Date(Date.now() + DAY_MS)),
  }),
  'creative.createFreePhoto': () => ({ photoId: FREE_PHOTO }),
  'sample.createSample': () => ({ prompt: 'A loaf' }),
  'sample.getSampleFile': () => ({ sampleFile: 'x' }),
  'share.getSharedPage': ({ share }) => ({ token: share.url.split('/').at(-1) }),
  'share.getSharedCreation': ({ share }) => ({ token: share.url.split('/').at(-1) }),
  'share.getSharedCard': ({ share }) => ({ token: share.url.split('/').at(-1) }),
};

const someTemplate = {
  name: 'Morning',
  description: '',
  prompt: 'A loaf at dawn',
  aspectRatio: '1:1',
  style: 'minimalist',
};
