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
    reply.headers.set('x-robots-tag', 'noindex'); // search engines must not show strangers' words as ours
    return reply;
  },
});

/** In addition to the limit per address: what all addresses together may have drawn, to protect storage and CPU. */
const EVERYBODY = { calls: 240, perSeconds: HOUR_SECONDS };
