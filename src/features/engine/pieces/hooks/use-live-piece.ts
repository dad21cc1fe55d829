import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { listTag } from '../../../../api/tags';
import { pollInterval } from '../poll-interval';
import { engineApi, useGetPieceQuery } from '../../engine-api';
import type { EngineDispatch } from '../../hooks/use-kept-piece';

/** A post that is refetched while it is about to change automatically; lists and counts follow when it has. */
export function useLivePiece(pieceId: string, now: Date) {
  const dispatch = useDispatch<EngineDispatch>();
  const query = useGetPieceQuery({ pieceId }, { refetchOnFocus: true, refetchOnReconnect: true });
  const piece = query.currentData;
  useGetPieceQuery(
    { pieceId },
    { pollingInterval: piece ? pollInterval([piece], now) : 0, skipPollingIfUnfocused: true },
  );

  const last = useRef(piece?.status);
  useEffect(() => {
    const before = last.current;
    last.current = piece?.status;
    const byItself =
      (before === 'scheduled' || before === 'generating') &&
      (piece?.status === 'published' || piece?.status === 'failed');
    if (byItself) dispatch(engineApi.util.invalidateTags([listTag('Piece'), listTag('Cycle'), listTag('Overview')]));
  }, [dispatch, piece?.status]);

  return { ...query, piece };
}
