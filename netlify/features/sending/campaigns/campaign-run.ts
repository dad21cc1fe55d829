import type { CampaignMailPort } from '../../../ports/campaign-mail';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CampaignFreezer } from './campaign-freezer';
import type { CampaignMailer } from './campaign-mailer';
import type { TakenCampaign } from './campaign-lease-repository';
import type { CampaignSenderRepository } from './campaign-sender-repository';
import type { DeliverySourceRepository } from '../delivery-source-repository';
import type { Sender } from '../sender-of';

/** Ends a run when its time is over or its process stops, or when somebody says why. */
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

/** spent: a trial has sent what it may for now; the schedule tries again. time: a fresh job goes on. gone: paused, ended, or in other hands. server: the mail server takes nothing; the schedule tries again. */
export type EndReason = 'time' | 'gone' | 'server' | 'spent' | 'done';

/** How a run ends before all is sent: the first reason counts. */
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
  /** Null without a mail server: then nothing is begun. */
  port: CampaignMailPort | null;
  /** A place on a connection, shared by all runs of a process; answers how to give it back. */
  slot(): Promise<() => void>;
  senderOf(taken: TakenCampaign): Sender;
  perMinute: number;
  timing: SenderTiming;
  clock: Clock;
  ids: Ids;
  log(what: Record<string, string | number>, sentence: string): void;
}

export interface SenderTiming {
  /** How long a run has a campaign before others get their turn. */
  runMs: number;
  beatMs: number;
  /** As the repository's lease. */
  leaseMs: number;
  /** What becomes due so soon is waited for. */
  soonMs: number;
  leastWaitMs: number;
  /** Before a mail that was refused for now is tried again, by the number of its attempts; after the last it has failed. */
  retriesMs: readonly number[];
  /** While the server takes nothing at all; after the last the run ends. */
  holdsMs: readonly number[];
  /** A domain that asks to slow down, the first time; then doubling. */
  slowMs: number;
  batch: { first: number; most: number; staleMs: number };
}
