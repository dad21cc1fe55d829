import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { aspectRatioNames, imageStyles } from '../domain/image-format';
import { templateCategories } from '../domain/library';
import { description } from './creation-making';
import { endpoint } from './endpoint';
import { id, optionalText, requiredText, storedText } from './text';

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

const templateInput = {
  name: requiredText('Name', 60),
  description: optionalText('Note on the card', 200),
  prompt: description,
  aspectRatio: z.enum(aspectRatioNames),
  style: z.enum(imageStyles),
  category: z._default(z.enum(templateCategories), 'social'),
};

export const templatesContract = {
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
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    workspaceLimit: { calls: 120, perSeconds: 60 },
    summary: "A small preview of a template in the workspace's look. Not counted.",
    input: z.object({ prompt: description, aspectRatio: z.enum(aspectRatioNames), style: z.enum(imageStyles) }),
    output: z.unknown(),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/creative/templates',
    access: 'session',
    summary: 'Saves a description as a template.',
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
};
