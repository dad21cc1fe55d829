import { and, eq, sql } from 'drizzle-orm';
import { centsInWords } from '../../../src/domain/billing';
import { countryOf } from '../../../src/domain/calendar/country';
import { currencyOf } from '../../../src/domain/currency';
import type { Transaction } from '../../database/client';
import { campaignEmails, type campaigns } from '../../database/schema/campaigns';
import { contactFields, tags } from '../../database/schema/contacts';
import { segments } from '../../database/schema/segments';
import type { AutomationNames } from '../../../src/domain/automation-log-words';

/** Names of what an automation names by id. */
export async function readAutomationNames(
  tx: Transaction,
  { workspaceId, campaignId, zone }: AutomationRef,
  { trigger, steps, goal }: Definition,
): Promise<AutomationNames> {
  const tagIds = [
    trigger,
    goal,
    ...steps,
    ...steps.map((step) => (step.do === 'condition' && step.test.about === 'contact' ? step.test.rule : null)),
  ].flatMap((part) => (part && 'tagId' in part ? part.tagId : []));
  const named = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(and(eq(tags.workspaceId, workspaceId), sql`${tags.id} = any(${sql.param(tagIds)}::uuid[])`));
  const fields = await tx
    .select({ id: contactFields.id, label: contactFields.label, kind: contactFields.kind })
    .from(contactFields)
    .where(eq(contactFields.workspaceId, workspaceId));
  const mails = await tx
    .select({ id: campaignEmails.id, name: campaignEmails.name, subject: campaignEmails.subject })
    .from(campaignEmails)
    .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)));
  const [segment] =
    trigger?.on === 'segment'
      ? await tx
          .select({ id: segments.id, name: segments.name })
          .from(segments)
          .where(and(eq(segments.workspaceId, workspaceId), eq(segments.id, trigger.segmentId)))
      : [];
  const tagNames = new Map(named.map(({ id, name }) => [id, name]));
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const mailNames = new Map(
    mails.map(({ id, name, subject }) => [id, name.trim() || subject.trim() || 'Untitled email']),
  );
  const currency = currencyOf(countryOf(zone));
  const mail = (emailId: string) => mailNames.get(emailId) ?? null;
  return {
    tag: (tagId) => tagNames.get(tagId) ?? null,
    field: (fieldId) => fieldsById.get(fieldId) ?? null,
    money: (hundredths) => centsInWords(hundredths, currency),
    segment: (segmentId) => (segment?.id === segmentId ? segment.name : null),
    mail,
    mailOfStep: (stepId) => {
      const step = steps.find(({ id }) => id === stepId);
      return step?.do === 'send' ? mail(step.emailId) : null;
    },
  };
}

type Definition = Pick<typeof campaigns.$inferSelect, 'trigger' | 'steps' | 'goal'>;

/** An automation that runs, and its workspace's zone. */
export interface AutomationRef {
  workspaceId: string;
  campaignId: string;
  zone: string;
}
