import { useDispatch } from 'react-redux';
import { messageOf } from '../../../../api/api-error';
import type { Creation } from '../../../../contracts/creation-record';
import { useToast } from '../../../../ui/use-toast';
import {
  useDeleteCreationMutation,
  useRemixCreationMutation,
  useRestoreCreationMutation,
  useUpdateCreationMutation,
} from '../../creative-api';
import { creationViewed, deletionAsked } from '../../creative-slice';

/** What a press does with a creation; each says what came of it and offers the way back. */
export function useCreationActions(creation: Pick<Creation, 'id' | 'title' | 'liked'>) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [remix, remixing] = useRemixCreationMutation();
  const [remove] = useDeleteCreationMutation();
  const [restore] = useRestoreCreationMutation();
  const [update] = useUpdateCreationMutation();
  const creationId = creation.id;
  const fail = (error: unknown) => void show({ kind: 'failure', text: messageOf(error) });

  return {
    varying: remixing.isLoading,
    vary: async () => {
      const { data, error } = await remix({ creationId, variation: true });
      if (!data) return fail(error);
      dispatch(creationViewed(data.id));
    },
    remove: async () => {
      dispatch(deletionAsked(creationId));
      const { error } = await remove({ creationId });
      if (error) return fail(error);
      show({
        text: `“${creation.title}” was deleted.`,
        undo: () => void restore({ creationId }).then((outcome) => outcome.error && fail(outcome.error)),
      });
    },
    like: async () => {
      const { error } = await update({ creationId, liked: !creation.liked });
      if (error) fail(error);
    },
    move: async (folderId: string | null, name: string) => {
      const { error } = await update({ creationId, folderId });
      if (error) return fail(error);
      show({ text: folderId ? `Moved to ${name}.` : 'Removed from its folder.' });
    },
  };
}
