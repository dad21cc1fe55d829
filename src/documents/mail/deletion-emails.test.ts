import { accountDeletionEmail, workspaceDeletionEmail } from './deletion-emails';
import { systemEmailText } from './system-email-text';

const url = 'https://fourbeat.example/dashboard/settings?tab=privacy';
const grace = { name: 'Ada Baker', day: '5 December 2026', days: 14, url };
const said = (email: Parameters<typeof systemEmailText>[0]) => systemEmailText(email).replace(/\n(?!\n)/g, ' ');

describe('the email about a workspace', () => {
  it('says who asked, the day, what is lost, and how to keep it', () => {
    const email = workspaceDeletionEmail({ ...grace, workspace: 'The bakery', askedBy: 'Gus Guest' });
    expect(email).toMatchObject({ subject: 'The bakery will be deleted on 5 December 2026', action: { url } });
    for (const part of [
      'Gus Guest asked for the workspace The bakery',
      'for 14 days, until 5 December 2026',
      'invoices',
      'Any owner can keep the workspace under Settings, Privacy',
    ])
      expect(said(email)).toContain(part);
  });

  it('carries no advertisement in a name', () => {
    expect(
      workspaceDeletionEmail({ ...grace, workspace: 'Win at evil.example\r\nBcc: x', askedBy: '' }).subject,
    ).toMatch(/^Win at evil\. example Bcc: x will be deleted/);
  });
});

describe('the email about an account', () => {
  it('names what is deleted with it', () => {
    expect(
      said(accountDeletionEmail({ ...grace, email: 'ada@example.com', along: ['The bakery', 'The mill'] })),
    ).toContain('Nobody else is in The bakery and The mill: those workspaces will be deleted too.');
    expect(said(accountDeletionEmail({ ...grace, email: 'ada@example.com', along: ['The bakery'] }))).toContain(
      'Nobody else is in The bakery: that workspace will be deleted too.',
    );
    expect(said(accountDeletionEmail({ ...grace, email: 'ada@example.com', along: [] }))).not.toContain('Nobody else');
  });

  it('says what to do if it was somebody else', () => {
    expect(said(accountDeletionEmail({ ...grace, email: 'ada@example.com', along: [] }))).toContain(
      'choose a new password right away',
    );
  });
});
