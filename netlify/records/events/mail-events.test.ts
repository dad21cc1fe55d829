import { inWorkspace } from '../../database/client';
import { HOUR_MS } from '../../../src/domain/duration';
import { peopleContract } from '../../../src/contracts/contact-people';
import { makingContract } from '../../../src/contracts/creation-making';
import { foldService } from '../../features/analytics/store/fold-wiring';
import { recordVisit } from '../../features/tracking/visits/delivery-visits-repository';
import { recordRenewal, recordUnsubscribe } from '../../features/tracking/reports/mail-wishes-repository';
import { openStudio } from '../../testing/builders/making';
import { asOwner, useDatabase } from '../../testing/database';
import { sentMail } from '../../testing/sent-mail';
import { register, registerBusy } from '../../testing/world';
import { decideClaim } from '../deliveries/conversion-claims';
import { settleDeliveries } from '../deliveries/delivery-ledger';
import { recordBounces, recordConversion } from '../deliveries/delivery-outcomes';
import { noteConversions, noteMailEvents } from './mail-events';

useDatabase();

type Mail = Awaited<ReturnType<typeof sentMail>>;
const newId = () => crypto.randomUUID();
let owner: Awaited<ReturnType<typeof register>>;
let workspaceId: string;
beforeEach(async () => {
  owner = await register();
  workspaceId = owner.workspaceId;
  await foldService().foldEvents(); // notes what was before, which is nothing
});

/** Everything in the store, oldest first. */
async function stored() {
  await foldService().foldEvents();
  return asOwner<StoredEvent>(
    'SELECT kind, channel, person, campaign, subject_id, value::int, at FROM events WHERE workspace_id = $1 ORDER BY at, kind',
    [workspaceId],
  );
}
const kinds = async () => (await stored()).map(({ kind }) => kind);
const visit = (
  mail: Mail,
  kind: 'open' | 'click',
  more: Partial<{ sign: string; honeypot: boolean; at: Date; link: number }> = {},
) =>
  inWorkspace(workspaceId, (tx) =>
    recordVisit(tx, {
      workspaceId,
      deliveryId: mail.deliveryId,
      id: newId(),
      newId,
      at: more.at ?? new Date(),
      sign: () => (more.sign ?? '') as never,
      ...(kind === 'open'
        ? { kind }
        : { kind, link: more.link ?? 0, honeypot: more.honeypot ?? false, target: 'https://shop.example/rye' }),
    }),
  );

describe('emails that were sent', () => {
  it('are recorded in one statement, however many, and only once, however often they are settled', async () => {
    const mails = [
      await sentMail(workspaceId, { state: 'sending' }),
      await sentMail(workspaceId, { state: 'sending' }),
    ];
    const sentAt = new Date('2026-11-20T10:00Z');
    const results = [
      ...mails.map(({ deliveryId: id }) => ({ id, state: 'sent' as const, sentAt })),
      { id: (await sentMail(workspaceId, { state: 'sending' })).deliveryId, state: 'failed' as const, cause: 'x' },
    ];
    for (let times = 0; times < 2; times += 1)
      await inWorkspace(workspaceId, (tx) => settleDeliveries(tx, workspaceId, results), 'worker');
    expect((await stored()).map(({ person: _person, ...rest }) => rest)).toEqual(
      mails.map(() => ({
        kind: 'delivered',
        channel: 'email',
        campaign: expect.any(String),
        subject_id: expect.any(String),
        value: 0,
        at: sentAt,
      })),
    );
    expect((await stored()).map(({ person }) => person).sort()).toEqual(mails.map(({ contactId }) => contactId).sort());
  });

  it('and later bounced do not count as delivered', async () => {
    const mail = await sentMail(workspaceId);
    await inWorkspace(workspaceId, (tx) =>
      noteMailEvents(tx, workspaceId, { ids: [mail.deliveryId], kinds: ['delivered'] }),
    );
    expect(await kinds()).toEqual(['delivered']);
    await inWorkspace(workspaceId, (tx) =>
      recordBounces(
        tx,
        [{ workspaceId, deliveryId: mail.deliveryId, at: new Date(), kind: 'hard', cause: 'No such mailbox.' }],
        newId,
      ),
    );
    expect(await kinds()).toEqual([]);
  });
});

describe('visits of an email', () => {
  it('by a person are recorded the first time', async () => {
    const mail = await sentMail(workspaceId);
    await visit(mail, 'open');
    await visit(mail, 'open');
    await visit(mail, 'click');
    await visit(mail, 'click', { link: 1 });
    const events = await stored();
    expect(events.map(({ kind }) => kind)).toEqual(['open', 'click']);
    expect(events[0]).toMatchObject({ channel: 'email', person: mail.contactId, subject_id: mail.campaign.campaignId });
  });

  it('by a machine are not recorded', async () => {
    const mail = await sentMail(workspaceId);
    await visit(mail, 'open', { sign: 'prefetch' });
    await visit(mail, 'click', { sign: 'scanner' });
    expect(await kinds()).toEqual([]);
  });

  it('that turn out to be a machine’s are withdrawn', async () => {
    const mail = await sentMail(workspaceId, { sentAgo: '2 hours' });
    const at = new Date(Date.now() - HOUR_MS);
    await visit(mail, 'click', { at });
    expect(await kinds()).toEqual(['click', 'open']);
    await visit(mail, 'click', { at: new Date(at.getTime() + 1_000), honeypot: true, link: 2 });
    expect(await kinds()).toEqual([]);
  });

  it('prove that an email arrived although the server’s answer was lost', async () => {
    await visit(await sentMail(workspaceId, { state: 'uncertain' }), 'open');
    expect(await kinds()).toEqual(['delivered', 'open']);
  });
});

it('an unsubscribe is recorded, and withdrawn when it was a mistake', async () => {
  const mail = await sentMail(workspaceId);
  const wish = { proof: () => 'x', address: null, at: new Date() };
  await inWorkspace(workspaceId, (tx) => recordUnsubscribe(tx, mail, wish, newId));
  expect(await kinds()).toEqual(['unsubscribe']);
  await inWorkspace(workspaceId, (tx) => recordRenewal(tx, mail, { ...wish, wording: 'Yes' }, newId));
  expect(await kinds()).toEqual([]);
});

describe('a sale', () => {
  const sale = async (mail: Mail, waits: boolean) => {
    await inWorkspace(workspaceId, (tx) =>
      recordConversion(
        tx,
        { workspaceId, deliveryId: mail.deliveryId, at: new Date(), reference: newId(), value: 4_900, waits },
        newId,
      ),
    );
    return (await asOwner<{ id: string }>('SELECT id FROM conversions WHERE delivery_id = $1', [mail.deliveryId]))[0]!
      .id;
  };

  it('is noted with its amount', async () => {
    const mail = await sentMail(workspaceId);
    await sale(mail, false);
    expect(await stored()).toMatchObject([
      { kind: 'conversion', channel: 'email', person: mail.contactId, value: 4_900 },
    ]);
  });

  it('that waits for the owner has no event until it counts, and none if it is refused later', async () => {
    const mail = await sentMail(workspaceId);
    const claimId = await sale(mail, true);
    expect(await kinds()).toEqual([]);
    const decide = (counts: boolean) =>
      inWorkspace(workspaceId, (tx) =>
        decideClaim(tx, workspaceId, { campaignId: mail.campaign.campaignId, claimId, counts, at: new Date() }),
      );
    await decide(true);
    expect(await stored()).toMatchObject([{ kind: 'conversion', value: 4_900 }]);
    await decide(false);
    expect(await kinds()).toEqual([]);
    await decide(true);
    await inWorkspace(workspaceId, (tx) => noteConversions(tx, workspaceId, [claimId]));
    expect(await stored()).toMatchObject([{ kind: 'conversion', value: 4_900 }]);
  });

  it('of a transaction that is rolled back leaves no event', async () => {
    const mail = await sentMail(workspaceId);
    await expect(
      inWorkspace(workspaceId, async (tx) => {
        await recordConversion(
          tx,
          { workspaceId, deliveryId: mail.deliveryId, at: new Date(), reference: newId(), value: 1 },
          newId,
        );
        throw new Error('cut off');
      }),
    ).rejects.toThrow('cut off');
    expect(await kinds()).toEqual([]);
  });
});

describe('work done here', () => {
  it('is noted when a post is published and when a picture is made', async () => {
    const busy = await registerBusy();
    ({ workspaceId } = busy);
    const made = (await stored()).filter(({ channel }) => channel === 'product');
    expect(made.map(({ kind, subject_id }) => [kind, subject_id]).sort()).toEqual([
      ['make', busy.picture.id],
      ['publish', busy.published.id],
    ]);
  });

  it('is noted once for a clip that a job makes', async () => {
    const studio = await openStudio();
    studio.ports.whileWaiting = studio.work;
    await studio.call('creative', makingContract.generateVideo, { prompt: 'Two for one', duration: 3, quality: 'sd' });
    workspaceId = studio.workspaceId;
    expect(await kinds()).toEqual(['make']);
  });
});

describe('an erased contact', () => {
  it('still counts as one person, and nobody knows who', async () => {
    const mail = await sentMail(workspaceId);
    await visit(mail, 'open');
    await stored();
    await visit(mail, 'click'); // still in the inbox
    const gone = await owner.call('contacts', peopleContract.eraseContact, { contactId: mail.contactId });
    expect(gone.status).toBe(200);
    const people = (await stored()).map(({ person }) => person);
    expect([people.length, new Set(people).size, people.includes(mail.contactId), people.includes(null)]).toEqual([
      2,
      1,
      false,
      false,
    ]);
  });
});

describe('what happened before there were events', () => {
  const forget = () => asOwner('DELETE FROM event_folds WHERE workspace_id = $1', [workspaceId]);
  const clear = () => asOwner('DELETE FROM events WHERE workspace_id = $1', [workspaceId]);

  it('is recorded once, in batches, exactly as it would have been at the time', async () => {
    const { campaign } = await sentMail(workspaceId);
    for (let n = 0; n < 6; n += 1) {
      const mail = await sentMail(workspaceId, { campaign });
      await visit(mail, n % 2 ? 'open' : 'click');
      if (n === 0)
        await inWorkspace(workspaceId, (tx) =>
          recordConversion(
            tx,
            { workspaceId, deliveryId: mail.deliveryId, at: new Date(), reference: newId(), value: 700 },
            newId,
          ),
        );
      if (n === 1)
        await inWorkspace(workspaceId, (tx) =>
          recordUnsubscribe(tx, mail, { proof: () => 'x', address: null, at: new Date() }, newId),
        );
    }
    const live = await stored();
    await clear();
    await forget();
    const { makeFoldService } = await import('../../features/analytics/store/fold-service');
    const { backfillRepository } = await import('../../features/analytics/store/backfill-repository');
    const { foldRepository } = await import('../../features/analytics/store/fold-repository');
    let batches = 0;
    const backfill = {
      ...backfillRepository,
      noteSome: (id: string, { since }: { since: Date }) => {
        if (id === workspaceId) batches += 1;
        return backfillRepository.noteSome(id, { since, limit: 3 });
      },
    };
    await makeFoldService({
      repository: foldRepository,
      backfill,
      clock: { now: () => new Date() },
      runMs: HOUR_MS,
    }).foldEvents();
    const noted = (await stored()).filter(({ kind }) => kind !== 'delivered');
    expect([noted, batches]).toEqual([live, 3]);
    expect((await stored()).filter(({ kind }) => kind === 'delivered')).toHaveLength(7);
    await forget();
    await stored();
    expect((await stored()).length).toBe(live.length + 7);
  });

  it('includes posts, once', async () => {
    const busy = await registerBusy('Bakery');
    ({ workspaceId } = busy);
    const live = (await stored()).filter(({ kind }) => kind === 'publish');
    await forget();
    expect((await stored()).filter(({ kind }) => kind === 'publish')).toEqual(live);
  });
});

interface StoredEvent {
  kind: string;
  channel: string;
  person: string | null;
  campaign: string;
  subject_id: string | null;
  value: number;
  at: Date;
}
