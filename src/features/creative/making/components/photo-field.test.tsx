import { screen, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { buildCreation, buildMadeCreation } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';

const photo = buildCreation({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000077', title: 'Our van', source: 'uploaded' });

async function openWithPhoto() {
  const suite = mockSuite([photo]);
  const made = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const { user } = renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  await user.click(image.getByLabelText('Description'));
  await user.paste('Puncture repairs at your door');
  await user.click(image.getByRole('button', { name: 'Use your own photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a photo' }));
  await user.click(await dialog.findByRole('button', { name: 'Our van' }));
  return { user, image, made, lists: suite.lists };
}

test('a photo of the library is chosen, named, and sent with the words', async () => {
  const { user, image, made, lists } = await openWithPhoto();
  expect(lists.at(-1)).toMatchObject({ type: 'image', source: 'uploaded' });
  expect(within(image.getByRole('group', { name: 'Photo' })).getByText('Our van')).toBeVisible();
  expect(await image.findByText('The photo you chose')).toBeVisible();
  expect(image.getByText('Your photo as it is, with your words on it or beside it.')).toBeVisible();
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made).toMatchObject([{ prompt: 'Puncture repairs at your door', photoId: photo.id }]);
  expect(await image.findByRole('button', { name: 'Use your own photo' })).toBeVisible();
});

test('a photo can be taken out again, and then none is sent', async () => {
  const { user, image, made } = await openWithPhoto();
  await user.click(image.getByRole('button', { name: 'Remove photo' }));
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made).toHaveLength(1);
  expect(made[0]).not.toHaveProperty('photoId');
});
