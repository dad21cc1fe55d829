import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/duration';
import type { NewsMail } from '../../documents/news-mail';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { NewsRepository } from './news-repository';

/** News of workspaces by mail: collected, at most every hour, and never what a person did or has seen. */
export function makeNewsService({ repository, mail, origin, clock, ids, log }: Dependencies) {
  async function tell(workspace: Workspace, readers: readonly Reader[], { since, until }: Time): Promise<number> {
    const { news, views } = await repository.readNews(workspace.id, { since, until, limit: LOOKED_THROUGH });
    let sent = 0;
    for (const { userId, email, joinedAt, mailedUntil } of readers) {
      const seenAt = views.find((view) => view.userId === userId)?.seenAt;
      const known = Math.max(...[joinedAt, mailedUntil, seenAt].map((at) => at?.getTime() ?? 0));
      const own = news
        .filter((one) => one.actorId !== userId && one.createdAt.getTime() > known)
        .map(({ title, link, actorName, createdAt }) => ({ title, link, actorName, at: createdAt }));
      if (own.length === 0) continue;
      const now = clock.now();
      const systemEmail = mail.news({
        workspace: workspace.name,
        zone: workspace.zone,
        news: own.slice(0, TOLD).reverse(),
        more: Math.max(0, own.length - TOLD),
        origin,
      });
      const stored = {
        ...systemEmail,
        id: ids.id(),
        recipient: email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + OLD),
      };
      if (
        await repository.sendNews(workspace.id, userId, {
          mail: stored,
          until,
          last: new Date(until.getTime() - PAUSE),
        })
      )
        sent += 1;
    }
    return sent;
  }

  return {
    /** Looks through all workspaces with news, a page at a time. One that fails does not keep the others waiting. */
    async mailNews(): Promise<void> {
      const until = new Date(clock.now().getTime() - SETTLED);
      const since = new Date(until.getTime() - OLD);
      let [sent, failed] = [0, 0];
      for (let after: string | null = null, page: Workspace[]; ; after = page.at(-1)!.id) {
        page = await repository.listWorkspaces({ after, since, until, limit: PAGE });
        if (page.length === 0) break;
        const [readers, choices] = [
          await repository.listReaders(page.map(({ id }) => id)),
          await repository.listMemberSettings(page.map(({ id }) => id)),
        ];
        for (const workspace of page) {
          const waiting = readers
            .filter(({ workspaceId }) => workspaceId === workspace.id)
            .flatMap((reader) => {
              const chosen = choices.find(
                ({ workspaceId, userId }) => workspaceId === workspace.id && userId === reader.userId,
              );
              const mailedUntil = chosen?.mailedUntil ?? null;
              const isWanted = chosen?.emailNotifications ?? true;
              return isWanted && (mailedUntil === null || until.getTime() - mailedUntil.getTime() >= PAUSE)
                ? [{ ...reader, mailedUntil }]
                : [];
            });
          if (waiting.length === 0) continue;
          await tell(workspace, waiting, { since, until }).then(
            (count) => (sent += count),
            (error: unknown) => {
              failed += 1;
              log(
                `news of workspace ${workspace.id} were not mailed: ${error instanceof Error ? error.name : 'unknown error'}`,
              );
            },
          );
        }
        if (page.length < PAGE) break;
      }
      if (sent > 0) log(`put ${sent} news letters into the outbox`);
      if (failed > 0) throw new Error(`news of ${failed} workspaces were not mailed`);
    },
  };
}

/** So long somebody may see it by themselves, and others of its kind may join it. */
const SETTLED = 5 * MINUTE_MS;
/** At most one letter a person and workspace in this time. */
const PAUSE = HOUR_MS;
/** What is older is told by the bell alone, also after a time without a worker. */
const OLD = DAY_MS;
const PAGE = 100;
const LOOKED_THROUGH = 100;
const TOLD = 10;

interface Time {
  since: Date;
  until: Date;
}
type Workspace = Awaited<ReturnType<NewsRepository['listWorkspaces']>>[number];
type Reader = Awaited<ReturnType<NewsRepository['listReaders']>>[number] & { mailedUntil: Date | null };

interface Dependencies {
  repository: NewsRepository;
  mail: NewsMail;
  /** Where links lead; null where nothing names the address. */
  origin: string | null;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
