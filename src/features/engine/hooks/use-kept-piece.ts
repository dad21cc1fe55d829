import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Piece } from '../../../contracts/engine-pieces';
import { engineApi } from '../engine-api';
import type { engineSharedApi } from '../engine-shared-api';

/**
 * Puts a mutation's post into the cache, so that the screen shows it before the refetch has answered. Resolves
 * once it is there. Of two replies that cross, the newer wins: drawing a picture may take longer than saving
 * text.
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

/** The parts of the store's dispatch that endpoints and the cache's thunks need. */
export type EngineDispatch = ThunkDispatch<
  Parameters<ReturnType<typeof engineApi.endpoints.getPiece.select>>[0] &
    Parameters<ReturnType<typeof engineSharedApi.endpoints.getProfile.select>>[0],
  unknown,
  UnknownAction
>;
