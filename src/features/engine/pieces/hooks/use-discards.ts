import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { isApiError, messageOf } from '../../../../api/api-error';
import type { Piece } from '../../../../contracts/engine-pieces';
import { useToast } from '../../../../ui/use-toast';
import { engineApi } from '../../engine-api';
import type { EngineDispatch } from '../../hooks/use-kept-piece';
import {
  discardReverted,
  discardSent,
  pieceDiscarded,
  selectDiscards,
  type Discard,
  type EngineState,
} from '../../engine-slice';

/** Hides a post and offers Undo; it is deleted only when that offer has gone. */
export function useDiscard(): (piece: Pick<Piece, 'id' | 'title'>) => void {
  const dispatch = useDispatch();
  const { show } = useToast();
  return ({ id, title }) => {
    const toastId = show({ text: `“${title}” deleted.`, undo: () => dispatch(discardReverted(id)) });
    dispatch(pieceDiscarded({ pieceId: id, title, toastId }));
  };
}

/** Sends each deletion when its toast has gone, and all of them when the engine's pages are left. */
export function useDiscards(): void {
  const store = useStore<{ engine: EngineState }>();
  const dispatch = useDispatch<EngineDispatch>();
  const discards = useSelector(selectDiscards);
  const toast = useToast();
  // ui's useToast does not report when a toast has gone; the list of toasts shows it.
  const { toasts } = Toast.useToastManager();
  const mounted = useRef(false);

  useEffect(() => {
    for (const discard of discards)
      if (!toasts.some(({ id }) => id === discard.toastId)) void send(discard, dispatch, toast);
  }, [discards, toasts, dispatch, toast]);

  useEffect(() => {
    const leave = () => {
      for (const discard of selectDiscards(store.getState())) void send(discard, dispatch, toast);
    };
    mounted.current = true;
    window.addEventListener('pagehide', leave);
    return () => {
      mounted.current = false;
      window.removeEventListener('pagehide', leave);
      // React's strict mode unmounts for a moment; only a lasting unmount means that the pages were left.
      queueMicrotask(() => !mounted.current && leave());
    };
  }, [store, dispatch, toast]);
}

async function send(
  { pieceId, title, toastId }: Discard,
  dispatch: EngineDispatch,
  { show, close }: ReturnType<typeof useToast>,
): Promise<void> {
  dispatch(discardSent(pieceId));
  close(toastId);
  const { error } = await dispatch(engineApi.endpoints.deletePiece.initiate({ pieceId }));
  if (!error || (isApiError(error) && error.code === 'not_found')) return;
  dispatch(discardReverted(pieceId));
  show({ kind: 'failure', text: `“${title}” could not be deleted and is back in the queue. ${messageOf(error)}` });
}
