import { startNameServer } from '../../testing/name-server';
import { systemDns } from './dns';

it('reads texts, joined from their parts, and knows what is not there', async () => {
  const long = `v=DKIM1; k=rsa; p=${'A'.repeat(380)}`;
  const server = await startNameServer({ 'fb1._domainkey.grill.example': [long], 'grill.example': [] });
  const dns = systemDns({ servers: [server.address] });
  expect(await dns.txt('fb1._domainkey.grill.example')).toEqual([long]);
  expect(await dns.txt('grill.example')).toEqual([]);
  expect(await dns.txt('nowhere.example')).toEqual([]);
  await server.stop();
});

it('follows an alias by one step', async () => {
  const server = await startNameServer({
    'bounces.grill.example': { cname: 'mail.example.com' },
    'grill.example': ['v=spf1 -all'],
    'silent.example': null,
  });
  const dns = systemDns({ servers: [server.address], tryMs: 250 });
  expect(await dns.cname('bounces.grill.example')).toEqual(['mail.example.com']);
  expect([
    await dns.cname('grill.example'),
    await dns.cname('nowhere.example'),
    await dns.cname('silent.example'),
  ]).toEqual([[], [], null]);
  await server.stop();
});

it('reports when nobody answers', async () => {
  const server = await startNameServer({});
  await server.stop();
  expect(await systemDns({ servers: [server.address] }).txt('grill.example')).toBeNull();
});
