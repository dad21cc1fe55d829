import type { ProvenanceLabel } from '../../ports/provenance';
import { buildImage } from '../../testing/builders/image-bytes';
import { readLabel, readXmp } from '../../testing/xmp-reader';
import { fileInspector } from '../builtin/inspector/file-inspector';
import { xmpPacket } from './xmp-packet';
import { xmpProvenance } from './xmp-provenance';

const label: ProvenanceLabel = {
  source: 'algorithmic',
  tool: 'Fourbeat built-in designer 3',
  promptHash: 'ab'.repeat(32),
  title: 'Autumn loaves',
  altText: 'A poster with a loaf.',
  createdAt: new Date('2026-11-21T09:30:00Z'),
};
const written = (changes: Partial<ProvenanceLabel> = {}) =>
  xmpProvenance.label(buildImage('png'), { ...label, ...changes });
const read = (changes?: Partial<ProvenanceLabel>) => readLabel(written(changes));

const IPTC_CORE = 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/';
const IPTC_EXTENSION = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
const TITLE = 'http://purl.org/dc/elements/1.1/title';

describe('a label', () => {
  it('says all that is known of a picture made by rules, and nothing of a model', () => {
    expect(read()).toEqual({
      [`${IPTC_EXTENSION}DigitalSourceType`]: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      'http://ns.adobe.com/xap/1.0/CreatorTool': 'Fourbeat built-in designer 3',
      'http://ns.adobe.com/xap/1.0/CreateDate': '2026-11-21T09:30:00.000Z',
      [TITLE]: 'Autumn loaves',
      'http://purl.org/dc/elements/1.1/description': 'A poster with a loaf.',
      [`${IPTC_CORE}AltTextAccessibility`]: 'A poster with a loaf.',
      'urn:x-fourbeat:provenance:1#PromptSha256': 'ab'.repeat(32),
    });
  });

  it('names the model of a picture that one made', () => {
    expect(read({ source: 'trained', tool: 'gpt-image-2.6-flare' })).toMatchObject({
      [`${IPTC_EXTENSION}DigitalSourceType`]: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      [`${IPTC_EXTENSION}AISystemUsed`]: 'gpt-image-2.6-flare',
      [`${IPTC_EXTENSION}AIPromptInformation`]: `SHA-256 ${'ab'.repeat(32)}`,
    });
  });

  it('leaves out what is not known', () => {
    const known = Object.keys(read({ title: ' ', altText: '', createdAt: undefined })).map(
      (name) => /[^/#]+$/.exec(name)![0],
    );
    expect(known).toEqual(['DigitalSourceType', 'CreatorTool', 'PromptSha256']);
  });

  it('is the same bytes for the same words, so that one file can serve many rows', () =>
    expect(xmpPacket(label)).toEqual(xmpPacket({ ...label })));

  it('is a packet as readers scan for it', () => {
    expect(readXmp(written())[0]).toMatch(
      /^<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?><x:xmpmeta xmlns:x="adobe:ns:meta\/">.*<\/x:xmpmeta><\?xpacket end="r"\?>$/s,
    );
  });
});

describe('a title', () => {
  it.each([
    'Bread & butter <b>"cheap"</b>',
    ']]></rdf:li><rdf:li>',
    '<!DOCTYPE x [<!ENTITY a "b">]>&a;',
    '<?xpacket end="w"?>',
    "it's 5 > 4",
    'Über Brötchen – 面包 – خبز – 🥖',
  ])('stays as it was typed: %s', (title) => expect(read({ title })[TITLE]).toBe(title));

  it.each([
    ['control characters', 'Lo\u0000a\u0008f\u001b', 'Loaf'],
    ['half a surrogate pair', 'Loaf\ud83e!', 'Loaf!'],
    ['what is no character', 'Loaf\ufffe\uffff', 'Loaf'],
  ])('loses %s, which XML forbids', (_what, title, rest) => expect(read({ title })[TITLE]).toBe(rest));

  it('of any length leaves the label small enough for a JPEG', () => {
    const long = { title: '&'.repeat(100_000), altText: '🥖&'.repeat(100_000), tool: '<'.repeat(100_000) };
    expect(xmpPacket({ ...label, ...long, source: 'trained' }).byteLength).toBeLessThan(65_502);
    expect([...read(long)[TITLE]!]).toHaveLength(300);
    expect(read(long)[TITLE]).toMatch(/&…$/);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('does not keep its %s from being uploaded again', async (type) => {
    const title = 'JavaScript: first steps <script>alert(1)</script> <!doctype html> <?php phpinfo();';
    const bytes = xmpProvenance.label(buildImage(type), { ...label, title });
    expect(await fileInspector.inspect(bytes)).toMatchObject({
      kind: 'picture',
      type: `image/${type}`,
      width: 64,
      height: 48,
    });
    expect(readLabel(bytes)[TITLE]).toBe(title);
  });
});
