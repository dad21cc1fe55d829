import { pieceLink } from '../../../../src/domain/engine-activity-events';
import type { InboundReader, OutboundPort } from '../../../ports/inbox';
import { hideMetaComment, metaMessages } from '../../../providers/meta/meta-messages';
import { metaName } from '../../../providers/meta/meta-people';
import { makeMetaReader } from '../../../providers/meta/meta-reader';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { makeTwilioReader } from '../../../providers/twilio/twilio-reader';
import { twilioSms } from '../../../providers/twilio/twilio-sms';
import { messageFileLinks } from './message-file-wiring';
import { metaPage, publicOrigin, socialWeb, twilioKeys } from './social-keys-wiring';
import { socialRepository } from './social-repository';
import { socialThreadRepository } from './social-thread-repository';
import { patience } from '../../../ports/patience';

export const twilioReader = ({ origin }: At = {}): InboundReader =>
  makeTwilioReader({ web: socialWeb(), keysOf: twilioKeys, clock: systemClock, ...(origin && { origin }) });

export { twilioStatusReader } from '../../../providers/twilio/twilio-reader';

export const smsPort = ({ origin }: At = {}): OutboundPort =>
  twilioSms({
    web: socialWeb(),
    keysOf: twilioKeys,
    numberOf: async (workspaceId, channelId) =>
      (await socialRepository.channel(workspaceId, channelId))?.address ?? null,
    whyNot: socialRepository.whyNoText,
    noteStop: (workspaceId, number) =>
      socialRepository.noteStop(workspaceId, number, systemClock.now(), () => systemIds.id()),
    linksOf: messageFileLinks,
    statusAddress: publicOrigin() && `${publicOrigin()}/api/inbound/twilio/status`,
    ...(origin && { origin }),
  });

export const metaReader = ({ origin }: At = {}): InboundReader =>
  makeMetaReader({
    web: socialWeb(),
    clock: systemClock,
    pageOf: async (workspaceId) => (await metaPage(workspaceId))?.settings.pageId ?? '',
    async nameOf({ channel }, { workspaceId, channelId }, personId) {
      const known = await socialThreadRepository.knownName(workspaceId, { channel, channelId, address: personId });
      const connection = known === '' ? await metaPage(workspaceId) : null;
      return connection ? metaName(socialWeb(), { channel, connection, personId }, origin) : known;
    },
    sentUntil: ({ channel }, { workspaceId, channelId }, address, until) =>
      socialThreadRepository.sentUntil(workspaceId, { channel, channelId, address }, until),
    async postLink(workspaceId, channel, remoteId) {
      const pieceId = await socialThreadRepository.pieceOf(workspaceId, channel, remoteId);
      return pieceId && pieceLink(pieceId);
    },
    ...(origin && { mediaOrigin: origin }),
  });

export const metaPort = (channel: 'facebook' | 'instagram', { origin }: At = {}): OutboundPort =>
  metaMessages({
    channel,
    web: socialWeb(),
    open: metaPage,
    saidLast: socialThreadRepository.saidLast,
    linksOf: messageFileLinks,
    clock: systemClock,
    ...(origin && { origin }),
  });

/** Null when it worked; else why not, as a sentence. */
export async function hideComment(
  workspaceId: string,
  asked: HiddenComment,
  { origin }: At = {},
): Promise<string | null> {
  const connection = await metaPage(workspaceId);
  if (!connection) return 'The keys of your page are missing. Store them under Settings, API keys.';
  const trouble = await hideMetaComment(socialWeb(), { ...asked, connection }, AbortSignal.timeout(CALL_MS), origin);
  return trouble && trouble.cause;
}

const CALL_MS = patience(20_000);

interface HiddenComment {
  channel: 'facebook' | 'instagram';
  commentId: string;
  hidden: boolean;
}

/** Where the vendor is; tests have one on this machine. */
interface At {
  origin?: string;
}
