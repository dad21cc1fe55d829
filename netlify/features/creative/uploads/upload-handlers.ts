import type { templatesContract } from '../../../../src/contracts/creation-templates';
import type { uploadsContract } from '../../../../src/contracts/creation-uploads';
import type { Handlers } from '../../../http/call';
import { cacheFor, fileOfBytes, sendFile } from '../../../http/send-file';
import type { ClipService } from './clip-service';
import type { TemplatePictureService } from '../templates/template-picture-service';
import type { TemplateService } from '../templates/template-service';
import type { UploadService } from './upload-service';

export const bringingHandlers = ({
  templates,
  templatePictures,
  uploads,
  clips,
}: Services): Handlers<typeof templatesContract> & Handlers<typeof uploadsContract> => ({
  listTemplates: (_input, { workspace }) => templates.list(workspace.id),
  getTemplatePicture: async (template, { request, workspace }) =>
    sendFile(
      request,
      fileOfBytes(await templatePictures.draw(workspace.id, template), {
        contentType: 'image/webp',
        name: 'template.webp',
      }),
      { cache: cacheFor.session },
    ),
  createTemplate: (input, { workspace }) => templates.create(workspace.id, input),
  updateTemplate: ({ templateId, ...template }, { workspace }) => templates.change(workspace.id, templateId, template),
  deleteTemplate: ({ templateId }, { workspace }) => templates.remove(workspace.id, templateId),
  createPhoto: ({ name }, { workspace, user, bytes }) => uploads.keepPhoto(workspace, { bytes, name }, user),
  createClip: (input, { workspace }) => clips.begin(workspace, input),
  updateClipPart: ({ clipId, part }, { workspace, bytes }) => clips.keepPart(workspace, clipId, part, bytes),
  updateClipPoster: ({ clipId }, { workspace, bytes }) => clips.keepPoster(workspace, clipId, bytes),
  finishClip: ({ clipId, name }, { workspace, user }) => clips.finish(workspace, clipId, { name }, user),
});

interface Services {
  templates: TemplateService;
  templatePictures: TemplatePictureService;
  uploads: UploadService;
  clips: ClipService;
}
