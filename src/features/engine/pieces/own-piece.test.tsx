import { screen, waitFor } from '@testing-library/react';
import { ownPiecePath, paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { engineContract } from '../../../contracts/engine';
import { buildCreation, buildUsage } from '../../../testing/builders/creative';
import { buildCycle, buildPiece } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const visit = () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  return renderApp(ownPiecePath, { session: buildSession() });
};
const button = (name: string) => screen.getByRole('button', { name });
const saving = () => {
  const made = buildPiece({ ideaId: null, title: 'We close at noon', body: 'Stocktaking.' });
  mockEndpoint(engineContract.getPiece, () => made);
  return mockEndpoint(engineContract.createOwnPiece, () => made);
};

test('a post is written, drawn and opened where it has its yes', async () => {
  const received = saving();
  const { user, router } = visit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'We close at noon');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Stocktaking.');
  expect(screen.getByText('Stored in this browser until you save.')).toBeInTheDocument();
  await user.click(button('Save post'));
  expect(await screen.findByRole('button', { name: 'Approve and schedule' })).toBeInTheDocument();
  expect(received).toEqual([{ title: 'We close at noon', body: 'Stocktaking.', altText: '' }]);
  expect(router.state.location.pathname).toBe(`${paths.engine}/pieces/${buildPiece().id}`);
});

test('its picture can be one’s own, with the words that describe it, or none', async () => {
  const received = saving();
  const photo = buildCreation({ title: 'Our terrace', altText: 'Six tables in the sun' });
  mockEndpoint(creativeContract.listCreations, () => ({ items: [photo], nextCursor: null }));
  const { user } = visit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Terrace');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Open.');
  await user.click(screen.getByText('From my library'));
  await user.click(button('Save post'));
  expect(await screen.findByText('Choose a picture, or one of the other options.')).toBeInTheDocument();
  await user.click(button('Choose a picture'));
  await user.click(await screen.findByRole('button', { name: 'Our terrace' }));
  expect(await screen.findByRole('img', { name: 'Six tables in the sun' })).toBeInTheDocument();
  await user.click(button('Save post'));
  await waitFor(() =>
    expect(received).toEqual([
      { title: 'Terrace', body: 'Open.', altText: 'Six tables in the sun', creationId: photo.id },
    ]),
  );
});

test('without a picture nothing is counted, also when the images of the month are used', async () => {
  const received = saving();
  mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used: 50, limit: 50 } }));
  const { user } = visit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Closed');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'On Friday.');
  await waitFor(() => expect(button('Save post')).toHaveAccessibleDescription(/You have used this month’s 50 images/));
  await user.click(screen.getByText('No picture'));
  await user.click(button('Save post'));
  await waitFor(() =>
    expect(received).toEqual([{ title: 'Closed', body: 'On Friday.', altText: '', creationId: null }]),
  );
});

test('what is missing is marked before anything is sent, and a refusal keeps what was typed', async () => {
  const received = mockEndpoint(engineContract.createOwnPiece, () => refuse('trial_ended', 'Your trial has ended.'));
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Save post' }));
  expect(await screen.findByText('Title is required.')).toBeInTheDocument();
  expect(screen.getByText('Text is required.')).toBeInTheDocument();
  expect(received).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Closed');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'On Friday.');
  await user.click(button('Save post'));
  expect(await screen.findByText(/Your trial has ended/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Closed');
});

test('half a post survives a reload, and a saved one leaves nothing behind', async () => {
  saving();
  const before = visit();
  await before.user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Half a thou');
  before.unmount();
  const after = visit();
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Half a thou');
  await after.user.type(screen.getByRole('textbox', { name: /^Text/ }), 'x');
  await after.user.click(button('Save post'));
  expect(await screen.findByRole('button', { name: 'Approve and schedule' })).toBeInTheDocument();
  after.unmount();
  visit();
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('');
});
