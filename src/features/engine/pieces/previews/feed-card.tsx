import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import type { Picture } from '../../../../contracts/creation-record';
import { aspectRatios } from '../../../../domain/image-format';
import { networkLabel, type Network } from '../../../../domain/network';
import { feedLooks, type FeedText } from '../../../../domain/network-preview';
import { Avatar } from '../../../../ui/avatar';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { BodyText } from '../components/body-text';

/** One post in one feed: who it is from, its words up to "more", its picture in the feed's format. */
export function FeedCard({ network, words, text, picture }: FeedCardProps) {
  const { workspace } = useSession();
  const { more, hasTitle, textBelow, ratio } = feedLooks[network];
  const { width, height } = aspectRatios[ratio];
  const said = (
    <Words dir="auto">
      {hasTitle && <b>{words.title}</b>}
      {network === 'blog' ? (
        <BodyText text={text.text} />
      ) : (
        <p>
          {text.text}
          {text.isFolded && <span> {more}</span>}
        </p>
      )}
    </Words>
  );
  // Described beside it already, where it is chosen.
  const shown = picture && (
    <img
      key={picture.url}
      src={mediaUrl(picture.url)}
      alt=""
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    />
  );
  return (
    <Card aria-label={`The post on ${networkLabel(network)}`}>
      {network !== 'youtube' && (
        <Head>
          <Avatar id={workspace.id} name={workspace.name} />
          <span>
            <b dir="auto">{workspace.name}</b>
            <small>{BESIDE[network]}</small>
          </span>
        </Head>
      )}
      {textBelow ? (
        <>
          {shown}
          {said}
        </>
      ) : (
        <>
          {said}
          {shown}
        </>
      )}
    </Card>
  );
}

/** What stands beside a name in that feed. */
const BESIDE: Record<Network, string> = {
  facebook: 'Just now · Public',
  instagram: '',
  linkedin: 'Now',
  twitter: 'now',
  youtube: '',
  blog: 'On your page',
  mastodon: 'now',
  bluesky: 'now',
};

const Card = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 30rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.panel};
  overflow: hidden;
  img {
    width: 100%;
    object-fit: cover;
    background: ${theme.color.sunken};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  ${theme.type.sm}
  > span {
    display: grid;
    min-width: 0;
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${theme.weight.medium};
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  padding: 0 ${theme.space[4]} ${theme.space[3]};
  ${theme.type.sm}
  overflow-wrap: anywhere;
  img + & {
    padding-top: ${theme.space[3]};
  }
  b {
    font-weight: ${theme.weight.semibold};
  }
  p {
    white-space: pre-line;
    unicode-bidi: plaintext; /* each paragraph in its own direction */
  }
  span {
    color: ${theme.color.text3};
  }
`;

interface FeedCardProps {
  network: Network;
  words: { title: string };
  text: FeedText;
  picture: Picture | undefined;
}
