import { createPublicKey, createSign, createVerify } from 'node:crypto';
import { sendingContract } from '../../../src/contracts/sending';
import { ownBounceHost } from '../../../src/domain/sending-domain';
import { inWorkspace } from '../../database/client';
import { readSendingIdentity } from '../../records/sending/sending-identity';
import { systemClock } from '../../providers/system/clock';
import { systemDns } from '../../providers/system/dns';
import { systemIds } from '../../providers/system/ids';
import { asOwner, useDatabase } from '../../testing/database';
import { startNameServer, type NamedRecords } from '../../testing/name-server';
import { joinAsMember, register } from '../../testing/world';
import { makeSigningKeys } from './sending-keys';
import { sendingRepository } from './sending-repository';
import { hashOfKey, makeSendingService } from './sending-service';
import { sendingBox } from './sending-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const settings = async ({ call }: Owner) => (await call('sending', sendingContract.getSendingSettings, {})).body.data;
const add = async ({ call }: Owner, domain: string) => call('sending', sendingContract.createSendingDomain, { domain });

/** The wired service with this test's name server. */
async function asking<T>(
  records: NamedRecords,
  work: (service: ReturnType<typeof makeSendingService>) => Promise<T>,
  bounceHost: string | null = null,
): Promise<T> {
  const server = await startNameServer(records);
  const dns = systemDns({ servers: [server.address], tryMs: 250 });
  try {
    return await work(
      makeSendingService({
        repository: sendingRepository,
        dns,
        box: sendingBox(),
        makeKeys: makeSigningKeys,
        server: 'smtp-relay.brevo.com',
        ownServerOf: () => Promise.resolve(null),
        bounceHost,
        from: { address: 'no-reply@fourbeat.example' },
        needsDomain: () => false,
        origin: 'https://fourbeat.example',
        clock: systemClock,
        ids: systemIds,
      }),
    );
  } finally {
    await server.stop();
  }
}
const ofDomain = (domain: { records: { purpose: string; host: string; value: string }[] }) =>
  Object.fromEntries(domain.records.map(({ host, value }) => [host, [value]]));

describe('who mail is from', () => {
  it('is the installation in the workspace’s name, until something is set', async () => {
    const owner = await register('Corner Grill');
    expect(await settings(owner)).toMatchObject({
      senderName: '',
      domainId: null,
      replyTo: '',
      postalAddress: '',
      domains: [],
      conversionKey: null,
    });
    await asking({}, async (service) =>
      expect(
        (await service.read({ id: owner.workspaceId, name: 'Corner Grill', zone: 'Europe/London', role: 'owner' }))
          .from,
      ).toBe('Corner Grill <no-reply@fourbeat.example>'),
    );
    const { body } = await owner.call('sending', sendingContract.updateSendingSettings, {
      senderName: 'Maya at Corner Grill',
      localPart: 'hello',
      domainId: null,
      replyTo: 'maya@grill.example',
      postalAddress: '1 Elm Street, Bristol',
    });
    expect(body.data).toMatchObject({
      senderName: 'Maya at Corner Grill',
      localPart: 'hello',
      replyTo: 'maya@grill.example',
      postalAddress: '1 Elm Street, Bristol',
    });
  });

  it.each([
    ['localPart', 'a b'],
    ['localPart', 'x@y'],
    ['replyTo', 'nobody'],
    ['replyTo', 'a@b.example\r\nBcc: c@d.example'],
  ])('takes no %s %j', async (field, value) => {
    const owner = await register();
    const { status, body } = await owner.call('sending', sendingContract.updateSendingSettings, {
      senderName: '',
      localPart: '',
      domainId: null,
      replyTo: '',
      postalAddress: '',
      [field]: value,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('is never a domain of another workspace', async () => {
    const [owner, other] = [await register(), await register()];
    const domain = (await add(other, 'grill.example')).body.data;
    expect(
      (
        await owner.call('sending', sendingContract.updateSendingSettings, {
          senderName: '',
          localPart: '',
          domainId: domain.id,
          replyTo: '',
          postalAddress: '',
        })
      ).status,
    ).toBe(404);
  });
});

describe('a sending domain', () => {
  it('comes with records to set, and its private key never leaves', async () => {
    const owner = await register();
    const { body } = await add(owner, 'https://www.Corner-Grill.example/menu');
    expect(body.data).toMatchObject({ domain: 'corner-grill.example', verified: false, checkedAt: null });
    expect(
      body.data.records.map((record: { purpose: string; host: string }) => [
        record.purpose,
        record.host.replace(/^fb\w+\./, 'fb.'),
      ]),
    ).toEqual([
      ['dkim', 'fb._domainkey.corner-grill.example'],
      ['dmarc', '_dmarc.corner-grill.example'],
    ]);
    const [stored] = await asOwner<{ row: string }>(
      'SELECT row_to_json(d)::text AS row FROM sending_domains d WHERE workspace_id = $1',
      [owner.workspaceId],
    );
    expect(stored!.row).not.toContain('PRIVATE KEY');
    expect(JSON.stringify(await settings(owner))).not.toContain('privateKey');
  });

  it('says what it does not understand, and takes each once', async () => {
    const owner = await register();
    expect((await add(owner, 'localhost')).body.fields).toEqual({
      domain: 'Enter a domain you own, for example cornergrill.com.',
    });
    await add(owner, 'grill.example');
    expect((await add(owner, 'GRILL.example')).body.error).toBe('You have already added grill.example.');
  });

  it('is verified by its key in DNS, used then, and signs what its public key proves', async () => {
    const owner = await register();
    const domain = (await add(owner, 'grill.example')).body.data;
    const checked = await asking(ofDomain(domain), (service) => service.checkDomain(owner.workspaceId, domain.id));
    expect([checked.verified, checked.records.find(({ purpose }) => purpose === 'dkim')!.state]).toEqual([true, 'ok']);
    expect((await settings(owner)).domainId).toBe(domain.id);
    const identity = await inWorkspace(owner.workspaceId, (tx) => readSendingIdentity(tx, owner.workspaceId));
    const key = sendingBox().open(identity.domain!.sealed, [owner.workspaceId, domain.id])!;
    const published = checked.records[0]!.value.split('p=')[1]!;
    const signature = createSign('sha256').update('mail').sign(key);
    expect(
      createVerify('sha256')
        .update('mail')
        .verify(createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' }), signature),
    ).toBe(true);
  });

  it('is not verified by another key, and is no longer when its key goes; a silent name server changes nothing', async () => {
    const owner = await register();
    const domain = (await add(owner, 'grill.example')).body.data;
    const host = domain.records[0].host as string;
    const look = (records: Record<string, string[] | null>) =>
      asking(records, (service) => service.checkDomain(owner.workspaceId, domain.id));
    expect((await look({ [host]: ['v=DKIM1; k=rsa; p=AAAA'] })).records[0]).toMatchObject({
      state: 'wrong',
      found: 'v=DKIM1; k=rsa; p=AAAA',
    });
    expect((await look(ofDomain(domain))).verified).toBe(true);
    const silent = await look({ [host]: null, 'grill.example': null, '_dmarc.grill.example': null });
    expect([silent.verified, silent.records[0]!.state]).toEqual([true, 'unknown']);
    expect((await look({})).verified).toBe(false);
    expect(
      (await inWorkspace(owner.workspaceId, (tx) => readSendingIdentity(tx, owner.workspaceId))).domain,
    ).toBeNull();
    const titles = await asOwner<{ title: string }>(
      'SELECT title FROM activities WHERE workspace_id = $1 ORDER BY created_at',
      [owner.workspaceId],
    );
    expect(titles.map(({ title }) => title).filter((title) => title.includes('grill.example'))).toEqual([
      'The sending domain grill.example was added',
      'grill.example is verified: mail can be sent in its name',
      'The signing key of grill.example is no longer in DNS, so mail is not sent in its name',
    ]);
  });

  it('takes the policy of the domain above it', async () => {
    const owner = await register();
    const domain = (await add(owner, 'mail.grill.example')).body.data;
    const checked = await asking({ '_dmarc.grill.example': ['v=DMARC1; p=reject'] }, (service) =>
      service.checkDomain(owner.workspaceId, domain.id),
    );
    expect(checked.records.find(({ purpose }) => purpose === 'dmarc')!.state).toBe('ok');
  });

  it('has a return path of its own once its alias leads to where mail comes back, and no longer when that is gone', async () => {
    const owner = await register();
    const domain = (await add(owner, 'grill.example')).body.data;
    const look = (more: NamedRecords) =>
      asking(
        { ...ofDomain(domain), ...more },
        (service) => service.checkDomain(owner.workspaceId, domain.id),
        'mail.fourbeat.example',
      );
    const seen = (checked: Awaited<ReturnType<typeof look>>) =>
      checked.records.find(({ purpose }) => purpose === 'bounces');
    expect(seen(await look({}))).toEqual({
      purpose: 'bounces',
      type: 'CNAME',
      host: 'bounces.grill.example',
      value: 'mail.fourbeat.example',
      state: 'missing',
      found: null,
      required: false,
    });
    expect(seen(await look({ 'bounces.grill.example': { cname: 'elsewhere.example' } }))).toMatchObject({
      state: 'wrong',
      found: 'elsewhere.example',
    });
    expect((await look({ 'bounces.grill.example': { cname: 'Mail.Fourbeat.example' } })).verified).toBe(true);
    const identity = () => inWorkspace(owner.workspaceId, (tx) => readSendingIdentity(tx, owner.workspaceId));
    const host = async () => ownBounceHost((await identity()).domain!.records, 'mail.fourbeat.example');
    expect(await host()).toBe('bounces.grill.example');
    expect((await look({ 'bounces.grill.example': null })).verified).toBe(true);
    expect(await host()).toBeNull();
  });

  it('is asked for no alias where the server takes mail for its own name alone', async () => {
    const owner = await register();
    const domain = (await add(owner, 'grill.example')).body.data;
    expect(
      (await asking(ofDomain(domain), (service) => service.checkDomain(owner.workspaceId, domain.id))).records.map(
        ({ purpose }) => purpose,
      ),
    ).not.toContain('bounces');
  });

  it('is looked at once a day by itself, and leaves the sender when it is deleted', async () => {
    const owner = await register();
    const domain = (await add(owner, 'grill.example')).body.data;
    await asOwner('UPDATE sending_domains SET checked_at = now() WHERE workspace_id <> $1', [owner.workspaceId]);
    await asking(ofDomain(domain), (service) => service.checkDomains());
    expect((await settings(owner)).domains[0]).toMatchObject({ verified: true });
    expect((await owner.call('sending', sendingContract.deleteSendingDomain, { domainId: domain.id })).status).toBe(
      200,
    );
    expect(await settings(owner)).toMatchObject({ domainId: null, domains: [] });
    expect((await owner.call('sending', sendingContract.deleteSendingDomain, { domainId: domain.id })).status).toBe(
      404,
    );
  });
});

it('says of a domain whose key cannot be opened any more that it is lost, and that mail goes out from the installation’s address', async () => {
  const owner = await register('Corner Grill');
  const { body } = await add(owner, 'grill.example');
  await asOwner('UPDATE sending_domains SET verified_at = now() WHERE id = $1', [body.data.id]);
  await asOwner('INSERT INTO sending_settings (workspace_id, domain_id, updated_at) VALUES ($1, $2, now())', [
    owner.workspaceId,
    body.data.id,
  ]);
  const read = () =>
    asking({}, (service) =>
      service.read({ id: owner.workspaceId, name: 'Corner Grill', zone: 'Europe/London', role: 'owner' }),
    );
  expect(await read()).toMatchObject({
    from: 'Corner Grill <hello@grill.example>',
    domains: [{ verified: true, keyLost: false }],
  });
  await asOwner("UPDATE sending_domains SET private_key_id = 'of a former secret' WHERE id = $1", [body.data.id]);
  expect(await read()).toMatchObject({
    from: 'Corner Grill <no-reply@fourbeat.example>',
    domains: [{ verified: true, keyLost: true }],
  });
});

it('makes a key for conversions anew, and knows it by its hash', async () => {
  const owner = await register();
  const make = async () =>
    (await owner.call('sending', sendingContract.createConversionKey, {})).body.data.conversionKey as string;
  const [first, second] = [await make(), await make()];
  expect(first).not.toBe(second);
  expect((await settings(owner)).conversionKey).toBe(second);
  const member = await register();
  await joinAsMember(member, owner.workspaceId);
  expect(await settings(member)).toMatchObject({ conversionKey: null });
  expect(
    (await inWorkspace(owner.workspaceId, (tx) => readSendingIdentity(tx, owner.workspaceId))).conversionKeyHash,
  ).toBe(hashOfKey(second));
});
