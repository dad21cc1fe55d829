import { useState } from 'react';
import { styled } from 'styled-components';
import type { Piece } from '../../../contracts/engine-pieces';
import type { PieceChannel, Posting } from '../../../contracts/publishing-postings';
import { writtenFor, type NetworkWords } from '../../../domain/network-writing';
import { networkRules } from '../../../domain/network';
import { networkLength } from '../../../domain/network-length';
import { channelLabel, checkPosting } from '../../../domain/posting';
import { isNetwork } from '../../../domain/posting-channel';
import { postingWords, type PostWords } from '../../../domain/posting-words';
import { formatNumber } from '../../../lib/format-number';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Row } from '../../../ui/stack';
import { Switch } from '../../../ui/switch';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { theme } from '../../../ui/theme';
import { ChoiceItem, ChoiceLine, Faults } from './choice-styles';

/** One network: on or off, in the post's words or its own, and what it would refuse of them. */
export function ChannelChoice({
  channel: shown,
  posting,
  words,
  pictures,
  clip,
  written,
  busy,
  onChoose,
}: ChannelChoiceProps) {
  const { channel, connection, account } = shown;
  const [typed, setTyped] = useState<string | null>(null);
  const isOn = posting !== undefined;
  const label = channelLabel(channel);
  const own = typed ?? posting?.ownWords ?? null;
  const faults = isOn ? checkPosting(channel, { ...words, pictures, clip }, own) : [];
  const proposed = postingWords(channel, words, null);
  const isByModel = writtenFor(channel, words.networkWords)?.words != null;
  const isShortened =
    isOn && own === null && !isByModel && proposed.length < `${words.title}\n\n${words.body}`.trim().length;

  const save = async (next: string | null) => {
    if (await onChoose({ words: next })) setTyped(null);
  };

  return (
    <ChoiceItem>
      <ChoiceLine>
        <Switch
          checked={isOn}
          disabled={busy}
          onChange={(on) => void onChoose(on ? { words: null } : null)}
          help={helpOf(connection, account, isShortened)}
        >
          {label}
        </Switch>
        {isOn && typed === null && (
          <Button size="sm" variant="quiet" onClick={() => setTyped(own ?? proposed)}>
            {own === null ? 'Edit text' : 'Edit its text'}
          </Button>
        )}
      </ChoiceLine>
      {typed !== null && (
        <Words>
          <Field label={`Text for ${label}`} side={countOf(channel, typed)} error={faults[0]?.sentence}>
            <TextArea
              dir="auto"
              rows={5}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={8_000}
            />
          </Field>
          <Row>
            <Button size="sm" variant="quiet" onClick={() => setTyped(null)}>
              Cancel
            </Button>
            {posting?.ownWords != null && (
              <Button size="sm" variant="quiet" onClick={() => void save(null)} busy={busy}>
                Use the post’s text
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => void save(typed)}
              busy={busy}
              disabledReason={
                typed.trim() === ''
                  ? 'Write something first.'
                  : faults.some(({ part }) => part === 'text')
                    ? 'Fix the text first.'
                    : undefined
              }
            >
              Save text
            </Button>
          </Row>
        </Words>
      )}
      {isOn && own === null && written && (
        <Text size="xs" tone={3}>
          {written.words === null
            ? `In the built-in writer’s words. ${written.note}`
            : isByModel
              ? `Written for ${label} by ${written.by}.`
              : `${written.by} wrote it for the text as it was. Once you save yours, ${label} gets that.`}
        </Text>
      )}
      {typed === null && faults.length > 0 && (
        <Faults>
          {faults.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Faults>
      )}
    </ChoiceItem>
  );
}

function helpOf(connection: PieceChannel['connection'], account: string, isShortened: boolean) {
  const who =
    connection === 'not-connected'
      ? 'Posted by hand'
      : connection === 'disconnected'
        ? `${account} is disconnected`
        : account;
  return isShortened ? `${who} · shortened to fit` : who;
}

function countOf(channel: PieceChannel['channel'], text: string) {
  if (!isNetwork(channel)) return undefined;
  const { unit, max } = networkRules[channel].length;
  return `${formatNumber(networkLength(text, unit))} of ${formatNumber(max)}`;
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

export interface ChannelChoiceProps {
  channel: PieceChannel;
  /** Absent while the network is off. */
  posting: Posting | undefined;
  words: PostWords & { altText: string };
  pictures: Piece['pictures'];
  clip: Piece['clip'];
  /** What a model wrote for it, of the post as it is stored. */
  written: NetworkWords | undefined;
  busy: boolean;
  /** null turns it off. Resolves to whether it was stored. */
  onChoose: (chosen: { words: string | null } | null) => Promise<boolean>;
}
