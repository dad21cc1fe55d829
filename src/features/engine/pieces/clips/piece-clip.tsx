import { Film, Download, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { downloadUrl, mediaUrl } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { isRedrawable, isRepicturable } from '../../../../domain/piece';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Progress } from '../../../../ui/progress';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../../plan/plan-parts';
import { useDeletePieceClipMutation, useUpdatePieceClipMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** A post's clip: to watch, make again or take off; or why there is none. */
export function PieceClip({ piece }: PieceClipProps) {
  const keep = useKeptPiece();
  const [make, making] = useUpdatePieceClipMutation();
  const [remove, removing] = useDeletePieceClipMutation();
  const { usedUp } = useAllowance('videos');
  const { clip, clipNote, status } = piece;
  const at = { pieceId: piece.id, version: piece.version };
  const busy = making.isLoading || removing.isLoading;
  const makeOne = async () => {
    const { data } = await make(at);
    if (data) await keep(data);
  };
  const removeIt = async () => {
    const { data } = await remove({ pieceId: piece.id });
    if (data) await keep(data);
  };

  const isOut = status === 'published';
  if (!clip && !isRedrawable(status)) return null;
  const again = isRedrawable(status) && clip?.status !== 'generating' && (
    <Button
      icon={clip ? <RefreshCw /> : <Film />}
      onClick={() => void makeOne()}
      busy={making.isLoading}
      busyLabel="Starting…"
      disabledReason={usedUp ?? (removing.isLoading ? 'The clip is being removed.' : undefined)}
    >
      {clip ? 'Make another clip' : 'Make a clip'}
    </Button>
  );
  return (
    <Panel title="Clip">
      <PanelBody>
        {clip?.status === 'completed' && (
          <Player
            key={clip.url}
            src={mediaUrl(clip.url)}
            poster={mediaUrl(clip.posterUrl)}
            aria-label={clip.altText}
            width={clip.width}
            height={clip.height}
            controls
            playsInline
            preload="metadata"
          />
        )}
        {clip?.status === 'generating' && <Progress label="Making the clip" percent={clip.progress} />}
        {clip?.status === 'failed' && (
          <Text size="sm" tone={2}>
            The clip could not be made, so the post keeps its picture. {clip.cause}
          </Text>
        )}
        {!clip && (
          <Text size="sm" tone={2}>
            {clipNote ? `The post keeps its picture. ${clipNote}` : 'This post has no clip.'}
          </Text>
        )}
        <Text size="xs" tone={3}>
          {sentence(piece)} <AllowanceLine kind="videos" quiet />
        </Text>
        {(making.error ?? removing.error) && (
          <CreationRefusal
            title="The clip was not changed."
            error={(making.error ?? removing.error)!}
            onRetry={() => void (making.error ? makeOne() : removeIt())}
            retrying={busy}
          />
        )}
        <Row>
          {clip?.status === 'completed' && (
            <ButtonLink href={downloadUrl(clip.url)} download icon={<Download />}>
              Download clip
            </ButtonLink>
          )}
          {again}
          {clip && isRepicturable(status) && (
            <Button
              variant="quiet"
              onClick={() => void removeIt()}
              busy={removing.isLoading}
              busyLabel="Removing…"
              disabledReason={making.isLoading ? 'A clip is being made.' : undefined}
            >
              {clip.status === 'generating' ? 'Stop and remove' : 'Remove clip'}
            </Button>
          )}
        </Row>
        {isOut && clip && (
          <Text size="xs" tone={3}>
            Removing it changes your page right away. To make another one, take the post down first.
          </Text>
        )}
      </PanelBody>
    </Panel>
  );
}

function sentence({ clip, status }: Piece): string {
  if (clip?.status === 'generating') return 'It takes about a minute. You can go on meanwhile, or leave this page.';
  const schedule =
    status === 'scheduled' ? ' Changing the clip takes the post off the schedule until you approve it again.' : '';
  if (clip?.status === 'completed')
    return `Ten seconds with music, upright for phones. Your page and the networks that take videos show it instead of the picture.${schedule}`;
  return `A clip is ten seconds long, shows the words of the picture in motion, and uses one of this month’s clips.${schedule}`;
}

const Player = styled.video`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 32rem;
  margin-inline: auto;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

export interface PieceClipProps {
  piece: Piece;
}
