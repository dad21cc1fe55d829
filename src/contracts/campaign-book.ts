import * as z from 'zod/mini';
import { campaignFilters, campaignLimits as limits, campaignTypes } from '../domain/campaign';
import { HOUR_SECONDS } from '../domain/duration';
import { listed, oneCampaign, page, textGiven } from './campaign-input';
import { audienceSchema, campaignDetailSchema, campaignSchema, localHour, people } from './campaign-record';
import { endpoint } from './endpoint';
import { id, instant, optionalText, replyAddress, requiredText, sentText, storedText } from './text';

export const campaignBookContract = {
  listCampaigns: endpoint({
    method: 'GET',
    path: '/api/campaigns',
    access: 'session',
    summary: 'Campaigns, newest first; paused ones are listed with the active ones.',
    input: z.object({ filter: z._default(z.enum(campaignFilters), 'active'), ...listed }),
    output: z.object({
      ...page(campaignSchema).shape,
      counts: z.object({ active: people, completed: people, draft: people, all: people }),
      /** Active campaigns: being sent, scheduled or paused. */ underWay: z.object({
        out: people,
        scheduled: people,
        paused: people,
      }),
      currency: storedText(3),
      revenueSinceMonday: people,
    }),
  }),
  getCampaign: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'One campaign.',
    input: oneCampaign,
    output: campaignDetailSchema,
  }),
  createCampaign: endpoint({
    method: 'POST',
    path: '/api/campaigns',
    access: 'session',
    creates: true,
    limit: { calls: 120, perSeconds: HOUR_SECONDS },
    summary:
      'Creates a draft: empty, from a template, from a recommendation, of a post or as a copy of another campaign.',
    input: z.object({
      type: z._default(z.enum(campaignTypes), 'email'),
      name: optionalText('Name', limits.name),
      templateId: z.optional(sentText(60)),
      recommendationId: z.optional(sentText(80)),
      copyOf: z.optional(id),
      /** A post: its title, picture and text, to everybody who agreed. */
      pieceId: z.optional(id),
    }),
    output: campaignDetailSchema,
  }),
  updateCampaign: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'Changes the given fields. Audience, time and sender only before it has started.',
    input: z.object({
      campaignId: id,
      name: z.optional(requiredText('Name', limits.name)),
      audience: z.optional(audienceSchema),
      sendAt: z.optional(z.nullable(instant)),
      localHour: z.optional(localHour),
      senderName: z.optional(textGiven('Sender', 120)),
      replyTo: z.optional(textGiven('Reply address', 254).check(...replyAddress())),
    }),
    output: campaignDetailSchema,
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    path: '/api/campaigns/:campaignId',
    access: 'session',
    summary: 'Deletes a draft or an ended campaign with its figures; people’s timelines keep what they received.',
    input: oneCampaign,
    output: z.object({ id }),
  }),
};
