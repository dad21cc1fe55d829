import { messageOf } from '../../../../api/api-error';
import type { Piece } from '../../../../contracts/engine-pieces';
import { useToast } from '../../../../ui/use-toast';
import { useTakeDownPieceMutation, useWithdrawPieceMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** "Publish now" does so without asking, so a slip can be taken back at once, whether or not the post is out by then. */
export function usePublishUndo(): (approved: Piece) => void {
  const { show } = useToast();
  const keep = useKeptPiece();
  const [withdraw] = useWithdrawPieceMutation();
  const [takeDown] = useTakeDownPieceMutation();

  const undo = async ({ id: pieceId, version, title }: Piece) => {
    const early = await withdraw({ pieceId, version });
    const { data, error } = early.data ? early : await takeDown({ pieceId });
    if (data) await keep(data);
    if (error) show({ kind: 'failure', text: `“${title}” could not be taken back. ${messageOf(error)}` });
  };
  return (approved) => show({ text: `“${approved.title}” is being published.`, undo: () => void undo(approved) });
}
