import { sendingContract } from '../../../../src/contracts/sending';
import { trackingContract } from '../../../../src/contracts/tracking';
import { makeConversionKey } from '../../../../src/domain/conversion';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { countsOf, deliveryOf, mailLinks, sentMail, timelineOf } from '../../../testing/sent-mail';
import { functions, register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const tell = (reported: Record<string, unknown>, headers: Record<string, string> = {}) =>
  makeClient(functions).call('tracking', trackingContract.addConversion, reported as never, headers);
const order = () => `order-${crypto.randomUUID()}`;

let owner: Owner;
let key: string;
beforeAll(async () => {
  owner = await register();
  key = (await owner.call('sending', sendingContract.createConversionKey, {})).body.data.conversionKey;
});

describe('a sale that a page of the business reports', () => {
  it('counts for the mail whose link brought its click along, in hundredths', async () => {
    const mail = await sentMail(owner.workspaceId);
    expect((await tell({ click: mailLinks().conversionToken(mail), reference: order(), value: 19.99 })).body).toEqual({
      success: true,
      data: { counted: true },
    });
    await tell({ key, click: mailLinks().conversionToken(mail), reference: order() });
    expect(await deliveryOf(mail)).toMatchObject({ converted_at: expect.any(Date), revenue: '1999' });
    expect([await countsOf(mail), await timelineOf(mail)]).toEqual([
      { total: 1, sent: 1, conversions: 1, revenue: 1_999 },
      ['purchase', 'purchase'],
    ]);
  });

  it('counts once per reference, even when it is reported many times at once', async () => {
    const [mail, reference] = [await sentMail(owner.workspaceId), order()];
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => tell({ click: mailLinks().conversionToken(mail), reference, value: 5 })),
    );
    expect(replies.filter(({ body }) => body.data.counted)).toHaveLength(1);
    expect(await countsOf(mail)).toMatchObject({ conversions: 1, revenue: 500 });
  });

  it('is told across sites: the browser’s question is answered, and so is the script', async () => {
    const mail = await sentMail(owner.workspaceId);
    const asked = await functions.tracking!(
      new Request('http://localhost:8888/api/conversions', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://shop.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }),
      { ip: '192.0.2.1' },
    );
    expect([
      asked.status,
      asked.headers.get('access-control-allow-origin'),
      asked.headers.get('access-control-allow-methods'),
      asked.headers.get('access-control-allow-headers'),
      asked.headers.get('access-control-allow-credentials'),
    ]).toEqual([204, '*', 'POST', 'content-type', null]);
    const reported = await tell(
      { click: mailLinks().conversionToken(mail), reference: order() },
      { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([reported.status, reported.response.headers.get('access-control-allow-origin'), reported.body.data]).toEqual(
      [200, '*', { counted: true }],
    );
    const refused = await tell(
      { click: 'x', reference: order() },
      { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([refused.status, refused.response.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  });

  it('is refused for a click that is forged, of another purpose or missing, and counts for no mail that is gone', async () => {
    const mail = await sentMail(owner.workspaceId);
    const token = mailLinks().conversionToken(mail);
    for (const reported of [
      { click: 'x' },
      { click: token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      { click: mailLinks().open(mail).split('/').at(-1) },
      {},
      { email: mail.email },
    ])
      expect(await tell({ ...reported, reference: order() })).toMatchObject({
        status: 400,
        body: { fields: { click: expect.any(String) } },
      });
    expect(
      (
        await tell({
          click: mailLinks().conversionToken({ workspaceId: owner.workspaceId, deliveryId: crypto.randomUUID() }),
          reference: order(),
        })
      ).body.data,
    ).toEqual({ counted: false });
    for (const wrong of [
      { reference: '' },
      { reference: 'x'.repeat(201) },
      { reference: order(), value: -1 },
      { reference: order(), value: 1e9 },
      { reference: order(), value: '1; DROP' },
    ])
      expect((await tell({ click: token, ...wrong })).status).toBe(400);
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1 });
  });

  it('is believed once of one mail by whoever holds it, also when many are told at once, and further only with the key', async () => {
    const mail = await sentMail(owner.workspaceId);
    const click = mailLinks().conversionToken(mail);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => tell({ click, reference: order(), value: 9_999_999 })),
    );
    expect(replies.filter(({ body }) => body.data.counted)).toHaveLength(1);
    expect((await tell({ click, key, reference: order() })).body.data).toEqual({ counted: true });
    expect(
      await asOwner('SELECT count(*)::int AS n FROM conversions WHERE delivery_id = $1', [mail.deliveryId]),
    ).toEqual([{ n: 2 }]);
  });
});

describe('a sale that the business’s own server reports', () => {
  it('counts for the email that was clicked last, otherwise sent last, within 30 days', async () => {
    const old = await sentMail(owner.workspaceId, { sentAgo: '31 days' });
    const more = (sentAgo: string) =>
      sentMail(owner.workspaceId, { contactId: old.contactId, email: old.email, sentAgo });
    const buy = async () =>
      (await tell({ key, email: old.email.toUpperCase(), reference: order(), value: 1 })).body.data.counted;
    expect(await buy()).toBe(false);
    const [first, last] = [await more('20 days'), await more('2 days')];
    expect(await buy()).toBe(true);
    expect([await countsOf(first), await countsOf(last)]).toMatchObject([{ sent: 1 }, { conversions: 1 }]);
    await asOwner("UPDATE deliveries SET clicked_at = now() - interval '19 days' WHERE id = $1", [first.deliveryId]);
    await buy();
    expect(await countsOf(first)).toMatchObject({ conversions: 1, revenue: 100 });
    expect((await deliveryOf(old)).converted_at).toBeNull();
  });

  it('counts for nobody who got no email, and tells the two apart from a wrong key', async () => {
    expect((await tell({ key, email: 'nobody@example.com', reference: order() })).body.data).toEqual({
      counted: false,
    });
    expect(await tell({ key, reference: order() })).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
    const stranger = await register();
    const foreign = (await stranger.call('sending', sendingContract.createConversionKey, {})).body.data
      .conversionKey as string;
    const mail = await sentMail(owner.workspaceId);
    for (const wrong of [
      'x',
      `${key}x`,
      makeConversionKey(owner.workspaceId, 'y'.repeat(32)),
      makeConversionKey((await register()).workspaceId, 'y'.repeat(32)),
      makeConversionKey(crypto.randomUUID(), 'y'.repeat(32)),
    ])
      expect((await tell({ key: wrong, email: mail.email, reference: order() })).status).toBe(401);
    expect((await tell({ key: foreign, email: mail.email, reference: order() })).body.data).toEqual({ counted: false });
    expect((await tell({ key: foreign, click: mailLinks().conversionToken(mail), reference: order() })).status).toBe(
      400,
    );
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1 });
  });

  it('with a key that was replaced is refused', async () => {
    const other = await register();
    const make = async () =>
      (await other.call('sending', sendingContract.createConversionKey, {})).body.data.conversionKey as string;
    const [former, now] = [await make(), await make()];
    const mail = await sentMail(other.workspaceId);
    expect((await tell({ key: former, email: mail.email, reference: order() })).status).toBe(401);
    expect((await tell({ key: now, email: mail.email, reference: order() })).body.data).toEqual({ counted: true });
  });
});
