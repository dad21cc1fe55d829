import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { buildGeneratedImage, buildListedPictures, buildUsage } from '../../../testing/builders/creative';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

beforeEach(() => {
  mockEndpoint(creativeContract.getUsage, () => buildUsage());
  mockEndpoint(creativeContract.listPictures, () => ({ items: buildListedPictures(6), nextCursor: null }));
});

async function open() {
  const app = renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  return { ...app, image, video: within(screen.getByRole('region', { name: 'Video' })) };
}

describe('usage', () => {
  test('tells what is used of what, in the panel and beside each button', async () => {
    const { image, video } = await open();

    expect(await image.findByText('47 of 200 this month')).toBeVisible();
    expect(video.getByText('12 of 20 this month')).toBeVisible();
    const usage = within(screen.getByRole('region', { name: 'Usage' }));
    expect(usage.getByRole('meter', { name: 'Images' })).toHaveAttribute('aria-valuetext', '47 of 200');
    expect(usage.getByRole('meter', { name: 'Videos' })).toHaveAttribute('aria-valuetext', '12 of 20');
    expect(usage.getByText('Unlimited')).toBeVisible();
    expect(usage.getByText('resets 1 December')).toBeVisible();
  });

  test('without a limit shows the count and no meter', async () => {
    mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used: 1204, limit: null }, videos: { used: 0, limit: null } }));
    const { image } = await open();

    expect(await image.findByText('1,204 this month')).toBeVisible();
    expect(screen.getByText('1,204, unlimited')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  test('is counted anew after a picture was made', async () => {
    let used = 47;
    mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used, limit: 200 } }));
    mockEndpoint(creativeContract.generateImage, () => {
      used += 1;
      return buildGeneratedImage();
    });
    const { user, image } = await open();
    await image.findByText('47 of 200 this month');
    await user.type(image.getByLabelText('Description'), 'Burger night');
    await user.click(image.getByRole('button', { name: 'Generate Image' }));
    expect(await image.findByText('48 of 200 this month')).toBeVisible();
  });

  test('that cannot be read says so in its panel, and drawing goes on', async () => {
    mockEndpoint(creativeContract.getUsage, () => refuse('internal', 'The counter is being repaired.'));
    const { user, image } = await open();

    const usage = within(screen.getByRole('region', { name: 'Usage' }));
    expect(await usage.findByText('The counter is being repaired.')).toBeVisible();
    mockEndpoint(creativeContract.getUsage, () => buildUsage());
    await user.click(usage.getByRole('button', { name: 'Try again' }));
    expect(await image.findByText('47 of 200 this month')).toBeVisible();
  });
});

test('the newest four pictures stand beside the result, and open', async () => {
  const { user } = await open();
  const recent = within(screen.getByRole('region', { name: 'Recently made' }));

  expect((await recent.findAllByRole('button')).map((button) => button.textContent)).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4']);
  expect(recent.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/dashboard/ai-creative?tab=library');
  await user.click(recent.getByRole('button', { name: 'View Picture 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture 2' }));
  expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
