import { messageOf } from '../../../api/api-error';
import { useCreateMessageMutation, useCreateNoteMutation } from '../conversations-api';
import { outbox, type OutgoingMessage } from '../message-outbox';

/**
 * Sends what was written and keeps it in the outbox until the server has it. Its id was chosen by the page, so that
 * sending it again after a lost answer sends it once.
 */
export function useSend(): (message: OutgoingMessage) => Promise<boolean> {
  const [createMessage] = useCreateMessageMutation();
  const [createNote] = useCreateNoteMutation();
  return async (message) => {
    outbox.put({ ...message, cause: null });
    const { conversationId, messageId, text, kind, attachmentIds, mentionIds, sendAt, byPerson, privately } = message;
    const { data, error } =
      kind === 'note'
        ? await createNote({ conversationId, messageId, text, mentionIds })
        : await createMessage({
            conversationId,
            messageId,
            text,
            attachmentIds,
            byPerson,
            ...(privately && { privately }),
            ...(sendAt && { sendAt }),
          });
    if (data) outbox.drop(messageId);
    else outbox.put({ ...message, cause: messageOf(error).slice(0, 500) });
    return data !== undefined;
  };
}
