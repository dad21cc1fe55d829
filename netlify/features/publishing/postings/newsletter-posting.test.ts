import { campaignsContract } from '../../../../src/contracts/campaigns';
import { engineContract } from '../../../../src/contracts/engine';
import { publishingContract } from '../../../../src/contracts/publishing';
import { sendingContract } from '../../../../src/contracts/sending';
import { readersIn, ledgerOf } from '../../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { bakery, joinAsMember, payFor, register, registerOperator, registerUnconfirmed } from '../../../testing/world';
import { engineJobs } from '../../engine/engine-wiring';
import { publishingJobs } from '../publishing-wiring';

useDatabase();
const mail = useMailServer();
beforeAll(() => registerOperator());

type Owner = Awaited<ReturnType<typeof register>>;

/** An owner with two readers, whose post in review goes to the newsletter. */
async function withNewsletter({
  owner,
  subject = null,
  body = 'In linen.',
}: { owner?: Owner; subject?: string | null; body?: string } = {}) {
  const who = owner ?? (await register());
  await payFor(who.workspaceId);
  await who.call('engine', engineContract.updateProfile, bakery);
  await readersIn(who.workspaceId, 2);
  const piece = (
    await who.call('engine', engineContract.createOwnPiece, { title: 'Keep rye fresh', body, creationId: null })
  ).body.data;
  const chosen = await who.call('publishing', publishingContract.updatePiecePostings, {
    pieceId: piece.id,
    version: piece.version,
    choices: [{ channel: 'newsletter', words: null, subject }],
  });
  return {
    ...who,
    chosen,
    pieceId: piece.id as string,
    version: chosen.body.data?.version as number,
    postingId: chosen.body.data?.items[0].id as string,
  };
}

type Post = Awaited<ReturnType<typeof withNewsletter>>;

const saveSender = ({ call }: Post) =>
  call('sending', sendingContract.updateSendingSettings, {
    senderName: '',
    localPart: '',
    domainId: null,
    replyTo: 'ada@bakery.example',
    postalAddress: '1 Elm Street, Bristol',
  });
async function publish({ call, workspaceId, pieceId }: Post, version: number) {
  const { status } = await call('engine', engineContract.approvePiece, { pieceId, version });
  expect(status).toBe(200);
  await engineJobs().publishPiece({ workspaceId, pieceId });
}
const post = ({ workspaceId, postingId }: Post) => publishingJobs().postPosting({ workspaceId, postingId });
const read = async ({ call, pieceId }: Post) =>
  (await call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data.items[0];
const again = ({ call, postingId }: Post) =>
  call('publishing', publishingContract.updatePosting, { postingId, decision: 'again' });
const campaignsOf = ({ workspaceId }: Post) =>
  asOwner<{ id: string; status: string }>('SELECT id, status FROM campaigns WHERE workspace_id = $1', [workspaceId]);
const mailOf = async ({ postingId }: Post) =>
  (
    await asOwner<{ subject: string; blocks: { kind: string; text?: string; label?: string; url?: string }[] }>(
      'SELECT subject, blocks FROM campaign_emails WHERE campaign_id = $1',
      [postingId],
    )
  )[0]!;
const version = async ({ call, pieceId }: Post): Promise<number> =>
  (await call('engine', engineContract.getPiece, { pieceId })).body.data.version;

describe('a post that goes to the newsletter', () => {
  it('arrives once by email at everybody who agreed, however many workers there are', async () => {
    const { mails } = await mail.start();
    const posting = await withNewsletter({ subject: 'How rye keeps' });
    await saveSender(posting);
    await publish(posting, posting.version);
    await Promise.all([post(posting), post(posting), post(posting)]);
    await post(posting);
    expect(await campaignsOf(posting)).toEqual([{ id: posting.postingId, status: 'active' }]);
    expect(await jobsFor(posting.postingId)).toBe(1);
    expect(await read(posting)).toMatchObject({
      state: 'posted',
      cause: null,
      campaign: { id: posting.postingId, status: 'active' },
    });
    await sendNow(posting.workspaceId, posting.postingId);
    expect((await ledgerOf(posting.postingId)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.parsed.subject).toBe('How rye keeps');
    expect(mails[0]!.parsed.text).toContain('In linen.');
    expect(mails[0]!.raw).toContain('List-Unsubscribe:');
    expect((await mailOf(posting)).blocks.map(({ kind }) => kind)).toEqual(['heading', 'text', 'button', 'footer']);
    expect(await read(posting)).toMatchObject({
      campaign: { status: 'completed' },
      figures: {
        counts: [
          { what: 'sent', count: 2 },
          { what: 'opened', count: 0 },
          { what: 'clicked', count: 0 },
        ],
      },
    });
  });

  it('waits as a draft that says what is missing, and leaves once that is there', async () => {
    await mail.start();
    const posting = await withNewsletter();
    await publish(posting, posting.version);
    await post(posting);
    const waiting = await read(posting);
    expect(waiting).toMatchObject({ state: 'waiting', campaign: { status: 'draft' }, figures: null });
    expect(waiting.cause).toContain('Add your postal address under Sender.');
    expect((await again(posting)).status).toBe(200);
    await post(posting);
    expect(await read(posting)).toMatchObject({ state: 'waiting' });
    await saveSender(posting);
    await again(posting);
    await post(posting);
    expect(await read(posting)).toMatchObject({ state: 'posted', cause: null });
    expect(await campaignsOf(posting)).toEqual([{ id: posting.postingId, status: 'active' }]);
  });

  it('has left when somebody starts its draft on the campaigns page, and is not sent again', async () => {
    await mail.start();
    const posting = await withNewsletter();
    await publish(posting, posting.version);
    await post(posting);
    await saveSender(posting);
    const { status } = await posting.call('campaigns', campaignsContract.startCampaign, {
      campaignId: posting.postingId,
    });
    expect(status).toBe(200);
    expect(await read(posting)).toMatchObject({ state: 'posted' });
    expect((await again(posting)).status).toBe(409);
    await post(posting);
    expect(await jobsFor(posting.postingId)).toBe(1);
  });

  it('is not sent when the post was taken down before it left, and goes out with the words of the next approval', async () => {
    await mail.start();
    const posting = await withNewsletter();
    await publish(posting, posting.version);
    await post(posting); // waits for a sender: a draft with the first words
    await posting.call('engine', engineContract.takeDownPiece, { pieceId: posting.pieceId });
    await saveSender(posting);
    await post(posting);
    expect(await read(posting)).toMatchObject({ state: 'cancelled' });
    expect(await campaignsOf(posting)).toEqual([{ id: posting.postingId, status: 'draft' }]);
    await posting.call('engine', engineContract.updatePiece, {
      pieceId: posting.pieceId,
      version: await version(posting),
      title: 'Keep rye dry',
      body: 'In cotton.',
    });
    await publish(posting, await version(posting));
    await post(posting);
    expect(await read(posting)).toMatchObject({ state: 'posted' });
    const email = await mailOf(posting);
    expect(email.subject).toBe('Keep rye dry');
    expect(email.blocks.find(({ kind }) => kind === 'text')!.text).toBe('In cotton.');
  });

  it('is paused with its reason when the post is taken down while it is on its way', async () => {
    await mail.start();
    const posting = await withNewsletter();
    await saveSender(posting);
    await publish(posting, posting.version);
    await post(posting);
    await posting.call('engine', engineContract.takeDownPiece, { pieceId: posting.pieceId });
    expect(await read(posting)).toMatchObject({
      state: 'posted',
      campaign: { status: 'paused', cause: 'The post that this is about was taken down.' },
    });
  });

  it('says the words as they were typed: no marks, no merge fields, and the button in the language of the business', async () => {
    await mail.start();
    const body = 'Rye *or* wheat? {{ contact.email }}\nhttps://bakery.example/a_b_c';
    const posting = await withNewsletter({ body });
    await asOwner("UPDATE workspaces SET language = 'de' WHERE workspace_id = $1", [posting.workspaceId]);
    const shown = (
      await posting.call('publishing', publishingContract.getPieceNewsletter, { pieceId: posting.pieceId })
    ).body.data;
    expect(shown).toMatchObject({ people: 2, subject: 'Keep rye fresh' });
    expect(shown.missing).toEqual([
      'Add your postal address under Sender. The law requires it in every marketing email.',
    ]);
    const text = shown.html.replaceAll('&#8288;', '');
    expect(text).toContain('Rye *or* wheat? {{ contact.email }}');
    expect(text).toContain('https://bakery.example/a_b_c');
    expect(text).toContain('Auf unserer Seite lesen');
  });
});

it('becomes an email that can be written further, too, which is not its newsletter', async () => {
  await mail.start();
  const posting = await withNewsletter();
  const { status, body } = await posting.call('campaigns', campaignsContract.createCampaign, {
    pieceId: posting.pieceId,
  });
  expect([status, body.data]).toMatchObject([
    200,
    { type: 'broadcast', status: 'draft', name: 'Keep rye fresh', emails: [{ subject: 'Keep rye fresh' }] },
  ]);
  expect(body.data.id).not.toBe(posting.postingId);
  expect(await read(posting)).toMatchObject({ state: 'planned', campaign: null });
  const stranger = await register();
  expect(
    (await stranger.call('campaigns', campaignsContract.createCampaign, { pieceId: posting.pieceId })).status,
  ).toBe(404);
});

describe('whoever has not confirmed their address', () => {
  it('cannot choose the newsletter, and nothing leaves a workspace whose owners have not', async () => {
    await mail.start();
    const { chosen } = await withNewsletter({ owner: await registerUnconfirmed() });
    expect(chosen).toMatchObject({ status: 403, body: { code: 'address_unconfirmed' } });

    const posting = await withNewsletter();
    await saveSender(posting);
    await asOwner('UPDATE auth."user" SET email_verified = false WHERE email = $1', [posting.form.email]);
    await publish(posting, posting.version);
    await post(posting);
    const waiting = await read(posting);
    expect(waiting.state).toBe('waiting');
    expect(waiting.cause).toContain('Confirm your own email address first');
  });

  it('may still change the other channels of a post whose newsletter somebody else chose', async () => {
    const posting = await withNewsletter();
    const colleague = await registerUnconfirmed();
    await joinAsMember(colleague, posting.workspaceId);
    const changed = await colleague.call('publishing', publishingContract.updatePiecePostings, {
      pieceId: posting.pieceId,
      version: posting.version,
      choices: [
        { channel: 'newsletter', words: null, subject: null },
        { channel: 'mastodon', words: null },
      ],
    });
    expect(changed.status).toBe(200);
  });
});
