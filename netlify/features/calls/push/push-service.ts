import type { CallPush } from '../../../../src/contracts/call-push';
import { RING_WINDOW_MS } from '../../../../src/domain/call/call-schedule';
import type { Clock } from '../../../ports/clock';
import type { PushSender, PushTarget } from '../../../ports/push-sender';
import type { SecretBox } from '../../../ports/secret-box';
import type { PushRepository, PushRow } from './push-repository';

/** Rings in browsers whose dashboard is closed; each for as long as the sign-in lasts that turned it on. */
export function makePushService({ repository, sender, box, clock, log }: Dependencies) {
  const placeOf = ({ workspaceId, sessionId }: Pick<PushRow, 'workspaceId' | 'sessionId'>) => [
    workspaceId,
    'call-push',
    sessionId,
  ];

  async function get(workspaceId: string, sessionId: string): Promise<CallPush> {
    const rows = await repository.list(workspaceId);
    return {
      publicKey: sender.publicKey,
      isOn: rows.some((row) => row.sessionId === sessionId),
      count: rows.length,
    };
  }

  function open(row: PushRow): PushTarget | null {
    const opened = box.open(row, placeOf(row));
    return opened === null ? null : (JSON.parse(opened) as PushTarget);
  }

  return {
    get,

    async update(workspaceId: string, { sessionId, userId }: SignIn, target: PushTarget): Promise<CallPush> {
      const place = placeOf({ workspaceId, sessionId });
      const sealed = box.seal(JSON.stringify(target), place);
      await repository.put({ workspaceId, sessionId, userId, ...sealed, createdAt: clock.now() });
      return get(workspaceId, sessionId);
    },

    async remove(workspaceId: string, sessionId: string): Promise<CallPush> {
      await repository.remove(workspaceId, [sessionId]);
      return get(workspaceId, sessionId);
    },

    /** Tells every browser that a call rings. One that is signed out, left or gone is forgotten; others' failures are noted. */
    async ring({ id, name }: { id: string; name: string }): Promise<void> {
      const rows = await repository.list(id);
      if (rows.length === 0) return;
      const now = clock.now();
      const live = await repository.listLive(
        id,
        rows.map(({ sessionId }) => sessionId),
        now,
      );
      const text = JSON.stringify({
        title: 'Your agent is calling',
        body: `${name}: this week’s ideas are ready. Open to answer.`,
        url: '/dashboard/content-engine?tab=voice-agent',
      });
      const gone: string[] = [];
      let later = 0;
      await Promise.all(
        rows.map(async (row) => {
          const target = live.has(row.sessionId) ? open(row) : null;
          const message = { text, seconds: RING_WINDOW_MS / 1000, topic: 'call', now };
          const outcome = target ? await sender.send(target, message) : 'gone';
          if (outcome === 'gone') gone.push(row.sessionId);
          if (outcome === 'later') later += 1;
        }),
      );
      if (gone.length > 0) await repository.remove(id, gone);
      if (later > 0) log(`${later} of ${rows.length} browsers could not be told that a call rings`);
    },
  };
}

export type PushService = ReturnType<typeof makePushService>;

interface SignIn {
  sessionId: string;
  userId: string;
}

interface Dependencies {
  repository: PushRepository;
  sender: PushSender;
  box: SecretBox;
  clock: Clock;
  log(sentence: string): void;
}
