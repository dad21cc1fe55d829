import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { piecePath } from '../../../../config/paths';
import { isShown } from '../../../../domain/creation';
import { formatWhen } from '../../../../lib/format-when';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Link } from '../../../../ui/link';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { useGetCreationQuery } from '../../creative-api';
import { creationViewed, selectViewed } from '../../creative-slice';
import { CreationFacts } from './creation-facts';
import { CreationMore } from './creation-more';
import { CreationNote, CreationStatus } from './creation-status';
import { CreationView } from './creation-view';
import { DownloadMenu } from './download-menu';
import { LikeButton } from './like-button';
import { ShareMenu } from './share-menu';

/** One creation, whole, with what it was made from and where it is used. */
export function CreationDialog() {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const viewed = useSelector(selectViewed);
  const { currentData, data, error } = useGetCreationQuery(viewed ? { creationId: viewed } : skipToken);
  const [now] = useState(() => new Date());
  const shown = viewed ? currentData : data; // it stays in the box while the box fades out
  const close = () => dispatch(creationViewed(null));
  return (
    <Dialog
      open={viewed !== null}
      onClose={close}
      title={<span dir="auto">{shown?.title ?? (error ? 'Not found' : 'Loading')}</span>}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {shown && isShown(shown.status) && <ShareMenu creation={shown} />}
          {shown && isShown(shown.status) && <DownloadMenu creation={shown} />}
        </>
      }
    >
      {error && !shown && <Banner title="This could not be loaded.">{messageOf(error)}</Banner>}
      {!shown && !error && (
        <Skeleton label="Loading">
          <SkeletonBlock height="22rem" />
        </Skeleton>
      )}
      {shown && (
        <>
          <Frame>
            <CreationView creation={shown} tallest="24rem" />
          </Frame>
          <Line>
            <span>
              <CreationStatus creation={shown} />
              {shown.status !== 'generating' && (
                <Text as="span" size="xs" tone={3} numeric>
                  {shown.source === 'made' ? 'Generated' : 'Added'} {formatWhen(shown.createdAt, workspace.zone, now)}
                </Text>
              )}
            </span>
            <span>
              {isShown(shown.status) && <LikeButton creation={shown} />}
              <CreationMore creation={shown} />
            </span>
          </Line>
          <CreationNote creation={shown} />
          {/* What a post's picture was drawn from is the engine's own shorthand. */}
          {shown.prompt && shown.pieceId === null && <Prompt dir="auto">“{shown.prompt}”</Prompt>}
          <CreationFacts creation={shown} seed={shown.seed} photoOrigin={shown.photoOrigin} />
          {shown.usedIn.map(({ pieceId, title }) => (
            <Text key={pieceId} size="sm" tone={2}>
              Used in <Link to={piecePath(pieceId)}>{title}</Link>
            </Text>
          ))}
        </>
      )}
    </Dialog>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  overflow: hidden;
`;

/** What can be done stays beside what is said, however narrow it gets. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > span {
    display: flex;
    align-items: center;
  }
  > :first-child {
    flex-wrap: wrap;
    gap: 0.25rem ${theme.space[3]};
    min-width: 0;
  }
  > :last-child {
    flex: none;
  }
`;

const Prompt = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;
