import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { engineContract } from '../../../contracts/engine';
import { effortWith } from '../../../domain/idea';
import { buildCreation } from '../../../testing/builders/creative';
import { buildCycle, buildIdea, buildPiece } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint } from '../../../testing/server';

const photo = buildCreation({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000078', title: 'Rye loaf', source: 'uploaded' });

test('an idea asks for the photo that it needs; the one that is chosen is sent with the idea', async () => {
  const idea = buildIdea({ title: 'Which loaf keeps longest', effort: effortWith('a loaf cut in half') });
  const plain = buildIdea({
    id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a88',
    title: 'When to order',
    effort: effortWith(null),
  });
  const asked: unknown[] = [];
  mockEndpoint(engineContract.getCycle, () => buildCycle({ ideas: [idea, plain] }));
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(creativeContract.listCreations, () => ({ items: [photo], nextCursor: null }));
  mockEndpoint(engineContract.getPiece, () => buildPiece());
  mockEndpoint(engineContract.createPiece, (input) => {
    asked.push(input);
    return buildPiece();
  });
  const { user } = renderApp(paths.engine, { session: buildSession() });
  const card = async (title: string) =>
    within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!);
  const wanting = await card('Which loaf keeps longest');
  expect(await wanting.findByText('Take a photo of a loaf cut in half.')).toBeVisible();
  expect((await card('When to order')).queryByRole('group', { name: 'Photo' })).not.toBeInTheDocument();
  await user.click(wanting.getByRole('button', { name: 'Use your own photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a photo' }));
  await user.click(await dialog.findByRole('button', { name: 'Rye loaf' }));
  expect(await wanting.findByText('The post’s picture will show it.')).toBeVisible();
  await user.click(wanting.getByRole('button', { name: 'Create Content' }));
  await waitFor(() => expect(asked).toEqual([{ ideaId: idea.id, photoId: photo.id, asAnswer: true }]));
});
