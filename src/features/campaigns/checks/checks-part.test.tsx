import { screen, within } from '@testing-library/react';
import { automationPath, paths } from '../../../config/paths';
import { buildCheck, campaignIds } from '../../../testing/builders/campaigns';
import { buildSession } from '../../../testing/builders/session';
import { mailId, mockAutomation, writtenMail } from '../../../testing/automation-server';
import { renderApp } from '../../../testing/render';

const second = { id: mailId(2), name: 'A week later', subject: 'How was it?', revision: 1 };
const checks = [
  buildCheck({ sentence: '“Welcome”: It has a subject.' }),
  buildCheck({ check: 'size', sentence: '“Welcome”: It is small.' }),
  buildCheck({ emailId: second.id, sentence: '“A week later”: It has a subject.' }),
  buildCheck({
    emailId: second.id,
    check: 'links',
    state: 'fail',
    sentence: '“A week later”: A button leads nowhere.',
  }),
  buildCheck({
    emailId: null,
    check: 'trigger',
    state: 'fail',
    sentence: 'Nobody can sign up because your sign-up page is closed.',
  }),
];
const open = (status: 'draft' | 'active') => {
  mockAutomation({}, { status, emails: [writtenMail(), second] }).serverState.checks = checks;
  return renderApp(automationPath(campaignIds.campaign, 'checks'), { session: buildSession() });
};

test('the checks of an automation stand by its mails; what is fine is folded, each fold named by its mail', async () => {
  const { user } = open('draft');
  const panel = within(await screen.findByRole('region', { name: 'Before you send' }));
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'The automation',
    '“Welcome”',
    '“A week later”',
  ]);
  expect(
    within(panel.getByRole('list', { name: 'Checks of “A week later”' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Must fixA button leads nowhere.Fix this']);
  expect(panel.queryByRole('list', { name: 'Checks of “Welcome”' })).not.toBeInTheDocument();
  expect(panel.getByText('It is small.')).not.toBeVisible();
  await user.click(panel.getByText('All 2 OK'));
  expect(panel.getByText('It is small.')).toBeVisible();
  expect(panel.getByText('1 OK')).toHaveTextContent('1 OK of “A week later”');
  expect(panel.getByRole('link', { name: 'Sign-up page' })).toHaveAttribute('href', paths.signup);
});

test('what has started already is not said to go out yet', async () => {
  open('active');
  expect(await screen.findByRole('region', { name: 'Current status' })).toBeVisible();
});
