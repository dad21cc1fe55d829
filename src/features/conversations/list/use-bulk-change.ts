import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import type { conversationsContract } from '../../../contracts/conversations';
import type { RawInput } from '../../../contracts/endpoint';
import { useToast } from '../../../ui/use-toast';
import { changedWords } from '../conversation-words';
import { useChangeConversationsMutation, useUndoConversationChangeMutation } from '../conversations-api';
import { pickDropped } from '../conversations-slice';

/** Changes many at once and says what came of it, with the way back. */
export function useBulkChange(ids: string[]) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [send, { isLoading }] = useChangeConversationsMutation();
  const [undo] = useUndoConversationChangeMutation();
  return {
    changing: isLoading,
    /** `done` ends the sentence: "3 conversations closed." */
    change: async (what: Change, done: string): Promise<void> => {
      const { data, error } = await send({ conversationIds: ids, ...what });
      if (!data) return void show({ kind: 'failure', text: `${messageOf(error)} Nothing was changed.` });
      dispatch(pickDropped());
      const takeBack = async () => {
        const { data: undone, error: refusal } = await undo({ changeId: data.id });
        show(
          undone
            ? { text: changedWords(undone.changed, 'changed back') }
            : { kind: 'failure', text: messageOf(refusal) },
        );
      };
      show({ text: changedWords(data.changed, done), ...(data.canUndo && { undo: () => void takeBack() }) });
    },
  };
}

type Change = Omit<RawInput<typeof conversationsContract.changeConversations>, 'conversationIds'>;
