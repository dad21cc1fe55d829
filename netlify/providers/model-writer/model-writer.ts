import type { TextAnswer, TextVendor } from '../../ports/text-vendor';
import type { Reworded, WriterPort } from '../../ports/writer';
import { makeNetworkWriter } from './network-writer';
import { faultsOf, readAnswer } from './writer-answer';
import { writerData, type Asked } from './writer-data';
import { instructionsFor, type Asking } from './writer-prompt';

/**
 * A language model as the writer. Its text is used only when all of it holds: the JSON that was asked for, the sizes, the
 * language, no word to avoid, and no claim that its material does not support. It is told what was wrong and asked once
 * more; then there are no words.
 */
export function makeModelWriter(vendor: TextVendor): WriterPort {
  async function write<Name extends string>(
    what: Asking,
    asked: Asked,
    sizes: Record<Name, Size>,
  ): Promise<Reworded<Record<Name, string>>> {
    const material = writerData(asked);
    const fields = (Object.entries(sizes) as [Name, Size][]).map(([name, { least, most, about }]) => ({
      name,
      about: `${about}; ${least} to ${most} characters`,
    }));
    if (material.unread) return without(material.unread);
    let refused: { text: string; reasons: string[] } | undefined;
    let why = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answer = await vendor.write({
        instructions: instructionsFor(what, material.language, asked.profile.tone),
        data: JSON.stringify({ ...material.data, wordsToAvoid: material.avoid, ...(refused && { refused }) }),
        fields,
      });
      if (answer.kind === 'none') return without(answer.sentence, answer);
      const words = readAnswer(answer.text, sizes);
      const faults = words
        ? faultsOf(words, sizes, { ...material, hasHeadings: what === 'article' })
        : [{ why: 'it was not in the form that we asked for', ask: 'Answer with the JSON object and nothing else.' }];
      if (words && faults.length === 0) return { words, writtenBy: vendor.model };
      why = faults[0]!.why;
      refused = { text: answer.text.slice(0, MOST_REPEATED), reasons: faults.map(({ ask }) => ask) };
    }
    return without(`The text of ${vendor.model} was not used: ${why}.`);
  }

  return {
    writeForNetworks: makeNetworkWriter(vendor),
    rewordIdea: (request) =>
      write('idea', request, {
        title: { least: 8, most: 70, about: 'The title of the post, without a full stop at its end' },
        hook: { least: 12, most: 200, about: 'The first line of the post, one or two sentences' },
      }),
    async rewordPiece({ piece, ...request }) {
      const least = Math.min(LEAST_OF_BODY, Math.ceil(piece.body.length / 2));
      return write(
        'piece',
        { ...request, piece },
        {
          body: {
            least,
            most: MOST_OF_BODY,
            about:
              'The post: a first line that makes people read on, two or three short paragraphs separated by an empty line, and an invitation to ask or come by',
          },
        },
      );
    },
    async rewordArticle({ piece, ...request }) {
      return write(
        'article',
        { ...request, piece },
        {
          body: {
            least: Math.min(LEAST_OF_ARTICLE, Math.ceil(piece.body.length / 2)),
            most: MOST_OF_ARTICLE,
            about:
              'The article: an opening paragraph, then two to five sections, each a line that begins with "## " and one or two paragraphs, and a last paragraph that invites to ask or come by; everything separated by empty lines',
          },
        },
      );
    },
  };
}

const without = (note: string, answer?: Extract<TextAnswer, { kind: 'none' }>) => ({
  words: null,
  note,
  isKeyRefused: answer?.why === 'key',
});

const ATTEMPTS = 2;
const LEAST_OF_BODY = 250;
const MOST_OF_BODY = 1_800;
const LEAST_OF_ARTICLE = 700;
const MOST_OF_ARTICLE = 6_000;
const MOST_REPEATED = 3_000;

interface Size {
  least: number;
  most: number;
  about: string;
}
