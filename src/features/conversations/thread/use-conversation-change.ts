import { messageOf } from '../../../api/api-error';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import type { conversationsContract } from '../../../contracts/conversations';
import type { RawInput } from '../../../contracts/endpoint';
import { useToast } from '../../../ui/use-toast';
import { useUpdateConversationMutation } from '../conversations-api';

/** Changes the open conversation; `done` is said with the way back, where there is one. */
export function useConversationChange(conversation: ConversationDetail) {
  const { show } = useToast();
  const [update, { isLoading }] = useUpdateConversationMutation();
  const { id: conversationId } = conversation;
  return {
    changing: isLoading,
    change: async (what: Change, done?: string, back?: Change): Promise<boolean> => {
      const { error } = await update({ conversationId, ...what });
      if (error) {
        show({ kind: 'failure', text: `${messageOf(error)} The conversation is as it was.` });
        return false;
      }
      if (done)
        show({
          text: done,
          ...(back && {
            undo: () =>
              void update({ conversationId, ...back }).then(
                ({ error: refusal }) => refusal && show({ kind: 'failure', text: messageOf(refusal) }),
              ),
          }),
        });
      return true;
    },
  };
}

export type Change = Omit<RawInput<typeof conversationsContract.updateConversation>, 'conversationId'>;
