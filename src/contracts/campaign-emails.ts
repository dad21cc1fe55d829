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
    summary: 'An email as the editor stores it.',
    input: oneEmail,
    output: emailSchema,
  }),
  updateCampaignEmail: endpoint({
    method: 'PUT',
    path: '/api/campaign-emails/:emailId',
    access: 'session',
    summary: 'Saves an email. `revision` is the edited one; conflict when somebody has saved another since.',
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
    summary: 'Earlier versions of an email, newest first.',
    input: z.object({ emailId: id, ...listed }),
    output: page(
      z.object({ revision: z.number(), subject: storedText(limits.subject), by: storedText(200), at: instant }),
    ),
  }),
  restoreEmailVersion: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/versions/:revision/restore',
    access: 'session',
    summary: 'Restores an earlier version as the newest.',
    input: z.object({ emailId: id, revision: z.coerce.number().check(z.int(), z.gte(1)) }),
    output: emailSchema,
  }),
  previewCampaignEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/preview',
    access: 'session',
    limit: { calls: 240, perSeconds: 60 },
    workspaceLimit: { calls: 240, perSeconds: 60 },
    summary: 'The email as a contact would get it; without one, as somebody without data.',
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
    summary: 'Sends the email to the signed-in person, marked as a test.',
    input: z.object({ emailId: id, contactId: z.optional(id) }),
    output: z.object({ to: storedText(254) }),
  }),
  draftCampaignEmail: endpoint({
    method: 'POST',
    path: '/api/campaign-emails/:emailId/draft',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Proposes subject, preview text and blocks for a request; saves nothing.',
    input: z.object({ emailId: id, about: requiredText('What it is about', 1_000) }),
    output: z.object({
      subject: storedText(limits.subject),
      preheader: storedText(limits.preheader),
      blocks: emailBlocksSchema,
    }),
  }),
};
