import * as z from 'zod/mini';
import { resendableStates } from '../domain/campaign';
import { HOUR_SECONDS } from '../domain/duration';
import { oneCampaign } from './campaign-input';
import { audienceSchema, campaignDetailSchema, people } from './campaign-record';
import { endpoint } from './endpoint';
import { id, storedText } from './text';

const checkSchema = z.object({
  check: z.enum([
    'subject',
    'preheader',
    'content',
    'links',
    'alt',
    'merge',
    'unsubscribe',
    'size',
    'sender',
    'audience',
    'pace',
    'trigger',
    'server',
  ]),
  state: z.enum(['pass', 'warn', 'fail']),
  sentence: storedText(500),
  emailId: z.nullable(id),
});
export type CampaignCheck = z.infer<typeof checkSchema>;

export const campaignRunsContract = {
  startCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/start',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary:
      'Fixes the mail and begins, or waits for its time; the audience is decided when it goes out. Refused while a check fails.',
    input: z.object({
      campaignId: id,
      /**
       * For automations that start with a tag or a segment: contacts who already have the tag or belong to the segment
       * enter too.
       */ withExisting: z._default(z.boolean(), false),
      /** Confirms that an email too large for Gmail, which hides its end, may be sent all the same. */ largeConfirmed:
        z._default(z.boolean(), false),
    }),
    output: campaignDetailSchema,
  }),
  pauseCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/pause',
    access: 'session',
    summary: 'Pauses within a second; emails being sent still go out.',
    input: oneCampaign,
    output: campaignDetailSchema,
  }),
  resumeCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/resume',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    summary: 'Resumes where it stopped.',
    input: oneCampaign,
    output: campaignDetailSchema,
  }),
  unscheduleCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/unschedule',
    access: 'session',
    summary: 'Turns a scheduled or paused email or broadcast back into a draft, if nothing was sent.',
    input: oneCampaign,
    output: campaignDetailSchema,
  }),
  stopCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/stop',
    access: 'session',
    summary: 'Ends an active or paused campaign permanently; waiting emails are not sent.',
    input: oneCampaign,
    output: campaignDetailSchema,
  }),
  resendDeliveries: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/resend',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary:
      'Sends the refused or the uncertain mails of a campaign again, to whoever may still be written to. Uncertain ones may arrive twice.',
    input: z.object({ campaignId: id, state: z.enum(resendableStates) }),
    output: campaignDetailSchema,
  }),
  checkCampaign: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/checks',
    access: 'session',
    limit: { calls: 240, perSeconds: 60 },
    workspaceLimit: { calls: 240, perSeconds: 60 },
    summary: 'What prevents sending, and what could be better.',
    input: oneCampaign,
    output: z.object({ items: z.array(checkSchema) }),
  }),
  countAudience: endpoint({
    method: 'POST',
    path: '/api/campaigns/audience',
    scans: true,
    access: 'session',
    summary: 'How many people an audience has, how many of them may get email, and why not the others.',
    input: z.object({ audience: audienceSchema }),
    output: z.object({
      people: people,
      reachable: people,
      leftOut: z.record(z.string().check(z.maxLength(40)), z.number()),
    }),
  }),
};
