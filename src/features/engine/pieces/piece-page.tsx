import { ArrowLeft, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { Piece } from '../../../contracts/engine-pieces';
import { isEditable } from '../../../domain/piece';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { deferred } from '../../../ui/deferred';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { PartLoading } from '../../../ui/late-part';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Skeleton, SkeletonBlock, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { PieceNetworks } from '../../publishing/publishing-parts';
import { LeaveGuard } from './components/leave-guard';
import { PieceForm } from './components/piece-form';
import { PieceOutcome } from './components/piece-outcome';
import { PiecePicture } from './components/piece-picture';
import { useGetCycleQuery } from '../engine-shared-api';
import type { PieceClipProps } from './clips/piece-clip';
import type { PieceLabelsProps } from './labels/piece-labels';
import type { NetworkPreviewsProps } from './previews/network-previews';
import { pieceMeta } from './piece-words';
import type { EvergreenPanelProps } from './repeats/evergreen-panel';
import { PostPreview } from './components/post-preview';
import { useDiscard } from './hooks/use-discards';
import { useLivePiece } from './hooks/use-live-piece';
import { useKeptPiece } from '../hooks/use-kept-piece';
import { useNow } from '../../../hooks/use-now';
import { usePieceDraft } from './hooks/use-piece-draft';
import { usePictureDrawing } from './hooks/use-picture-drawing';

export function PiecePage() {
  const { pieceId = '' } = useParams();
  const now = useNow(5_000);
  const { piece, error, isFetching, refetch } = useLivePiece(pieceId, now);
  return (
    <Page>
      {piece ? (
        <Editor key={piece.id} piece={piece} refreshing={isFetching} now={now} />
      ) : (
        <>
          <Top>
            <Back />
          </Top>
          <PageHeader title="Piece" />
          {error ? <Missing error={error} retrying={isFetching} onRetry={() => void refetch()} /> : <Loading />}
        </>
      )}
    </Page>
  );
}

function Editor({ piece, refreshing, now }: { piece: Piece; refreshing: boolean; now: Date }) {
  const { zone } = useSession().workspace;
  const navigate = useNavigate();
  const discard = useDiscard();
  const draft = usePieceDraft(piece);
  const picture = usePictureDrawing(piece);
  const keep = useKeptPiece();
  const [asked] = useSearchParams();
  const [correcting, setCorrecting] = useState(asked.has('edit'));
  const leaving = useRef(false);
  const paused = useGetCycleQuery().data?.running === false;
  useEffect(() => {
    PieceClip.fetch();
    PieceLabels.fetch();
    NetworkPreviews.fetch();
    EvergreenPanel.fetch();
  }, []);
  const isOut = piece.status === 'published';
  const editing = isEditable(piece.status) && (!isOut || correcting || draft.dirty);

  const remove = () => {
    leaving.current = true;
    discard(piece);
    void navigate(QUEUE);
  };

  return (
    <>
      <Top>
        <Back />
        {isEditable(piece.status) && !isOut && (
          <Button variant="quiet" icon={<Trash2 />} onClick={remove}>
            Delete
          </Button>
        )}
      </Top>
      <PageHeader
        title={piece.title}
        badge={<Badge status={piece.status} />}
        sentence={`${pieceMeta(piece, zone, now, { paused })}.`.replace(/\.\.$/, '.')}
      />
      <Columns>
        <Left>
          <Stack>
            <PiecePicture piece={piece} title={draft.words.title} picture={picture} />
            <PieceClip piece={piece} />
          </Stack>
        </Left>
        <Right>
          {editing && (
            <PieceForm
              piece={piece}
              draft={draft}
              refreshing={refreshing}
              zone={zone}
              now={now}
              onDone={() => setCorrecting(false)}
            />
          )}
          {isOut && !editing && <PostPreview piece={piece} zone={zone} />}
          <NetworkPreviews piece={piece} words={draft.words} />
        </Right>
        <Yes>
          <Stack>
            <PieceNetworks
              piece={piece}
              words={draft.words}
              zone={zone}
              now={now}
              onChosen={({ version, status }) =>
                keep({ ...piece, version, status, ...(status === 'review' && { scheduledFor: null }) })
              }
            />
            <PieceOutcome
              piece={piece}
              paused={paused}
              draft={draft}
              drawing={picture.busy}
              zone={zone}
              now={now}
              onCorrect={editing ? undefined : () => setCorrecting(true)}
            />
            {(isOut || piece.evergreen || piece.againOf) && <EvergreenPanel piece={piece} zone={zone} now={now} />}
            <PieceLabels piece={piece} />
          </Stack>
        </Yes>
      </Columns>
      <LeaveGuard
        when={draft.dirty}
        mayLeave={() => leaving.current}
        busy={draft.busy}
        save={async () => !draft.conflict && (await draft.save()) !== null}
      />
    </>
  );
}

const Back = () => (
  <BackLink to={QUEUE}>
    <ArrowLeft />
    Queue
  </BackLink>
);

function Missing({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const gone = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_request');
  if (!gone)
    return (
      <Banner title="This piece could not be loaded." onRetry={onRetry} retrying={retrying}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <EmptyState
      level={2}
      ghost={<GhostRows count={2} />}
      title="We can’t find this piece"
      sentence="It may have been deleted, or it belongs to another workspace."
      action={
        <ButtonLink to={QUEUE} variant="primary">
          See the queue
        </ButtonLink>
      }
    />
  );
}

function Loading() {
  return (
    <Skeleton label="Loading the piece">
      <Columns>
        <Left>
          <SkeletonBlock height="28rem" />
        </Left>
        <Right>
          <SkeletonPanel rows={5} />
        </Right>
      </Columns>
    </Skeleton>
  );
}

const QUEUE = `${paths.engine}?tab=queue`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.controlMd};
  margin-block: calc(${theme.space[2]} * -1) calc(${theme.space[6]} * -1);
  ${theme.media.phone} {
    margin-bottom: calc(${theme.space[4]} * -1);
  }
`;

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  &:hover {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;

/** Picture and approval at the left, text at the right; on phones the approval comes after the text that it covers. */
const Columns = styled.div`
  display: grid;
  grid-template: 'picture words' auto 'yes words' 1fr / minmax(0, 5fr) minmax(0, 6fr);
  gap: ${theme.space[6]};
  align-items: start;
  ${theme.media.phone} {
    /* Room for the bar of the approval: at the page's end, and below whatever has the focus. */
    &:has([data-approve-bar]) {
      padding-bottom: 6rem;
      :focus-visible {
        scroll-margin-bottom: 7rem;
      }
    }
  }
  @media (max-width: 1080px) {
    grid-template: 'picture' auto 'words' auto 'yes' auto / minmax(0, 1fr);
  }
`;

const Left = styled.div`
  grid-area: picture;
  min-width: 0;
`;

const Right = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  grid-area: words;
  min-width: 0;
`;

const Yes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  grid-area: yes;
  min-width: 0;
`;

/** Needed by those who look at where a post goes: they load after its words. */
const PieceClip = deferred<PieceClipProps>(async () => (await import('./clips/piece-clip')).PieceClip, PartLoading);
const PieceLabels = deferred<PieceLabelsProps>(
  async () => (await import('./labels/piece-labels')).PieceLabels,
  PartLoading,
);
const EvergreenPanel = deferred<EvergreenPanelProps>(
  async () => (await import('./repeats/evergreen-panel')).EvergreenPanel,
  PartLoading,
);
const NetworkPreviews = deferred<NetworkPreviewsProps>(
  async () => (await import('./previews/network-previews')).NetworkPreviews,
  PartLoading,
);
