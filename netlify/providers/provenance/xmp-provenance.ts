import type { ProvenancePort } from '../../ports/provenance';
import { labelJpeg } from './jpeg-label';
import { labelMp4 } from './mp4-label';
import { labelPng } from './png-label';
import { labelWebp } from './webp-label';
import { xmpPacket } from './xmp-packet';

/** Labels as XMP (ISO 16684-1), stored where part 3 of Adobe's specification wants it in each format (docs/provenance.md). */
export const xmpProvenance: ProvenancePort = {
  label(bytes, label) {
    const write = FORMATS.find(({ begins }) =>
      begins.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')),
    )?.write;
    if (!write) throw new Error('Only WebP, PNG, JPEG and MP4 can be labelled.');
    return write(bytes, xmpPacket(label));
  },
};

const FORMATS: { begins: RegExp; write: (bytes: Uint8Array, packet: Uint8Array) => Uint8Array }[] = [
  { begins: /^RIFF[^]{4}WEBP/, write: labelWebp },
  { begins: /^\x89PNG\r\n/, write: labelPng },
  { begins: /^\xff\xd8\xff/, write: labelJpeg },
  { begins: /^[^]{4}ftyp/, write: labelMp4 },
];
