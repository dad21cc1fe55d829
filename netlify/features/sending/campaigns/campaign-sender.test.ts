import { randomUUID } from 'node:crypto';
import { forgetEnv } from '../../../config/env';
import { inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { addDeliveries } from '../../../records/deliveries/delivery-ledger';
import { readSignature, signingKeys } from '../../../testing/dkim';
import { asOwner, useDatabase } from '../../../testing/database';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { campaignSender } from './campaign-sender-wiring';
import { sendingBox } from '../sending-wiring';
import { until } from '../../../testing/until';

useDatabase();
const mail = useMailServer();
/** Runs as if it were this time. */
const at = (time: string) => ({ clock: { now: () => new Date(time) } });
const states = async (campaignId: string) =>
  (await ledgerOf(campaignId)).map(({ address, state }) => [address.split('@')[0], state]);

describe('a campaign', () => {
  it('reaches everybody who agreed once, each with their own words and links, and ends', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const people = await readersIn(workspaceId, 60);
    await asOwner('UPDATE contacts SET email_consent = NULL WHERE id = ANY($1)', [people.slice(0, 2)]);
    await asOwner("UPDATE contacts SET email_consent = 'withdrawn' WHERE id = $1", [people[2]]);
    const { campaignId } = await campaignIn(workspaceId, { senderName: 'Ada’s Bakery' });
    await sendNow(workspaceId, campaignId);
    expect(server.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
      Array.from({ length: 57 }, (_, n) => `p${n + 3}@example.com`).sort(),
    );
    const one = server.mails.find(({ recipients }) => recipients[0] === 'p7@example.com')!;
    expect(one.parsed).toMatchObject({
      subject: 'Rye for Person 7',
      from: { value: [{ name: 'Ada’s Bakery', address: 'no-reply@marketing.example' }] },
    });
    expect(one.parsed.html).toMatch(/Hello Person 7.*https:\/\/marketing\.example\/c\/.*\/o\/.*\/preferences\//s);
    expect(one.parsed.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringContaining('https://marketing.example/preferences/') },
    });
    expect(new Set(server.mails.map(({ parsed }) => parsed.messageId)).size).toBe(57);
    expect(await countsIn(campaignId)).toEqual({ rows: { sent: 57 }, counted: { total: 57, sent: 57 } });
    expect(await campaignRow(campaignId)).toMatchObject({
      status: 'completed',
      cause: null,
      sender: null,
      ended_at: expect.any(Date),
      frozen_at: expect.any(Date),
      left_out: { 'no-consent': 2, withdrawn: 1 },
    });
    expect(await asOwner('SELECT title FROM activities WHERE workspace_id = $1', [workspaceId])).toEqual([
      { title: 'The campaign “Rye week” has been sent' },
    ]);
    const lines = await asOwner(
      'SELECT e.kind, e.title, c.last_contact_at IS NOT NULL AS touched FROM contact_events e JOIN contacts c ON c.id = e.contact_id WHERE e.workspace_id = $1',
      [workspaceId],
    );
    expect([lines.length, lines[0]]).toEqual([
      57,
      { kind: 'mail-sent', title: 'Sent the email “Rye week”', touched: false },
    ]);
    await sendNow(workspaceId, campaignId);
    expect(server.mails).toHaveLength(57);
  });

  it('is signed with the key of the workspace’s domain', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 2);
    const [keys, domainId] = [signingKeys(), randomUUID()];
    const sealed = sendingBox().seal(keys.privateKey, [workspaceId, domainId]);
    await asOwner(
      "INSERT INTO sending_domains (workspace_id, id, domain, selector, public_key, private_key, private_key_id, records, verified_at, created_at) VALUES ($1, $2, 'bakery.example', 'fb1', $3, $4, $5, '[]', now(), now())",
      [workspaceId, domainId, keys.publicKey, sealed.sealed, sealed.keyId],
    );
    await asOwner(
      "INSERT INTO sending_settings (workspace_id, sender_name, local_part, domain_id, reply_to, updated_at) VALUES ($1, 'Ada', 'news', $2, 'ada@bakery.example', now())",
      [workspaceId, domainId],
    );
    const { campaignId } = await campaignIn(workspaceId);
    await sendNow(workspaceId, campaignId);
    expect(
      server.mails.map(({ raw }) => readSignature(raw, keys.publicKey)).map(({ holds, tags }) => [holds, tags.d]),
    ).toEqual([
      [true, 'bakery.example'],
      [true, 'bakery.example'],
    ]);
    expect(server.mails[0]!.parsed).toMatchObject({
      from: { value: [{ name: 'Ada', address: 'news@bakery.example' }] },
      replyTo: { value: [{ address: 'ada@bakery.example' }] },
    });
  });

  it('whose key is broken, or whose text is none, is paused with the reason, and costs nobody their mail', async () => {
    const server = await mail.start();
    for (const [privateKey, text, reason] of [
      ['no key', undefined, /can’t be created/],
      [signingKeys().privateKey, '{{ nothing.here }}', /no template of a mail/],
    ] as const) {
      const workspaceId = await workspaceOf();
      await readersIn(workspaceId, 3);
      const { campaignId } = await campaignIn(workspaceId, text ? { text } : {});
      await sendNow(workspaceId, campaignId, {
        senderOf: () => ({
          from: { name: 'Ada', address: 'ada@bakery.example' },
          replyTo: '',
          signature: { domain: 'bakery.example', selector: 'fb1', privateKey },
          bounceHost: null,
        }),
      });
      expect([await campaignRow(campaignId), (await countsIn(campaignId)).rows]).toMatchObject([
        { status: 'paused', sender: null, cause: expect.stringMatching(reason) },
        { waiting: 3 },
      ]);
    }
    expect(server.mails).toEqual([]);
  });

  it('fails for somebody whose address is none, and reaches the others', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const [person] = await readersIn(workspaceId, 2);
    await asOwner("UPDATE contact_points SET value = 'not an address' WHERE contact_id = $1", [person]);
    const { campaignId } = await campaignIn(workspaceId);
    await sendNow(workspaceId, campaignId);
    expect((await ledgerOf(campaignId)).map(({ state, cause }) => [state, cause])).toEqual([
      ['failed', '“not an address” is not an email address.'],
      ['sent', null],
    ]);
    expect(server.mails).toHaveLength(1);
  });

  it('of a demo, of a workspace whose plan is over or that is to be deleted sends nothing', async () => {
    const server = await mail.start();
    const [demo, over, leaving] = [await workspaceOf('demo'), await workspaceOf(), await workspaceOf()];
    await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 second' WHERE workspace_id = $1", [over]);
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '9 days' WHERE workspace_id = $1", [leaving]);
    for (const workspaceId of [demo, over, leaving]) {
      await readersIn(workspaceId, 1);
      const { campaignId } = await campaignIn(workspaceId);
      await sendNow(workspaceId, campaignId);
      await campaignSender().start();
      expect([await campaignRow(campaignId), await jobsFor(campaignId)]).toMatchObject([
        { status: 'active', frozen_at: null },
        0,
      ]);
    }
    expect(server.mails).toEqual([]);
  });

  it('that is paused, a draft or without a mail server begins nothing', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 1);
    for (const status of ['paused', 'draft', 'completed'] as const)
      await sendNow(workspaceId, (await campaignIn(workspaceId, { status })).campaignId);
    const { campaignId } = await campaignIn(workspaceId);
    delete process.env.SMTP_URL;
    forgetEnv();
    await sendNow(workspaceId, campaignId);
    expect([server.mails.length, (await campaignRow(campaignId)).sender, (await ledgerOf(campaignId)).length]).toEqual([
      0,
      null,
      0,
    ]);
  });

  it('with hostile names reaches the one it is for, and nobody else', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const evil = 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>{{ constructor }}';
    await readersIn(workspaceId, 1, { name: () => evil });
    const { campaignId } = await campaignIn(workspaceId, { senderName: evil });
    await sendNow(workspaceId, campaignId);
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['p0@example.com']]);
    expect(server.mails[0]!.parsed.headers.has('bcc')).toBe(false);
    expect(server.mails[0]!.parsed.html).not.toContain('<script>');
    expect(server.mails[0]!.parsed.subject).toContain('{{ constructor }}');
  });
});

describe('while it is being sent', () => {
  it('a pause stops it within a few letters, and it goes on where it stopped', async () => {
    const server = await mail.start({ answer: () => new Promise((done) => setTimeout(() => done(undefined), 10)) });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 300);
    const { campaignId } = await campaignIn(workspaceId);
    const sending = sendNow(workspaceId, campaignId);
    await until(() => server.mails.length > 20);
    await asOwner("UPDATE campaigns SET status = 'paused' WHERE id = $1", [campaignId]);
    const atPause = server.mails.length;
    await sending;
    expect(server.mails.length - atPause).toBeLessThan(30);
    expect((await countsIn(campaignId)).rows).toEqual({
      sent: server.mails.length,
      waiting: 300 - server.mails.length,
    });
    await asOwner("UPDATE campaigns SET status = 'active' WHERE id = $1", [campaignId]);
    await sendNow(workspaceId, campaignId);
    expect([new Set(server.mails.map(({ recipients }) => recipients[0])).size, server.mails.length]).toEqual([
      300, 300,
    ]);
  });

  it('a worker that stops lets what is in hand go out and hands the rest over', async () => {
    const server = await mail.start({ answer: () => new Promise((done) => setTimeout(() => done(undefined), 10)) });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 150);
    const { campaignId } = await campaignIn(workspaceId);
    const stops = new AbortController();
    const sending = campaignSender().send({ workspaceId, campaignId }, stops.signal);
    await until(() => server.mails.length > 10);
    stops.abort();
    await sending;
    expect([(await countsIn(campaignId)).rows, await jobsFor(campaignId), await campaignRow(campaignId)]).toMatchObject(
      [{ sent: server.mails.length, waiting: 150 - server.mails.length }, 1, { status: 'active', sender: null }],
    );
  });

  it('of two senders one works, and the other goes at once', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 100);
    const { campaignId } = await campaignIn(workspaceId);
    await Promise.all([
      sendNow(workspaceId, campaignId),
      sendNow(workspaceId, campaignId),
      sendNow(workspaceId, campaignId),
    ]);
    expect([server.mails.length, (await countsIn(campaignId)).counted]).toEqual([100, { total: 100, sent: 100 }]);
  });

  it('the older of two senders stops as soon as it has lost the campaign', async () => {
    const server = await mail.start({ answer: () => new Promise((done) => setTimeout(() => done(undefined), 10)) });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 120);
    const { campaignId } = await campaignIn(workspaceId);
    const older = sendNow(workspaceId, campaignId, { timing: { beatMs: 60_000 } });
    await until(() => server.mails.length > 10);
    await asOwner("UPDATE campaigns SET sender_until = now() - interval '1 second' WHERE id = $1", [campaignId]);
    await Promise.all([older, sendNow(workspaceId, campaignId)]);
    const rows = await ledgerOf(campaignId);
    expect(server.mails).toHaveLength(new Set(server.mails.map(({ recipients }) => recipients[0])).size);
    expect([server.mails.length, rows.filter(({ state }) => state === 'sent' || state === 'uncertain').length]).toEqual(
      [120, 120],
    );
  });

  it('whoever unsubscribes, is blocked, archived or erased before their turn gets nothing', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const people = await readersIn(workspaceId, 5);
    const { campaignId } = await campaignIn(workspaceId, { localHour: 9 });
    await sendNow(workspaceId, campaignId, at('2026-11-22T06:00:00Z'));
    expect((await countsIn(campaignId)).rows).toEqual({ waiting: 5 });
    await asOwner("UPDATE contacts SET email_consent = 'withdrawn' WHERE id = $1", [people[0]]);
    await asOwner('UPDATE contacts SET archived_at = now() WHERE id = $1', [people[1]]);
    await asOwner('DELETE FROM contacts WHERE id = $1', [people[2]]);
    await inWorkspace(workspaceId, (tx) =>
      addSuppressions(tx, [
        { workspaceId, id: randomUUID(), channel: 'email', value: 'p3@example.com', reason: 'blocked', at: new Date() },
      ]),
    );
    await sendNow(workspaceId, campaignId, at('2026-11-22T09:00:00Z'));
    expect(server.mails.map(({ recipients }) => recipients[0])).toEqual(['p4@example.com']);
    expect((await ledgerOf(campaignId)).map(({ address, state, cause }) => [address, state, cause])).toEqual([
      ['', 'skipped', null],
      ['p0@example.com', 'skipped', 'They have withdrawn their consent to marketing emails.'],
      ['p1@example.com', 'skipped', 'This contact is archived.'],
      ['p3@example.com', 'skipped', 'Someone in your workspace blocked this email address.'],
      ['p4@example.com', 'sent', null],
    ]);
  });

  it('a new address of a person is the one that is written to', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const [person] = await readersIn(workspaceId, 1);
    const { campaignId } = await campaignIn(workspaceId, { localHour: 9 });
    await sendNow(workspaceId, campaignId, at('2026-11-22T06:00:00Z'));
    await asOwner(
      "UPDATE contact_points SET value = 'new@example.net', shown = 'New@example.net' WHERE contact_id = $1",
      [person],
    );
    await sendNow(workspaceId, campaignId, at('2026-11-22T09:00:00Z'));
    expect(server.mails[0]!.recipients).toEqual(['new@example.net']);
    expect(await states(campaignId)).toEqual([['new', 'sent']]);
  });
});

it('an automation sends what was added for it, once for each occasion, and goes on', async () => {
  const server = await mail.start();
  const workspaceId = await workspaceOf();
  const people = await readersIn(workspaceId, 2);
  const { campaignId, emailId } = await campaignIn(workspaceId, { type: 'automation' });
  const add = (occasion: string) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        addDeliveries(
          tx,
          people.map((contactId, n) => ({
            workspaceId,
            id: randomUUID(),
            campaignId,
            emailId,
            revision: 1,
            contactId,
            occasion,
            address: `p${n}@example.com`,
            notBefore: new Date(),
          })),
        ),
      'worker',
    );
  expect([await add('run-1:a'), await add('run-1:a'), await add('run-2:a')]).toEqual([2, 0, 2]);
  await sendNow(workspaceId, campaignId);
  expect([server.mails.length, await campaignRow(campaignId)]).toMatchObject([
    4,
    { status: 'active', sender: null, frozen_at: null },
  ]);
});
