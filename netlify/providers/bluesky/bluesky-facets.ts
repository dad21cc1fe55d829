/**
 * Links and hashtags of a text as Bluesky wants to be told of them: with their places in bytes of UTF-8
 * (https://docs.bsky.app/docs/advanced-guides/post-richtext). Without them they would be plain text.
 */
export function facetsOf(text: string): Facet[] {
  const facets: Facet[] = [];
  const add = (start: number, length: number, feature: Facet['features'][number]) => {
    const byteStart = bytesOf(text.slice(0, start));
    facets.push({
      index: { byteStart, byteEnd: byteStart + bytesOf(text.slice(start, start + length)) },
      features: [feature],
    });
  };
  for (const { 0: uri, index } of text.matchAll(LINK)) add(index, uri.length, { $type: `${FACET}#link`, uri });
  for (const { 0: written, index } of text.matchAll(TAG)) {
    const tag = written.slice(1);
    if ([...tag].length <= LONGEST_TAG) add(index, written.length, { $type: `${FACET}#tag`, tag });
  }
  return facets.sort((one, other) => one.index.byteStart - other.index.byteStart);
}

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

const FACET = 'app.bsky.richtext.facet';
/** Closing punctuation belongs to the sentence. */
const LINK = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”'»…]/giu;
/** Not only digits, and no punctuation at its end. */
const TAG = /(?<=^|\s)#(?!\d+(?:\s|$))[\p{L}\p{N}_]+/gu;
const LONGEST_TAG = 64;

export interface Facet {
  index: { byteStart: number; byteEnd: number };
  features: ({ $type: string; uri: string } | { $type: string; tag: string })[];
}
