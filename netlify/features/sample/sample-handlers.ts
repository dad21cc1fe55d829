import type { sampleContract } from '../../../src/contracts/sample';
import { HOUR_SECONDS } from '../../../src/domain/duration';
import type { Handlers } from '../../http/call';
import { fileOfBytes, sendFile } from '../../http/send-file';
import { SAMPLE_SECONDS, type SampleService } from './sample-service';

export const sampleHandlers = (service: SampleService): Handlers<typeof sampleContract> => ({
  createSample: async (input, { throttle }) => {
    await throttle('samples of all visitors', EVERYBODY);
    return service.draw(input);
  },
  getSampleFile: async ({ sampleFile }, { request }) => {
    const file = fileOfBytes(await service.read(sampleFile), {
      contentType: 'image/webp',
      name: `fourbeat-${sampleFile.slice(-13)}`,
    });
    const reply = await sendFile(request, file, { cache: `public, max-age=${SAMPLE_SECONDS}, immutable` });
    reply.headers.set('x-robots-tag', 'noindex'); // a stranger's words are no page of ours
    return reply;
  },
});

/** Beside the limit of one address: what many addresses together may have drawn, so that the store and the processor stay ours. */
const EVERYBODY = { calls: 240, perSeconds: HOUR_SECONDS };
