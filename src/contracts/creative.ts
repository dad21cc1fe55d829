import * as z from 'zod/mini';
import {
  DESCRIPTION_MAX,
  creationMakers,
  creationSorts,
  creationSources,
  creationStatuses,
  creationTypes,
  pictureFormatNames,
  uploadLimits,
} from '../domain/creation';
import { brandFonts } from '../domain/business-profile';
import { aspectRatioNames, imageStyles, videoDurations, videoQualityNames } from '../domain/image-format';
import { networkSizeNames } from '../domain/network-size';
import { templateCategories } from '../domain/library';
import { endpoint } from './endpoint';
import {
  countInput,
  cursorInput,
  id,
  instant,
  optionalText,
  pageSize,
  requiredText,
  sentText,
  storedText,
  textToChange,
} from './text';

/** A stored picture of a post. `url` is served to the workspace's own people. */
export const pictureSchema = z.object({
  id,
  url: storedText(300),
  aspectRatio: z.enum(aspectRatioNames),
  width: z.number(),
  height: z.number(),
  altText: storedText(400),
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * A picture or clip of the library. `url` leads to the file and changes with it; while there is none (generating,
 * failed, cancelled) it answers 404. `thumbnailUrl` takes `?width=`. `startedAgain`: it was cut off (its worker ended) and is
 * being made anew.
 */
export const creationSchema = z.object({
  id,
  type: z.enum(creationTypes),
  source: z.enum(creationSources),
  status: z.enum(creationStatuses),
  progress: z.number(),
  cause: z.nullable(storedText(300)),
  startedAgain: z.boolean(),
  title: storedText(200),
  prompt: storedText(1000),
  url: storedText(300),
  thumbnailUrl: storedText(300),
  altText: storedText(400),
  aspectRatio: z.enum(aspectRatioNames),
  width: z.number(),
  height: z.number(),
  durationMs: z.nullable(z.number()),
  quality: z.nullable(z.enum(videoQualityNames)),
  style: z.nullable(z.enum(imageStyles)),
  provider: storedText(100),
  contentType: storedText(60),
  createdAt: instant,
  liked: z.boolean(),
  likes: z.number(),
  downloads: z.number(),
  folderId: z.nullable(id),
  pieceId: z.nullable(id),
  shared: z.boolean(),
});
export type Creation = z.infer<typeof creationSchema>;

const madeSchema = z.extend(creationSchema, { leftOut: z.nullable(storedText(200)) });
export type MadeCreation = z.infer<typeof madeSchema>;

export const folderSchema = z.object({ id, name: storedText(60), count: z.number() });
export type CreationFolder = z.infer<typeof folderSchema>;

export const templateSchema = z.object({
  id,
  name: storedText(60),
  description: storedText(200),
  prompt: storedText(1000),
  aspectRatio: z.enum(aspectRatioNames),
  style: z.enum(imageStyles),
  category: z.enum(templateCategories),
});
export type CreationTemplate = z.infer<typeof templateSchema>;

const allowanceSchema = z.object({ used: z.number(), limit: z.nullable(z.number()) });
const description = requiredText('Description', DESCRIPTION_MAX);
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: 'A colour looks like #1a6b5f.' }));
/** Words and looks that a person sets instead of what the designer would choose; '' takes the words away. */
const wishes = {
  headline: textToChange('Headline', 120),
  supporting: textToChange('Supporting line', 200),
  colours: z.optional(z.array(colour).check(z.maxLength(4))),
  font: z.optional(z.enum(brandFonts)),
};

export const makingContract = {
  generateImage: endpoint({
    method: 'POST',
    path: '/api/generate-image',
    access: 'session',
    creates: true,
    summary:
      'Makes a picture from a description. A slow style answers with a rough picture whose finished one replaces it.',
    input: z.object({
      prompt: description,
      aspectRatio: z._default(z.enum(aspectRatioNames), '1:1'),
      style: z._default(z.enum(imageStyles), 'photorealistic'),
      maker: z._default(z.enum(creationMakers), 'built-in'),
      ...wishes,
    }),
    output: madeSchema,
  }),
  generateVideo: endpoint({
    method: 'POST',
    path: '/api/generate-video',
    access: 'session',
    creates: true,
    summary:
      'Makes a clip from a description. Waits for a short one; a longer one answers as generating and completes itself.',
    input: z.object({
      prompt: description,
      aspectRatio: z._default(z.enum(aspectRatioNames), '16:9'),
      style: z._default(z.enum(imageStyles), 'cartoon'),
      duration: z._default(z.literal(videoDurations), 5),
      quality: z._default(z.enum(videoQualityNames), 'hd'),
      ...wishes,
    }),
    output: madeSchema,
  }),
  cancelCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/cancel',
    access: 'session',
    summary: 'Stops what is being made; it is not counted.',
    input: z.object({ creationId: id }),
    output: creationSchema,
  }),
  remixCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/remix',
    access: 'session',
    creates: true,
    summary:
      'Makes another one from it: a variation, or with other words, colours, style or shape. Counts as a new one.',
    input: z.object({
      creationId: id,
      variation: z._default(z.boolean(), false),
      prompt: z.optional(description),
      aspectRatio: z.optional(z.enum(aspectRatioNames)),
      style: z.optional(z.enum(imageStyles)),
      ...wishes,
    }),
    output: madeSchema,
  }),
  createRatios: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/ratios',
    access: 'session',
    creates: true,
    summary: 'The same picture in other shapes; counts as nothing new.',
    input: z.object({
      creationId: id,
      ratios: z.array(z.enum(aspectRatioNames)).check(z.minLength(1, { error: 'Choose a shape.' }), z.maxLength(5)),
    }),
    output: z.object({ items: z.array(creationSchema) }),
  }),
  listMakers: endpoint({
    method: 'GET',
    path: '/api/creative/makers',
    access: 'session',
    summary: 'Who can make pictures here, and in which styles.',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({ id: z.enum(creationMakers), name: storedText(100), styles: z.array(z.enum(imageStyles)) }),
      ),
    }),
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/api/creative/usage',
    access: 'session',
    summary: "This month's allowance of images and videos.",
    input: z.object({}),
    output: z.object({ images: allowanceSchema, videos: allowanceSchema, resetsOn: storedText(10) }),
  }),
};

export const libraryContract = {
  listCreations: endpoint({
    method: 'GET',
    path: '/api/creative/creations',
    access: 'session',
    summary: 'The library, paged by cursor. `folder` is an id, or none for what lies in no folder.',
    input: z.object({
      cursor: cursorInput(),
      limit: pageSize(48),
      search: optionalText('Search', 100),
      sort: z._default(z.enum(creationSorts), 'newest'),
      type: z.optional(z.enum(creationTypes)),
      source: z.optional(z.enum(creationSources)),
      style: z.optional(z.enum(imageStyles)),
      folder: z.optional(z.union([id, z.literal('none')])),
      liked: z.optional(z.literal('mine')),
    }),
    output: z.object({ items: z.array(creationSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getLibrary: endpoint({
    method: 'GET',
    path: '/api/creative/library',
    access: 'session',
    summary: 'How much the library holds, and its folders by name.',
    input: z.object({}),
    output: z.object({ count: z.number(), images: z.number(), videos: z.number(), folders: z.array(folderSchema) }),
  }),
  getCreation: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'One of the library, with what it was made of and where it is used.',
    input: z.object({ creationId: id }),
    output: z.extend(creationSchema, {
      seed: z.nullable(z.number()),
      headline: z.nullable(storedText(200)),
      supporting: z.nullable(storedText(300)),
      colours: z.array(storedText(10)),
      font: z.nullable(storedText(40)),
      parentId: z.nullable(id),
      bytes: z.nullable(z.number()),
      shareUrl: z.nullable(storedText(300)),
      usedIn: z.array(z.object({ pieceId: id, title: storedText(200), status: storedText(20) })),
      canRemix: z.boolean(),
    }),
  }),
  updateCreation: endpoint({
    method: 'PATCH',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'Changes its title, alt text, folder or whether the caller likes it.',
    input: z.object({
      creationId: id,
      title: z.optional(requiredText('Title', 120)),
      altText: textToChange('Alt text', 400),
      folderId: z.optional(z.nullable(id)),
      liked: z.optional(z.boolean()),
    }),
    output: creationSchema,
  }),
  deleteCreation: endpoint({
    method: 'DELETE',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'Takes it out of the library; for some days it can be restored.',
    input: z.object({ creationId: id }),
    output: z.object({ id }),
  }),
  restoreCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/restore',
    access: 'session',
    summary: 'Puts it back into the library.',
    input: z.object({ creationId: id }),
    output: creationSchema,
  }),
  getCreationFile: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId/file',
    access: 'session',
    summary: 'The file itself; a picture also in another format or in the size of a network.',
    produces: 'application/octet-stream',
    input: z.object({
      creationId: id,
      v: z.optional(sentText(20)),
      download: z.optional(sentText(10)),
      format: z.optional(z.enum(pictureFormatNames)),
      size: z.optional(z.enum(networkSizeNames)),
    }),
    output: z.unknown(),
  }),
  getCreationThumbnail: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId/thumbnail',
    access: 'session',
    summary: 'A small WebP that stands for it.',
    produces: 'image/webp',
    input: z.object({
      creationId: id,
      v: z.optional(sentText(20)),
      width: z._default(z.enum(['240', '480', '960']), '480'),
    }),
    output: z.unknown(),
  }),
  createShare: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/share',
    access: 'session',
    notInDemo: true,
    summary: 'Makes a page that shows it to whoever has the address.',
    input: z.object({ creationId: id }),
    output: z.object({ url: storedText(300) }),
  }),
  deleteShare: endpoint({
    method: 'DELETE',
    path: '/api/creative/creations/:creationId/share',
    access: 'session',
    summary: 'Takes that page back.',
    input: z.object({ creationId: id }),
    output: z.object({ id }),
  }),
  createFolder: endpoint({
    method: 'POST',
    path: '/api/creative/folders',
    access: 'session',
    summary: 'Makes a folder.',
    input: z.object({ name: requiredText('Name', 60) }),
    output: folderSchema,
  }),
  updateFolder: endpoint({
    method: 'PATCH',
    path: '/api/creative/folders/:folderId',
    access: 'session',
    summary: 'Renames a folder.',
    input: z.object({ folderId: id, name: requiredText('Name', 60) }),
    output: folderSchema,
  }),
  deleteFolder: endpoint({
    method: 'DELETE',
    path: '/api/creative/folders/:folderId',
    access: 'session',
    summary: 'Takes a folder away; what lay in it stays in the library.',
    input: z.object({ folderId: id }),
    output: z.object({ id }),
  }),
};

const templateInput = {
  name: requiredText('Name', 60),
  description: optionalText('Note on its card', 200),
  prompt: description,
  aspectRatio: z.enum(aspectRatioNames),
  style: z.enum(imageStyles),
  category: z._default(z.enum(templateCategories), 'social'),
};

export const bringingContract = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/api/creative/templates',
    access: 'session',
    summary: "The workspace's own templates, newest first.",
    input: z.object({}),
    output: z.object({ items: z.array(templateSchema) }),
  }),
  getTemplatePicture: endpoint({
    method: 'GET',
    path: '/api/creative/template-picture',
    access: 'session',
    produces: 'image/webp',
    limit: { calls: 600, perSeconds: 3_600 },
    workspaceLimit: { calls: 120, perSeconds: 60 },
    summary: 'What a template makes, small and in the look of the workspace. Not counted.',
    input: z.object({ prompt: description, aspectRatio: z.enum(aspectRatioNames), style: z.enum(imageStyles) }),
    output: z.unknown(),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/creative/templates',
    access: 'session',
    summary: 'Keeps a description as a template.',
    input: z.object(templateInput),
    output: templateSchema,
  }),
  updateTemplate: endpoint({
    method: 'PATCH',
    path: '/api/creative/templates/:templateId',
    access: 'session',
    summary: 'Changes a template.',
    input: z.object({ templateId: id, ...templateInput }),
    output: templateSchema,
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/api/creative/templates/:templateId',
    access: 'session',
    summary: 'Deletes a template.',
    input: z.object({ templateId: id }),
    output: z.object({ id }),
  }),
  createPhoto: endpoint({
    method: 'POST',
    path: '/api/creative/photos',
    access: 'session',
    creates: true,
    takesBytes: uploadLimits.photoBytes,
    limit: { calls: 300, perSeconds: 3_600 },
    summary: 'Puts a photograph into the library. The body is the picture; its type and size are found in its bytes.',
    input: z.object({ name: optionalText('Name', 200) }),
    output: creationSchema,
  }),
  createClip: endpoint({
    method: 'POST',
    path: '/api/creative/clips',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Begins to bring a clip (MP4 with H.264) in parts.',
    input: z.object({
      name: optionalText('Name', 200),
      bytes: countInput.check(
        z.gte(1, { error: 'This clip is empty.' }),
        z.lte(uploadLimits.clipBytes, { error: 'A clip can have at most 64 MB.' }),
      ),
    }),
    output: z.object({ id, partBytes: z.number(), parts: z.number() }),
  }),
  updateClipPart: endpoint({
    method: 'PUT',
    path: '/api/creative/clips/:clipId/parts/:part',
    access: 'session',
    takesBytes: uploadLimits.clipPartBytes,
    limit: { calls: 1_000, perSeconds: 3_600 },
    summary: 'Brings one part, counted from 1; again replaces it.',
    input: z.object({ clipId: id, part: z.coerce.number().check(z.int(), z.gte(1), z.lte(64)) }),
    output: z.object({ part: z.number() }),
  }),
  updateClipPoster: endpoint({
    method: 'PUT',
    path: '/api/creative/clips/:clipId/poster',
    access: 'session',
    takesBytes: 1024 * 1024,
    limit: { calls: 100, perSeconds: 3_600 },
    summary: 'Brings the still that stands for the clip: PNG, JPEG or WebP.',
    input: z.object({ clipId: id }),
    output: z.object({ id }),
  }),
  finishClip: endpoint({
    method: 'POST',
    path: '/api/creative/clips/:clipId/finish',
    access: 'session',
    creates: true,
    summary: 'Joins the parts, looks into them and puts the clip into the library.',
    input: z.object({ clipId: id, name: optionalText('Name', 200) }),
    output: creationSchema,
  }),
};

export const creativeContract = { ...makingContract, ...libraryContract, ...bringingContract };

export type GeneratedImage = MadeCreation;
