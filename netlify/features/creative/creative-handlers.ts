import type { makingContract } from '../../../src/contracts/creation-making';
import type { Handlers } from '../../http/call';
import type { MakingService } from './making/making-service';

export const makingHandlers = (service: MakingService): Handlers<typeof makingContract> => ({
  getPictureReading: (input, { workspace }) => service.read(workspace, input),
  generateImage: (input, { workspace, user }) => service.generateImage(workspace, input, user),
  generateVideo: (input, { workspace, user }) => service.generateVideo(workspace, input, user),
  cancelCreation: ({ creationId }, { workspace, user }) => service.cancel(workspace, creationId, user),
  remixCreation: (input, { workspace, user }) => service.remix(workspace, input, user),
  createRatios: (input, { workspace, user }) => service.createRatios(workspace, input, user),
  listMakers: (_input, { workspace }) => service.listMakers(workspace),
  getUsage: (_input, { workspace }) => service.getUsage(workspace),
});
