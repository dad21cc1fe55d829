import { HOUR_MS } from '../../../../src/domain/duration';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { campaignSender } from './campaign-sender-wiring';
import { until } from '../../../testing/until';

useDatabase();
const mail = useMailServer();
/** Runs as if it were this time. */
const at = (time: string) => ({ clock: { now: () => new Date(time) } });

describe('the hour', () => {
  it('is each person’s own, as far as their phone number tells', async () => {
    await mail.start();
    const workspaceId = await workspaceOf(); // London
    await readersIn(workspaceId, 4, { phone: (n) => [null, '+442079460018', '+81312345678', '+12125550143'][n]! });
    const now = new Date('2026-11-22T06:00:00Z');
    const { campaignId } = await campaignIn(workspaceId, { localHour: 9 });
    await sendNow(workspaceId, campaignId, { clock: { now: () => now } });
    expect((await ledgerOf(campaignId)).map(({ not_before }) => not_before.toISOString())).toEqual([
      '2026-11-22T09:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
      '2026-11-22T14:00:00.000Z',
    ]);
    expect((await campaignRow(campaignId)).status).toBe('active');
  });

  it('is met by whoever comes in the minutes after the time that was chosen, and by nobody who comes hours later', async () => {
    await mail.start();
    for (const [now, due] of [
      ['2026-11-22T09:00:40Z', '2026-11-22T09:00:00.000Z'],
      ['2026-11-22T11:00:00Z', '2026-11-23T09:00:00.000Z'],
    ] as const) {
      const workspaceId = await workspaceOf(); // London
      await readersIn(workspaceId, 1);
      const { campaignId } = await campaignIn(workspaceId, { sendAt: new Date('2026-11-22T09:00:00Z'), localHour: 9 });
      await sendNow(workspaceId, campaignId, at(now));
      expect((await ledgerOf(campaignId)).map(({ not_before }) => not_before.toISOString())).toEqual([due]);
    }
  });
});

describe('a campaign that waits for its time', () => {
  const anHour = HOUR_MS;
  const later = { clock: { now: () => new Date(Date.now() + anHour + 1_000) } };

  it('decides who gets it when the time has come: who joined meanwhile does, who unsubscribed does not', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    const people = await readersIn(workspaceId, 2);
    const { campaignId } = await campaignIn(workspaceId, { sendAt: new Date(Date.now() + anHour) });
    await sendNow(workspaceId, campaignId);
    expect([await campaignRow(campaignId), await ledgerOf(campaignId)]).toMatchObject([
      { status: 'active', frozen_at: null, sender: null },
      [],
    ]);
    await readersIn(workspaceId, 1, { domain: () => 'late.example' });
    await asOwner("UPDATE contacts SET email_consent = 'withdrawn' WHERE id = $1", [people[0]]);
    await sendNow(workspaceId, campaignId, later);
    expect(server.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(['p0@late.example', 'p1@example.com']);
    expect(await campaignRow(campaignId)).toMatchObject({ status: 'completed', left_out: { withdrawn: 1 } });
  });

  it('has its words fixed at once: what the mail is made of may change meanwhile', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 1);
    const { campaignId, emailId } = await campaignIn(workspaceId, { sendAt: new Date(Date.now() + anHour) });
    await asOwner('DELETE FROM campaign_texts WHERE email_id = $1', [emailId]);
    await asOwner(`UPDATE campaign_emails SET blocks = '[{"id":"a","kind":"text","text":"Come in."}]' WHERE id = $1`, [
      emailId,
    ]);
    await asOwner(
      "INSERT INTO sending_settings (workspace_id, postal_address, updated_at) VALUES ($1, '1 Elm Street', now())",
      [workspaceId],
    );
    await sendNow(workspaceId, campaignId);
    await asOwner("UPDATE sending_settings SET postal_address = '2 Oak Street' WHERE workspace_id = $1", [workspaceId]);
    await sendNow(workspaceId, campaignId, later);
    expect(server.mails[0]!.parsed.text).toContain('1 Elm Street');
  });

  it('is noticed by the schedule when its time has come, once, and before only while its words are not fixed', async () => {
    await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 1);
    const { campaignId } = await campaignIn(workspaceId, { sendAt: new Date(Date.now() + anHour) });
    const unfixed = await campaignIn(workspaceId, { sendAt: new Date(Date.now() + anHour) });
    await asOwner('DELETE FROM campaign_texts WHERE email_id = $1', [unfixed.emailId]);
    await campaignSender().start();
    expect([await jobsFor(campaignId), await jobsFor(unfixed.campaignId)]).toEqual([0, 1]);
    await campaignSender(later).start();
    await campaignSender(later).start();
    expect(await jobsFor(campaignId)).toBe(1);
  });

  it('of which a segment is gone by then is paused and says so: nobody guesses who was meant', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 2);
    const { campaignId } = await campaignIn(workspaceId, { type: 'email', sendAt: new Date(Date.now() + anHour) });
    await asOwner(
      `UPDATE campaigns SET audience = jsonb_build_object('segmentIds', jsonb_build_array(gen_random_uuid())) WHERE id = $1`,
      [campaignId],
    );
    await sendNow(workspaceId, campaignId, later);
    expect([server.mails.length, await campaignRow(campaignId)]).toMatchObject([
      0,
      {
        status: 'paused',
        cause: 'A segment of this campaign was deleted. Move it back to draft and choose its recipients again.',
      },
    ]);
  });
});

describe('what waits of a campaign that was ended', () => {
  it('is skipped and counted by the run that had it in hand', async () => {
    const server = await mail.start({ answer: () => new Promise((done) => setTimeout(() => done(undefined), 10)) });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 120);
    const { campaignId } = await campaignIn(workspaceId);
    const sending = sendNow(workspaceId, campaignId);
    await until(() => server.mails.length > 10);
    await asOwner("UPDATE campaigns SET status = 'completed', ended_at = now() WHERE id = $1", [campaignId]);
    await sending;
    const [sent, skipped] = [server.mails.length, 120 - server.mails.length];
    expect(skipped).toBeGreaterThan(0);
    expect(await countsIn(campaignId)).toEqual({ rows: { sent, skipped }, counted: { total: 120, sent, skipped } });
    expect((await ledgerOf(campaignId)).find(({ state }) => state === 'skipped')!.cause).toBe(
      'The campaign ended before it was sent.',
    );
  });

  it('is skipped by a job of its own where there is much of it, also without a mail server', async () => {
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 3);
    const { campaignId, emailId } = await campaignIn(workspaceId, { status: 'completed' });
    await asOwner(
      "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, occasion, address, domain, state, not_before) SELECT $1, gen_random_uuid(), $2, $3, 1, n::text, '', '', 'waiting', now() FROM generate_series(1, 20_001) n",
      [workspaceId, campaignId, emailId],
    );
    await sendNow(workspaceId, campaignId);
    expect(await countsIn(campaignId)).toEqual({
      rows: { skipped: 20_001 },
      counted: { total: 20_001, skipped: 20_001 },
    });
  });
});

describe('what a mail calls home with', () => {
  const HTML =
    '<a href="{{ link[0] }}">Rye</a><img src="{{ pixel }}" alt=""><i>{{ honeypot }}</i><a href="{{ preferences }}">Unsubscribe</a>';
  const sentWith = async (settings: string) => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 1);
    await asOwner(
      `INSERT INTO sending_settings (workspace_id, own_hosts, updated_at, tracks_opens, tracks_clicks, tracks_conversions) VALUES ($1, '["bakery.example"]', now(), ${settings})`,
      [workspaceId],
    );
    const { campaignId } = await campaignIn(workspaceId, { html: HTML });
    await sendNow(workspaceId, campaignId);
    return String(server.mails[0]!.parsed.html);
  };

  it('is a pixel and links that lead through this installation', async () => {
    expect(await sentWith('true, true, true')).toMatch(
      /^<a href="https:\/\/marketing\.example\/c\/[^"]+">Rye<\/a><img src="https:\/\/marketing\.example\/o\/[^"]+" alt=""><i>https:/,
    );
  });

  it('is nothing where nothing is to be tracked', async () => {
    expect(await sentWith('false, false, false')).toMatch(
      /^<a href="https:\/\/bakery\.example\/rye">Rye<\/a><img src="" alt=""><i><\/i>/,
    );
  });

  it('is the way of a sale alone where only sales are tracked', async () => {
    expect(await sentWith('false, false, true')).toMatch(
      /^<a href="https:\/\/bakery\.example\/rye\?utm_source=email&amp;utm_medium=email&amp;utm_campaign=rye-for&amp;fb_click=[^"]+">Rye<\/a><img src="" alt=""><i><\/i>/,
    );
  });
});
