import { env } from '../../config/env';
import { reportMail } from '../../documents/report-mail';
import { log } from '../../http/log';
import { keyFor } from '../../keys/keys';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { eventStore } from '../analytics/store/event-store-wiring';
import { analyticsRepository } from '../analytics/analytics-repository';
import { goalService } from '../analytics/goals/goal-wiring';
import { readInsights } from '../analytics/insights/insight-wiring';
import { makeAnalyticsService } from '../analytics/analytics-service';
import { listReaders } from '../settings/reader-repository';
import { makeReportFigures } from './report-figures-service';
import { reportMailRepository } from './report-mail-repository';
import { makeReportMailService } from './report-mail-service';
import { reportsRepository } from './reports-repository';

export const reportFigures = (clock: Clock) =>
  makeReportFigures({
    analyticsAt: (when) => makeAnalyticsService({ events: eventStore(when), repository: analyticsRepository, ...when }),
    insightsIn: readInsights,
    goalsAt: (at, workspace) => goalService(at).read(workspace),
    clock,
  });

export const reportMailLinks = () => makeSignedTokens(keyFor('report-mail'));

/** What the worker calls; tests move its clock. */
export const reportMails = (clock: Clock = systemClock) =>
  makeReportMailService({
    repository: reportMailRepository,
    readFigures: reportFigures(clock),
    readName: async (workspaceId) => (await reportsRepository.readBrand(workspaceId)).name,
    findWorkspace: reportsRepository.findOpenWorkspace,
    listReaders,
    links: reportMailLinks(),
    mail: reportMail,
    origin: env().linkOrigin ?? null,
    clock,
    ids: systemIds,
    log: (sentence) => log().info(sentence),
  });
