import { countsOf, networkBriefs, type NetworkWords } from '../../../src/domain/network-writing';
import { networkLabel } from '../../../src/domain/network';
import type { NetworkChannel } from '../../../src/domain/posting-channel';
import { claimTongueOf } from '../../../src/domain/text-language';
import type { TextVendor } from '../../ports/text-vendor';
import type { WriterPort } from '../../ports/writer';
import { faultsOf, readAnswer, type Fault } from './writer-answer';
import { writerData } from './writer-data';
import { instructionsFor } from './writer-prompt';

/**
 * A post in a model's words for each network, asked for together. What is wrong with one network's text is told, and that
 * text alone asked for once more; then the built-in words stand there, and the others keep theirs.
 */
export function makeNetworkWriter(vendor: TextVendor): WriterPort['writeForNetworks'] {
  return async ({ channels, ...asked }) => {
    const given = writerData(asked);
    // In the language of the post, whatever the business says of itself is in.
    const material = { ...given, language: claimTongueOf(asked.piece.body) ?? given.language };
    const found = new Map<NetworkChannel, NetworkWords>();
    const refusals: Refusal[] = [];
    let keyRefusal: string | null = null;
    const settle = (channel: NetworkChannel, words: string | null, note = '') =>
      found.set(channel, { channel, words, by: vendor.model, note });

    if (given.unread) {
      for (const channel of channels) settle(channel, null, given.unread);
      return { written: channels.flatMap((channel) => found.get(channel) ?? []), keyRefusal };
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const open = channels.filter((channel) => !found.get(channel)?.words);
      if (open.length === 0) break;
      const answer = await vendor.write({
        instructions: instructionsFor('networks', material.language, asked.profile.tone),
        data: JSON.stringify({
          ...material.data,
          wordsToAvoid: material.avoid,
          ...(refusals.length > 0 && { refused: refusals }),
        }),
        fields: open.map((channel) => ({ name: channel, about: aboutOf(channel) })),
      });
      if (answer.kind === 'none') {
        if (answer.why === 'key') keyRefusal = answer.sentence;
        // What an earlier answer got wrong says more than that the second one never came.
        for (const channel of open) if (!found.has(channel)) settle(channel, null, answer.sentence);
        break;
      }
      refusals.length = 0;
      for (const channel of open) {
        const { text, faults } = judged(channel, answer.text, material);
        if (faults.length === 0) {
          settle(channel, text);
          continue;
        }
        settle(channel, null, `The text of ${vendor.model} was not used: ${faults[0]!.why}.`);
        refusals.push({ network: channel, text: text.slice(0, MOST_REPEATED), reasons: faults.map(({ ask }) => ask) });
      }
    }
    return { written: channels.flatMap((channel) => found.get(channel) ?? []), keyRefusal };
  };
}

/** One network's part of the answer; a part that is missing costs the others nothing. */
function judged(
  channel: NetworkChannel,
  answer: string,
  material: ReturnType<typeof writerData>,
): { text: string; faults: Fault[] } {
  const { least, most } = networkBriefs[channel];
  const sizes = { [channel]: { least, most, unit: countsOf(channel) } };
  const words = readAnswer(answer, sizes);
  const missing = {
    why: 'it was not in the form that we asked for',
    ask: 'Answer with the JSON object and nothing else, and with every field in it.',
  };
  return words
    ? { text: words[channel] ?? '', faults: faultsOf(words, sizes, material) }
    : { text: '', faults: [missing] };
}

const aboutOf = (channel: NetworkChannel): string => {
  const { least, most, manner } = networkBriefs[channel];
  return `For ${networkLabel(channel)}: ${manner}; ${least} to ${most} characters`;
};

const ATTEMPTS = 2;
const MOST_REPEATED = 1_500;

interface Refusal {
  network: NetworkChannel;
  text: string;
  reasons: string[];
}
