import type { ProvenanceLabel } from '../../ports/provenance';

/**
 * A label as an XMP packet (ISO 16684-1): the same label gives the same bytes. Lengths are bounded so that it fits into
 * one segment of a JPEG. Properties: IPTC Photo Metadata Standard 2025.1
 * (https://iptc.org/std/photometadata/specification/iptc-pmd-techreference_2025.1.yml); what each is for: docs/provenance.md.
 */
export function xmpPacket({ source, tool, promptHash, title, altText, createdAt }: ProvenanceLabel): Uint8Array {
  const maker = text(tool, 200);
  const [name, appearance, hash] = [text(title, 300), text(altText, 2_000), text(promptHash, 64)];
  const properties = [
    simple('Iptc4xmpExt:DigitalSourceType', SOURCE_TYPES[source]),
    simple('xmp:CreatorTool', maker),
    createdAt ? simple('xmp:CreateDate', createdAt.toISOString()) : '',
    inDefaultLanguage('dc:title', name),
    inDefaultLanguage('dc:description', appearance),
    inDefaultLanguage('Iptc4xmpCore:AltTextAccessibility', appearance),
    // Some readers take these two as a sign of a trained model, whatever their values.
    ...(source === 'trained'
      ? [simple('Iptc4xmpExt:AISystemUsed', maker), simple('Iptc4xmpExt:AIPromptInformation', `SHA-256 ${hash}`)]
      : []),
    simple('fourbeat:PromptSha256', hash),
  ];
  const namespaces = Object.entries(NAMESPACES)
    .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
    .join('');
  const description = `<rdf:Description rdf:about=""${namespaces}>${properties.join('')}</rdf:Description>`;
  return new TextEncoder().encode(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}

const simple = (name: string, value: string): string => (value === '' ? '' : `<${name}>${value}</${name}>`);

const inDefaultLanguage = (name: string, value: string): string =>
  value === '' ? '' : `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${value}</rdf:li></rdf:Alt></${name}>`;

/** At most `longest` characters, without those that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets), escaped. */
function text(words: string, longest: number): string {
  const characters = [...words.replace(FORBIDDEN, '').trim()];
  const short = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
  return (
    short
      .replace(/[&<>]/g, (sign) => ESCAPES.get(sign)!)
      // The upload check takes a picture containing these bytes for a script, and a picture titled "JavaScript: first
      // steps" may be uploaded again.
      .replace(/javascript:/gi, (word) => `${word.slice(0, -1)}&#58;`)
  );
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: ReadonlyMap<string, string> = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }));

/** https://cv.iptc.org/newscodes/digitalsourcetype/ */
const SOURCE_TYPES: Record<ProvenanceLabel['source'], string> = {
  algorithmic: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  composite: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
  trained: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
};

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  fourbeat: 'urn:x-fourbeat:provenance:1#',
};
