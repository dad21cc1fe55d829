import type { Piece } from '../../../../contracts/engine-pieces';
import { useUpdatePictureMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** Gives a post another picture: drawn, from the library, or none. The text can be edited and saved meanwhile. */
export function usePictureDrawing(piece: Piece) {
  const keep = useKeptPiece();
  const [update, { isLoading, error, originalArgs }] = useUpdatePictureMutation();
  const change = async (creationId?: string | null) => {
    const { data } = await update({
      pieceId: piece.id,
      version: piece.version,
      ...(creationId !== undefined && { creationId }),
    });
    if (data) await keep(data);
  };
  return {
    draw: () => change(),
    choose: (creationId: string | null) => change(creationId),
    retry: () => change(originalArgs?.creationId),
    busy: isLoading,
    /** As opposed to taken from the library. */
    drawing: isLoading && originalArgs?.creationId === undefined,
    error,
  };
}

export type PictureDrawing = ReturnType<typeof usePictureDrawing>;
