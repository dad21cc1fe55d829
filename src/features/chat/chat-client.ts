import type { chatContract, ChatMessage } from '../../contracts/chat';
import type { Output } from '../../contracts/endpoint';

export type ChatVisit = Output<(typeof chatContract)['createChatVisit']>;
export type ChatNews = Output<(typeof chatContract)['listChatMessages']>;

/** Why a call failed. `offline`: no answer came. `ended`: the visitor's token is no longer accepted. */
export interface ChatFault {
  kind: 'offline' | 'ended' | 'busy' | 'tooLarge' | 'refused';
  /** For `busy`. */
  waitMs: number;
}

/** The calls of a visitor's browser. They carry no cookie; each throws a ChatFault. */
export function makeChatClient(origin: string, key: string) {
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    let reply: Response;
    try {
      reply = await fetch(`${origin}/api/chat/${encodeURIComponent(key)}/${path}`, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      });
    } catch {
      throw fault('offline');
    }
    const answer = (await reply.json().catch(() => null)) as { success?: boolean; data?: T } | null;
    if (reply.ok && answer?.success === true) return answer.data as T;
    throw fault(kindOf(reply.status), Number(reply.headers.get('retry-after')) * 1_000 || 5_000);
  }
  const post = <T>(path: string, body: unknown): Promise<T> =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;
  return {
    visit: (visitor: string | undefined, page: string) => post<ChatVisit>('visits', { visitor, page }),
    /** `isTyping`: what the page shows now, so that the server waits until it is otherwise. */
    poll: (visitor: string, after: number, isTyping: boolean) =>
      call<ChatNews>(`messages${query({ visitor, after: String(after), ...(isTyping && { typing: 'yes' }) })}`, {}),
    send: (visitor: string, messageId: string, text: string, page: string) =>
      post<ChatMessage>('messages', { visitor, messageId, text, page }),
    sendFile: (visitor: string, messageId: string, file: File) =>
      call<ChatMessage>(`files${query({ visitor, messageId, name: file.name.slice(0, 200) })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      }),
    introduce: (visitor: string, name: string, email: string) =>
      post<{ knowsEmail: boolean }>('visitor', { visitor, name, email }),
    tell: (visitor: string, { typing, readSeq }: { typing: boolean; readSeq: number }) =>
      post<{ typing: boolean }>('typing', { visitor, typing, readSeq }),
  };
}
export type ChatClient = ReturnType<typeof makeChatClient>;

const fault = (kind: ChatFault['kind'], waitMs = 0): ChatFault => ({ kind, waitMs });

function kindOf(status: number): ChatFault['kind'] {
  if (status === 401) return 'ended';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'busy';
  return status >= 500 ? 'offline' : 'refused';
}
