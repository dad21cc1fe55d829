import { env } from '../../../config/env';
import type { MailReportSettings } from '../../../config/mail-report-settings';
import { log } from '../../../http/log';
import type { CampaignMailPort } from '../../../ports/campaign-mail';
import { builtinMailTemplates } from '../../../providers/builtin/mail-templates/mail-templates';
import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import type { MailReporter } from '../../../providers/smtp/campaign-mime';
import { smtpCampaignMail } from '../../../providers/smtp/smtp-campaign-mail';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mailLinks } from '../../tracking/mail-links-wiring';
import { campaignFreezeRepository } from './campaign-freeze-repository';
import { makeCampaignFreezer } from './campaign-freezer';
import { makeCampaignMailer } from './campaign-mailer';
import type { SenderDependencies, SenderTiming } from './campaign-run';
import { campaignSenderRepository } from './campaign-sender-repository';
import { makeCampaignSender, type CampaignSender } from './campaign-sender-service';
import { deliverySourceRepository } from '../delivery-source-repository';
import { campaignSignature } from '../sender-wiring';
import { makeSlots } from '../sending-slots';

/** The entry points for the worker. */
export const campaignSenderJobs = (): CampaignSender => campaignSender();

/** `other` is for tests that need other timings. */
export function campaignSender({
  timing,
  ...other
}: Partial<Omit<SenderDependencies, 'timing'>> & { timing?: Partial<SenderTiming> } = {}): CampaignSender {
  const mail = mailPort();
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
      port: mail?.port ?? { prepare: () => Promise.reject(new Error('No email server is set up')) },
      links: mailLinks(env().linkOrigin ?? ''),
      templates: builtinMailTemplates,
      readText: campaignSenderRepository.readText,
      renderText,
    }),
    port: mail?.port ?? null,
    slot: mail?.slot ?? makeSlots(1),
    perMinute: env().mail.perMinute,
    timing: { ...TIMING, ...timing },
    clock,
    ids: systemIds,
    log: (what, sentence) => log().info(what, sentence),
    senderOf: campaignSignature,
    ...other,
  });
}

/** Closes idle connections to the mail server; the next campaign opens new ones. */
export function closeCampaignMail(): void {
  shared?.port.close();
  shared = undefined;
}

/** One connection pool per process, created for the first campaign and shared fairly. */
function mailPort(): { port: CampaignMailPort; slot: SenderDependencies['slot'] } | null {
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
  };
  return shared;
}

/** A service's header is only added when its reports are accepted. */
const mailReporters = ({
  sendgridKey,
  postmarkPassword,
  brevoPassword,
  resendSecret,
  mailgunKey,
}: MailReportSettings): MailReporter[] =>
  (
    Object.entries({
      sendgrid: sendgridKey,
      postmark: postmarkPassword,
      brevo: brevoPassword,
      resend: resendSecret,
      mailgun: mailgunKey,
    }) as [MailReporter, string | undefined][]
  ).flatMap(([name, secret]) => (secret ? [name] : []));

let shared: { port: CampaignMailPort; slot: SenderDependencies['slot'] } | undefined;

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
