import { readSuppressionFile } from './suppression-file';

const read = (text: string) => readSuppressionFile(text, 'blocked').entries.map(({ point, reason }) => [point, reason]);

it('a list with one address per line is read, each address once', () =>
  expect(read('\uFEFFada@example.com\r\n\r\nGrace@example.com\nada@EXAMPLE.com\n+44 7700 900123\n')).toEqual([
    ['ada@example.com', 'blocked'],
    ['Grace@example.com', 'blocked'],
    ['+44 7700 900123', 'blocked'],
  ]));

it('each line without an address is reported with its number and text; a heading and empty lines are not', () => {
  const { entries, skipped, repeated } = readSuppressionFile(
    'Email\n\nada@example.com\nno address here\n@\nADA@example.com\nbo@example.com,Bo\n',
    'blocked',
  );
  expect(entries.map(({ point, line }) => [point, line])).toEqual([
    ['ada@example.com', 3],
    ['bo@example.com', 7],
  ]);
  expect(skipped).toEqual([
    { line: 4, text: 'no address here' },
    { line: 5, text: '@' },
  ]);
  expect(repeated).toBe(1);
  expect(readSuppressionFile('ada@\nbo@example.com', 'blocked').skipped).toEqual([{ line: 1, text: 'ada@' }]);
});

it.each([
  ['Mailchimp', 'Email Address,First Name,LEAVE_TIME\n"ada@example.com","Ada","2026-01-02 10:00:00"'],
  ['a spreadsheet of Excel', 'Name;Mail\nAda;ada@example.com'],
  ['SendGrid', 'status,reason,email,created\n5.1.1,550 no such user,ada@example.com,1700000000'],
  ['tabs', 'ada@example.com\tAda'],
])('in %s, the column with addresses counts', (_what, text) =>
  expect(read(text)).toEqual([['ada@example.com', 'blocked']]),
);

it('a file exported here gives the reason for each block, and a guarded cell is read as it was', () =>
  expect(
    read(
      '"Address","Blocks","Reason","Since","Answer"\r\n"ada@example.com","emails","Unsubscribed","2026-06-01","" \r\n"\'+447700900123","text messages","Reported as spam","2026-06-01",""\r\n"bo@example.com","emails","Email bounced","2026-06-01","550 5.1.1, no such user"',
    ),
  ).toEqual([
    ['ada@example.com', 'unsubscribed'],
    ['+447700900123', 'complained'],
    ['bo@example.com', 'bounced'],
  ]));

it('text without addresses, dates and short numbers is skipped', () =>
  expect(read('hello\n2026-06-01\n12,34\n@\na@\n')).toEqual([]));

it.each([
  ['hard-bounce', 'bounced'],
  ['Hard bounced', 'bounced'],
  ['HardBounce', 'bounced'],
  ['bounce', 'bounced'],
  ['invalid', 'bounced'],
  ['Cleaned', 'bounced'],
  ['spam_complaint', 'complained'],
  ['SpamComplaint', 'complained'],
  ['complaint', 'complained'],
  ['spamreport', 'complained'],
  ['Spam', 'complained'],
  ['unsubscribe', 'unsubscribed'],
  ['opted-out', 'unsubscribed'],
  ['Mail came back', 'bounced'],
  ['Reported as unwanted', 'complained'],
  ['550 the spam filter bounced it', 'blocked'],
  ['subscribed', 'blocked'],
])('a provider’s reason “%s” is imported as “%s”: a bounce is never taken for an unsubscription', (said, reason) =>
  expect(read(`email,reason\nada@example.com,${said}`)).toEqual([['ada@example.com', reason]]),
);
