import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { engineContract } from '../../../../contracts/engine';
import { buildProfile } from '../../../../testing/builders/engine';
import { mockSuite } from '../../../../testing/creative-server';
import { buildSession } from '../../../../testing/builders/session';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint } from '../../../../testing/server';
import { engineSharedApi } from '../../../engine/engine-shared-api';

beforeEach(() => {
  mockSuite();
  mockEndpoint(engineContract.getProfile, () => null);
});

const open = (query = '?tab=templates') => renderApp(`${paths.creative}${query}`, { session: buildSession() });
const imageCard = async () => within(await screen.findByRole('region', { name: 'Image' }));

test('a template fills the generate tab in the words of the business, ready to be typed over', async () => {
  mockEndpoint(engineContract.getProfile, () => buildProfile({ name: 'Corner Grill', offers: ['Smash burger'] }));
  const { user, store } = open();
  const use = await screen.findByRole('button', { name: 'Use Template: Email Banner' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Social Media Post',
    'Story/Reel',
    'YouTube Thumbnail',
    'Email Banner',
  ]);
  await waitFor(() => expect(engineSharedApi.endpoints.getProfile.select()(store.getState()).isSuccess).toBe(true));
  await user.click(use);

  const image = await imageCard();
  expect(image.getByLabelText('Description')).toHaveValue('News from Corner Grill: Smash burger.');
  expect(image.getByLabelText('Description')).toHaveFocus();
  expect(image.getByRole('combobox', { name: 'Aspect ratio' })).toHaveTextContent('4:1 banner');
});

test('shows what each makes in the words of the business, and its bare shape where that cannot be drawn', async () => {
  mockEndpoint(engineContract.getProfile, () => buildProfile({ name: 'Corner Grill', offers: ['Smash burger'] }));
  open();
  const picture = await screen.findByRole('img', { name: 'What Email Banner can look like' });
  expect(new URL(picture.getAttribute('src')!, 'https://fourbeat.example').searchParams.toString()).toBe(
    new URLSearchParams({
      prompt: 'News from Corner Grill: Smash burger.',
      aspectRatio: '4:1',
      style: 'minimalist',
    }).toString(),
  );
  fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: 'What Email Banner can look like' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'What Story/Reel can look like' })).toBeVisible();
});

test('4:1 stands in the select only when the Email Banner set it', async () => {
  const { user } = open('');
  const ratios = async () => {
    await user.click((await imageCard()).getByRole('combobox', { name: 'Aspect ratio' }));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    return names;
  };

  expect(await ratios()).toEqual(['1:1 square', '16:9 landscape', '9:16 portrait', '4:3 standard']);
  await user.click(screen.getByRole('tab', { name: 'Templates 4' }));
  await user.click(screen.getByRole('button', { name: 'Use Template: Email Banner' }));
  expect(await ratios()).toEqual(['1:1 square', '16:9 landscape', '9:16 portrait', '4:3 standard', '4:1 banner']);
});

test('a description that a template replaced comes back with Undo', async () => {
  const { user } = open('');
  await user.type((await imageCard()).getByLabelText('Description'), 'My own words');
  await user.click(screen.getByRole('tab', { name: 'Templates 4' }));
  await user.click(screen.getByRole('button', { name: 'Use Template: Story/Reel' }));
  const filled = (await imageCard()).getByLabelText('Description');
  expect(filled).not.toHaveValue('My own words');
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(filled).toHaveValue('My own words');
});
