import { allContracts } from '../../src/contracts/all-contracts';
import { authContract } from '../../src/contracts/auth';
import { pathParameters, type Endpoint } from '../../src/contracts/endpoint';
import { makeClient } from './call';
import { asOwner, useDatabase } from './database';
import { useSite } from './use-site';
import { bakery, functions, joinAsMember, onePixel, onePixelPng, register, registerBusy, registerOperator } from './world';

useDatabase();
const shop = useSite({ '/': '<title>Ada’s Bakery</title>' });

type World = Awaited<ReturnType<typeof registerBusy>>;

/**
 * What to call each endpoint with, aimed at the first tenant's rows. An endpoint that is missing here fails the
 * first test below, so that the matrix grows with the product.
 */
const inputs: Record<string, (world: World) => Record<string, unknown>> = {
  'activity.listActivities': () => ({}), 'activity.getBell': () => ({}),
  'activity.updateBell': () => ({ seenUntil: new Date().toISOString() }),
  'account.getMailDelivery': () => ({}), 'account.createPasswordReset': () => ({ email: 'nobody@example.com' }), 'account.updatePassword': () => ({}), 'account.getEmailLink': () => ({ token: 'x' }), 'account.updateEmailVerification': () => ({}),
  'account.getInvitation': () => ({ token: 'x' }), 'account.acceptInvitation': () => ({ token: 'x' }),
  'account.createEmailVerification': () => ({}), 'account.listMembers': () => ({}), 'account.deleteMembership': () => ({}),
  'account.updateMember': ({ members }) => ({ memberId: members[0].id, role: 'member' }), 'account.deleteMember': ({ members }) => ({ memberId: members[0].id }),
  'account.createInvitation': () => ({ email: 'colleague@example.com', role: 'member' }),
  'account.createInvitationMail': ({ invitation }) => ({ invitationId: invitation.id }), 'account.deleteInvitation': ({ invitation }) => ({ invitationId: invitation.id }),
  'auth.getSession': () => ({}), 'auth.getSignInOptions': () => ({}), 'auth.login': () => ({ email: 'x', password: 'y' }), 'auth.register': () => ({}), 'auth.logout': () => ({}),
  'auth.listWorkspaces': () => ({}),
  'auth.createWorkspace': () => ({ name: 'Another shop' }),
  'auth.activateWorkspace': ({ workspaceId }) => ({ workspaceId }),
  'auth.updateWorkspace': () => ({ name: 'Renamed' }),
  'cover.getCover': () => ({ slug: 'x' }),
  'creative.generateImage': () => ({ prompt: 'A loaf', style: 'minimalist' }),
  'creative.generateVideo': () => ({ prompt: 'A loaf', duration: 3 }),
  'creative.cancelCreation': ({ picture }) => ({ creationId: picture.id }), 'creative.remixCreation': ({ picture }) => ({ creationId: picture.id }), 'creative.createRatios': ({ picture }) => ({ creationId: picture.id, ratios: ['4:1'] }),
  'creative.getUsage': () => ({}), 'creative.listMakers': () => ({}), 'creative.listCreations': () => ({}), 'creative.getLibrary': () => ({}),
  'creative.getCreation': ({ picture }) => ({ creationId: picture.id }), 'creative.updateCreation': ({ picture }) => ({ creationId: picture.id, title: 'Taken over' }),
  'creative.deleteCreation': ({ picture }) => ({ creationId: picture.id }), 'creative.restoreCreation': ({ picture }) => ({ creationId: picture.id }),
  'creative.getCreationFile': ({ picture }) => ({ creationId: picture.id }), 'creative.getCreationThumbnail': ({ picture }) => ({ creationId: picture.id }),
  'creative.createShare': ({ picture }) => ({ creationId: picture.id }), 'creative.deleteShare': ({ picture }) => ({ creationId: picture.id }),
  'creative.createFolder': () => ({ name: 'Autumn' }), 'creative.updateFolder': ({ folder }) => ({ folderId: folder.id, name: 'Taken over' }), 'creative.deleteFolder': ({ folder }) => ({ folderId: folder.id }),
  'creative.listTemplates': () => ({}), 'creative.createTemplate': () => someTemplate, 'creative.updateTemplate': ({ template }) => ({ templateId: template.id, ...someTemplate }), 'creative.deleteTemplate': ({ template }) => ({ templateId: template.id }),
  'creative.createPhoto': () => ({ name: 'loaf.png', bytes: onePixelPng }), 'creative.createClip': () => ({ name: 'oven.mp4', bytes: 100 }),
  'creative.updateClipPart': ({ clip }) => ({ clipId: clip.id, part: 1, bytes: onePixel }), 'creative.updateClipPoster': ({ clip }) => ({ clipId: clip.id, bytes: onePixelPng }), 'creative.finishClip': ({ clip }) => ({ clipId: clip.id }),
  'credential.listCredentials': () => ({}), 'credential.updateCredentials': () => ({ openaiModel: 'gpt-5-mini' }), 'credential.testCredentials': () => ({ vendor: 'smtp' }),
  'engine.getProfile': () => ({}), 'engine.updateProfile': () => bakery, 'engine.updateBrand': () => ({ tone: 'casual' }), 'engine.getBrandPreview': () => ({ font: 'serif' }), 'engine.getCycle': () => ({}),
  'engine.updateCycle': () => ({ running: false }), 'engine.createIdeas': () => ({}),
  'engine.createPiece': ({ ideas }) => ({ ideaId: ideas[2].id }),
  'engine.listPieces': () => ({}),
  'engine.getPiece': ({ piece }) => ({ pieceId: piece.id }),
  'engine.updatePiece': ({ piece }) => ({ pieceId: piece.id, version: piece.version, title: 'Taken over', body: 'x', altText: '' }),
  'engine.updatePicture': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.approvePiece': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.withdrawPiece': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.deletePiece': ({ piece }) => ({ pieceId: piece.id }),
  'file.listFiles': () => ({}),
  'file.createFile': () => ({ purpose: 'logo', name: 'logo.gif', bytes: onePixel }),
  'file.getFile': ({ file }) => ({ fileId: file.id }), 'file.createFileLink': ({ file }) => ({ fileId: file.id }), 'file.deleteFile': ({ file }) => ({ fileId: file.id }),
  'file.getSharedFile': () => ({ token: 'x' }),
  'fault.createFault': () => ({ kind: 'error', message: 'x' }),
  'health.getHealth': () => ({}), 'health.getOpenapi': () => ({}),
  'live.getChanges': () => ({}), 'live.getStream': () => ({}),
  'operator.getSystem': () => ({}), 'operator.getMetricsToken': () => ({}), 'operator.getMetrics': () => ({}), 'operator.listFailedJobs': () => ({}), 'operator.listMails': () => ({}),
  'operator.retryJob': () => ({ jobId: FAILED_JOB }), 'operator.deleteJob': () => ({ jobId: FAILED_JOB }),
  'operator.getMail': () => ({ mailId: HELD_MAIL }), 'operator.getMailHtml': () => ({ mailId: HELD_MAIL }), 'operator.resendMail': () => ({ mailId: HELD_MAIL }),
  'overview.getOverview': () => ({}),
  'plan.getPlan': () => ({}), 'plan.updatePlan': () => ({ plan: 'Pro' }), 'plan.cancelPlan': () => ({}), 'plan.resumePlan': () => ({}), 'plan.listInvoices': () => ({}), 'plan.listSharedUsage': () => ({}),
  'plan.getInvoiceDocument': ({ invoice }) => ({ invoiceId: invoice!.id }), 'plan.listOperatorInvoices': () => ({}),
  'plan.getOperatorInvoiceDocument': () => ({ invoiceId: OPEN_INVOICE }), 'plan.payInvoice': () => ({ invoiceId: OPEN_INVOICE }), 'plan.voidInvoice': () => ({ invoiceId: OPEN_INVOICE }),
  'privacy.listExports': () => ({}), 'privacy.createExport': () => ({ scope: 'account' }),
  'privacy.getDeletion': () => ({}), 'privacy.createWorkspaceDeletion': ({ session, form }) => ({ name: session.workspace.name, password: form.password }), 'privacy.deleteWorkspaceDeletion': () => ({}), 'privacy.createAccountDeletion': ({ form }) => ({ password: form.password }), 'privacy.deleteAccountDeletion': () => ({}),
  'privacy.deleteExport': ({ dataExport }) => ({ exportId: dataExport.id }), 'privacy.getExportPart': ({ dataExport }) => ({ exportId: dataExport.id, part: 1 }),
  'publication.getPublicPage': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getFeed': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getPublicLogo': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getPost': ({ session }) => ({ workspaceSlug: session.workspace.slug, postSlug: 'x' }),
  'publication.getPublicPicture': ({ session, picture }) => ({ workspaceSlug: session.workspace.slug, pictureId: picture.id }),
  'sample.createSample': () => ({ prompt: 'A loaf' }), 'sample.getSampleFile': () => ({ sampleFile: 'x' }),
  'security.getSecurity': () => ({}), 'security.listSignIns': () => ({}), 'security.deleteSignIns': () => ({}), 'security.deleteEmailChange': () => ({}),
  'security.deleteSignIn': ({ signIn }) => ({ signInId: signIn.id }),
  'security.changePassword': ({ form }) => ({ currentPassword: form.password, password: 'rye-and-barley-7', confirmPassword: 'rye-and-barley-7' }),
  'security.createEmailChange': ({ form }) => ({ email: 'new-address@example.com', currentPassword: form.password }),
  'security.createTwoFactor': ({ form }) => ({ currentPassword: form.password }), 'security.confirmTwoFactor': () => ({ code: '123456' }),
  'security.endTwoFactor': ({ form }) => ({ currentPassword: form.password, code: '123456' }), 'security.createRecoveryCodes': ({ form }) => ({ currentPassword: form.password, code: '123456' }),
  'settings.getSettings': () => ({}), 'settings.updateSettings': () => ({ weeklyReports: false }),
  'share.getSharedPage': ({ share }) => ({ token: share.url.split('/').at(-1) }), 'share.getSharedCreation': ({ share }) => ({ token: share.url.split('/').at(-1) }), 'share.getSharedCard': ({ share }) => ({ token: share.url.split('/').at(-1) }),
  'site.listArticles': () => ({}), 'site.getArticle': () => ({ slug: 'x' }), 'site.getRssFeed': () => ({}), 'site.getAtomFeed': () => ({}), 'site.getJsonFeed': () => ({}),
  'site.getPrivacyPolicy': () => ({}), 'site.getTermsOfService': () => ({}), 'site.getContactInfo': () => ({}), 'site.createContactMessage': () => ({}), 'site.createSubscription': () => ({}),
  'site.getConfirmationPage': () => ({}), 'site.confirmSubscription': () => ({}), 'site.getUnsubscribePage': () => ({}), 'site.deleteSubscription': () => ({}),
  'site.getSitemap': () => ({}), 'site.getRobots': () => ({}), 'site.getLlms': () => ({}),
  'website.createWebsiteProposal': () => ({ address: shop.address() }),
};

const someTemplate = { name: 'Morning', description: '', prompt: 'A loaf at dawn', aspectRatio: '1:1', style: 'minimalist' };

const endpoints = Object.entries(allContracts).flatMap(([noun, contract]) => Object.entries(contract).map(([name, endpoint]): Row => ({ title: `${noun}.${name}`, noun, endpoint })));
const signedIn = endpoints.filter(({ endpoint }) => endpoint.access === 'session');
const guarded = signedIn.filter(({ endpoint }) => !endpoint.operatorOnly);
const operators = signedIn.filter(({ endpoint }) => endpoint.operatorOnly);
/** Rows of one person: to everybody else, members of the same workspace too, they are not there. */
const personal = ['security.deleteSignIn', 'privacy.deleteExport', 'privacy.getExportPart'];
/** A vendor's name leads to no row of anybody. */
const withoutRows = ['credential.testCredentials'];
const aimed = guarded.filter(({ endpoint, title }) => (pathParameters(endpoint.path).length > 0 && !withoutRows.includes(title)) || title === 'engine.createPiece');
const reading = guarded.filter(({ endpoint }) => endpoint.method === 'GET' && !aimed.some((row) => row.endpoint === endpoint));

it('knows every endpoint of the product', () => {
  expect(Object.keys(inputs).sort()).toEqual(endpoints.map(({ title }) => title).sort());
  expect(endpoints.filter(({ endpoint }) => !['public', 'session'].includes(endpoint.access))).toEqual([]); // a webhook or key endpoint needs its own column here
});

beforeAll(registerOperator);

describe('someone who is signed out', () => {
  let world: World;
  beforeAll(async () => {
    world = await registerBusy();
  });

  it.each(signedIn)('is refused by $title', async ({ noun, endpoint, title }) => {
    const reply = await makeClient(functions).call(noun, endpoint, inputs[title]!(world));
    expect(reply).toMatchObject({ status: 401, body: { success: false, code: 'unauthenticated' } });
  });

  it.each(signedIn)('is refused by $title with a forged cookie, too', async ({ noun, endpoint, title }) => {
    const client = makeClient(functions);
    for (const [name, value] of world.cookies) client.cookies.set(name, `${decodeURIComponent(value).split('.')[0]}.forged`);
    expect((await client.call(noun, endpoint, inputs[title]!(world))).status).toBe(401);
  });
});

describe('an owner who does not run the installation', () => {
  it.each(operators)('is told that $title is not there', async ({ noun, endpoint, title }) => {
    await keepFailedJobAndHeldMail();
    const owner = await register();
    expect(await owner.call(noun, endpoint, inputs[title]!({} as World))).toMatchObject({ status: 404, body: { code: 'not_found', error: 'There is nothing at this address.' } });
    expect(await asOwner("SELECT (SELECT state::text FROM pgboss.job WHERE id = $1) AS job, (SELECT state FROM mails WHERE id = $2) AS mail, (SELECT state FROM invoices WHERE id = $3) AS invoice", [FAILED_JOB, HELD_MAIL, OPEN_INVOICE])).toEqual([{ job: 'failed', mail: 'held', invoice: 'open' }]);
  });
});

describe('the operator', () => {
  it.each(operators)('is let in by $title', async ({ noun, endpoint, title }) => {
    await keepFailedJobAndHeldMail();
    const operator = await registerOperator();
    expect([200, 409]).toContain((await operator.call(noun, endpoint, inputs[title]!({} as World))).status); // 409: no mail server is set here
  });
});

describe('someone of another workspace', () => {
  let world: World;
  let stranger: World;
  beforeAll(async () => {
    [world, stranger] = [await registerBusy('First tenant'), await registerBusy('Second tenant')];
  });

  it.each(aimed)("is told by $title that the first tenant's row is not there, and changes nothing", async ({ noun, endpoint, title }) => {
    const before = await fingerprintOf(world.workspaceId);
    const aimedAt = await stranger.call(noun, endpoint, inputs[title]!(world));
    const never = await stranger.call(noun, endpoint, withRandomIds(endpoint, inputs[title]!(world)));
    expect(aimedAt.status).toBe(404);
    const blank = ({ requestId: _id, ...rest }: Record<string, unknown>) => rest;
    expect(blank(aimedAt.body)).toEqual(blank(never.body)); // byte for byte what a row that never was answers
    expect(await fingerprintOf(world.workspaceId)).toBe(before);
  });

  it.each(reading)('sees nothing of the first tenant in $title', async ({ noun, endpoint, title }) => {
    const { response } = await stranger.call(noun, endpoint, inputs[title]!(world));
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const id of await idsOf(world.workspaceId)) expect(text).not.toContain(id);
    expect(text).not.toContain('First tenant');
  });
});

describe('a member who is not an owner', () => {
  const busyWithMember = async () => {
    const world = await registerBusy();
    const member = await register('Own shop');
    await joinAsMember(member, world.workspaceId);
    return { world, member };
  };
  const shared = once(busyWithMember);

  it.each(guarded)('may do what $title says', async ({ noun, endpoint, title }) => {
    const { world, member } = await (endpoint.ownerOnly || endpoint.method === 'GET' ? shared() : busyWithMember());
    const { status, body } = await member.call(noun, endpoint, inputs[title]!(world));
    if (endpoint.ownerOnly) expect(body).toMatchObject({ code: 'forbidden' });
    else if (personal.includes(title)) expect(status).toBe(404);
    else expect([200, 409]).toContain(status); // 409: this piece cannot be withdrawn, for owners too
  });
});

describe('a visitor in a demo', () => {
  const shared = once(async () => {
    const demo = makeClient(functions);
    await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
    return { world: await registerBusy(), demo };
  });

  it.each(guarded.filter(({ endpoint }) => endpoint.notInDemo))('is refused by $title', async ({ noun, endpoint, title }) => {
    const { world, demo } = await shared();
    expect((await demo.call(noun, endpoint, inputs[title]!(world))).body).toMatchObject({ code: 'demo_forbidden' });
  });
});

describe('a workspace whose trial is over', () => {
  const ended = async () => {
    const world = await registerBusy();
    await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 minute' WHERE workspace_id = $1", [world.workspaceId]);
    return world;
  };
  const shared = once(ended);

  it.each(guarded)('reads on and creates nothing by $title', async ({ noun, endpoint, title }) => {
    const world = await (endpoint.creates || endpoint.method === 'GET' ? shared() : ended());
    const { status, body } = await world.call(noun, endpoint, inputs[title]!(world));
    if (endpoint.creates) expect(body).toMatchObject({ code: 'trial_ended' });
    else expect([200, 409]).toContain(status);
  });
});

/** One world for all that only read or are refused; what changes something gets its own. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const FAILED_JOB = crypto.randomUUID();
const HELD_MAIL = crypto.randomUUID();
const OPEN_INVOICE = crypto.randomUUID();

/** What operators' endpoints are aimed at, as it is before anybody touched it. */
async function keepFailedJobAndHeldMail() {
  await asOwner('DELETE FROM pgboss.job WHERE id = $1', [FAILED_JOB]);
  await asOwner("INSERT INTO pgboss.job (id, name, data, state, completed_on, output) VALUES ($1, 'expire-demos', '{}', 'failed', now(), '{}')", [FAILED_JOB]);
  await asOwner(
    `INSERT INTO mails (id, kind, recipient, subject, html, text, state, expires_at, created_at) VALUES ($1, 'reset-password', 'ada@example.com', 'Reset', '<html><head></head></html>', 'Reset', 'held', now() + interval '1 hour', now())
     ON CONFLICT (id) DO UPDATE SET state = 'held', html = excluded.html, text = excluded.text`,
    [HELD_MAIL],
  );
  await asOwner(
    `INSERT INTO invoices (id, workspace_id, number, plan, net_cents, tax_rate, total_cents, currency, period_start, period_end, state, seller, buyer, issued_at, due_at)
     SELECT $1::uuid, workspace_id, 'X-' || left($1::uuid::text, 13), 'Pro', 29700, 0, 29700, 'USD', '2026-11-21', '2026-12-21', 'open', '{"lines":["Example Ltd"],"payment":[],"note":""}', '{"name":"Ada","email":"ada@example.com","company":""}', now(), now() FROM workspaces WHERE kind = 'real' ORDER BY created_at LIMIT 1
     ON CONFLICT (id) DO UPDATE SET state = 'open'`,
    [OPEN_INVOICE],
  );
}

async function tenantTables(): Promise<string[]> {
  const rows = await asOwner<{ name: string }>("SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY 1");
  return rows.map(({ name }) => name);
}

/** One text for all that a workspace holds. */
async function fingerprintOf(workspaceId: string): Promise<string> {
  const parts: unknown[] = [];
  for (const table of await tenantTables()) parts.push(table, (await asOwner(`SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS md5 FROM ${table} t WHERE workspace_id = $1`, [workspaceId]))[0]);
  return JSON.stringify(parts);
}

async function idsOf(workspaceId: string): Promise<string[]> {
  const ids = [workspaceId];
  for (const table of ['ideas', 'pieces', 'creations', 'creation_folders', 'creation_templates', 'activities', 'files', 'invoices']) ids.push(...(await asOwner<{ id: string }>(`SELECT id FROM ${table} WHERE workspace_id = $1`, [workspaceId])).map(({ id }) => id));
  return ids;
}

function withRandomIds(endpoint: Endpoint, input: Record<string, unknown>) {
  const ids = [...pathParameters(endpoint.path), 'ideaId'].filter((name) => typeof input[name] === 'string'); // the number of a part is no id
  return { ...input, ...Object.fromEntries(ids.map((name) => [name, crypto.randomUUID()])) };
}

interface Row {
  title: string;
  noun: string;
  endpoint: Endpoint;
}
