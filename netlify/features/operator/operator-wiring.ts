import { statfs } from 'node:fs/promises';
import packageJson from '../../../package.json';
import { env } from '../../config/env';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import { readCounts } from '../../http/metrics';
import { causeOf } from '../../queue/failed-jobs';
import { createMetricsPage } from '../../providers/prometheus/metrics-page';
import { systemClock } from '../../providers/system/clock';
import { tryStorage } from '../file/storage-trial-wiring';
import { operatorHandlers } from './operator-handlers';
import { operatorRepository } from './operator-repository';
import { makeOperatorService } from './operator-service';

const operatorService = () =>
  makeOperatorService({
    repository: operatorRepository,
    installation: {
      version: packageJson.version,
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      startedAt: new Date(systemClock.now().getTime() - process.uptime() * 1000).toISOString(),
    },
    settings: {
      publicUrl: env().publicUrl,
      secretChosen: env().appSecretChosen,
      databaseChosen: env().databaseChosen,
      demoLogin: env().demoLogin,
      registration: env().registration,
      sharedSender: env().mail.smtp ? env().mail.sharedSender : null,
      operatorEmail: env().operatorEmail,
      metricsTokenChosen: env().metricsToken !== undefined,
    },
    facts: {
      functions: !env().canStream,
      publicUrl: env().publicUrl,
      mailHost: env().mail.smtp?.host ?? null,
      openedAddresses: env().webAllowedOrigins,
    },
    probes: { storage: probeStorage, images: probeImages, planner: probePlanner },
    resend: async (mailId) => (await import('../mail/mail-wiring')).mailService().resendMail(mailId),
    causeOf,
    readCounts,
    metricsPage: createMetricsPage(),
    clock: systemClock,
    warn: (what, error) => log().warn({ what, ...errorInLog(error) }, 'the operator’s page could not read a part'),
  });

export const operatorWiring = () => operatorHandlers(operatorService());

/** Tries to write and remove a file in the configured store. */
async function probeStorage() {
  const { dataDir, storage } = env();
  await tryStorage();
  if (storage.kind === 'file') {
    const { bavail, bsize } = await statfs(dataDir);
    return { provider: 'Files in the data folder', freeBytes: bavail * bsize };
  }
  if (storage.kind === 's3')
    return {
      provider: `S3 bucket ${storage.bucket} at ${new URL(storage.endpoint).host}`.slice(0, 80),
      freeBytes: null,
    };
  return { provider: 'Netlify Blobs', freeBytes: null };
}

/** Loads the canvas and its fonts, which fails on unsuitable machines. Pages that draw nothing would not notice. */
async function probeImages() {
  const [{ createDesigner }, { loadGraphics }] = await Promise.all([
    import('../../providers/builtin/designer/designer'),
    import('../../providers/builtin/designer/drawing/graphics'),
  ]);
  await loadGraphics();
  const { name, version } = createDesigner();
  return { name, version };
}

async function probePlanner() {
  const { createPlanner } = await import('../../providers/builtin/planner/planner');
  return { name: createPlanner().name };
}
