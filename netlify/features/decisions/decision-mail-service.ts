import { MAIL_WEEK_MS, MOST_MAILS_A_WEEK, remindersDue, type DecisionAnswer } from '../../../src/domain/decision';
import type { Dismissal } from '../../../src/domain/idea';
import { dismissals } from '../../../src/domain/idea';
import { momentInWords } from '../../../src/domain/moment-in-words';
import type { DecisionMail } from '../../documents/decision-mail';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { DecisionsRepository, FoundDecision } from './decisions-repository';
import type { DecisionsService } from './decisions-service';

/** The decision by email: one when the ideas are there, at most two reminders, and the page behind their link. */
export function makeDecisionMailService(ports: Dependencies) {
  const { repository, decisions, links, mail, origin, clock, ids } = ports;

  async function open(token: string): Promise<Opened> {
    // A link outlives the choice, so that a late reader learns what became of it.
    const [workspaceId, decisionId, userId] = links.readEnded(token)?.split('.') ?? [];
    const workspace = workspaceId && decisionId ? await repository.findWorkspace(workspaceId) : null;
    const found = workspace && (await repository.find(workspace.id, decisionId!));
    if (!workspace || !found || !userId || !(await ports.isMember(workspace.id, userId))) throw notFound('page');
    return { workspace, found, userId, isOver: links.open(token, clock.now()) === null };
  }

  async function mailAbout({ decision, workspace }: Waiting, readers: readonly Reader[]): Promise<boolean> {
    const now = clock.now();
    const reminders = remindersDue(decision, now);
    if (decision.mailedAt && reminders <= decision.reminders) return false;
    const found = await repository.find(decision.workspaceId, decision.id);
    if (!found || found.ideas.length === 0) return false;
    const mails = readers.map(({ userId, email }) => ({
      ...mail.choose({
        workspace: workspace.name,
        ideas: found.ideas,
        until: momentInWords(decision.expiresAt, workspace.zone),
        isReminder: decision.mailedAt !== null,
        url:
          origin === null
            ? null
            : `${origin}/d/${links.seal([decision.workspaceId, decision.id, userId].join('.'), decision.expiresAt)}`,
      }),
      id: ids.id(),
      recipient: email,
      aboutPerson: userId,
      createdAt: now,
      expiresAt: decision.expiresAt,
    }));
    return repository.mail(decision, { reminders, now }, mails);
  }

  return {
    find: open,

    async answer(token: string, form: { get(name: string): unknown }): Promise<Opened & { isTaken: boolean | null }> {
      const opened = await open(token);
      const answer = readAnswer(form);
      if (!answer || opened.isOver) return { ...opened, isTaken: null };
      const name = await ports.nameOf(opened.userId);
      const { outcome, found } = await decisions.answer(opened.workspace.id, opened.found.decision.id, {
        answer,
        channel: 'mail',
        by: { id: opened.userId, name },
      });
      return { ...opened, found, isTaken: outcome === 'unknown-idea' ? null : outcome === 'taken' };
    },

    async lookAfter(): Promise<void> {
      const now = clock.now();
      await repository.expire(now);
      const waiting = (await repository.listWaiting(now)).filter(
        ({ decision }) => !decision.mailedAt || remindersDue(decision, now) > decision.reminders,
      );
      if (waiting.length === 0) return;
      const readers = await ports.listReaders([...new Set(waiting.map(({ decision }) => decision.workspaceId))]);
      const written = await repository.countMails(
        readers.map(({ userId }) => userId),
        new Date(now.getTime() - MAIL_WEEK_MS),
      );
      const writtenTo = (userId: string) => written.get(userId) ?? 0;
      let failed = 0;
      for (const one of waiting) {
        const reached = readers.filter(
          ({ workspaceId, userId }) =>
            workspaceId === one.decision.workspaceId && writtenTo(userId) < MOST_MAILS_A_WEEK,
        );
        const isMailed = await mailAbout(one, reached).catch((error: unknown) => {
          failed += 1;
          ports.log(`a choice was not mailed: ${error instanceof Error ? error.name : 'unknown error'}`);
          return false;
        });
        if (isMailed) for (const { userId } of reached) written.set(userId, writtenTo(userId) + 1);
      }
      if (failed > 0) throw new Error(`${failed} choices were not mailed`);
    },
  };
}

/** What a button of the page says; null for anything else. */
function readAnswer(form: { get(name: string): unknown }): DecisionAnswer | null {
  const choice = form.get('choice');
  const reason = form.get('reason');
  if (choice === 'none')
    return dismissals.includes(reason as Dismissal) ? { choice: 'none', reason: reason as Dismissal } : null;
  return typeof choice === 'string' && UUID.test(choice) ? { choice: 'idea', ideaId: choice } : null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type DecisionMailService = ReturnType<typeof makeDecisionMailService>;
type Waiting = Awaited<ReturnType<DecisionsRepository['listWaiting']>>[number];

export interface Opened {
  workspace: { id: string; name: string; zone: string };
  found: FoundDecision;
  userId: string;
  /** The link's time is over. */
  isOver: boolean;
}

/** A member whose address is confirmed. */
interface Reader {
  workspaceId: string;
  userId: string;
  email: string;
}

interface Dependencies {
  repository: DecisionsRepository;
  decisions: Pick<DecisionsService, 'answer'>;
  listReaders(workspaceIds: string[]): Promise<Reader[]>;
  isMember(workspaceId: string, userId: string): Promise<boolean>;
  /** '' for an account without one. */
  nameOf(userId: string): Promise<string>;
  links: SignedTokens;
  mail: DecisionMail;
  /** Where links lead; null where nothing names the address. */
  origin: string | null;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
