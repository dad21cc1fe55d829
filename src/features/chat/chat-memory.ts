/**
 * What the visitor's browser keeps, in the storage of the page's own origin, from the first message on: the signed
 * visitor, messages that were not taken yet, how far they have read, and whether they want sound. Where storage is
 * blocked it lasts as long as the page. Tabs of one browser hear of each other's changes.
 */
export function makeChatMemory(key: string, storage: () => Storage | null) {
  const name = `fourbeat-chat:${key}`;
  let kept: Kept = NOTHING;
  let stored = false;

  function read(): Kept {
    try {
      const text = storage()?.getItem(name);
      if (text) {
        kept = keptOf(JSON.parse(text));
        stored = true;
      }
    } catch {
      // blocked, or somebody else's text: what this page knows is used
    }
    return kept;
  }

  return {
    read,
    /** Nothing is written before the visitor has written something. */
    change(part: Partial<Kept>): Kept {
      kept = { ...read(), ...part };
      if (stored || kept.queue.length > 0) {
        try {
          storage()?.setItem(name, JSON.stringify(kept));
          stored = true;
        } catch {
          // full or blocked
        }
      }
      return kept;
    },
    /** Calls back when another tab has changed it. */
    onChange(listener: () => void): void {
      addEventListener('storage', (change) => {
        if (change.key === name) listener();
      });
    },
  };
}
export type ChatMemory = ReturnType<typeof makeChatMemory>;

/** The page's local storage; null where the browser does not let it be used. */
export function pageStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function keptOf(stored: unknown): Kept {
  const { visitor, queue, seen, sound } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    visitor: typeof visitor === 'string' && visitor.length <= 1_000 ? visitor : '',
    queue: Array.isArray(queue) ? queue.filter(isWaiting).slice(0, MOST_WAITING) : [],
    seen: typeof seen === 'number' && Number.isSafeInteger(seen) ? seen : 0,
    sound: sound === true,
  };
}

const isWaiting = (item: unknown): item is WaitingMessage => {
  const { id, text, at } = (item ?? {}) as Partial<Record<keyof WaitingMessage, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && typeof at === 'number';
};

/** More than anybody writes while a train is in a tunnel. */
export const MOST_WAITING = 50;

export interface WaitingMessage {
  id: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}
export interface Kept {
  visitor: string;
  queue: WaitingMessage[];
  seen: number;
  sound: boolean;
}
const NOTHING: Kept = { visitor: '', queue: [], seen: 0, sound: false };
