import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { campaignEditPath, campaignPath, paths } from '../../../config/paths';
import type { Posting } from '../../../contracts/publishing-postings';
import { channelLabel, decisionsIn } from '../../../domain/posting';
import { isConnectable } from '../../../domain/posting-channel';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Link } from '../../../ui/link';
import { NewTabLink } from '../../../ui/new-tab-link';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useUpdatePostingMutation } from '../publishing-api';
import { HandOver } from './hand-over';
import { PostingFigures } from './posting-figures';
import { decisionLabels, postingBadge, postingSentence } from './posting-words';

/** What became of a post on one network, and what a person can do about it. */
export function PostingRow({ posting, title, picture, clip, zone, now, paused, connected }: PostingRowProps) {
  const { demo } = useSession();
  const [decide, { isLoading, error, originalArgs }] = useUpdatePostingMutation();
  const { id, channel, state, url } = posting;
  const label = channelLabel(channel);
  const { status, label: badge } = postingBadge(posting);
  const isMail = channel === 'newsletter';
  const decisions = demo ? [] : decisionsIn(state, channel).filter((one) => one !== 'again' || connected || isMail);
  return (
    <Item>
      <Line>
        <strong>{label}</strong>
        <Badge status={status}>{badge}</Badge>
      </Line>
      <Text size="sm" tone={2}>
        {postingSentence(posting, zone, now, paused)}
      </Text>
      {posting.figures && <PostingFigures figures={posting.figures} zone={zone} now={now} />}
      {posting.outdated && (
        <Text size="sm" tone={2}>
          {label} still has the earlier text. Change it there, too.
        </Text>
      )}
      {isConnectable(channel) && (state === 'failed' || (state === 'waiting' && !connected)) && !demo && (
        <Text size="xs" tone={3}>
          <Link to={paths.connections}>{connected ? 'Check the connection' : `Connect ${label}`}</Link>
        </Text>
      )}
      {error && <Banner title="Nothing was changed.">{messageOf(error)}</Banner>}
      {(state === 'waiting' || state === 'failed') && !demo && !isMail && (
        <HandOver
          words={posting.words}
          title={title}
          label={label}
          channel={channel}
          pictureId={picture}
          clipId={clip}
        />
      )}
      {(decisions.length > 0 || (state === 'posted' && url) || posting.campaign) && (
        <Row>
          {state === 'posted' && url && (
            <NewTabLink href={url} size="sm" icon={<ExternalLink />}>
              See it on {label}
            </NewTabLink>
          )}
          {posting.campaign && (
            <ButtonLink size="sm" to={campaignPlace(posting.campaign)}>
              {posting.campaign.status === 'draft' ? 'Open the draft' : 'See the report'}
            </ButtonLink>
          )}
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              onClick={() => void decide({ postingId: id, decision })}
              busy={isLoading && originalArgs?.decision === decision}
              disabledReason={isLoading ? 'Saving…' : undefined}
            >
              {decisionLabels[decision]}
            </Button>
          ))}
        </Row>
      )}
    </Item>
  );
}

const campaignPlace = ({ id, status }: NonNullable<Posting['campaign']>): string =>
  status === 'draft' ? campaignEditPath(id) : campaignPath(id);

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${theme.type.sm}
  strong {
    font-weight: ${theme.weight.medium};
  }
`;

export interface PostingRowProps {
  posting: Posting;
  title: string;
  /** Id of the picture that belongs to it; null when there is none. */
  picture: string | null;
  /** Id of the clip that goes out instead; null when there is none, or the network takes none. */
  clip: string | null;
  zone: string;
  now: Date;
  /** Whether a program can post there now. */
  connected: boolean;
  /** The engine is: nothing is posted. */
  paused: boolean;
}
