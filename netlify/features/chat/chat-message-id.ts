/** What the chat calls a message of ours that it took, before our id of it. */
export const CHAT_MESSAGE = 'chat:';

/** What it calls a message of a visitor: ids are the browsers' own, so that a visitor's name nobody else's message. */
export const visitorMessageId = (visitorId: string, messageId: string): string => `${visitorId}:${messageId}`;
