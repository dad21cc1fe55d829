/**
 * Visitors who wait for news. However many wait in a workspace, a change costs one query: it reads a stamp for each of
 * them, and whoever's differs from the one they came with is called.
 */
export function makeChatWaitingRoom({ listen, readStamps, longestMs = LONGEST_MS }: Dependencies) {
  const rooms = new Map<string, Room>();
  const networks = new Map<string, number>();

  function openRoom(workspaceId: string): Room {
    const seats = new Set<Seat>();
    let timer: NodeJS.Timeout | undefined;
    let isLooking = false;
    let again = false;

    async function look(): Promise<void> {
      again = true;
      if (isLooking) return;
      isLooking = true;
      try {
        while (again && seats.size > 0) {
          again = false;
          const waiting = [...seats];
          const stamps = await readStamps(workspaceId, [...new Set(waiting.map(({ visitorId }) => visitorId))]);
          for (const seat of waiting) if ((stamps.get(seat.visitorId) ?? '') !== seat.stamp) seat.call();
        }
      } catch {
        for (const seat of [...seats]) seat.call(); // whoever asks again hears what is wrong
      }
      isLooking = false;
    }

    const listening = listen(workspaceId, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void look();
      }, TOGETHER_MS);
    });
    return {
      seats,
      look: () => void listening.ready.then(look),
      close: () => {
        clearTimeout(timer);
        listening.stop();
      },
    };
  }

  return {
    /** Whether there is a place; beyond it, visitors ask again later. */
    hasPlace: (workspaceId: string, network: string): boolean =>
      (networks.get(network) ?? 0) < MOST_OF_A_NETWORK &&
      (rooms.get(workspaceId)?.seats.size ?? 0) < MOST_OF_A_WORKSPACE,

    /** Resolves when the visitor's stamp is another one, after 20 seconds, or when the signal says so. */
    async wait({ workspaceId, visitorId, network, stamp, soon }: Waiting, signal: AbortSignal): Promise<void> {
      if (signal.aborted) return;
      const room = rooms.get(workspaceId) ?? openRoom(workspaceId);
      rooms.set(workspaceId, room);
      networks.set(network, (networks.get(network) ?? 0) + 1);
      const seat: Seat = { visitorId, stamp, call: () => undefined };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, soon ? Math.min(SOON_MS, longestMs) : longestMs);
        seat.call = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', seat.call, { once: true });
        room.seats.add(seat);
        room.look(); // for what happened before anybody listened
      });
      signal.removeEventListener('abort', seat.call);
      room.seats.delete(seat);
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
      if (room.seats.size > 0 || rooms.get(workspaceId) !== room) return;
      rooms.delete(workspaceId);
      room.close();
    },
  };
}
export type ChatWaitingRoom = ReturnType<typeof makeChatWaitingRoom>;

/** Proxies close connections that are silent for a minute. */
const LONGEST_MS = 20_000;
const SOON_MS = 5_000;
/** Changes of the same moment are looked at together. */
const TOGETHER_MS = 15;
const MOST_OF_A_NETWORK = 32;
const MOST_OF_A_WORKSPACE = 500;

interface Waiting {
  workspaceId: string;
  visitorId: string;
  network: string;
  /** What the visitor has seen. */
  stamp: string;
  /** Somebody is writing, which ends without a change when they just leave. */
  soon: boolean;
}

interface Dependencies {
  /** Calls back with each change of the workspace, and when some may have been missed. */
  listen(workspaceId: string, onChange: () => void): { ready: Promise<void>; stop(): void };
  readStamps(workspaceId: string, visitorIds: string[]): Promise<ReadonlyMap<string, string>>;
  longestMs?: number;
}

interface Seat {
  visitorId: string;
  stamp: string;
  call(): void;
}
interface Room {
  seats: Set<Seat>;
  look(): void;
  close(): void;
}
