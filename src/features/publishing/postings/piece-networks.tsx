import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { Piece } from '../../../contracts/engine-pieces';
import type { PiecePostings } from '../../../contracts/publishing-postings';
import { writtenFor, wordsStillFit } from '../../../domain/network-writing';
import { isEditable } from '../../../domain/piece';
import { postAddress } from '../../../domain/post-address';
import { networkClips } from '../../../domain/network-clip';
import { clipToPost, takesPictures } from '../../../domain/posting';
import { isNetwork, type PostingChannel } from '../../../domain/posting-channel';
import { Banner } from '../../../ui/banner';
import { Details } from '../../../ui/details';
import { Link } from '../../../ui/link';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useGetPiecePostingsQuery, useUpdatePiecePostingsMutation } from '../publishing-api';
import { ChannelChoice } from './channel-choice';
import { EmailOfPost } from './email-of-post';
import { WriteForNetworks } from './write-for-networks';
import { NewsletterChoice } from './newsletter-choice';
import { PostingRow } from './posting-row';

/** Where a post goes besides the public page. What is chosen belongs to what is approved. */
export function PieceNetworks(props: PieceNetworksProps) {
  const { piece } = props;
  const { data, error, isFetching, refetch } = useGetPiecePostingsQuery({ pieceId: piece.id });
  if (error && !data)
    return (
      <Panel title="Networks">
        <PanelBody>
          <Banner title="The networks could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      </Panel>
    );
  if (!data) return null;
  if (isEditable(piece.status) && piece.status !== 'published') return <Choosing {...props} postings={data} />;
  if (data.items.length === 0) return null;
  return (
    <Panel title="Networks">
      {data.paused && data.items.some(({ state }) => state === 'due') && (
        <PanelBody>
          <Text size="sm" tone={2}>
            The engine is paused. Posts waiting here will be sent when you start it again.
          </Text>
        </PanelBody>
      )}
      <List label="Networks">
        {data.items.map((posting) => (
          <PostingRow
            key={posting.id}
            posting={posting}
            title={piece.title}
            picture={pictureOf(data, posting.channel, piece)}
            clip={clipOf(posting.channel, piece)}
            zone={props.zone}
            paused={data.paused}
            connected={isConnected(data, posting.channel)}
            now={props.now}
          />
        ))}
      </List>
      <PanelBody>
        <Row>
          <EmailOfPost pieceId={piece.id} draftId={piece.mailDraftId} />
        </Row>
      </PanelBody>
    </Panel>
  );
}

function Choosing({ piece, words, zone, now, onChosen, postings }: PieceNetworksProps & { postings: PiecePostings }) {
  const [update, { isLoading, error }] = useUpdatePiecePostingsMutation();
  const planned = postings.items.filter(({ state }) => state === 'planned' || state === 'cancelled');
  const gone = postings.items.filter(({ state }) => state !== 'planned' && state !== 'cancelled');
  const choose = async (
    channel: PostingChannel,
    chosen: { words?: string | null; subject?: string | null } | null,
  ): Promise<boolean> => {
    const others = planned.filter((one) => one.channel !== channel);
    const { data } = await update({
      pieceId: piece.id,
      version: piece.version,
      choices: [
        ...others.map((one) => ({ channel: one.channel, words: one.ownWords, subject: one.subject })),
        ...(chosen ? [{ channel, words: chosen.words ?? null, subject: chosen.subject ?? null }] : []),
      ],
    });
    if (data) await onChosen(data);
    return data !== undefined;
  };
  const isNear = ({ channel, connection }: PiecePostings['channels'][number]): boolean =>
    channel === 'newsletter' || connection !== 'not-connected' || planned.some((one) => one.channel === channel);
  const open = postings.channels.filter(({ channel }) => !gone.some((one) => one.channel === channel));
  const near = open.filter(isNear);
  // Nobody can post to a webhook by hand, or to YouTube without a clip.
  const far = open.filter(
    (one) => !isNear(one) && one.channel !== 'webhook' && (takesPictures(one.channel) || clipToPost(piece.clip)),
  );
  const find = (channel: PostingChannel) => planned.find((one) => one.channel === channel);
  const row = (one: PiecePostings['channels'][number]) =>
    one.channel === 'newsletter' ? (
      <NewsletterChoice
        key={one.channel}
        pieceId={piece.id}
        posting={find(one.channel)}
        title={words.title}
        busy={isLoading}
        onChoose={(chosen) => choose(one.channel, chosen)}
      />
    ) : (
      <ChannelChoice
        key={one.channel}
        channel={one}
        posting={find(one.channel)}
        words={{
          ...words,
          keywords: piece.keywords,
          type: piece.type,
          networkWords: wordsStillFit(piece, words) ? piece.networkWords : [],
          link: postAddress(postings.page, { title: words.title }),
        }}
        pictures={piece.pictures}
        clip={piece.clip}
        written={writtenFor(one.channel, piece.networkWords)}
        busy={isLoading}
        onChoose={(chosen) => choose(one.channel, chosen)}
      />
    );
  return (
    <Panel title="Also post to">
      {error && (
        <PanelBody>
          <Banner title="Nothing was changed.">{messageOf(error)}</Banner>
        </PanelBody>
      )}
      {near.length > 0 && <List label="Networks">{near.map(row)}</List>}
      {gone.length > 0 && (
        <>
          <PanelBody>
            <Text size="sm" tone={2}>
              Already posted. Taking the post off your page does not remove it from these networks.
            </Text>
          </PanelBody>
          <List label="Already posted">
            {gone.map((posting) => (
              <PostingRow
                key={posting.id}
                posting={posting}
                title={piece.title}
                picture={pictureOf(postings, posting.channel, piece)}
                clip={clipOf(posting.channel, piece)}
                zone={zone}
                now={now}
                paused={postings.paused}
                connected={isConnected(postings, posting.channel)}
              />
            ))}
          </List>
        </>
      )}
      <PanelBody>
        <WriteForNetworks piece={piece} words={words} postings={postings} onChosen={onChosen} />
        {far.length > 0 && (
          <Details summary="Other networks">
            <Text size="sm" tone={2}>
              These are not connected. When the time comes, you get the text and the picture or the clip, ready to post
              by hand.
            </Text>
            <List label="Other networks">{far.map(row)}</List>
          </Details>
        )}
        <Row between gap={3}>
          <Text size="xs" tone={3}>
            It always goes to your own page. <Link to={paths.connections}>Connect networks</Link>
          </Text>
          <EmailOfPost pieceId={piece.id} draftId={piece.mailDraftId} />
        </Row>
      </PanelBody>
    </Panel>
  );
}

const isConnected = (data: PiecePostings, channel: PostingChannel): boolean =>
  (data.channels.find((one) => one.channel === channel)?.connection ?? 'not-connected') !== 'not-connected';

function pictureOf(data: PiecePostings, channel: PostingChannel, piece: Piece): string | null {
  const id = data.channels.find((one) => one.channel === channel)?.pictureId;
  return piece.pictures.some((picture) => picture.id === id) ? (id ?? null) : null;
}

/** The clip goes out instead of the picture wherever a network takes both. */
const clipOf = (channel: PostingChannel, { clip }: Piece): string | null =>
  clip?.status === 'completed' && (!isNetwork(channel) || networkClips[channel]) ? clip.id : null;

export interface PieceNetworksProps {
  piece: Piece;
  /** As they are typed, saved or not. */
  words: { title: string; body: string; altText: string };
  zone: string;
  now: Date;
  /** The choice changed the piece: its version, and an approval that no longer covers it. */
  onChosen: (changed: Pick<PiecePostings, 'version' | 'status'>) => Promise<unknown>;
}
