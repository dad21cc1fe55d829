import { generateKeyPairSync } from 'node:crypto';
import { mailReportSettings } from './mail-report-settings';

const none = { eventsPassword: undefined, sendgridKey: undefined, postmarkPassword: undefined };
const keyOf = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

it('takes what is right, and nothing at all', () => {
  const sendgridKey = keyOf('P-256');
  expect(mailReportSettings(none)).toEqual(none);
  expect(mailReportSettings({ eventsPassword: 'x'.repeat(16), sendgridKey, postmarkPassword: 'y'.repeat(16) })).toMatchObject({ sendgridKey });
});

it.each(['nonsense', 'AAAA', keyOf('P-384')])('refuses %.12s as a key of SendGrid, without repeating it', (sendgridKey) => {
  expect(() => mailReportSettings({ ...none, sendgridKey })).toThrow(/^SENDGRID_WEBHOOK_KEY is the verification key/);
});

it('refuses passwords that can be guessed', () => {
  expect(() => mailReportSettings({ ...none, eventsPassword: 'short' })).toThrow('MAIL_EVENTS_PASSWORD needs at least 16 characters.');
  expect(() => mailReportSettings({ ...none, postmarkPassword: 'short' })).toThrow('POSTMARK_WEBHOOK_PASSWORD needs at least 16 characters.');
});
