import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { conversationsContract } from '../../../contracts/conversations';
import type { Output } from '../../../contracts/endpoint';
import { useCreateSuggestionMutation } from '../conversations-api';

/** A drafted answer. It goes into the box to be read and changed, and is never sent by itself. */
export function useSuggestion(conversationId: string, onText: (text: string) => void) {
  const [ask, { isLoading }] = useCreateSuggestionMutation();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    suggestion,
    refusal,
    asking: isLoading,
    ask: async () => {
      setRefusal(null);
      setSuggestion(null);
      const { data, error } = await ask({ conversationId });
      if (!data) return setRefusal(messageOf(error));
      setSuggestion(data);
      if (data.text) onText(data.text);
    },
    forget: () => {
      setSuggestion(null);
      setRefusal(null);
    },
  };
}

export type Suggestion = Output<typeof conversationsContract.createSuggestion>;
