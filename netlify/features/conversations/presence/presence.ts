/** Who looks at a conversation, and what members began to write. */
export interface Presence {
  /** The others who look at it; null when there is no such conversation. */
  see(
    workspaceId: string,
    look: { conversationId: string; userId: string; name: string; typing: boolean; now: Date },
  ): Promise<{ id: string; name: string; typing: boolean }[] | null>;
  /** False when there is no such conversation. */
  keepDraft(
    workspaceId: string,
    draft: { conversationId: string; userId: string; text: string; now: Date },
  ): Promise<boolean>;
}
