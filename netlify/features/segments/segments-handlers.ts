import type { segmentsContract } from '../../../src/contracts/segments';
import type { Handlers } from '../../http/call';
import type { SegmentsService } from './segments-service';

export const segmentsHandlers = (service: SegmentsService): Handlers<typeof segmentsContract> => ({
  listSegments: (_input, { workspace }) => service.list(workspace.id),
  createSegment: (input, { workspace }) => service.create(workspace.id, input),
  updateSegment: ({ segmentId, ...input }, { workspace }) => service.change(workspace.id, segmentId, input),
  deleteSegment: ({ segmentId }, { workspace }) => service.remove(workspace.id, segmentId),
  countSegment: ({ rules }, { workspace }) => service.count(workspace.id, rules),
});
