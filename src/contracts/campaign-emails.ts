import * as z from 'zod/mini';
import { campaignLimits as limits } from '../domain/campaign';
import { HOUR_SECONDS } from '../domain/duration';
import { listed, page, textGiven } from './campaign-input';
import { emailBlocksSchema } from './email-blocks';
import { endpoint } from './endpoint';
import { countInput, id, instant, optionalText, requiredText, storedText } from './text';

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

const oneEmail = z.object({ emailId: id });

export const campaignEmailsContract = {
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
      name: z.optional(textGiven('Name', 120)),
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
    input: z.object({ emailId: id, ...listed }),
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
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: 'Sends the mail to the signed-in person, marked as a test.',
    input: z.object({ emailId: id, contactId: z.optional(id) }),
    output: z.object({ to: storedText(254) }),
  }),
  draftCampaignEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/draft',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Proposes subject, preview text and blocks for what is asked; saves nothing.',
    input: z.object({ emailId: id, about: requiredText('What it is about', 1_000) }),
    output: z.object({
      subject: storedText(limits.subject),
      preheader: storedText(limits.preheader),
      blocks: emailBlocksSchema,
    }),
  }),
};
