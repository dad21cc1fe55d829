import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import { useToast } from '../../../ui/use-toast';
import {
  useMergeConversationsMutation,
  useSplitConversationMutation,
  useUndoConversationChangeMutation,
} from '../conversations-api';
import { conversationOpened } from '../conversations-slice';

/** Joins and divides conversations, each with the way back. */
export function useUndoable() {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [join, { isLoading: merging }] = useMergeConversationsMutation();
  const [divide] = useSplitConversationMutation();
  const [undo] = useUndoConversationChangeMutation();

  const takeBack = async (changeId: string, conversationId: string) => {
    const { error } = await undo({ changeId });
    if (error) return void show({ kind: 'failure', text: messageOf(error) });
    dispatch(conversationOpened(conversationId));
    show({ text: 'Put back as it was.' });
  };

  return {
    merging,
    merge: async (conversationId: string, otherId: string): Promise<boolean> => {
      const { data, error } = await join({ conversationId, otherId });
      if (!data) {
        show({ kind: 'failure', text: `${messageOf(error)} Neither conversation has changed.` });
        return false;
      }
      show({
        text: 'Merged into one conversation.',
        ...(data.canUndo && { undo: () => void takeBack(data.id, conversationId) }),
      });
      return true;
    },
    split: async (conversationId: string, messageId: string): Promise<void> => {
      const { data, error } = await divide({ conversationId, messageId });
      if (!data) return void show({ kind: 'failure', text: `${messageOf(error)} The conversation is as it was.` });
      dispatch(conversationOpened(data.conversationId));
      show({
        text: 'Split off into a new conversation.',
        ...(data.canUndo && { undo: () => void takeBack(data.id, conversationId) }),
      });
    },
  };
}
