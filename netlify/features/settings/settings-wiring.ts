import { env } from '../../config/env';
import { newsMail } from '../../documents/news-mail';
import { log } from '../../http/log';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { newsRepository } from './news-repository';
import { makeNewsService } from './news-service';
import { settingsHandlers } from './settings-handlers';
import { settingsRepository } from './settings-repository';
import { makeSettingsService } from './settings-service';
import { weeklyReportRepository } from './weekly-report-repository';
import { makeWeeklyReportService } from './weekly-report-service';

const settingsService = () =>
  makeSettingsService({ repository: settingsRepository, clock: systemClock, ids: systemIds });

export const settingsWiring = () => settingsHandlers(settingsService());

/** What the worker calls; tests move its clock. */
export function settingsJobs(clock: Clock = systemClock) {
  const sending = {
    mail: newsMail,
    origin: env().linkOrigin ?? null,
    clock,
    ids: systemIds,
    log: (sentence: string) => log().info(sentence),
  };
  const { copyPerson } = settingsService();
  const { mailNews } = makeNewsService({ repository: newsRepository, ...sending });
  const { sendWeeklyReports } = makeWeeklyReportService({ repository: weeklyReportRepository, ...sending });
  return { copyPerson, mailNews, sendWeeklyReports };
}
