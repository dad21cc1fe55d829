import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, requiredText, storedText } from './text';

export const folderSchema = z.object({ id, name: storedText(60), count: z.number() });
export type CreationFolder = z.infer<typeof folderSchema>;

export const foldersContract = {
  createFolder: endpoint({
    method: 'POST',
    path: '/api/creative/folders',
    access: 'session',
    summary: 'Creates a folder.',
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
    summary: 'Deletes a folder; its contents stay in the library.',
    input: z.object({ folderId: id }),
    output: z.object({ id }),
  }),
};
