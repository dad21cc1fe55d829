import { accountContract } from '../../src/contracts/account';
import { activityContract } from '../../src/contracts/activity';
import type { ContractNoun } from '../../src/contracts/all-contracts';
import { authContract } from '../../src/contracts/auth';
import { creativeContract } from '../../src/contracts/creative';
import { engineContract } from '../../src/contracts/engine';
import { materialContract } from '../../src/contracts/material';
import { securityContract } from '../../src/contracts/security';
import type { PlatformFunction } from '../http/serve';
import { keepAnalyticsRows } from './builders/analytics-rows';
import { keepPublishingRows } from './builders/publishing-rows';
import { keepConversationRows } from './builders/conversation-rows';
import { keepCycleRows } from './builders/cycle-rows';
import { keepCallRows } from './builders/call-rows';
import { findDecision } from './builders/decision-rows';
import { keepRuleRows } from './builders/rule-rows';
import { makeClient } from './call';
import { keepContactRows } from './contact-rows';
import { keepChatRows } from './chat-rows';
import { asOwner } from './database';
import { keepVisitRows } from './visit-rows';

/** Every function of the product by noun, loaded on its first call; a contract without one does not compile. */
export const functions: Record<ContractNoun, PlatformFunction> = {
  account: loadedByCall(() => import('../functions/account')),
  activity: loadedByCall(() => import('../functions/activity')),
  analytics: loadedByCall(() => import('../functions/analytics')),
  auth: loadedByCall(() => import('../functions/auth')),
  automations: loadedByCall(() => import('../functions/automations')),
  calls: loadedByCall(() => import('../functions/calls')),
  campaigns: loadedByCall(() => import('../functions/campaigns')),
  chat: loadedByCall(() => import('../functions/chat')),
  contacts: loadedByCall(() => import('../functions/contacts')),
  conversations: loadedByCall(() => import('../functions/conversations')),
  cover: loadedByCall(() => import('../functions/cover')),
  creative: loadedByCall(() => import('../functions/creative')),
  credential: loadedByCall(() => import('../functions/credential')),
  decisions: loadedByCall(() => import('../functions/decisions')),
  engine: loadedByCall(() => import('../functions/engine')),
  fault: loadedByCall(() => import('../functions/fault')),
  file: loadedByCall(() => import('../functions/file')),
  health: loadedByCall(() => import('../functions/health')),
  imports: loadedByCall(() => import('../functions/imports')),
  inbound: loadedByCall(() => import('../functions/inbound')),
  inbox: loadedByCall(() => import('../functions/inbox')),
  live: loadedByCall(() => import('../functions/live')),
  material: loadedByCall(() => import('../functions/material')),
  operator: loadedByCall(() => import('../functions/operator')),
  overview: loadedByCall(() => import('../functions/overview')),
  plan: loadedByCall(() => import('../functions/plan')),
  privacy: loadedByCall(() => import('../functions/privacy')),
  publication: loadedByCall(() => import('../functions/publication')),
  publishing: loadedByCall(() => import('../functions/publishing')),
  reports: loadedByCall(() => import('../functions/reports')),
  rules: loadedByCall(() => import('../functions/rules')),
  sample: loadedByCall(() => import('../functions/sample')),
  security: loadedByCall(() => import('../functions/security')),
  segments: loadedByCall(() => import('../functions/segments')),
  sending: loadedByCall(() => import('../functions/sending')),
  settings: loadedByCall(() => import('../functions/settings')),
  share: loadedByCall(() => import('../functions/share')),
  signup: loadedByCall(() => import('../functions/signup')),
  site: loadedByCall(() => import('../functions/site')),
  tracking: loadedByCall(() => import('../functions/tracking')),
  visits: loadedByCall(() => import('../functions/visits')),
  website: loadedByCall(() => import('../functions/website')),
};

/** A suite calls three or four nouns, and all thirty together are 866 modules. */
function loadedByCall(load: () => Promise<{ default: PlatformFunction }>): PlatformFunction {
  return async (request, context) => (await load()).default(request, context);
}

export const bakery = {
  name: 'Ada’s Bakery',
  what: 'Neighbourhood bakery with sourdough and pastries',
  where: 'Elm Street, Bristol',
  audience: 'families and commuters nearby',
  offers: ['sourdough loaves', 'celebration cakes', 'morning buns'],
  tone: 'friendly' as const,
};

/** A complete GIF of 35 bytes. */
export const onePixel = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'));

/** A complete one-pixel PNG. */
export const onePixelPng = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64'),
);

export const person = (company = 'Ada’s Bakery') => {
  const email = `person-${crypto.randomUUID()}@example.com`;
  return {
    name: 'Ada Baker',
    email,
    company,
    password: 'loaf-of-rye-42',
    confirmPassword: 'loaf-of-rye-42',
    zone: 'Europe/London',
  };
};

/** A registered owner with an empty workspace and, unless a test says otherwise, a confirmed address. */
export async function register(company?: string, { confirmed = true }: { confirmed?: boolean } = {}) {
  const client = makeClient(functions);
  const form = person(company);
  const { body } = await client.call('auth', authContract.register, form);
  if (confirmed) await confirmAddress(form.email);
  return { ...client, form, session: body.data, workspaceId: body.data.workspace.id as string };
}

/** For tests about people who have not confirmed their address. */
export const registerUnconfirmed = (company?: string) => register(company, { confirmed: false });

/** Does what the email's link does. */
export const confirmAddress = (email: string) =>
  asOwner('UPDATE auth."user" SET email_verified = true WHERE email = $1', [email]);

/** Puts it on a paid plan, because trials may only send a little at first. */
export const payFor = (workspaceId: string) =>
  asOwner("UPDATE workspaces SET plan = 'Pro', trial_owner = NULL WHERE workspace_id = $1", [workspaceId]);

/**
 * Registers the operator. Tests about ordinary owners call it first: the first account of a fresh database would
 * otherwise become one.
 */
export async function registerOperator() {
  const person = await register('The operator');
  await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
    person.session.user.id,
  ]);
  return person;
}

/** An owner whose workspace has one of everything: profile, ideas, a post in review, a published one, a picture. */
export async function registerBusy(company?: string) {
  const owner = await register(company);
  await owner.call('engine', engineContract.updateProfile, bakery);
  await owner.call('engine', engineContract.updateCycle, { running: true }, { 'idempotency-key': 'first' });
  const { ideas: proposed } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  // The published one comes again after a year; an idea that leads up to a day could not.
  const [lasting] = await asOwner<{ id: string }>(
    'SELECT id FROM ideas WHERE workspace_id = $1 AND about_on IS NULL ORDER BY id = $2 DESC LIMIT 1',
    [owner.workspaceId, proposed[0].id],
  );
  const others = proposed.filter(({ id }: { id: string }) => id !== lasting!.id);
  const ideas = [lasting!, ...others];
  const published = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0]!.id })).body.data;
  await owner.call('engine', engineContract.approvePiece, { pieceId: published.id, version: published.version });
  const { engineJobs } = await import('../features/engine/engine-wiring');
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: published.id });
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[1].id })).body.data;
  const picture = (
    await owner.call('creative', creativeContract.generateImage, { prompt: 'Sourdough morning', style: 'minimalist' })
  ).body.data;
  await owner.call('activity', activityContract.updateBell, { seenUntil: new Date().toISOString() });
  const invitation = (
    await owner.call('account', accountContract.createInvitation, {
      email: `guest-${crypto.randomUUID()}@example.com`,
      role: 'member',
    })
  ).body.data;
  const { members } = (await owner.call('account', accountContract.listMembers, {})).body.data;
  const { fileService } = await import('../features/file/file-wiring');
  const file = await fileService().keep(owner.workspaceId, { bytes: onePixel, purpose: 'logo', name: 'logo.gif' });
  const signIn = (await owner.call('security', securityContract.listSignIns, {})).body.data.items[0];
  const folder = (await owner.call('creative', creativeContract.createFolder, { name: 'Spring' })).body.data;
  const template = (
    await owner.call('creative', creativeContract.createTemplate, {
      name: 'Morning',
      description: '',
      prompt: 'A loaf at dawn',
      aspectRatio: '1:1',
      style: 'minimalist',
    })
  ).body.data;
  await owner.call('creative', creativeContract.updateCreation, { creationId: picture.id, liked: true });
  const share = (await owner.call('creative', creativeContract.createShare, { creationId: picture.id })).body.data;
  const clip = (
    await owner.call('creative', creativeContract.createClip, { name: 'Oven.mp4', bytes: onePixel.byteLength })
  ).body.data;
  const answer = (
    await owner.call('material', materialContract.createMaterial, {
      question: 'people-ask',
      text: 'Do you bake on Sundays?',
      detail: 'No, on Sundays the oven rests.',
    })
  ).body.data;
  const contact = await keepContactRows(owner.workspaceId);
  const campaign = await keepCampaignRows(owner.workspaceId, contact.contactId);
  const visitSite = await keepVisitRows(owner.workspaceId);
  const chat = await keepChatRows(owner.workspaceId);
  const rhythm = { kind: 'every', months: 12 } as const;
  await owner.call('engine', engineContract.updateEvergreen, { pieceId: published.id, rhythm });
  await owner.call('engine', engineContract.getAlike, { title: 'Any words', body: 'At all' });
  await keepSiteRows(owner.workspaceId);
  await keepSettingsRows(owner.workspaceId, owner.session.user.id);
  const [invoice] = await asOwner<{ id: string }>('SELECT id FROM invoices WHERE workspace_id = $1', [
    owner.workspaceId,
  ]);
  const [dataExport] = await asOwner<{ id: string }>('SELECT id FROM data_exports WHERE workspace_id = $1', [
    owner.workspaceId,
  ]);
  return {
    ...owner,
    analytics: await keepAnalyticsRows(owner.workspaceId, owner.session.user.id),
    cycle: await keepCycleRows(owner.workspaceId),
    decision: await findDecision(owner.workspaceId),
    voiceCall: await keepCallRows(owner.workspaceId, owner.session.user.id),
    rule: await keepRuleRows(owner.workspaceId),
    answer,
    campaign,
    contact,
    dataExport: dataExport!,
    inbox: await keepConversationRows(owner.workspaceId, contact.contactId, owner.session.user.id),
    invoice,
    invitation,
    members,
    ideas,
    published,
    publishing: await keepPublishingRows(owner.workspaceId, piece.id, owner.session.user.id),
    piece,
    picture,
    folder,
    template,
    share,
    clip,
    file,
    signIn,
    chat,
    visitSite,
  };
}

/** A campaign with one row in each related table. Returns the ids. */
async function keepCampaignRows(workspaceId: string, contactId: string) {
  const ids = {
    contactId,
    campaignId: crypto.randomUUID(),
    emailId: crypto.randomUUID(),
    deliveryId: crypto.randomUUID(),
    claimId: crypto.randomUUID(),
    runId: crypto.randomUUID(),
    domainId: crypto.randomUUID(),
  };
  const values = { w: workspaceId, ...ids };
  const rows = [
    "campaigns (workspace_id, id, name, type, status, audience, trigger, created_at, updated_at) VALUES (:w, :campaignId, 'Welcome', 'automation', 'draft', '{\"segmentIds\":[]}', '{\"on\":\"form\"}', now(), now())",
    "campaign_emails (workspace_id, id, campaign_id, subject, blocks, created_at, updated_at) VALUES (:w, :emailId, :campaignId, 'Hello', '[]', now(), now())",
    "campaign_email_versions (workspace_id, email_id, revision, subject, preheader, blocks, at) VALUES (:w, :emailId, 1, 'Hello', '', '[]', now())",
    "campaign_texts (workspace_id, email_id, revision, subject, html, text, links, created_at) VALUES (:w, :emailId, 1, 'Hello', '<p>Hello</p>', 'Hello', '[]', now())",
    "mail_reviews (workspace_id, id, campaign_id, email_id, digest, sign, state, subject, text, links, held_at) VALUES (:w, gen_random_uuid(), :campaignId, :emailId, 'x', 'parcel', 'refused', 'Hello', 'Hello', '[]', now())",
    "deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, address, domain, state, not_before, sent_at) VALUES (:w, :deliveryId, :campaignId, :emailId, 1, :contactId, 'priya@raman.example', 'raman.example', 'sent', now(), now())",
    "delivery_events (workspace_id, id, delivery_id, campaign_id, kind, machine, at) VALUES (:w, gen_random_uuid(), :deliveryId, :campaignId, 'open', false, now())",
    "conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at) VALUES (:w, gen_random_uuid(), :campaignId, :deliveryId, 'order-1', 1200, now())",
    "conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at, claimed, claim) VALUES (:w, :claimId, :campaignId, :deliveryId, 'order-2', 0, now(), 999900, 'waiting')",
    "automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, entered_at) VALUES (:w, :runId, :campaignId, :contactId, 'once', 'done', now())",
    'automation_members (workspace_id, campaign_id, contact_id) VALUES (:w, :campaignId, :contactId)',
    "automation_log (workspace_id, id, campaign_id, run_id, did, sentence, at) VALUES (:w, gen_random_uuid(), :campaignId, :runId, true, 'Entered.', now())",
    "sending_settings (workspace_id, sender_name, updated_at) VALUES (:w, 'Ada’s Bakery', now())",
    "sending_domains (workspace_id, id, domain, selector, public_key, private_key, private_key_id, records, created_at) VALUES (:w, :domainId, 'raman.example', 'fb1', '', '', 'none', '[]', now())",
  ];
  for (const row of rows)
    await asOwner(`INSERT INTO ${row.replace(/:(\w+)/g, (_, name: keyof typeof values) => `'${values[name]}'`)}`);
  return ids;
}

/** A message and a subscription, which otherwise only the operator's workspace has. */
async function keepSiteRows(workspaceId: string) {
  await asOwner(
    "INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), $1, 'Grace', 'grace@example.com', '', 'Do you bake on Sundays?', now())",
    [workspaceId],
  );
  await asOwner(
    "INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at) VALUES (gen_random_uuid(), $1, 'grace@example.com', 'pending', 'Yes', now(), now())",
    [workspaceId],
  );
}

/** One row of each table that only fills up over months, or by choice. */
async function keepSettingsRows(workspaceId: string, userId: string) {
  const rows = [
    'member_settings (workspace_id, user_id) VALUES ($1::uuid, $2::uuid)',
    "public_people (workspace_id, user_id, name, company, bio) VALUES ($1::uuid, $2::uuid, 'Ada Baker', '', '')",
    "credentials (workspace_id, field, key_id, sealed, shown, updated_by, updated_at) SELECT $1::uuid, 'smtpHost', 'none', '', $2::uuid::text, 'Ada Baker', now()",
    "credential_tests (workspace_id, vendor, works, sentence, at) SELECT $1::uuid, 'openai', false, $2::uuid::text, now()",
    "data_exports (id, workspace_id, user_id, scope, state, progress, parts, created_at, expires_at) VALUES (gen_random_uuid(), $1::uuid, $2::uuid, 'workspace', 'failed', 0, '[]', now(), now() + interval '7 days')",
    "usage_entries (id, workspace_id, kind, month, state, trial_owner, lease_until, created_at) VALUES (gen_random_uuid(), $1::uuid, 'images', '2020-01', 'spent', $2::uuid, now(), now())",
    "subscriptions (workspace_id, plan, period_end, updated_at) SELECT $1::uuid, 'Pro', '2020-02-01', now() WHERE $2::uuid::text <> ''",
    `invoices (id, workspace_id, number, plan, net_cents, tax_rate, total_cents, currency, period_start, period_end, state, seller, buyer, issued_at, due_at) VALUES (gen_random_uuid(), $1::uuid, 'T-' || left($1::uuid::text, 13), 'Pro', 29700, 0, 29700, 'USD', '2020-01-01', '2020-02-01', 'void', '{"lines":[],"payment":[],"note":""}', jsonb_build_object('name', 'Ada Baker', 'email', $2::uuid::text, 'company', ''), now(), now())`,
  ];
  for (const row of rows) await asOwner(`INSERT INTO ${row} ON CONFLICT DO NOTHING`, [workspaceId, userId]);
}

/** Makes `guest` a member, not an owner, of `workspaceId`, and switches the guest's session to it. */
export async function joinAsMember(guest: Awaited<ReturnType<typeof register>>, workspaceId: string) {
  await asOwner(
    'INSERT INTO auth.member (id, organization_id, user_id, role, created_at) VALUES (gen_random_uuid(), $1, $2, $3, now())',
    [workspaceId, guest.session.user.id, 'member'],
  );
  await guest.call('auth', authContract.activateWorkspace, { workspaceId });
}
