import { DAY_MS } from '../../../src/domain/duration';
import type { SignedTokens } from '../../ports/signed-tokens';

/** Who a visitor is: one visitor of one channel of one workspace, until a year after they were last here. */
export function makeChatVisitorTokens(tokens: SignedTokens) {
  return {
    seal: ({ workspaceId, channelId, visitorId }: ChatVisitorName, now: Date): string =>
      tokens.seal([workspaceId, channelId, visitorId].join('.'), new Date(now.getTime() + YEAR_MS)),
    /** null for a token that is forged, expired, or of another channel. */
    open(token: string, channel: Omit<ChatVisitorName, 'visitorId'>, now: Date): string | null {
      const [workspaceId, channelId, visitorId] = tokens.open(token, now)?.split('.') ?? [];
      return workspaceId === channel.workspaceId && channelId === channel.channelId ? (visitorId ?? null) : null;
    },
  };
}
export type ChatVisitorTokens = ReturnType<typeof makeChatVisitorTokens>;

export interface ChatVisitorName {
  workspaceId: string;
  channelId: string;
  visitorId: string;
}

const YEAR_MS = 365 * DAY_MS;
