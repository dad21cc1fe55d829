import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { AutomationGoal, AutomationStep, AutomationTrigger, ReentryRule } from '../../../src/domain/automation';
import type {
  Audience,
  CampaignCountKind,
  CampaignStatus,
  CampaignType,
  DeliveryState,
  LeftOut,
} from '../../../src/domain/campaign';
import type { ClaimState } from '../../../src/domain/conversion';
import type { EmailBlock } from '../../../src/domain/email-block';
import type { FraudSign } from '../../../src/domain/fraud-signs';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Emails to many: content, audience and time; for automations also their steps. */
export const campaigns = pgTable(
  'campaigns',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<CampaignType>().notNull(),
    status: text('status').$type<CampaignStatus>().notNull(),
    aiOptimized: boolean('ai_optimized').notNull().default(false),
    audience: jsonb('audience').$type<Audience>().notNull(),
    /** Not sent before this time; null: at once. */
    sendAt: instant('send_at'),
    /** 0 to 23: each person's email waits for this hour in their own zone. */
    localHour: integer('local_hour'),
    senderName: text('sender_name').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** For automations. */
    trigger: jsonb('trigger').$type<AutomationTrigger>(),
    steps: jsonb('steps').$type<AutomationStep[]>().notNull().default([]),
    goal: jsonb('goal').$type<AutomationGoal>(),
    /** Since when the current trigger has been watched: earlier events do not cause entries. */
    triggerSince: instant('trigger_since'),
    reentry: text('reentry').$type<ReentryRule>().notNull().default('once'),
    /** Counts saves of trigger, steps and goal. */
    revision: integer('revision').notNull().default(1),
    /** Somebody confirmed sending although Gmail hides the end of such a large email. */
    largeConfirmed: boolean('large_confirmed').notNull().default(false),
    /** How many people of the frozen audience got nothing, by reason. */
    leftOut: jsonb('left_out').$type<LeftOut>().notNull().default({}),
    /** The last contact already in the ledger, while the audience is being frozen. */
    frozenTo: uuid('frozen_to'),
    /** When the audience was frozen; from then on the ledger is complete. */
    frozenAt: instant('frozen_at'),
    /** The run that is sending it, and until when without renewing: of two workers, the older one stops. */
    sender: uuid('sender'),
    senderUntil: instant('sender_until'),
    /** Why it was paused automatically, as a sentence. */
    cause: text('cause'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('campaigns_newest').on(table.workspaceId, table.createdAt, table.id),
    index('campaigns_status').on(table.status, table.sendAt),
  ],
);

const ofCampaign = (name: string, table: { workspaceId: AnyPgColumn; campaignId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.workspaceId, table.campaignId],
    foreignColumns: [campaigns.workspaceId, campaigns.id],
  }).onDelete('cascade');

/** A campaign's emails as the editor stores them: one, or one per sending step of an automation. */
export const campaignEmails = pgTable(
  'campaign_emails',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    name: text('name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    preheader: text('preheader').notNull().default(''),
    blocks: jsonb('blocks').$type<EmailBlock[]>().notNull(),
    /** Counts saves. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('campaign_emails_campaign').on(table.workspaceId, table.campaignId, table.createdAt, table.id),
    ofCampaign('campaign_emails_campaign_fk', table),
  ],
);

const ofEmail = (name: string, table: { workspaceId: AnyPgColumn; emailId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.workspaceId, table.emailId],
    foreignColumns: [campaignEmails.workspaceId, campaignEmails.id],
  }).onDelete('cascade');

/** Earlier versions of an email; the newest 50. Saves of one person within five minutes count as one. */
export const campaignEmailVersions = pgTable(
  'campaign_email_versions',
  {
    workspaceId: workspaceId(),
    emailId: uuid('email_id').notNull(),
    revision: integer('revision').notNull(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull(),
    blocks: jsonb('blocks').$type<EmailBlock[]>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.emailId, table.revision] }),
    ofEmail('campaign_email_versions_email_fk', table),
  ],
);

/** An email as it is sent: a revision compiled into Liquid templates. Never changed; deliveries refer to it. */
export const campaignTexts = pgTable(
  'campaign_texts',
  {
    workspaceId: workspaceId(),
    emailId: uuid('email_id').notNull(),
    revision: integer('revision').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Link targets by number; templates themselves. */
    links: jsonb('links').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.emailId, table.revision] }),
    ofEmail('campaign_texts_email_fk', table),
  ],
);

/** Emails that read like fraud, for the operator to review: one per version of an email's words. */
export const mailReviews = pgTable(
  'mail_reviews',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    emailId: uuid('email_id').notNull(),
    /** SHA-256 of subject, preview text and blocks: changed words are reviewed again. */
    digest: text('digest').notNull(),
    sign: text('sign').$type<FraudSign>().notNull(),
    state: text('state').$type<'held' | 'released' | 'refused'>().notNull(),
    /** As recipients would get it. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    links: jsonb('links').$type<string[]>().notNull(),
    heldAt: instant('held_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('mail_reviews_once').on(table.workspaceId, table.emailId, table.digest),
    index('mail_reviews_state').on(table.state, table.heldAt),
    ofCampaign('mail_reviews_campaign_fk', table),
    ofEmail('mail_reviews_email_fk', table),
  ],
);

/** The delivery ledger: one row per email and person, once the audience is frozen. Erased contacts lose the address. */
export const deliveries = pgTable(
  'deliveries',
  {
    workspaceId: workspaceId(),
    /** The Message-ID is derived from it and never changes. */
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    emailId: uuid('email_id').notNull(),
    revision: integer('revision').notNull(),
    /** Null once erased; a trigger takes `address` with it. */
    contactId: uuid('contact_id'),
    /** For automations: the run and the step that sends; otherwise ''. */
    occasion: text('occasion').notNull().default(''),
    address: text('address').notNull(),
    /** The part after the @. */
    domain: text('domain').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Why it failed, bounced or was skipped, as a sentence. */
    cause: text('cause'),
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull(),
    sentAt: instant('sent_at'),
    /** First opened and clicked by a person, as far as that can be told. */
    openedAt: instant('opened_at'),
    clickedAt: instant('clicked_at'),
    machineOpenedAt: instant('machine_opened_at'),
    machineClickedAt: instant('machine_clicked_at'),
    convertedAt: instant('converted_at'),
    /** First answered by a person; the answer is in the inbox. */
    repliedAt: instant('replied_at'),
    /** In hundredths of the workspace's currency. */
    revenue: bigint('revenue', { mode: 'number' }).notNull().default(0),
    bouncedAt: instant('bounced_at'),
    complainedAt: instant('complained_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('deliveries_once').on(table.workspaceId, table.emailId, table.contactId, table.occasion),
    index('deliveries_due').on(table.workspaceId, table.campaignId, table.state, table.notBefore, table.id),
    index('deliveries_contact').on(table.workspaceId, table.contactId, table.sentAt),
    index('deliveries_list').on(table.workspaceId, table.campaignId, table.id),
    ofCampaign('deliveries_campaign_fk', table),
    ofEmail('deliveries_email_fk', table),
  ],
);

/** Opens and clicks, by people or programs; kept for 90 days. */
export const deliveryEvents = pgTable(
  'delivery_events',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    kind: text('kind').$type<'open' | 'click'>().notNull(),
    /** The number of the link in the email's text. */
    link: integer('link'),
    machine: boolean('machine').notNull(),
    /** The sign of a program (src/domain/machine-signs.ts); '' for a person. */
    sign: text('sign').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('delivery_events_delivery').on(table.workspaceId, table.deliveryId, table.at),
    index('delivery_events_campaign').on(table.workspaceId, table.campaignId, table.kind, table.at),
    index('delivery_events_age').on(table.at),
    ofCampaign('delivery_events_campaign_fk', table),
  ],
);

/** Sales and bookings that resulted from emails. */
export const conversions = pgTable(
  'conversions',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    /** Its id in the reporting system; each counts once. */
    reference: text('reference').notNull(),
    /** The amount that counts, in hundredths: every sum is made of it, never of unconfirmed claims. */
    value: bigint('value', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** An amount above the limit that a click reported, in hundredths, and its decision; null: none needed. */
    claimed: bigint('claimed', { mode: 'number' }),
    claim: text('claim').$type<ClaimState>(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('conversions_once').on(table.workspaceId, table.reference),
    index('conversions_campaign').on(table.workspaceId, table.campaignId, table.at),
    index('conversions_claims')
      .on(table.workspaceId, table.campaignId, table.claim, table.at)
      .where(sql`claim is not null`),
    ofCampaign('conversions_campaign_fk', table),
  ],
);

/** Counts per email: the sums of increments that a trigger on the ledger adds (like contact_counts). */
export const campaignSteps = pgTable(
  'campaign_steps',
  {
    workspaceId: workspaceId(),
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    campaignId: uuid('campaign_id').notNull(),
    emailId: uuid('email_id').notNull(),
    kind: text('kind').$type<CampaignCountKind>().notNull(),
    step: bigint('step', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('campaign_steps_campaign').on(table.workspaceId, table.campaignId, table.emailId, table.kind),
    ofCampaign('campaign_steps_campaign_fk', table),
  ],
);
