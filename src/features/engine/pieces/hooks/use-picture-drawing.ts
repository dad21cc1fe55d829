import type { Piece } from '../../../../contracts/engine-pieces';
import { useUpdatePictureMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** Gives a post another picture: drawn, from the library, or none. The text can be edited and saved meanwhile. */
export function usePictureDrawing(piece: Piece) {
  const keep = useKeptPiece();
  const [update, { isLoading, error, originalArgs }] = useUpdatePictureMutation();
  const change = async (
    choice: { creationId?: string | null | undefined; photoId?: string | null | undefined } = {},
  ) => {
    const { data } = await update({ pieceId: piece.id, version: piece.version, ...choice });
    if (data) await keep(data);
  };
  return {
    draw: () => change(),
    choose: (creationId: string | null) => change({ creationId }),
    /** Draws it with a photograph, or without the one it has. */
    show: (photoId: string | null) => change({ photoId }),
    retry: () => {
      const { creationId, photoId } = originalArgs ?? {};
      return change({ ...(creationId !== undefined && { creationId }), ...(photoId !== undefined && { photoId }) });
    },
    busy: isLoading,
    /** As opposed to taken from the library. */
    drawing: isLoading && originalArgs?.creationId === undefined,
    error,
  };
}

export type PictureDrawing = ReturnType<typeof usePictureDrawing>;
