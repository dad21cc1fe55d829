import { deliveryMessageId } from '../../../../src/domain/bounce-address';
import { bounceMail } from '../../../testing/returned-mails';
import { NO_RETURNS, NOTICES, returnedNotice } from '../../../testing/returned-notices';
import { NO_UNSUBSCRIBE_MAILS, UNSUBSCRIBE_MAILS } from '../../../testing/unsubscribe-mails';
import { returnedMail } from './returned-mail';

const PASSWORD = 'the-mail-server-pipes-here';
const mail = { workspaceId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };
const read = (text: string) =>
  returnedMail(PASSWORD).read({
    headers: new Headers({ authorization: `Bearer ${PASSWORD}` }),
    bytes: new TextEncoder().encode(text),
    now: new Date('2026-11-22T10:00:00Z'),
  });
const named = (text: string) =>
  text.replace('&lt;ID&gt;', deliveryMessageId(mail, 'bakery.example').replace('<', '&lt;').replace('>', '&gt;'));

describe('a notice without a delivery report', () => {
  it.each(NOTICES)('of $by is $what', async ({ notice, what, cause }) => {
    expect(await read(named(returnedNotice(mail, notice)))).toEqual({
      reports: [
        expect.objectContaining({
          delivery: mail,
          what,
          cause: expect.stringMatching(cause),
          at: new Date('2026-11-22T09:00:00Z'),
        }),
      ],
    });
  });

  it.each(NO_RETURNS)('of $by is nothing', async ({ notice }) => {
    expect(await read(returnedNotice(mail, notice))).toEqual({ reports: [] });
  });

  it('is nothing when it names no mail of ours', async () => {
    expect(await read(returnedNotice(mail, { ...NOTICES[0]!.notice, returns: false }))).toEqual({ reports: [] });
  });

  it('is ignored when it names no email of ours', async () => {
    const long = [
      '<'.repeat(100_000),
      '<p>'.repeat(60_000),
      `${'5.1.1.'.repeat(40_000)}`,
      `could${' '.repeat(150_000)}`,
      '550-'.repeat(50_000),
    ];
    for (const words of long)
      for (const type of ['text/plain', 'text/html'])
        expect(await read(returnedNotice(mail, { words, type }))).toHaveProperty('reports');
  });
});

describe("is not slowed down by a stranger's text", () => {
  it.each([
    [
      'Postfix',
      { status: '5.1.1', diagnostic: '550 5.1.1 <priya@raman.example>: Recipient address rejected: User unknown' },
      'hard',
    ],
    ['Exim', { status: '5.0.0', diagnostic: '550 5.1.1 No such user here' }, 'hard'],
    [
      'Exchange',
      {
        status: '5.1.10',
        diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      },
      'hard',
    ],
    [
      'Exchange about its rules',
      {
        status: '5.7.133',
        diagnostic: '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
      },
      'soft',
    ],
    [
      'Gmail',
      {
        status: '5.1.1',
        diagnostic:
          '550-5.1.1 The email account that you tried to reach does not exist. Please try 550 5.1.1 double-checking',
      },
      'hard',
    ],
    [
      'Gmail about storage',
      { status: '5.2.2', diagnostic: '552-5.2.2 The recipient’s inbox is out of storage space' },
      'soft',
    ],
    ['Yandex', { status: '5.1.1', diagnostic: '550 5.1.1 User unknown' }, 'hard'],
    [
      'Yandex about spam',
      { status: '5.7.1', diagnostic: '554 5.7.1 [2] Message rejected under suspicion of SPAM' },
      'soft',
    ],
    [
      'qmail with a patch',
      { status: '5.1.2', diagnostic: "Sorry, I couldn't find any host by that name. (#5.1.2)" },
      'hard',
    ],
  ])('of %s %j is %s', async (_by, more, what) => {
    expect(await read(bounceMail(mail, more))).toMatchObject({ reports: [{ delivery: mail, what }] });
  });
});

describe('an email to the address that List-Unsubscribe names', () => {
  it.each(UNSUBSCRIBE_MAILS)("by $by unsubscribes the email's reader", async ({ mail: written }) => {
    expect(await read(written(mail))).toEqual({
      reports: [expect.objectContaining({ delivery: mail, what: 'unsubscribe' })],
    });
  });

  it.each(NO_UNSUBSCRIBE_MAILS)('that is $what unsubscribes nobody of ours', async ({ mail: written }) => {
    expect(await read(written(mail))).not.toMatchObject({ reports: [{ delivery: mail }] });
  });
});
