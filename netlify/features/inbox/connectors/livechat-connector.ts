import { makeChatKey } from '../../../../src/domain/chat-key';
import { chatSnippet, noChatLook } from '../../../../src/domain/chat-look';
import { isHostOf } from '../../../../src/domain/visit-host';
import type { Ids } from '../../../ports/ids';
import type { ChannelConnector } from '../../../ports/inbox-connector';

/** A chat needs nothing from anybody else: a key, the domains whose pages may open it, and one line in these pages. */
export function makeLivechatConnector({ ids }: { ids: Ids }): ChannelConnector {
  return {
    connect: async (input, { workspaceId }) => {
      if (input.channel !== 'livechat') return { refused: 'This is no live chat.' };
      if (input.hosts.length === 0) return { refused: NO_DOMAIN, field: 'hosts' };
      return {
        channel: 'livechat',
        name: input.name,
        address: makeChatKey(workspaceId, ids.token(9)),
        settings: { hosts: [...new Set(input.hosts)], look: { ...noChatLook, ...input.look } },
        secrets: null,
      };
    },
    check: async ({ settings }) =>
      (settings.hosts ?? []).length > 0 ? { state: 'connected', cause: null } : { state: 'broken', cause: NO_DOMAIN },
    present: ({ address, settings }, origin) => ({
      chat: {
        key: address,
        hosts: settings.hosts ?? [],
        look: { ...noChatLook, ...settings.look },
        // What was seen on a domain that it no longer shows on says nothing about those it does.
        seen:
          settings.seenAt && settings.seenOn && isHostOf(settings.seenOn, settings.hosts ?? [])
            ? { at: settings.seenAt, on: settings.seenOn }
            : null,
        snippet: chatSnippet(origin, address),
      },
    }),
  };
}

const NO_DOMAIN = 'Enter the domain of the website that will show the chat, such as your-business.com.';
