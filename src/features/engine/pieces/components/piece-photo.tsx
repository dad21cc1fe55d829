import type { Piece } from '../../../../contracts/engine-pieces';
import { PhotoField } from '../../../creative/creative-parts';
import type { PictureDrawing } from '../hooks/use-picture-drawing';

/** The photograph that a post's drawn picture shows, and why; changing it draws the picture again. */
export function PiecePhoto({
  photo,
  about,
  picture: { show, busy },
  usedUp,
}: {
  photo: Piece['photo'];
  /** The post’s title. */
  about: string;
  picture: PictureDrawing;
  /** Why nothing can be drawn this month. */
  usedUp: string | undefined;
}) {
  const shown = photo && !photo.isGone ? photo : null;
  return (
    <PhotoField
      photo={shown}
      about={about}
      invitation={
        photo?.isGone
          ? 'The photo in this picture is no longer in your library. This picture stays; the next one will be drawn without the photo.'
          : 'Add a photo and we will redraw the picture with it.'
      }
      note={
        shown?.because
          ? `We chose it because its name or description says “${shown.because}”. If you change it, we will redraw the picture.`
          : 'If you change it, we will redraw the picture.'
      }
      disabledReason={busy ? 'The picture is being changed.' : usedUp}
      onChange={(chosen) => void show(chosen?.id ?? null)}
    />
  );
}
