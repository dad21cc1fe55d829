import * as z from 'zod/mini';
import {
  campaignFilters,
  campaignLimits as limits,
  campaignStatuses,
  campaignTypes,
  deliveryStates,
  resendableStates,
} from '../domain/campaign';
import { claimStates } from '../domain/conversion';
import { emailBlocksSchema } from './email-blocks';
import { endpoint } from './endpoint';
import {
  countInput,
  cursorInput,
  id,
  instant,
  optionalText,
  pageSize,
  replyAddress,
  requiredText,
  sentText,
  storedText,
  writable,
} from './text';

const count = z.number();
/** People, but for `revenue`, which is in hundredths; see src/domain/campaign.ts. */
export const campaignCountsSchema = z.object({
  total: count,
  sent: count,
  opens: count,
  clicks: count,
  machineOpens: count,
  machineClicks: count,
  conversions: count,
  revenue: count,
  bounced: count,
  failed: count,
  uncertain: count,
  skipped: count,
  unsubscribed: count,
  complained: count,
});
const audienceSchema = z.object({
  segmentIds: z.array(id).check(z.maxLength(limits.segments, { error: `At most ${limits.segments} segments.` })),
});
const localHour = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(23)));

const campaignSchema = z.object({
  id,
  name: storedText(limits.name),
  type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  aiOptimized: z.boolean(),
  counts: campaignCountsSchema,
  /** Percent, for active and paused ones. */
  progress: z.number(),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  sendAt: z.nullable(instant),
  cause: z.nullable(storedText(500)),
  updatedAt: instant,
});
export type Campaign = z.infer<typeof campaignSchema>;

const emailHeadSchema = z.object({
  id,
  name: storedText(120),
  subject: storedText(limits.subject),
  revision: z.number(),
});
const campaignDetailSchema = z.object({
  ...campaignSchema.shape,
  audience: audienceSchema,
  localHour,
  senderName: storedText(120),
  replyTo: storedText(254),
  emails: z.array(emailHeadSchema),
  /** Of a started one: why people of the audience got nothing, by reason. */
  leftOut: z.record(z.string().check(z.maxLength(40)), z.number()),
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;

const emailSchema = z.object({
  id,
  campaignId: id,
  name: storedText(120),
  subject: storedText(limits.subject),
  preheader: storedText(limits.preheader),
  blocks: emailBlocksSchema,
  revision: z.number(),
  updatedAt: instant,
});
export type CampaignEmail = z.infer<typeof emailSchema>;

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

const templateSchema = z.object({
  id: storedText(60),
  name: storedText(120),
  description: storedText(300),
  type: z.enum(campaignTypes),
  category: storedText(60),
  aiGenerated: z.boolean(),
});
export type CampaignTemplate = z.infer<typeof templateSchema>;

/** Made of the workspace's own history. Money in hundredths; `revenueSource` says what it was worked out from. */
const recommendationSchema = z.object({
  id: storedText(80),
  title: storedText(160),
  reason: storedText(400),
  action: z.enum(['draft', 'apply']),
  confidence: z.number(),
  revenueLow: z.number(),
  revenueHigh: z.number(),
  revenueSource: storedText(200),
  /** How many mails or people it rests on. */
  sample: z.number(),
});
export type CampaignRecommendation = z.infer<typeof recommendationSchema>;

/** A sale that a click reported; `amount` in hundredths. */
const claimSchema = z.object({
  id,
  reference: storedText(200),
  amount: count,
  state: z.enum(claimStates),
  at: instant,
  contactId: z.nullable(id),
  name: storedText(200),
});
export type ConversionClaim = z.infer<typeof claimSchema>;

/** Absent stays as it is, which `optionalText` would read as ''. */
const text = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` }));
const causes = z.array(z.object({ cause: storedText(500), people: z.number() }));
const one = z.object({ campaignId: id });
const oneEmail = z.object({ emailId: id });
/** Cursor of a list that goes by ids alone. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const listed = { cursor: cursorInput(), limit: pageSize(50) };
const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(storedText(1_000)) });

export const campaignsContract = {
  listCampaigns: endpoint({
    method: 'GET',
    path: '/api/campaigns',
    access: 'session',
    summary: 'Campaigns, newest first; paused ones stand with the active ones.',
    input: z.object({ filter: z._default(z.enum(campaignFilters), 'active'), ...listed }),
    output: z.object({
      ...page(campaignSchema).shape,
      counts: z.object({ active: count, completed: count, draft: count, all: count }),
      /** The active ones: going out, waiting for their time, paused. */ underWay: z.object({
        out: count,
        scheduled: count,
        paused: count,
      }),
      currency: storedText(3),
      revenueSinceMonday: count,
    }),
  }),
  getCampaign: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'One campaign.',
    input: one,
    output: campaignDetailSchema,
  }),
  createCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns',
    access: 'session',
    creates: true,
    limit: { calls: 120, perSeconds: 3_600 },
    summary: 'Makes a draft: empty, of a template, of a recommendation or as a copy of another campaign.',
    input: z.object({
      type: z._default(z.enum(campaignTypes), 'email'),
      name: optionalText('Name', limits.name),
      templateId: z.optional(sentText(60)),
      recommendationId: z.optional(sentText(80)),
      copyOf: z.optional(id),
    }),
    output: campaignDetailSchema,
  }),
  updateCampaign: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'Changes what is given. Audience, time and sender only before it has started.',
    input: z.object({
      campaignId: id,
      name: z.optional(requiredText('Name', limits.name)),
      audience: z.optional(audienceSchema),
      sendAt: z.optional(z.nullable(instant)),
      localHour: z.optional(localHour),
      senderName: z.optional(text('Sender', 120)),
      replyTo: z.optional(text('Reply address', 254).check(...replyAddress())),
    }),
    output: campaignDetailSchema,
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'Deletes a draft or an ended campaign with its figures; people’s timelines keep what they got.',
    input: one,
    output: z.object({ id }),
  }),
  startCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/start',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary:
      'Fixes the mail and begins, or waits for its time; the audience is decided when it goes out. Refused while a check fails.',
    input: z.object({
      campaignId: id,
      /** Automations that start with a tag or a segment: whoever has it or belongs to it already comes in, too. */ withExisting:
        z._default(z.boolean(), false),
      /** A mail so large that Gmail hides its end goes out all the same. */ largeConfirmed: z._default(
        z.boolean(),
        false,
      ),
    }),
    output: campaignDetailSchema,
  }),
  pauseCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/pause',
    access: 'session',
    summary: 'Stops within a second; mails in hand go out.',
    input: one,
    output: campaignDetailSchema,
  }),
  resumeCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/resume',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    summary: 'Goes on where it stopped.',
    input: one,
    output: campaignDetailSchema,
  }),
  unscheduleCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/unschedule',
    access: 'session',
    summary: 'Back to draft: a scheduled or a paused email or broadcast of which nothing has gone out.',
    input: one,
    output: campaignDetailSchema,
  }),
  stopCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/stop',
    access: 'session',
    summary: 'Ends an active or paused campaign for good; what waits is not sent.',
    input: one,
    output: campaignDetailSchema,
  }),
  resendDeliveries: endpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/resend',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3_600 },
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
    summary: 'What stands in the way of sending, and what could be better.',
    input: one,
    output: z.object({ items: z.array(checkSchema) }),
  }),
  countAudience: endpoint({
    method: 'POST',
    path: '/api/campaigns/audience',
    access: 'session',
    summary: 'How many people an audience has, how many of them may be written to, and why not the others.',
    input: z.object({ audience: audienceSchema }),
    output: z.object({
      people: count,
      reachable: count,
      leftOut: z.record(z.string().check(z.maxLength(40)), z.number()),
    }),
  }),
  getCampaignEmail: endpoint({
    method: 'GET',
    path: '/api/campaign-emails/:emailId',
    access: 'session',
    summary: 'A mail as the editor keeps it.',
    input: oneEmail,
    output: emailSchema,
  }),
  updateCampaignEmail: endpoint({
    method: 'PUT',
    path: '/api/campaign-emails/:emailId',
    access: 'session',
    summary: 'Saves a mail. `revision` is the one that was edited; conflict when somebody saved another since.',
    input: z.object({
      emailId: id,
      revision: countInput,
      name: z.optional(text('Name', 120)),
      subject: optionalText('Subject', limits.subject),
      preheader: optionalText('Preview text', limits.preheader),
      blocks: emailBlocksSchema,
    }),
    output: emailSchema,
  }),
  listEmailVersions: endpoint({
    method: 'GET',
    path: '/api/campaign-emails/:emailId/versions',
    access: 'session',
    summary: 'Former states of a mail, newest first.',
    input: z.object({ emailId: id, ...listed, cursor: cursorInput(/^\d{1,9}$/) }),
    output: page(
      z.object({ revision: z.number(), subject: storedText(limits.subject), by: storedText(200), at: instant }),
    ),
  }),
  restoreEmailVersion: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/versions/:revision/restore',
    access: 'session',
    summary: 'Brings a former state back as the newest.',
    input: z.object({ emailId: id, revision: z.coerce.number().check(z.int(), z.gte(1)) }),
    output: emailSchema,
  }),
  previewCampaignEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/preview',
    access: 'session',
    limit: { calls: 240, perSeconds: 60 },
    workspaceLimit: { calls: 240, perSeconds: 60 },
    summary: 'The mail as a contact would get it; without one, as somebody of whom nothing is known.',
    input: z.object({ emailId: id, contactId: z.optional(id) }),
    output: z.object({
      subject: storedText(1_000),
      preheader: storedText(1_000),
      html: storedText(1_000_000),
      text: storedText(500_000),
      bytes: z.number(),
      faults: z.array(storedText(300)),
    }),
  }),
  sendTestEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/test',
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 20, perSeconds: 3_600 },
    summary: 'Sends the mail to the signed-in person, marked as a test.',
    input: z.object({ emailId: id, contactId: z.optional(id) }),
    output: z.object({ to: storedText(254) }),
  }),
  draftCampaignEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/draft',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Proposes subject, preview text and blocks for what is asked; saves nothing.',
    input: z.object({ emailId: id, about: requiredText('What it is about', 1_000) }),
    output: z.object({
      subject: storedText(limits.subject),
      preheader: storedText(limits.preheader),
      blocks: emailBlocksSchema,
    }),
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/deliveries',
    access: 'session',
    summary: 'Who got it and what became of it.',
    input: z.object({
      campaignId: id,
      state: z.optional(z.enum([...deliveryStates, 'opened', 'clicked', 'converted', 'unsubscribed'])),
      ...listed,
      cursor: cursorInput(ID),
    }),
    output: page(
      z.object({
        id,
        contactId: z.nullable(id),
        name: storedText(200),
        /** Of automations: which of their mails. */ mail: z.nullable(storedText(200)),
        address: storedText(320),
        state: z.enum(deliveryStates),
        cause: z.nullable(storedText(500)),
        sentAt: z.nullable(instant),
        openedAt: z.nullable(instant),
        clickedAt: z.nullable(instant),
        machineOpenedAt: z.nullable(instant),
        convertedAt: z.nullable(instant),
        revenue: z.number(),
        unsubscribedAt: z.nullable(instant),
      }),
    ),
  }),
  getCampaignReport: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/report',
    access: 'session',
    summary:
      'Counts per mail, links with the people who followed them, and opens and clicks by hour of the first two days.',
    input: one,
    output: z.object({
      emails: z.array(z.object({ id, name: storedText(120), counts: campaignCountsSchema })),
      links: z.array(z.object({ url: storedText(2_100), people: z.number(), machine: z.number() })),
      hours: z.array(z.object({ hour: z.number(), opens: z.number(), clicks: z.number() })),
      bounces: causes,
      /** What was said of refused and of uncertain mails. */ refusals: causes,
      uncertainties: causes,
    }),
  }),
  listConversionClaims: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/claims',
    access: 'session',
    summary:
      'Sales whose amount a click reported above the workspace’s limit: those that wait for an owner, newest first, then those decided last; at most 100.',
    input: one,
    output: z.object({
      items: z.array(claimSchema),
      /** All that wait, also beyond the items. `sum` in hundredths. */ waiting: z.object({ sales: count, sum: count }),
    }),
  }),
  updateConversionClaim: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/:campaignId/claims/:claimId',
    access: 'session',
    ownerOnly: true,
    summary:
      'Counts the amount of a reported sale, or does not; either can be chosen again later. The sale itself counts all the same.',
    input: z.object({ campaignId: id, claimId: id, counts: z.boolean() }),
    output: z.object({ id, state: z.enum(claimStates) }),
  }),
  listCampaignTemplates: endpoint({
    method: 'GET',
    path: '/api/campaign-templates',
    access: 'session',
    summary: 'Quick-start templates, those that fit this workspace first.',
    input: z.object({}),
    output: z.object({ items: z.array(templateSchema) }),
  }),
  listCampaignRecommendations: endpoint({
    method: 'GET',
    path: '/api/campaign-recommendations',
    access: 'session',
    summary: 'What the workspace’s own history suggests; none before there is enough of it.',
    input: z.object({}),
    output: z.object({
      items: z.array(recommendationSchema),
      /** Mails sent so far, and how many it takes. */ sent: z.number(),
      needed: z.number(),
    }),
  }),
};
