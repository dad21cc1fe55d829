import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Piece } from '../../../contracts/engine-pieces';
import { engineApi } from '../engine-api';

/**
 * Puts a piece that a mutation returned into the cache, so that the screen shows it before the refetch has answered.
 * Resolves once it is there. Of two replies that cross, the newer stands: a picture may be drawn for longer than its words take to be saved.
 */
export function useKeptPiece(): (piece: Piece) => Promise<unknown> {
  const dispatch = useDispatch<EngineDispatch>();
  return useCallback(
    (piece) =>
      dispatch(async (send, getState) => {
        const known = engineApi.endpoints.getPiece.select({ pieceId: piece.id })(getState()).data;
        if (!known || known.version <= piece.version)
          await send(engineApi.util.upsertQueryData('getPiece', { pieceId: piece.id }, piece));
      }),
    [dispatch],
  );
}

/** The store's dispatch as far as endpoints and the cache's own thunks need it. */
export type EngineDispatch = ThunkDispatch<
  Parameters<ReturnType<typeof engineApi.endpoints.getPiece.select>>[0],
  unknown,
  UnknownAction
>;
