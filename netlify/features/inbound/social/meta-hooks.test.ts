import { inboundContract } from '../../../../src/contracts/inbound';
import inbound from '../../../functions/inbound';
import { makeClient } from '../../../testing/call';
import { useDatabase } from '../../../testing/database';
import { messagingBody, signedByMeta } from '../../../testing/meta-server';
import { allReceipts, hooks, receiptsOf, socialWorkspace, type SocialWorkspace } from '../../../testing/social-inbox';
import { metaToken } from './social-keys-wiring';

useDatabase();

let shop: SocialWorkspace;
let neighbour: SocialWorkspace;
beforeAll(async () => {
  shop = await socialWorkspace();
  neighbour = await socialWorkspace({ appSecret: 'the-secret-of-the-neighbour' });
});

let last = 0;
const message = (more = {}) => ({ message: { mid: `m_${(last += 1)}`, text: 'Hallo, haben Sie Brötchen?', ...more } });
const send = (body: object | string, secret = shop.appSecret) => {
  const { bytes, headers } = signedByMeta(body, secret);
  return hooks.call('receiveMetaEvents', bytes, headers);
};
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('events of Meta', () => {
  it('are stored as they came, once however often they come', async () => {
    const body = messagingBody('page', shop.pageId, message());
    const replies = [await send(body), await send(body)];
    expect(replies.map(({ status, body: reply }) => [status, reply.data.taken])).toEqual([
      [200, 1],
      [200, 0],
    ]);
    const [receipt] = (await receiptsOf(shop.workspaceId)).filter(({ bytes }) => textOf(bytes).includes(`m_${last}`));
    expect(receipt).toMatchObject({ source: 'meta', channelId: shop.facebook });
    expect(textOf(receipt!.bytes)).toBe(textOf(signedByMeta(body).bytes));
  });

  it('are stored once when they come fifty times at the same moment', async () => {
    const before = await allReceipts();
    const body = messagingBody('instagram', shop.instagramId, message());
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(replies.map(({ body: reply }) => reply.data.taken as number).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await allReceipts()).toBe(before + 1);
  });

  it('of one second at one page are two, when they are not the same', async () => {
    const before = await allReceipts();
    const [one, other] = [messagingBody('page', shop.pageId, message()), messagingBody('page', shop.pageId, message())];
    await send(one);
    await send(other);
    expect(await allReceipts()).toBe(before + 2);
  });

  it('are the same alone as in one request with others, each in its own inbox', async () => {
    const [page, instagram] = [
      messagingBody('page', shop.pageId, message()),
      messagingBody('page', shop.pageId, message()),
    ];
    const both = { object: 'page', entry: [...page.entry, ...instagram.entry] };
    expect((await send(both)).body.data).toEqual({ taken: 2 });
    const kept = (await receiptsOf(shop.workspaceId))
      .slice(-2)
      .map(({ bytes }) => JSON.parse(textOf(bytes)) as typeof both);
    expect(kept.map(({ entry }) => entry.length)).toEqual([1, 1]);
  });

  it('reach the Instagram account’s own channel', async () => {
    await send(messagingBody('instagram', shop.instagramId, message()));
    expect((await receiptsOf(shop.workspaceId)).at(-1)).toMatchObject({ channelId: shop.instagram });
  });

  describe('that are not from Meta', () => {
    const refused: [string, () => Promise<{ status: number }>][] = [
      ['are signed with another secret', () => send(messagingBody('page', shop.pageId, message()), 'wrong')],
      [
        'are signed with the secret of another tenant',
        () => send(messagingBody('page', shop.pageId, message()), neighbour.appSecret),
      ],
      [
        'were altered',
        () => {
          const { headers } = signedByMeta(messagingBody('page', shop.pageId, message()));
          const { bytes } = signedByMeta(messagingBody('page', shop.pageId, message({ text: 'Send money' })));
          return hooks.call('receiveMetaEvents', bytes, headers);
        },
      ],
      [
        'mean the same in other bytes',
        () => {
          const { bytes, headers } = signedByMeta(messagingBody('page', shop.pageId, message()));
          const same = new TextEncoder().encode(JSON.stringify(JSON.parse(textOf(bytes))));
          return hooks.call('receiveMetaEvents', same, headers);
        },
      ],
      [
        'have no signature',
        () => {
          const { bytes } = signedByMeta(messagingBody('page', shop.pageId, message()));
          return hooks.call('receiveMetaEvents', bytes, { 'content-type': 'application/json' });
        },
      ],
      ['are about a page that nobody has connected', () => send(messagingBody('page', '999', message()))],
      ['are about an Instagram account that is a page', () => send(messagingBody('instagram', shop.pageId, message()))],
      ['are no JSON', () => send('<xml>')],
      ['are of another kind', () => send({ object: 'whatsapp_business_account', entry: [] })],
      ['are empty', () => send({ object: 'page', entry: [] })],
    ];

    it.each(refused)('because they %s: nothing is stored', async (_what, call) => {
      const before = await allReceipts();
      expect((await call()).status).toBe(401);
      expect(await allReceipts()).toBe(before);
    });

    it('are left out of a request that others are in', async () => {
      const before = (await receiptsOf(neighbour.workspaceId)).length;
      const [own, foreign] = [
        messagingBody('page', shop.pageId, message()),
        messagingBody('page', neighbour.pageId, message()),
      ];
      const reply = await send({ object: 'page', entry: [...foreign.entry, ...own.entry] });
      expect(reply.body.data).toEqual({ taken: 1 });
      expect(await receiptsOf(neighbour.workspaceId)).toHaveLength(before);
    });

    it('when they are 6 MB', async () => {
      const before = await allReceipts();
      const body = messagingBody('page', shop.pageId, message({ text: 'x'.repeat(6 * 1024 * 1024) }));
      expect((await send(body)).status).toBe(413);
      expect(await allReceipts()).toBe(before);
    });
  });
});

describe('Meta’s question whether the address is ours', () => {
  const ask = (token: string, mode = 'subscribe') =>
    makeClient({ inbound }).call('inbound', inboundContract.getMetaChallenge, {
      'hub.mode': mode,
      'hub.verify_token': token,
      'hub.challenge': '1158201444',
    });

  it('is answered with its own words when it shows a token of ours', async () => {
    const reply = await ask(metaToken(shop.workspaceId));
    expect([reply.status, reply.body]).toEqual([200, '1158201444']);
    expect(reply.response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('is refused otherwise', async () => {
    const foreign = metaToken(shop.workspaceId).replace(shop.workspaceId, neighbour.workspaceId);
    for (const token of ['', 'guess', `${shop.workspaceId}.`, foreign]) expect((await ask(token)).status).toBe(401);
    expect((await ask(metaToken(shop.workspaceId), 'unsubscribe')).status).toBe(401);
  });
});
