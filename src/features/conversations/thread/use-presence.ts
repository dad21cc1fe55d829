import { useEffect, useRef } from 'react';
import { useUpdatePresenceMutation } from '../conversations-api';

/** Tells colleagues who looks at a conversation, and who is writing; says so again before it is forgotten. */
export function usePresence(conversationId: string): (typing: boolean) => void {
  const [tell] = useUpdatePresenceMutation();
  const said = useRef(false);

  useEffect(() => {
    const say = () => {
      if (!document.hidden) void tell({ conversationId, typing: said.current });
    };
    said.current = false;
    say();
    const timer = setInterval(say, AGAIN_MS);
    return () => {
      clearInterval(timer);
      if (said.current) void tell({ conversationId, typing: false });
    };
  }, [conversationId, tell]);

  return (typing) => {
    if (typing === said.current) return;
    said.current = typing;
    void tell({ conversationId, typing });
  };
}

/** Well within PRESENCE_SECONDS. */
const AGAIN_MS = 20_000;
