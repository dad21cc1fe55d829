import { judgeRecord, normalDomain, quotedStrings, recordsToSet, spfTermOf } from './sending-domain';

it.each([
  ['CornerGrill.example', 'cornergrill.example'],
  ['https://www.cornergrill.example/menu?x=1', 'cornergrill.example'],
  ['hello@cornergrill.example', 'cornergrill.example'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  [' mail.corner-grill.co.uk. ', 'mail.corner-grill.co.uk'],
])('reads %j as the domain %s', (typed, domain) => expect(normalDomain(typed)).toBe(domain));

it.each([
  '',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b.example',
  'cornergrill',
  'x.example:8080',
  '-x.example',
  'x'.repeat(64) + '.example',
  'grill.1',
  '../etc',
  'a..example',
])('rejects %j', (typed) => expect(normalDomain(typed)).toBeNull());

const [dkim, spf, dmarc] = recordsToSet({
  domain: 'grill.example',
  selector: 'fb1',
  publicKey: 'MIIBIjAN',
  spfTerm: 'include:spf.brevo.com',
});

it('says which record to set where', () => {
  expect([dkim, spf, dmarc].map((record) => `${record!.host} ${record!.value}`)).toEqual([
    'fb1._domainkey.grill.example v=DKIM1; k=rsa; p=MIIBIjAN',
    'grill.example v=spf1 include:spf.brevo.com ~all',
    '_dmarc.grill.example v=DMARC1; p=none',
  ]);
});

it('splits a long value into quoted strings that DNS accepts, without loss', () => {
  const value = recordsToSet({
    domain: 'grill.example',
    selector: 'fb1',
    publicKey: 'A'.repeat(392),
    spfTerm: null,
  })[0]!.value;
  const parts = [...quotedStrings(value).matchAll(/"([^"]*)"/g)].map(([, part]) => part!);
  expect(parts.map(({ length }) => length)).toEqual([255, value.length - 255]);
  expect(parts.join('')).toBe(value);
  expect(quotedStrings('v=DMARC1; p=none')).toBe('"v=DMARC1; p=none"');
});

it('names an alias for bounces, but not to a host of the domain itself or for a name too long for an address', () => {
  const purposes = (domain: string) =>
    recordsToSet({ domain, selector: 'fb1', publicKey: 'MIIB', spfTerm: null, bounceHost: 'mail.grill.example' }).map(
      ({ purpose }) => purpose,
    );
  expect(
    recordsToSet({
      domain: 'bakery.example',
      selector: 'fb1',
      publicKey: 'MIIB',
      spfTerm: null,
      bounceHost: 'mail.grill.example',
    }).at(-1),
  ).toEqual({
    purpose: 'bounces',
    type: 'CNAME',
    host: 'bounces.bakery.example',
    value: 'mail.grill.example',
    required: false,
  });
  for (const domain of ['grill.example', 'mail.grill.example', `${'a.'.repeat(95)}example`])
    expect(purposes(domain)).not.toContain('bounces');
});

it('says nothing about senders where our server has no name', () => {
  expect(
    recordsToSet({ domain: 'grill.example', selector: 'fb1', publicKey: 'MIIB', spfTerm: null }).map(
      ({ purpose }) => purpose,
    ),
  ).toEqual(['dkim', 'dmarc']);
});

it.each([
  ['the key as it is set', dkim!, ['v=DKIM1; k=rsa; p=MIIBIjAN'], 'ok'],
  ['the key in pieces and without a version', dkim!, ['k=rsa; p=MII BIjAN'], 'ok'],
  ['another key', dkim!, ['v=DKIM1; p=OTHER'], 'wrong'],
  ['a key that was taken back', dkim!, ['v=DKIM1; p='], 'wrong'],
  ['two keys at one name', dkim!, ['v=DKIM1; p=MIIBIjAN', 'v=DKIM1; p=OTHER'], 'wrong'],
  ['nothing', dkim!, [], 'missing'],
  ['no answer', dkim!, null, 'unknown'],
  ['the term among others', spf!, ['v=spf1 ip4:192.0.2.1 include:spf.brevo.com -all'], 'ok'],
  ['only others', spf!, ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=x'], 'wrong'],
  ['a look-alike', spf!, ['v=spf1 include:spf.brevo.com.evil.example ~all'], 'wrong'],
  ['two policies', spf!, ['v=spf1 include:spf.brevo.com ~all', 'v=spf1 ~all'], 'wrong'],
  ['a stricter policy', dmarc!, ['v=DMARC1; p=reject; rua=mailto:x@grill.example'], 'ok'],
  ['a policy without one', dmarc!, ['v=DMARC1'], 'wrong'],
])('judges %s', (_, record, texts, state) => expect(judgeRecord(record, texts).state).toBe(state));

it.each([
  ['smtp-relay.brevo.com', 'include:spf.brevo.com'],
  ['email-smtp.eu-central-1.amazonaws.com', 'include:amazonses.com'],
  ['mail.grill.example', 'a:mail.grill.example'],
  ['127.0.0.1', null],
  ['localhost', null],
  [null, null],
])('names for %s in SPF: %s', (host, term) => expect(spfTermOf(host)).toBe(term));
