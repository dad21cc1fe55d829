import type { decisionsContract } from '../../../src/contracts/decisions';
import { env } from '../../config/env';
import { decisionMail } from '../../documents/decision-mail';
import { decisionPages } from '../../documents/decision-pages';
import { renderNotFound } from '../../documents/render-document';
import type { Handlers } from '../../http/call';
import { log } from '../../http/log';
import { keyFor } from '../../keys/keys';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { listMemberSettings, listReaders } from '../settings/reader-repository';
import { makeDecisionMaking } from './decision-making';
import { makeDecisionMailService } from './decision-mail-service';
import { decisionPeopleRepository } from './decision-people-repository';
import { decisionsHandlers } from './decisions-handlers';
import { decisionsRepository } from './decisions-repository';
import { makeDecisionsService } from './decisions-service';

/** The door for other features: the phone and its text messages answer here too. */
export const decisionsService = (clock: Clock = systemClock) =>
  makeDecisionsService({ repository: decisionsRepository, clock, ids: systemIds });

const mailService = (clock: Clock) =>
  makeDecisionMailService({
    repository: decisionsRepository,
    decisions: decisionsService(clock),
    listReaders: async (workspaceIds) => {
      const choices = await listMemberSettings(workspaceIds);
      return (await listReaders(workspaceIds)).filter(
        (reader) =>
          choices.find(({ workspaceId, userId }) => workspaceId === reader.workspaceId && userId === reader.userId)
            ?.emailNotifications ?? true,
      );
    },
    ...decisionPeopleRepository,
    links: makeSignedTokens(keyFor('decision-mail')),
    mail: decisionMail,
    origin: env().linkOrigin ?? null,
    clock,
    ids: systemIds,
    log: (sentence) => log().warn(sentence),
  });

export const decisionsWiring = (): Handlers<typeof decisionsContract> =>
  decisionsHandlers({
    decisions: decisionsService(),
    mails: mailService(systemClock),
    pages: decisionPages,
    renderNotFound: (accepts) => renderNotFound('page', accepts),
    clock: systemClock,
  });

/** What the worker calls; tests move its clock. The engine, which can draw, is loaded by the first post. */
export const decisionJobs = (clock: Clock = systemClock) => ({
  createChosen: makeDecisionMaking({
    repository: decisionsRepository,
    create: async (...asked) => (await import('../engine/engine-wiring')).chosenEngine().create(...asked),
    nameOf: decisionPeopleRepository.nameOf,
    clock,
    ids: systemIds,
  }),
  lookAfterDecisions: () => mailService(clock).lookAfter(),
});
