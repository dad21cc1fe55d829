import { isAboutSender, judgeRefusal } from './refusal';

const judge = (stage: 'server' | 'recipient' | 'content', reply: string) => {
  const [, code, status, words] = /^(\d{3})[ -](?:([245]\.\d+\.\d+)\b ?)?(.*)$/s.exec(reply)!;
  return judgeRefusal({ code: Number(code), status: status ?? null, stage, words: words! });
};

describe('a refusal', () => {
  it.each([
    '550 5.1.1 The email account that you tried to reach does not exist',
    '550 No such user here',
    '550 Requested action not taken: mailbox unavailable',
    '550 5.1.0 Address rejected',
    '554 delivery error: This user doesn’t have a yahoo.com account',
    '550 Unrouteable address',
    '550 5.5.0 Requested action not taken: mailbox unavailable',
    '551 User not local',
    '550 5.1.10 null MX',
    '550 <spam@policy.example>: user unknown',
  ])('at the recipient, “%s”, is about the address', (reply) =>
    expect(judge('recipient', reply)).toEqual({ about: 'address', permanent: true, slowDown: false }),
  );

  it.each([
    '550 Sender verify failed',
    '550 5.1.0 Sender rejected',
    '553 5.1.8 Domain of sender address does not exist',
    '550 5.7.1 Service unavailable; client host blocked using Spamhaus',
    '554 5.7.1 Relay access denied',
    '550 Administrative prohibition',
    '550 5.7.26 Unauthenticated email is not accepted',
    '550 SPF check failed',
    '553 sorry, relaying denied from your location',
    '550 5.7.350 Remote server returned message detected as spam',
    '554 Policy violation: user unknown to us',
    '550 5.7.28 unusual rate of mail',
  ])('at the recipient, “%s”, is about the sender', (reply) =>
    expect(judge('recipient', reply)).toMatchObject({ about: 'sender', permanent: true }),
  );

  it.each(['554 Transaction failed', '550 rejected', '552 5.6.0 content', '554 5.7.1 spam', '550 5.0.0 no'])(
    'after the content, “%s”, is about the sender',
    (reply) => expect(judge('content', reply)).toMatchObject({ about: 'sender', permanent: true }),
  );

  it.each([
    ['550 no', true],
    ['550 5.0.0 rejected', true],
    ['550 5.4.1 Recipient address rejected: Access denied', true],
    ['552 5.2.2 mailbox full', false],
    ['550 5.2.2 over quota', false],
    ['552 mailbox is full', false],
    ['552 5.3.4 too big', true],
    ['450 4.2.1 busy', false],
    ['451 later', false],
    ['421 closing', false],
  ])('at the recipient, “%s”, which names neither, blocks nobody', (reply, permanent) =>
    expect(judge('recipient', reply)).toMatchObject({ about: 'mail', permanent }),
  );

  it.each(['550 5.7.1 not you', '451 later', '421 too many connections', '452 insufficient system storage'])(
    'before the recipient was named, “%s”, is about the server',
    (reply) => expect(judge('server', reply)).toMatchObject({ about: 'server', permanent: false }),
  );

  it.each([
    ['450 4.7.1 too many from you', 'mail'],
    ['451 4.3.2 busy', 'mail'],
    ['454 4.7.0 Maximum sending rate exceeded', 'throttle'],
    ['421 4.7.28 unusual rate', 'throttle'],
  ])('“%s” asks for fewer emails', (reply, about) =>
    expect(judge('content', reply)).toEqual({ about, permanent: false, slowDown: true }),
  );
});

it.each([
  ['550 5.1.7 bad sender', true],
  ['smtp; 550 5.7.1 blocked', true],
  ['Status 5.6.0', true],
  ['550 Sender verify failed', true],
  ['550 5.1.1 no such user', false],
  ['Status 5.2.2', false],
  ['', false],
  ['No reason was given.', false],
])('%j blames the sender: %s', (said, expected) => expect(isAboutSender(said)).toBe(expected));
