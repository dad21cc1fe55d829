import { Download, ImageIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { downloadUrl, mediaUrl } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { selectableRatios } from '../../../../domain/image-format';
import { isRedrawable, isRepicturable } from '../../../../domain/piece';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { PosterFrame } from '../../../../ui/poster-frame';
import { Segmented } from '../../../../ui/segmented';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { PicturePicker } from '../../../creative/creative-parts';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../../plan/plan-parts';
import { ratioChosen, selectRatio } from '../../engine-slice';
import { useDrawnTitle } from '../hooks/use-drawn-title';
import type { PictureDrawing } from '../hooks/use-picture-drawing';
import { pictureIn } from '../piece-words';
import { PiecePhoto } from './piece-photo';

/** A post's picture in one of its formats, to download, redraw or replace. `title` is the one currently typed. */
export function PiecePicture({
  piece,
  title,
  picture: pictureDrawing,
}: {
  piece: Piece;
  title: string;
  picture: PictureDrawing;
}) {
  const { draw, choose, retry, busy, drawing, error } = pictureDrawing;
  const dispatch = useDispatch();
  const chosen = useSelector(selectRatio);
  const [picking, setPicking] = useState(false);
  const { usedUp } = useAllowance('images');
  const picture = pictureIn(piece, chosen);
  const drawnTitle = useDrawnTitle(piece);
  const formats = selectableRatios.filter((ratio) => piece.pictures.some(({ aspectRatio }) => aspectRatio === ratio));
  const isDrawn = piece.pictures.length > 1; // a picture from the library has only one format

  const saysOldWords = isDrawn && title.trim() !== drawnTitle;

  const isOut = piece.status === 'published';

  const change = isRepicturable(piece.status) && (
    <Tools>
      <Text size="xs" tone={3}>
        {isOut ? (
          <>
            {saysOldWords && 'The picture still shows the old text. '}A picture you choose replaces the published one
            right away, and the post shows when it was updated. To have one drawn, take the post down first.
          </>
        ) : (
          <>
            {saysOldWords &&
              `The picture still shows the old text; ${title.trim() === piece.title ? '' : 'save, then '}draw another to use the new title. `}
            Drawing uses one of this month’s images.
            {piece.status === 'scheduled' &&
              ' Changing the picture takes the piece off the schedule until you approve it again.'}{' '}
            <AllowanceLine kind="images" quiet />
          </>
        )}
      </Text>
      <Choices>
        <Button
          icon={<ImageIcon />}
          onClick={() => setPicking(true)}
          busy={busy && !drawing}
          busyLabel="Choosing…"
          disabledReason={drawing ? 'A picture is being drawn.' : undefined}
        >
          {isOut && picture ? 'Replace picture' : 'Choose a picture'}
        </Button>
        {isRedrawable(piece.status) && (
          <Button
            icon={<RefreshCw />}
            onClick={() => void draw()}
            busy={drawing}
            busyLabel="Drawing…"
            disabledReason={usedUp}
          >
            {picture ? 'Draw another picture' : 'Draw a picture'}
          </Button>
        )}
      </Choices>
      {isRedrawable(piece.status) && (
        <PiecePhoto photo={piece.photo} about={piece.title} picture={pictureDrawing} usedUp={usedUp} />
      )}
      <PicturePicker
        about={piece.title}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ id }) => {
          setPicking(false);
          void choose(id);
        }}
      />
    </Tools>
  );
  const refusal = error && (
    <CreationRefusal title="The picture was not changed." error={error} onRetry={() => void retry()} retrying={busy} />
  );

  if (!picture)
    return (
      <Panel title="Picture">
        <PanelBody>
          <Text size="sm" tone={2}>
            This piece has no picture.
          </Text>
          {refusal}
          {change}
        </PanelBody>
      </Panel>
    );
  return (
    <Panel label="Picture">
      <Frame>
        <PosterFrame
          src={mediaUrl(picture.url)}
          alt={piece.altText}
          width={picture.width}
          height={picture.height}
          eager
        />
      </Frame>
      <PanelBody>
        <Tools>
          {formats.length > 1 ? (
            <Segmented
              label="Format"
              value={picture.aspectRatio}
              onChange={(ratio) => dispatch(ratioChosen(ratio))}
              options={formats.map((ratio) => ({ value: ratio, label: ratio }))}
            />
          ) : (
            isRepicturable(piece.status) && (
              <Button
                variant="quiet"
                onClick={() => void choose(null)}
                disabledReason={busy ? 'The picture is being changed.' : undefined}
              >
                Remove picture
              </Button>
            )
          )}
          <ButtonLink href={downloadUrl(picture.url)} download icon={<Download />}>
            Download {picture.aspectRatio}
          </ButtonLink>
        </Tools>
        {refusal}
        {change}
      </PanelBody>
    </Panel>
  );
}

const Frame = styled.div`
  border-radius: calc(${theme.radius.panel} - 1px) calc(${theme.radius.panel} - 1px) 0 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow: hidden;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  ${theme.media.phone} {
    flex: 1 1 100%;
    > button {
      flex: 1 1 auto;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > p {
    flex: 1 1 9rem;
  }
  ${theme.media.phone} {
    > a,
    > button {
      flex: 1 1 auto;
    }
  }
`;
