import type { decisionsContract } from '../../../src/contracts/decisions';
import { decisionStateAt } from '../../../src/domain/decision';
import { momentInWords } from '../../../src/domain/moment-in-words';
import type { DecisionPages } from '../../documents/decision-pages';
import type { Handlers } from '../../http/call';
import { documentReply, orNotFoundPage } from '../../http/document-reply';
import type { Clock } from '../../ports/clock';
import type { DecisionMailService, Opened } from './decision-mail-service';
import { outcomeWords } from '../../../src/domain/decision';
import type { DecisionsService } from './decisions-service';

export function decisionsHandlers({
  decisions,
  mails,
  pages,
  renderNotFound,
  clock,
}: Parts): Handlers<typeof decisionsContract> {
  const nothing = (request: Request): Response =>
    documentReply('decision', renderNotFound(request.headers.get('accept-language')), { status: 404 });

  const asked = ({ workspace, found, isOver }: Opened, token: string): Response => {
    const isOpen = !isOver && decisionStateAt(found.decision, clock.now()) === 'open' && found.ideas.length > 0;
    return documentReply(
      'decision',
      isOpen
        ? pages.ask({
            business: workspace.name,
            ideas: found.ideas,
            until: momentInWords(found.decision.expiresAt, workspace.zone),
            url: `/d/${encodeURIComponent(token)}`,
          })
        : pages.settled({ sentence: outcomeWords(found) }),
    );
  };

  return {
    getDecision: (_input, { workspace }) => decisions.getDecision(workspace),
    updateDecision: ({ decisionId, answer }, { workspace, user }) =>
      decisions.updateDecision(workspace, decisionId, answer, user),

    getDecisionPage: ({ token }, { request }) =>
      orNotFoundPage(
        async () => asked(await mails.find(token), token),
        () => nothing(request),
      ),

    /** A request without our form's body gets the page, like GET: some scanners send empty forms. */
    updateDecisionByMail: ({ token }, { bytes, request }) =>
      orNotFoundPage(
        async () => {
          const answered = await mails.answer(token, new URLSearchParams(new TextDecoder().decode(bytes)));
          if (answered.isTaken === null) return asked(answered, token);
          const { found } = answered;
          return documentReply(
            'decision',
            answered.isTaken
              ? pages.taken({ title: found.chosen?.title ?? '' })
              : pages.settled({ sentence: outcomeWords(found) }),
          );
        },
        () => nothing(request),
      ),
  };
}

interface Parts {
  decisions: DecisionsService;
  mails: DecisionMailService;
  pages: DecisionPages;
  /** `accepts`: the Accept-Language header. */
  renderNotFound(accepts: string | null): string;
  clock: Clock;
}
