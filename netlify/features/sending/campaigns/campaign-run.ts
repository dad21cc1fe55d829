import type { CampaignMailPort } from '../../../ports/campaign-mail';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CampaignFreezer } from './campaign-freezer';
import type { CampaignMailer } from './campaign-mailer';
import type { TakenCampaign } from './campaign-lease-repository';
import type { CampaignSenderRepository } from './campaign-sender-repository';
import type { DeliverySourceRepository } from '../delivery-source-repository';
import type { Sender } from '../sending-sender';

/** Ends a run when its time is over, its process stops, or somebody gives a reason. */
export function makeEnds(stops: AbortSignal, runMs: number): Ends {
  const controller = new AbortController();
  let why: EndReason | null = null;
  const because = (reason: EndReason): void => {
    why ??= reason;
    controller.abort();
    clearTimeout(timer);
    stops.removeEventListener('abort', onStop);
  };
  const onStop = () => because('time');
  const timer = setTimeout(onStop, runMs);
  if (stops.aborted) onStop();
  else stops.addEventListener('abort', onStop, { once: true });
  return { signal: controller.signal, because, reason: () => why };
}

/**
 * spent: a trial's limit is reached for now; the schedule retries. time: a new job continues. gone: paused,
 * ended, or held by another run. server: the mail server accepts nothing; the schedule retries.
 */
export type EndReason = 'time' | 'gone' | 'server' | 'spent' | 'done';

/** How a run ends early: the first reason counts. */
export interface Ends {
  signal: AbortSignal;
  because(reason: EndReason): void;
  reason(): EndReason | null;
}

export interface SenderDependencies {
  repository: CampaignSenderRepository;
  sources: DeliverySourceRepository;
  freezer: CampaignFreezer;
  mailer: CampaignMailer;
  /** The workspace's own mail server or else the installation's; null without either. */
  lineOf(workspaceId: string): Promise<MailLine | null>;
  /** Whether the installation has a mail server. Without one, only workspaces with their own are started. */
  hasServer: boolean;
  senderOf(taken: TakenCampaign, ownAddress: string | null): Sender;
  perMinute: number;
  timing: SenderTiming;
  clock: Clock;
  ids: Ids;
  log(what: Record<string, string | number>, sentence: string): void;
}

/** Connections to one mail server. */
export interface MailLine {
  port: CampaignMailPort;
  /** A place on a connection, shared by all runs that use the same ones; resolves to a function that releases it. */
  slot(): Promise<() => void>;
  /** The From address of a workspace's own server; null for the installation's. */
  ownAddress: string | null;
  /** The run has ended. */
  close(): void;
}

export interface SenderTiming {
  /** How long a run holds a campaign before others get their turn. */
  runMs: number;
  beatMs: number;
  /** The length of the repository's lease. */
  leaseMs: number;
  /** Emails that become due within this time are waited for. */
  soonMs: number;
  leastWaitMs: number;
  /** The pause before an email that was temporarily refused is retried, by attempt; after the last it fails. */
  retriesMs: readonly number[];
  /** Pauses while the server accepts nothing at all; after the last the run ends. */
  holdsMs: readonly number[];
  /** The first pause for a domain that asks to slow down; then it doubles. */
  slowMs: number;
  batch: { first: number; most: number; staleMs: number };
}
