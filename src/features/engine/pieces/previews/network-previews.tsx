import { useState } from 'react';
import { styled } from 'styled-components';
import type { Piece } from '../../../../contracts/engine-pieces';
import { writtenFor, wordsStillFit } from '../../../../domain/network-writing';
import { checkForNetwork, networkLabel, networks, pictureFor, type Network } from '../../../../domain/network';
import { postAddress } from '../../../../domain/post-address';
import { clipToPost } from '../../../../domain/posting';
import { postingWords } from '../../../../domain/posting-words';
import { feedText } from '../../../../domain/network-preview';
import { formatNumber } from '../../../../lib/format-number';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { usePiecePostings } from '../../../publishing/publishing-parts';
import { FeedCard } from './feed-card';

/** The post as its readers meet it in each network's feed: in the words that are typed, or in that network's own. */
export function NetworkPreviews({ piece, words }: NetworkPreviewsProps) {
  const [chosen, setChosen] = useState<Network | null>(null);
  const network = chosen ?? piece.platforms[0] ?? 'blog';
  const { data } = usePiecePostings(piece.id);
  const own = data?.items.find(({ channel }) => channel === network)?.ownWords ?? null;
  const post = {
    ...words,
    keywords: piece.keywords,
    type: piece.type,
    networkWords: wordsStillFit(piece, words) ? piece.networkWords : [],
    link: postAddress(data?.page ?? null, { title: words.title }),
  };
  const text = feedText(network, post, own);
  const byModel = own === null ? writtenFor(network, post.networkWords) : undefined;
  const picture = pictureFor(network, piece.pictures);
  const faults = checkForNetwork(network, {
    title: words.title,
    text: network === 'blog' ? words.body : postingWords(network, post, own),
    clip: clipToPost(piece.clip),
    pictures: picture ? [{ width: picture.width, height: picture.height, altText: words.altText }] : [],
  });
  const order = [...piece.platforms, ...networks.filter((one) => !piece.platforms.includes(one))];
  return (
    <Panel title="Preview">
      <PanelBody>
        <Select<Network>
          label="Network"
          value={network}
          onChange={setChosen}
          options={order.map((value) => ({ value, label: networkLabel(value) }))}
        />
        <FeedCard network={network} words={words} text={text} picture={picture} />
        <Text size="xs" tone={3}>
          {network !== 'blog' &&
            `${formatNumber(text.counted)} of ${formatNumber(text.max)} characters, as ${networkLabel(network)} counts them. `}
          It may look slightly different on other devices.
        </Text>
        {byModel?.words != null && (
          <Text size="sm" tone={2}>
            Written for {networkLabel(network)} by {byModel.by}.
          </Text>
        )}
        {text.isShortened && (
          <Text size="sm" tone={2}>
            {networkLabel(network)} does not take all of this text. It will get the beginning
            {post.link && network !== 'instagram' ? ', and a link to the rest.' : '.'}
          </Text>
        )}
        {faults.length > 0 && (
          <Faults>
            {faults.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Faults>
        )}
      </PanelBody>
    </Panel>
  );
}

const Faults = styled.ul`
  ${theme.type.sm}
  color: ${theme.tone.red.text};
`;

export interface NetworkPreviewsProps {
  piece: Piece;
  /** As they are typed. */
  words: { title: string; body: string; altText: string };
}
