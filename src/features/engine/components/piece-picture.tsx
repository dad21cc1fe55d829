import { Download, RefreshCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import type { Piece } from '../../../contracts/engine';
import { selectableRatios } from '../../../domain/image-format';
import { isEditable } from '../../../domain/piece';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { PosterFrame } from '../../../ui/poster-frame';
import { Segmented } from '../../../ui/segmented';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../plan/plan-parts';
import { useUpdatePictureMutation } from '../engine-api';
import { ratioChosen, selectRatio } from '../engine-slice';
import { useDrawnTitle } from '../hooks/use-drawn-title';
import { useKeptPiece } from '../hooks/use-kept-piece';
import { pictureIn } from './piece-words';

/** A piece's picture in one of its formats, to download or to have drawn again. `title` is as it is being typed. */
export function PiecePicture({ piece, title }: { piece: Piece; title: string }) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectRatio);
  const keep = useKeptPiece();
  const [draw, { isLoading, error }] = useUpdatePictureMutation();
  const { usedUp } = useAllowance('images');
  const picture = pictureIn(piece, chosen);
  const drawnTitle = useDrawnTitle(piece);
  const formats = selectableRatios.filter((ratio) => piece.pictures.some(({ aspectRatio }) => aspectRatio === ratio));

  const drawAnother = async () => {
    const { data } = await draw({ pieceId: piece.id, version: piece.version });
    if (data) await keep(data);
  };

  if (!picture) return <Panel title="Picture"><PanelBody><Text size="sm" tone={2}>This piece has no picture.</Text></PanelBody></Panel>;
  return (
    <Panel label="Picture">
      <Frame>
        <PosterFrame src={mediaUrl(picture.url)} alt={piece.altText} width={picture.width} height={picture.height} eager />
      </Frame>
      <PanelBody>
        <Tools>
          <Segmented label="Format" value={picture.aspectRatio} onChange={(ratio) => dispatch(ratioChosen(ratio))} options={formats.map((ratio) => ({ value: ratio, label: ratio }))} />
          <ButtonLink href={`${mediaUrl(picture.url)}?download=1`} download icon={<Download />}>Download {picture.aspectRatio}</ButtonLink>
        </Tools>
        {error && <CreationRefusal title="No other picture was drawn." error={error} onRetry={() => void drawAnother()} retrying={isLoading} />}
        {isEditable(piece.status) && (
          <Tools>
            <Text size="xs" tone={3}>
              {title.trim() !== drawnTitle && `The picture still says the old words; ${title.trim() === piece.title ? '' : 'save, then '}draw another to use the new title. `}
              Counts as one image of this month.{piece.status === 'scheduled' && ' It takes the piece off the schedule, for a new yes.'}{' '}
              <AllowanceLine kind="images" quiet />
            </Text>
            <Button icon={<RefreshCw />} onClick={() => void drawAnother()} busy={isLoading} busyLabel="Drawing…" disabledReason={usedUp}>Draw another picture</Button>
          </Tools>
        )}
      </PanelBody>
    </Panel>
  );
}

const Frame = styled.div`
  border-radius: calc(${theme.radius.panel} - 1px) calc(${theme.radius.panel} - 1px) 0 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow: hidden;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > p { flex: 1 1 9rem; }
  ${theme.media.phone} { > a, > button { flex: 1 1 auto; } }
`;
