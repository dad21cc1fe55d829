import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { apiUrl } from '../config/paths';
import { liveContract, type Changes } from '../contracts/live';
import { MINUTE_MS } from '../domain/duration';
import type { LiveTopic } from '../domain/live-topic';
import { baseApi } from './base-api';
import { connectionFound, connectionLost } from './connection';
import { contractQuery } from './contract-endpoints';
import { tagNames, type TagName } from './tags';

/**
 * Keeps open pages current while the workspace changes elsewhere: in another tab, on a colleague's phone, by a
 * job. Where the host can push, it reads a stream of events; elsewhere it polls by cursor, less often the longer
 * nothing happens. A hidden page closes its stream (browsers allow few per origin) and polls once a minute; when
 * it is shown again, it polls at once. Returns a function that stops it.
 */
export function startLiveUpdates(dispatch: LiveDispatch): () => void {
  let cursor: string | undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_MS;
  let asking = false;
  let stopped = false;
  let failures = 0;

  const take = (changes: Changes): void => {
    cursor = changes.cursor;
    if (changes.reset) dispatch(baseApi.util.invalidateTags([...tagNames]));
    else if (changes.topics.length > 0)
      dispatch(baseApi.util.invalidateTags([...new Set(changes.topics.flatMap((topic) => tagsOf[topic]))]));
  };

  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void ask(), milliseconds);
  };

  const close = (): void => {
    source?.close();
    source = undefined;
  };

  async function ask(): Promise<void> {
    if (stopped || asking) return;
    asking = true;
    clearTimeout(timer);
    const { data, error } = await dispatch(
      liveApi.endpoints.getChanges.initiate({ cursor }, { forceRefetch: true, subscribe: false }),
    );
    asking = false;
    if (stopped) return;
    if (data) {
      if (failures > 0) dispatch(connectionFound());
      failures = 0;
      const quiet = data.topics.length === 0 && !data.reset && cursor !== undefined;
      take(data);
      pause = quiet ? Math.min(pause * 1.5, LONGEST_MS) : SHORTEST_MS;
      if (data.stream && !document.hidden && typeof EventSource !== 'undefined') return listen();
    } else {
      failures += 1;
      if (failures === 1 && error && 'kind' in error && (error.kind === 'network' || error.status === 503))
        dispatch(connectionLost());
      pause = Math.min(pause * 2, LONGEST_MS);
    }
    later(document.hidden ? HIDDEN_MS : pause);
  }

  function listen(): void {
    close();
    const stream = new EventSource(
      apiUrl(`${liveContract.getStream.path}?cursor=${encodeURIComponent(cursor ?? '')}`),
      { withCredentials: true },
    );
    source = stream;
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const changes = z.safeParse(liveContract.getChanges.output, JSON.parse(data));
      if (changes.success) take(changes.data);
    };
    // EventSource would reconnect every second for ever and cannot tell a refusal from a lost connection, so we
    // close it and poll.
    stream.onerror = () => {
      if (source !== stream) return;
      close();
      later(AT_ONCE_MS);
    };
  }

  const seenOrHidden = (): void => {
    if (document.hidden) {
      if (source) later(HIDDEN_MS);
      close();
    } else if (!source) {
      pause = SHORTEST_MS;
      void ask();
    }
  };

  document.addEventListener('visibilitychange', seenOrHidden);
  window.addEventListener('online', seenOrHidden);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    close();
    document.removeEventListener('visibilitychange', seenOrHidden);
    window.removeEventListener('online', seenOrHidden);
  };
}

const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getChanges: contractQuery(build, liveContract.getChanges, { keepUnusedDataFor: 0 }) }),
});

/** The tags to refetch when a topic has changed. */
const tagsOf: Record<LiveTopic, TagName[]> = {
  workspace: ['Session', 'Workspace', 'Cycle', 'Overview', 'Settings', 'Plan', 'Deletion'],
  usage: ['Usage', 'Plan'],
  profile: ['Profile', 'Cycle'],
  material: ['Material', 'Cycle'],
  cycle: ['Cycle', 'Decision', 'Overview', 'Posting'],
  call: ['Call'],
  piece: ['Piece', 'Posting', 'Cycle', 'Overview'],
  posting: ['Posting', 'Piece'],
  connection: ['Connection', 'Posting'],
  rule: ['Rule'],
  creation: ['Creation', 'CreationTemplate', 'Usage'],
  // Members and their roles are not stored in the workspace's own rows; the settings topic announces changes of
  // them.
  settings: ['Settings', 'Session'],
  credential: ['Credential', 'Connection'],
  plan: ['Plan', 'Invoice', 'Session'],
  export: ['Export'],
  contact: ['Contact', 'ContactBook', 'ContactEvent', 'ContactExport', 'Suppression'],
  import: ['Import'],
  segment: ['Segment'],
  signup: ['SignupPage'],
  campaign: ['Campaign', 'CampaignEmail', 'Automation'],
  sending: ['Sending'],
  analytics: ['Analytics', 'Goal', 'Insight', 'ReportMail', 'ReportShare', 'VisitSite'],
  conversation: ['Conversation', 'Message'],
  inbox: ['Inbox'],
  activity: ['Activity', 'Overview', 'Member', 'Invitation', 'Session'],
};

const AT_ONCE_MS = 250;
const SHORTEST_MS = 3_000;
const LONGEST_MS = 30_000;
const HIDDEN_MS = MINUTE_MS;

type LiveDispatch = ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch<UnknownAction>;
