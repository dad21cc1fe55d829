import { screen, waitFor } from '@testing-library/react';
import { campaignEditPath } from '../../config/paths';
import { creativeContract } from '../../contracts/creative';
import { campaignIds } from '../../testing/builders/campaigns';
import { buildCreation } from '../../testing/builders/creative';
import { buildSession } from '../../testing/builders/session';
import { mockCampaignEditor } from '../../testing/campaign-server';
import { mockUpload } from '../../testing/mock-upload';
import { renderApp } from '../../testing/render';
import { preparePhoto } from './uploads/prepare-photo';

// A canvas is what jsdom has not; how what it made is brought does not depend on it.
jest.mock('./uploads/prepare-photo', () => ({ preparePhoto: jest.fn() }));

test('a picture of one’s own is brought into the library and stands in the mail; one that cannot be read says why', async () => {
  const { saves } = mockCampaignEditor(
    {},
    { blocks: [{ id: 'p', kind: 'image', creationId: null, alt: '', url: '' }] },
  );
  const calls: string[] = [];
  jest
    .mocked(preparePhoto)
    .mockRejectedValueOnce(new Error('This browser cannot read it as a picture.'))
    .mockResolvedValue(new Blob(['photo']));
  mockUpload(creativeContract.createPhoto, calls, () =>
    buildCreation({ title: 'Our terrace', altText: '', source: 'uploaded' }),
  );
  const { user } = renderApp(campaignEditPath(campaignIds.campaign), { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: /^Image: No picture yet/ }));
  await user.click(await screen.findByRole('button', { name: 'Choose picture' }));
  const input = await screen.findByLabelText('A picture to upload');
  await user.upload(input, new File(['raw'], 'terrace.heic', { type: 'image/heic' }));
  expect(await screen.findByText('This browser cannot read it as a picture.')).toBeVisible();
  await user.upload(input, new File(['raw'], 'terrace.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a picture' })).not.toBeInTheDocument());
  // A file's name describes nothing.
  expect(screen.getByLabelText('Description')).toHaveValue('');
  await waitFor(() =>
    expect(saves.at(-1)?.blocks.at(-1)).toMatchObject({ kind: 'image', creationId: buildCreation().id }),
  );
  expect(calls).toEqual(['POST /api/creative/photos?name=terrace.png, 5 bytes']);
});
