import { screen, waitFor } from '@testing-library/react';
import { apiUrl, paths } from '../../config/paths';
import { signupContract, type SignupPage } from '../../contracts/signup';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { buildSignupPage } from '../../testing/builders/signup';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import './signup-page'; // the page is lazy: loaded here, no test's patience is spent on it

let stored: SignupPage;
beforeEach(() => {
  stored = buildSignupPage();
  mockEndpoint(signupContract.getSignupPage, () => stored);
});
afterEach(() => void jest.restoreAllMocks());
const saves = () => mockEndpoint(signupContract.updateSignupPage, (input) => (stored = { ...stored, ...input }));
const open = (session = buildSession()) => renderApp(paths.signup, { session });

test('the page is written beside what visitors will see, and saved whole', async () => {
  const saved = saves();
  const { user } = open();
  const title = await screen.findByLabelText('Title');
  expect(screen.getByRole('button', { name: 'Save page' })).toHaveAccessibleDescription('Nothing has changed.');
  await user.clear(title);
  await user.type(title, 'Burger post');
  await user.click(screen.getByRole('checkbox', { name: 'Phone number' }));
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Burger post');
  expect(preview).toHaveTextContent('Phone (optional)');
  await user.type(screen.getByLabelText(/Tags for new sign-ups/), ', Web');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
  const { path, confirmed, waiting, ...page } = buildSignupPage();
  expect(saved).toEqual([{ ...page, title: 'Burger post', asksPhone: true, tags: ['Newsletter', 'Web'] }]);
  expect([path, confirmed, waiting]).toHaveLength(3);
});

test('a text that is missing is asked for at its field, and nothing is sent', async () => {
  const saved = saves();
  const { user } = open();
  await user.clear(await screen.findByLabelText('Consent wording'));
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Consent wording is required.')).toBeVisible();
  expect(screen.getByLabelText('Consent wording')).toHaveFocus();
  expect(saved).toEqual([]);
});

test('opening and closing counts at once and leaves what is being written', async () => {
  const saved = saves();
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), ', weekly');
  await user.click(screen.getByRole('switch', { name: 'Open for sign-ups' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Open for sign-ups' })).not.toBeChecked());
  expect(saved).toMatchObject([{ open: false, title: 'News from Corner Grill' }]);
  expect(screen.getByLabelText('Title')).toHaveValue('News from Corner Grill, weekly');
  expect(screen.queryByRole('link', { name: /Open/ })).not.toBeInTheDocument();
});

test('the link and the HTML are copied, and what came of them is told', async () => {
  const { user } = open();
  expect(await screen.findByText('41 people have confirmed, 3 have not yet.')).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(apiUrl('/join/corner-grill')));
  await user.click(screen.getByRole('button', { name: 'Copy HTML for your website' }));
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(
      expect.stringContaining(`<iframe src="${apiUrl('/join/corner-grill')}?embed=1"`),
    ),
  );
});

test('a demo says that its page is not public', async () => {
  open(buildDemoSession());
  expect(await screen.findByText(/A demo has no public page\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('a refusal is told and keeps what was written; leaving asks first', async () => {
  mockEndpoint(signupContract.updateSignupPage, () => refuse('internal', 'Not now.'));
  const { user, go } = open();
  await user.type(await screen.findByLabelText('Title'), ', weekly');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.Your changes are still here.');
  await go(paths.contacts);
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible());
});

test('a page that cannot be read can be asked for again', async () => {
  mockNetworkFailure(signupContract.getSignupPage);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-up page could not be loaded.');
  mockEndpoint(signupContract.getSignupPage, () => stored);
  await pressAgain(user);
  expect(await screen.findByLabelText('Title')).toHaveValue('News from Corner Grill');
});
