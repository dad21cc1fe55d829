import { accountContract } from '../../src/contracts/account';
import { activityContract } from '../../src/contracts/activity';
import type { allContracts } from '../../src/contracts/all-contracts';
import { authContract } from '../../src/contracts/auth';
import { creativeContract } from '../../src/contracts/creative';
import { engineContract } from '../../src/contracts/engine';
import { engineJobs } from '../features/engine/engine-wiring';
import { fileService } from '../features/file/file-wiring';
import account from '../functions/account';
import activity from '../functions/activity';
import auth from '../functions/auth';
import cover from '../functions/cover';
import creative from '../functions/creative';
import engine from '../functions/engine';
import file from '../functions/file';
import fault from '../functions/fault';
import health from '../functions/health';
import live from '../functions/live';
import operator from '../functions/operator';
import overview from '../functions/overview';
import publication from '../functions/publication';
import sample from '../functions/sample';
import site from '../functions/site';
import website from '../functions/website';
import type { PlatformFunction } from '../http/serve';
import { makeClient } from './call';
import { asOwner } from './database';

/** Every entry of the product by noun; a contract without one makes the matrices fail. */
export const functions: Record<keyof typeof allContracts, PlatformFunction> = { account, activity, auth, cover, creative, engine, file, fault, health, live, operator, overview, publication, sample, site, website };

export const bakery = {
  name: 'Ada’s Bakery', what: 'Neighbourhood bakery with sourdough and pastries', where: 'Elm Street, Bristol', audience: 'families and commuters nearby',
  offers: ['sourdough loaves', 'celebration cakes', 'morning buns'], tone: 'friendly' as const,
};

/** A whole GIF of 35 bytes. */
export const onePixel = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'));

export const person = (company = 'Ada’s Bakery') => {
  const email = `person-${crypto.randomUUID()}@example.com`;
  return { name: 'Ada Baker', email, company, password: 'loaf-of-rye-42', confirmPassword: 'loaf-of-rye-42', zone: 'Europe/London' };
};

/** A registered owner with an empty workspace. */
export async function register(company?: string) {
  const client = makeClient(functions);
  const form = person(company);
  const { body } = await client.call('auth', authContract.register, form);
  return { ...client, form, session: body.data, workspaceId: body.data.workspace.id as string };
}

/** Whoever runs the installation. Tests about ordinary owners call it first: else the first account of a fresh database is one, too. */
export async function registerOperator() {
  const person = await register('The operator');
  await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [person.session.user.id]);
  return person;
}

/** An owner whose workspace holds one of everything: profile, ideas, a piece in review, a published one, a picture. */
export async function registerBusy(company?: string) {
  const owner = await register(company);
  await owner.call('engine', engineContract.updateProfile, bakery);
  await owner.call('engine', engineContract.updateCycle, { running: true }, { 'idempotency-key': 'first' });
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const published = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  await owner.call('engine', engineContract.approvePiece, { pieceId: published.id, version: published.version });
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: published.id });
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[1].id })).body.data;
  const picture = (await owner.call('creative', creativeContract.generateImage, { prompt: 'Sourdough morning' })).body.data;
  await owner.call('activity', activityContract.updateBell, { seenUntil: new Date().toISOString() });
  const invitation = (await owner.call('account', accountContract.createInvitation, { email: `guest-${crypto.randomUUID()}@example.com`, role: 'member' })).body.data;
  const { members } = (await owner.call('account', accountContract.listMembers, {})).body.data;
  const file = await fileService().keep(owner.workspaceId, { bytes: onePixel, purpose: 'logo', name: 'logo.gif' });
  await keepSiteRows(owner.workspaceId);
  return { ...owner, invitation, members, ideas, published, piece, picture, file };
}

/** A message and a subscription, which otherwise only the operator's workspace has. */
async function keepSiteRows(workspaceId: string) {
  await asOwner("INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), $1, 'Grace', 'grace@example.com', '', 'Do you bake on Sundays?', now())", [workspaceId]);
  await asOwner("INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at) VALUES (gen_random_uuid(), $1, 'grace@example.com', 'pending', 'Yes', now(), now())", [workspaceId]);
}

/** Makes `guest` a member, not an owner, of `workspaceId`, and puts the guest's session there. */
export async function joinAsMember(guest: Awaited<ReturnType<typeof register>>, workspaceId: string) {
  await asOwner('INSERT INTO auth.member (id, organization_id, user_id, role, created_at) VALUES (gen_random_uuid(), $1, $2, $3, now())', [workspaceId, guest.session.user.id, 'member']);
  await guest.call('auth', authContract.activateWorkspace, { workspaceId });
}
