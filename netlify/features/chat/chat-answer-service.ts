import { DAY_MS, MINUTE_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { OutboundPort } from '../../ports/inbox';
import type { ChatOutboundRepository } from './chat-outbound-repository';
import { LEFT_MS } from './chat-outbound';
import { answerMail } from './chat-answer-words';

/** Answers reach a visitor who has left, if they said where: by mail, to which they can reply. */
export function makeChatAnswerService({ repository, findMail, log, clock }: Dependencies) {
  return {
    async mailAnswer(workspaceId: string, visitorId: string): Promise<void> {
      const now = clock.now();
      const waiting = await repository.findWaiting(workspaceId, visitorId);
      if (!waiting) return;
      const waitedMs = now.getTime() - waiting.waitingSince.getTime();
      const isHere = now.getTime() - waiting.polledAt.getTime() < LEFT_MS + POLL_NOTED_MS;
      if (isHere && (waiting.email === '' || waitedMs < UNSEEN_MS)) {
        if (waitedMs < DAY_MS)
          await repository.askAgain(workspaceId, visitorId, new Date(now.getTime() + Math.max(LEFT_MS, waitedMs / 2)));
        return;
      }
      const mail = waiting.email === '' ? null : await findMail();
      if (!mail) return;
      const claimed = await repository.claim(workspaceId, visitorId);
      const last = claimed?.lines.at(-1);
      if (!claimed || !last) return;
      const outcome = await mail.send(
        {
          id: last.id,
          workspaceId,
          conversationId: claimed.conversationId,
          channelId: claimed.mailChannelId ?? claimed.channelId,
          to: waiting.email.toLowerCase(),
          toName: waiting.name,
          files: [],
          byPerson: false,
          author: last.author,
          threadKey: '',
          ...answerMail(claimed),
        },
        AbortSignal.timeout(MINUTE_MS),
      );
      if (outcome.kind === 'later') {
        await repository.unclaim(workspaceId, visitorId, claimed);
        throw new Error(outcome.cause);
      }
      if (outcome.kind !== 'sent')
        log(
          { workspace: workspaceId, outcome: outcome.kind, cause: outcome.cause },
          'an answer of the chat was not mailed',
        );
    },

    tidy: () => repository.tidy(new Date(clock.now().getTime() - 30 * DAY_MS)),
  };
}

/** Somebody whose page is open but who has not looked for so long. */
const UNSEEN_MS = 15 * MINUTE_MS;
/** Polls are noted to within half a minute. */
const POLL_NOTED_MS = 30_000;

interface Dependencies {
  repository: ChatOutboundRepository;
  /** null where the inbox sends no mail. */
  findMail(): Promise<OutboundPort | null>;
  log(facts: object, sentence: string): void;
  clock: Clock;
}
