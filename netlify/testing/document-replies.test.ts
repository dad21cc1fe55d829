import { conversationsContract } from '../../src/contracts/conversations';
import { decisionsContract } from '../../src/contracts/decisions';
import type { Endpoint, RawInput } from '../../src/contracts/endpoint';
import { fileContract } from '../../src/contracts/file';
import { operatorContract } from '../../src/contracts/operator';
import { planContract } from '../../src/contracts/plan';
import { publicationContract } from '../../src/contracts/publication';
import { reportsContract } from '../../src/contracts/reports';
import { shareContract } from '../../src/contracts/share';
import { signupContract } from '../../src/contracts/signup';
import { siteContract } from '../../src/contracts/site';
import { trackingContract } from '../../src/contracts/tracking';
import { contentPolicies } from '../http/content-policies';
import { keyFor } from '../keys/keys';
import { makeSignedTokens } from '../providers/system/signed-tokens';
import { makeClient } from './call';
import { asOwner, useDatabase } from './database';
import { keepDesignedMail } from './inbound-mail';
import { functions, registerBusy, registerOperator } from './world';

useDatabase();

let owner: Awaited<ReturnType<typeof registerBusy>>;
let operator: Awaited<ReturnType<typeof registerOperator>>;
let mailId: string;
beforeAll(async () => {
  operator = await registerOperator();
  owner = await registerBusy();
  mailId = crypto.randomUUID();
  await asOwner(
    `INSERT INTO mails (id, kind, recipient, subject, text, html, state, expires_at, created_at)
      VALUES ($1, 'notice', 'ada@example.com', 'Hello', 'Hello', '<html><head></head><body>Hello</body></html>', 'sent', now() + interval '1 day', now())`,
    [mailId],
  );
});

const visit = <E extends Endpoint>(noun: string, endpoint: E, input: RawInput<E>, headers?: Record<string, string>) =>
  makeClient(functions).call(noun, endpoint, input as never, headers);
const mailToken = () =>
  makeSignedTokens(keyFor('report-mail')).seal(
    [owner.workspaceId, owner.session.user.id, 'weekly', '2026-11-22'].join('.'),
    null,
  );
const slug = () => owner.session.workspace.slug as string;

const keepMail = () => keepDesignedMail(owner.workspaceId);

/** What is sent of each kind, by the real functions. A new policy without a reply does not compile. */
const replies: Record<keyof typeof contentPolicies, () => Promise<Awaited<ReturnType<typeof visit>>>> = {
  data: () => visit('publication', publicationContract.getFeed, { workspaceSlug: slug() }),
  file: () => owner.call('file', fileContract.getFile, { fileId: owner.file.id }),
  publicPage: () => visit('publication', publicationContract.getPublicPage, { workspaceSlug: slug() }),
  publicPageWithForm: async () => {
    await owner.call('signup', signupContract.updateSignupPage, {
      title: 'Bread by mail',
      text: '',
      button: 'Join',
      wording: 'Yes, write to me.',
      thanks: 'See you.',
      asksName: false,
      asksPhone: false,
      tags: [],
      open: true,
    });
    return visit('publication', publicationContract.getPublicPage, { workspaceSlug: slug() });
  },
  sharedPage: () => visit('share', shareContract.getSharedPage, { token: 'none' }),
  sharedReport: () => visit('reports', reportsContract.getReportPage, { token: 'none' }),
  reportMail: () => visit('reports', reportsContract.getReportMailStop, { token: mailToken() }),
  decision: () => visit('decisions', decisionsContract.getDecisionPage, { token: 'none' }),
  preferences: () => visit('tracking', trackingContract.getPreferences, { token: 'none' }),
  newsletter: () => visit('site', siteContract.getConfirmationPage, { token: 'none' }),
  signup: () => visit('signup', signupContract.getSignupForm, { workspaceSlug: slug() }),
  signupFrame: () => visit('signup', signupContract.getSignupForm, { workspaceSlug: slug(), embed: '1' }),
  deadLink: () => visit('tracking', trackingContract.followLink, { token: 'none' }),
  invoice: () => owner.call('plan', planContract.getInvoiceDocument, { invoiceId: owner.invoice!.id }),
  mailPreview: () => operator.call('operator', operatorContract.getMailHtml, { mailId }),
  inboxMail: async () => owner.call('conversations', conversationsContract.getMessageHtml, await keepMail()),
  inboxMailWithPictures: async () =>
    owner.call('conversations', conversationsContract.getMessageHtml, { ...(await keepMail()), pictures: 'yes' }),
};

it.each(Object.keys(replies) as (keyof typeof replies)[])('a reply of the kind %s carries its policy', async (kind) => {
  const { response } = await replies[kind]();
  expect(response.headers.get('content-security-policy')).toBe(contentPolicies[kind]);
  const isPage = kind !== 'data' && kind !== 'file';
  expect(response.headers.get('content-type')?.startsWith('text/html')).toBe(isPage);
});

it('a page that may be kept carries it, too, when nothing has changed', async () => {
  const page = async (headers?: Record<string, string>) =>
    (await visit('publication', publicationContract.getPublicPage, { workspaceSlug: slug() }, headers)).response;
  const tag = (await page()).headers.get('etag')!;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const reply = await page({ 'if-none-match': known });
    expect([reply.status, reply.headers.get('etag')]).toEqual([304, tag]);
    expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  }
  expect((await page({ 'if-none-match': '"other"' })).status).toBe(200);
});

it('a share that is there carries the same policy as one that is not', async () => {
  const { response, status } = await visit('share', shareContract.getSharedPage, {
    token: (owner.share.url as string).split('/').at(-1)!,
  });
  expect([status, response.headers.get('content-security-policy')]).toEqual([200, contentPolicies.sharedPage]);
});
