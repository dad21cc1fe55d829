import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { log } from '../../../http/log';
import { builtinMailTemplates } from '../../../providers/builtin/mail-templates/mail-templates';
import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { openOwnLine, type OwnServer } from '../../../providers/smtp/own-server';
import { smtpCampaignMail } from '../../../providers/smtp/smtp-campaign-mail';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mailLinks } from '../../tracking/mail-links-wiring';
import { campaignFreezeRepository } from './campaign-freeze-repository';
import { makeCampaignFreezer } from './campaign-freezer';
import { makeCampaignMailer } from './campaign-mailer';
import type { MailLine, SenderDependencies, SenderTiming } from './campaign-run';
import { campaignSenderRepository } from './campaign-sender-repository';
import { makeCampaignSender, type CampaignSender } from './campaign-sender-service';
import { deliverySourceRepository } from '../delivery-source-repository';
import { mailReporters } from '../mail-reporters-wiring';
import { ownServerOf } from '../own-server-wiring';
import { campaignSignature } from '../sender-wiring';
import { makeSlots } from '../sending-slots';

/** The entry points for the worker. */
export const campaignSenderJobs = (): CampaignSender => campaignSender();

/** `other` is for tests that need other timings. */
export function campaignSender({
  timing,
  ...other
}: Partial<Omit<SenderDependencies, 'timing'>> & { timing?: Partial<SenderTiming> } = {}): CampaignSender {
  // Imported when a text has to be rendered, because it loads React.
  const renderText = async (workspaceId: string, emailId: string) =>
    (await import('../../campaigns/emails/email-wiring')).campaignTexts().renderRevision(workspaceId, emailId);
  const clock = other.clock ?? systemClock;
  return makeCampaignSender({
    repository: campaignSenderRepository,
    sources: deliverySourceRepository,
    freezer: makeCampaignFreezer({
      repository: campaignFreezeRepository,
      renderText,
      phoneNumbers: builtinPhoneNumbers,
      batchPeople: BATCH_PEOPLE,
      clock,
      ids: systemIds,
    }),
    mailer: makeCampaignMailer({
      links: mailLinks(env().linkOrigin ?? ''),
      templates: builtinMailTemplates,
      readText: campaignSenderRepository.readText,
      renderText,
    }),
    lineOf,
    hasServer: sharedLine() !== null,
    perMinute: env().mail.perMinute,
    timing: { ...TIMING, ...timing },
    clock,
    ids: systemIds,
    log: (what, sentence) => log().info(what, sentence),
    senderOf: campaignSignature,
    ...other,
  });
}

/** Closes idle connections to the installation's mail server; the next campaign opens new ones. */
export function closeCampaignMail(): void {
  shared?.port.close();
  shared = undefined;
}

async function lineOf(workspaceId: string): Promise<MailLine | null> {
  const own = env().linkOrigin ? await ownServerOf(workspaceId) : null;
  return own ? ownLine(own) : sharedLine();
}

/** Connections of one run: they are few, and another run may find other settings. */
function ownLine({ server, from }: OwnServer): MailLine {
  const port = smtpCampaignMail({
    server,
    connections: OWN_CONNECTIONS,
    bounces: undefined,
    openSocket: openOwnLine(
      makeGuardedWeb({
        allowedOrigins: env().webAllowedOrigins,
        version: packageJson.version,
        home: env().publicUrl,
      }),
      server,
    ),
    settings: 'your API keys',
  });
  return { port, slot: makeSlots(OWN_CONNECTIONS), ownAddress: from, close: () => port.close() };
}

/** One connection pool per process, created for the first campaign and shared fairly. */
function sharedLine(): MailLine | null {
  const { smtp, connections, bounces } = env().mail;
  // Without a public address, no link in an email would work.
  if (!smtp || !env().linkOrigin) return null;
  shared ??= {
    port: smtpCampaignMail({
      server: smtp,
      connections,
      bounces,
      reporters: mailReporters(env().mailReports),
      readsReplies: env().mailReports.eventsPassword !== undefined,
    }),
    slot: makeSlots(connections),
    ownAddress: null,
    close: () => undefined,
  };
  return shared;
}

let shared: MailLine | undefined;

/** Mail providers refuse accounts that open more. */
const OWN_CONNECTIONS = 3;
const BATCH_PEOPLE = 2_000;

const [SECOND, MINUTE] = [1_000, 60_000];
const TIMING: SenderTiming = {
  runMs: 2 * MINUTE,
  beatMs: SECOND,
  leaseMs: 30 * SECOND,
  soonMs: MINUTE,
  leastWaitMs: SECOND / 4,
  retriesMs: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE],
  holdsMs: [5, 15, 30, 60].map((seconds) => seconds * SECOND),
  slowMs: MINUTE,
  // A permission is valid for as long as it takes to notice a pause.
  batch: { first: 50, most: 500, staleMs: 5 * SECOND },
};
