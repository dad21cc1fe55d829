import type { ChatNews } from './chat-client';

/**
 * Who asks and when. One tab of a browser asks at a time (Web Locks; on pages without https every tab does) and tells
 * the others what it heard.
 */
export function makeChatTurns(room: string) {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(room) : null;
  let wake = (): void => undefined;
  const nudge = (): void => wake();

  async function run(ask: Ask): Promise<void> {
    for (;;) {
      const pause = await ask();
      if (pause > 0)
        await new Promise<void>((resolve) => {
          const timer = Number.isFinite(pause) ? setTimeout(resolve, pause) : undefined;
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = () => undefined;
    }
  }

  return {
    begin({ ask, hear }: { ask: Ask; hear(news: Partial<ChatNews>): void }): void {
      if (channel)
        channel.onmessage = ({ data }: MessageEvent<{ news?: Partial<ChatNews> }>) => {
          if (data.news) hear(data.news);
          else nudge();
        };
      if (navigator.locks) void navigator.locks.request(room, () => run(ask)).catch(() => undefined);
      else void run(ask);
    },
    tell: (news: Partial<ChatNews>) => channel?.postMessage({ news }),
    /** Asks now rather than later, in whichever tab it is that asks. */
    nudge(): void {
      nudge();
      channel?.postMessage({});
    },
    later: (work: () => void, ms: number) => void setTimeout(work, ms),
  };
}

/** Answers with the milliseconds until the next time; infinity: when nudged. */
type Ask = () => Promise<number>;
