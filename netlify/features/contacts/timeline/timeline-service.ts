import type { ContactEvent } from '../../../../src/contracts/contact-events';
import { contactLimits, type ContactEventKind } from '../../../../src/domain/contact';
import { DAY_SECONDS, WEEK_MS } from '../../../../src/domain/duration';
import { fraudSign, fraudSignWords } from '../../../../src/domain/fraud-signs';
import { handMessageRefusal, handMessagesADay } from '../../../../src/domain/hand-message';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import { presentEvent } from '../present-contact';
import type { TimelineRepository } from './timeline-repository';

/** What is told of a contact, what people write down, and a mail by hand. */
export function makeTimelineService({ repository, renderMessage, needsDomain, clock, ids }: Dependencies) {
  return {
    async list(
      workspaceId: string,
      query: { contactId: string; kind?: ContactEventKind | undefined; cursor?: string | undefined; limit: number },
    ): Promise<{ items: ContactEvent[]; nextCursor: string | null }> {
      const page = await repository.list(workspaceId, query);
      if (!page) throw notFound('contact');
      return { items: page.rows.map(presentEvent), nextCursor: page.nextCursor };
    },

    async addNote(
      workspaceId: string,
      { contactId, text }: { contactId: string; text: string },
      { id, name }: Writer,
    ): Promise<ContactEvent> {
      const event = {
        workspaceId,
        id: ids.id(),
        contactId,
        kind: 'note' as const,
        title: 'Note',
        text,
        actor: { id, name },
        at: clock.now(),
      };
      if (!(await repository.add(event))) throw notFound('contact');
      return presentEvent({ ...event, actorName: name });
    },

    async deleteNote(
      workspaceId: string,
      { contactId, eventId }: { contactId: string; eventId: string },
    ): Promise<{ id: string }> {
      if (!(await repository.removeNote(workspaceId, contactId, eventId))) throw notFound('note');
      return { id: eventId };
    },

    /**
     * To people who know the business, and to so many a day. Answers go to whoever wrote it, once that address is known to
     * be theirs: nobody sends a crowd of answers to a stranger.
     */
    async send(
      workspace: Workspace,
      { contactId, subject, text }: { contactId: string; subject: string; text: string },
      writer: Writer,
      throttle: Throttle,
    ): Promise<ContactEvent> {
      if (needsDomain()) refuseFraud(subject, text);
      await countMessage(workspace, throttle);
      const [now, mailId] = [clock.now(), ids.id()];
      const email = renderMessage({ subject, text, writer: writer.name, workspace: workspace.name });
      const event = {
        workspaceId: workspace.id,
        id: ids.id(),
        contactId,
        kind: 'mail-sent' as const,
        title: email.subject,
        text: shortened(text),
        sourceKey: `mail:${mailId}`,
        actor: { id: writer.id, name: writer.name },
        at: now,
      };
      const refusal = await repository.send(
        event,
        {
          id: mailId,
          ...email,
          ...(writer.emailVerified && { replyTo: writer.email }),
          createdAt: now,
          expiresAt: new Date(now.getTime() + LETTER_MS),
        },
        ({ hasOwnDomain, ...person }) => handMessageRefusal(person, { sharedSender: needsDomain() && !hasOwnDomain }),
      );
      if (refusal === undefined) throw notFound('contact');
      if (refusal !== null) throw new AppError('conflict', refusal);
      return presentEvent({ ...event, actorName: writer.name });
    },
  };
}

/** Nobody looks at mails by hand before they go out, so that what speaks like a fraud is refused where it is written. */
function refuseFraud(subject: string, text: string): void {
  const links = [...text.matchAll(/https?:\/\/[^\s<>")]{1,2000}/gi)].map(([url]) => ({ text: '', url }));
  const sign = fraudSign({ subject, text, links, ownHosts: [] });
  if (sign)
    throw new AppError(
      'conflict',
      `This message was not sent, because ${fraudSignWords[sign]}. Reword it, or leave out the link.`,
    );
}

async function countMessage({ id, plan }: Workspace, throttle: Throttle): Promise<void> {
  const calls = handMessagesADay(plan);
  try {
    await throttle(`messages by hand of ${id}`, { calls, perSeconds: DAY_SECONDS });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    throw new AppError(
      'rate_limited',
      `Your workspace has sent ${calls} individual messages in a day, the most ${plan === 'Trial' ? 'a trial' : 'a plan'} allows. Send more tomorrow, or reach everyone who agreed to your emails with one campaign.`,
      { ...(error.retryAfter && { retryAfter: error.retryAfter }) },
    );
  }
}

/** A timeline shows what was written about; the mail itself had it whole. */
const shortened = (text: string): string =>
  text.length > contactLimits.note ? `${text.slice(0, contactLimits.note - 1).toWellFormed()}…` : text;

/** Until then a mail server that is away may come back. */
const LETTER_MS = WEEK_MS;

export type TimelineService = ReturnType<typeof makeTimelineService>;

type Workspace = WorkspacePart<'id' | 'name' | 'plan'>;

type Throttle = (subject: string, limit: { calls: number; perSeconds: number }) => Promise<void>;

interface Writer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

interface Dependencies {
  repository: TimelineRepository;
  renderMessage(about: { subject: string; text: string; writer: string; workspace: string }): {
    kind: string;
    subject: string;
    html: string;
    text: string;
  };
  /** The installation's own address is kept for notices. */
  needsDomain(): boolean;
  clock: Clock;
  ids: Ids;
}
