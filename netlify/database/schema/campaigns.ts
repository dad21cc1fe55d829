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

/** Mail to many: what is sent, to whom, when; of automations also what they do. */
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
    /** Not before; null: at once. */
    sendAt: instant('send_at'),
    /** 0 to 23: each person's mail waits for this hour where they are. */
    localHour: integer('local_hour'),
    senderName: text('sender_name').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** Of automations. */
    trigger: jsonb('trigger').$type<AutomationTrigger>(),
    steps: jsonb('steps').$type<AutomationStep[]>().notNull().default([]),
    goal: jsonb('goal').$type<AutomationGoal>(),
    /** Since when the trigger is looked at, as it is now: what came true before makes nobody enter. */
    triggerSince: instant('trigger_since'),
    reentry: text('reentry').$type<ReentryRule>().notNull().default('once'),
    /** Of trigger, steps and goal: counts saves. */
    revision: integer('revision').notNull().default(1),
    /** Somebody wants it sent although Gmail hides the end of a mail so large. */
    largeConfirmed: boolean('large_confirmed').notNull().default(false),
    /** Why people of the frozen audience got nothing. */
    leftOut: jsonb('left_out').$type<LeftOut>().notNull().default({}),
    /** Up to which contact the audience is in the ledger, while it is being frozen. */
    frozenTo: uuid('frozen_to'),
    /** When the audience was frozen; the ledger is whole then. */
    frozenAt: instant('frozen_at'),
    /** Which run sends it, and until when it may without saying so again: of two workers, the older one stops. */
    sender: uuid('sender'),
    senderUntil: instant('sender_until'),
    /** Why it stopped by itself, as a sentence. */
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

/** Mails of a campaign as the editor keeps them: one, or one for each step of an automation that sends. */
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

/** Former states of a mail; the newest 50. Saves of one person within five minutes are one. */
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

/** A mail as it is sent: a revision made into Liquid templates once, links numbered. Never changed; deliveries point here. */
export const campaignTexts = pgTable(
  'campaign_texts',
  {
    workspaceId: workspaceId(),
    emailId: uuid('email_id').notNull(),
    revision: integer('revision').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Where links lead, by their number; templates themselves. */
    links: jsonb('links').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.emailId, table.revision] }),
    ofEmail('campaign_texts_email_fk', table),
  ],
);

/** Mails that speak like a fraud, for whoever runs the installation to look at: one for each state of a mail's words. */
export const mailReviews = pgTable(
  'mail_reviews',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    emailId: uuid('email_id').notNull(),
    /** SHA-256 of subject, preview text and blocks: other words are looked at anew. */
    digest: text('digest').notNull(),
    sign: text('sign').$type<FraudSign>().notNull(),
    state: text('state').$type<'held' | 'released' | 'refused'>().notNull(),
    /** As people would have got it. */
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

/** The ledger: one row for each mail to each person, from the moment the audience is frozen. Whoever is erased leaves a row without name and address. */
export const deliveries = pgTable(
  'deliveries',
  {
    workspaceId: workspaceId(),
    /** The Message-ID is made of it and stays the same. */
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    emailId: uuid('email_id').notNull(),
    revision: integer('revision').notNull(),
    /** Null once erased; a trigger takes `address` with it. */
    contactId: uuid('contact_id'),
    /** Of automations: the run and the step that sends. '' otherwise. */
    occasion: text('occasion').notNull().default(''),
    address: text('address').notNull(),
    /** What follows the @. */
    domain: text('domain').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Why it failed, bounced or was skipped, as a sentence. */
    cause: text('cause'),
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull(),
    sentAt: instant('sent_at'),
    /** First opened and clicked by a person, as far as can be told. */
    openedAt: instant('opened_at'),
    clickedAt: instant('clicked_at'),
    machineOpenedAt: instant('machine_opened_at'),
    machineClickedAt: instant('machine_clicked_at'),
    convertedAt: instant('converted_at'),
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

/** What mails called home with, person or program; kept for 90 days. */
export const deliveryEvents = pgTable(
  'delivery_events',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    kind: text('kind').$type<'open' | 'click'>().notNull(),
    /** Which link, by its number in the mail's text. */
    link: integer('link'),
    machine: boolean('machine').notNull(),
    /** What gave a program away (src/domain/machine-signs.ts); '' for a person. */
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

/** Sales and bookings that mails led to. */
export const conversions = pgTable(
  'conversions',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    /** What it is called where it happened; counts once. */
    reference: text('reference').notNull(),
    /** What counts, in hundredths: every sum is made of it, and of nothing that is only claimed. */
    value: bigint('value', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** An amount that a click reported above the workspace's limit, in hundredths, and what an owner makes of it; null where nothing had to be asked. */
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

/** What is counted per mail, as steps that a trigger on the ledger adds (as contact_counts): a count is the sum of its steps. */
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
