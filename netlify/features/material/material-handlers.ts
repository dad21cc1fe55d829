import type { materialContract } from '../../../src/contracts/material';
import type { Handlers } from '../../http/call';
import type { MaterialService } from './material-service';

export const materialHandlers = (service: MaterialService): Handlers<typeof materialContract> => ({
  listMaterial: (_input, { workspace }) => service.list(workspace),
  getQuestions: (_input, { workspace }) => service.getQuestions(workspace),
  createMaterial: (input, { workspace }) => service.create(workspace, input),
  createFinds: ({ finds }, { workspace }) => service.createFinds(workspace, finds),
  createDismissal: ({ question }, { workspace }) => service.createDismissal(workspace, question),
  updateMaterial: (input, { workspace }) => service.update(workspace, input),
  deleteMaterial: ({ materialId }, { workspace }) => service.remove(workspace, materialId),
});
