/**
 * The open streams of this process. Sessions and networks have a limit each; beyond it, clients poll. A single
 * query every few seconds finds the sessions that were signed out or have lost their workspace; their streams
 * end.
 */
export function makeStreamAudience({ findEnded, lookAgainMs = LOOK_AGAIN_MS }: Dependencies) {
  const open = new Set<{ viewer: Viewer; end(): void }>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const ended = await findEnded([...new Map([...open].map(({ viewer }) => [nameOf(viewer), viewer])).values()]);
      const names = new Set(ended.map(nameOf));
      for (const stream of [...open]) if (names.has(nameOf(stream.viewer))) stream.end();
    } catch {
      // The database is unreachable: the next check finds what this one could not.
    }
    timer = undefined;
    again();
  };
  const again = (): void => {
    if (open.size > 0) timer ??= setTimeout(() => void look(), lookAgainMs).unref();
  };

  const hasRoom = ({ sessionId, network }: Viewer): boolean => {
    const all = [...open].map(({ viewer }) => viewer);
    return (
      all.filter((other) => other.sessionId === sessionId).length < PER_SESSION &&
      all.filter((other) => other.network === network).length < PER_NETWORK
    );
  };

  return {
    hasRoom,

    /** Counts a stream until it leaves; `end` is called when its session ends. */
    enter(viewer: Viewer, end: () => void): { leave(): void } {
      const stream = { viewer, end };
      open.add(stream);
      again();
      return {
        leave: () => {
          open.delete(stream);
          if (open.size > 0) return;
          clearTimeout(timer);
          timer = undefined;
        },
      };
    },
  };
}

const nameOf = ({ sessionId, workspaceId }: Pick<Viewer, 'sessionId' | 'workspaceId'>): string =>
  `${sessionId} ${workspaceId}`;

/** Hidden pages close their streams, so these are windows side by side. */
const PER_SESSION = 4;
/** For a whole office behind one address. */
const PER_NETWORK = 64;
const LOOK_AGAIN_MS = 3_000;

/** The reader of a stream. */
export interface Viewer {
  sessionId: string;
  workspaceId: string;
  network: string;
}

interface Dependencies {
  /** Those of `viewers` whose session has ended or whose user is no longer a member of the workspace. */
  findEnded(viewers: Viewer[]): Promise<Pick<Viewer, 'sessionId' | 'workspaceId'>[]>;
  lookAgainMs?: number;
}
