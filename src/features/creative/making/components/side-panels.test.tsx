import { screen, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { buildCreations, buildMadeCreation, buildUsage } from '../../../../testing/builders/creative';
import { mockSuite } from '../../../../testing/creative-server';
import { buildSession } from '../../../../testing/builders/session';
import { pressAgain } from '../../../../testing/press-again';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';
import { untilClosed } from '../../../../testing/open-dialogs';

beforeEach(() => mockSuite([...buildCreations(6), buildMadeCreation()]));

async function open({ styles }: { styles?: 'all' } = {}) {
  const app = renderApp(paths.creative, { session: buildSession(), styles });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  return { ...app, image, video: within(screen.getByRole('region', { name: 'Video' })) };
}

describe('an allowance', () => {
  const generate = () => screen.getByRole('button', { name: 'Generate Image' });

  test('that runs out stands beside the button, which still works', async () => {
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 47, limit: 50 }, resetsOn: '2099-12-01' }),
    );
    const { user, image } = await open();
    expect(await image.findByText('3 of 50 images left this month')).toBeVisible();
    await user.type(image.getByLabelText('Description'), 'Burger night');
    expect(generate()).not.toHaveAttribute('aria-disabled');
  });

  test('that is used keeps the button from spending more, says why and leads to the plans', async () => {
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 50, limit: 50 }, resetsOn: '2099-12-01' }),
    );
    const received = mockEndpoint(creativeContract.generateImage, () => buildMadeCreation());
    const { user, image } = await open();
    expect(await image.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/dashboard/settings?section=plan',
    );
    await user.type(image.getByLabelText('Description'), 'Burger night');
    expect(generate()).toHaveAccessibleDescription(
      'You have used this month’s 50 images. You get new ones on 1 December.',
    );
    await user.click(generate());
    expect(received).toEqual([]);
  });

  test.each([
    [159, 'var(--text-1)'],
    [160, 'var(--tone-amber-dot)'],
    [200, 'var(--tone-red-dot)'],
  ])('of which %i of 200 are used has a bar in %s', async (used, colour) => {
    mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used, limit: 200 } }));
    await open({ styles: 'all' });
    expect(getComputedStyle((await screen.findByRole('meter', { name: 'Images' })).firstElementChild!).background).toBe(
      colour,
    );
    expect(getComputedStyle(screen.getByRole('meter', { name: 'Videos' }).firstElementChild!).background).toBe(
      'var(--text-1)',
    );
  });

  test('of a month that is over keeps nobody from drawing', async () => {
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 50, limit: 50 }, resetsOn: '2026-02-01' }),
    );
    const { user, image } = await open();
    await screen.findByText('resets 1 February');
    await user.type(image.getByLabelText('Description'), 'Burger night');
    expect(generate()).not.toHaveAttribute('aria-disabled');
    expect(image.queryByText(/left this month/)).not.toBeInTheDocument();
  });

  test.each([
    ['allowance_used', 'See plans', '/dashboard/settings?section=plan'],
    ['trial_ended', 'See plans', '/dashboard/settings?section=plan'],
    ['plan_ended', 'See plans', '/dashboard/settings?section=plan'],
    ['being_deleted', 'See its deletion', '/dashboard/settings?tab=privacy'],
  ] as const)(
    'a refusal because of %s says so in the words of the server, with the way on',
    async (code, name, href) => {
      mockEndpoint(creativeContract.generateImage, () => refuse(code, 'The server says why.'));
      const { user, image } = await open();
      await user.type(image.getByLabelText('Description'), 'Burger night');
      await user.click(generate());
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('The server says why.')).toBeVisible();
      expect(alert.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(image.getByLabelText('Description')).toHaveValue('Burger night');
    },
  );
});

describe('usage', () => {
  test('tells what is used in the panel, and what is left beside each button', async () => {
    const { image, video } = await open();

    expect(await image.findByText('153 of 200 images left this month')).toBeVisible();
    expect(video.getByText('8 of 20 videos left this month')).toBeVisible();
    const usage = within(screen.getByRole('region', { name: 'Usage' }));
    expect(usage.getByRole('meter', { name: 'Images' })).toHaveAttribute('aria-valuetext', '47 of 200');
    expect(usage.getByRole('meter', { name: 'Videos' })).toHaveAttribute('aria-valuetext', '12 of 20');
    expect(usage.getByText('Unlimited')).toBeVisible();
    expect(usage.getByText('resets 1 December')).toBeVisible();
  });

  test('without a limit shows the count and no meter', async () => {
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 1204, limit: null }, videos: { used: 0, limit: null } }),
    );
    const { image } = await open();

    expect(await image.findByText('1,204 images this month')).toBeVisible();
    expect(screen.getByText('1,204, unlimited')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  test('is counted anew after a picture was made', async () => {
    let used = 47;
    mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used, limit: 200 } }));
    mockEndpoint(creativeContract.generateImage, () => {
      used += 1;
      return buildMadeCreation();
    });
    const { user, image } = await open();
    await image.findByText('153 of 200 images left this month');
    await user.type(image.getByLabelText('Description'), 'Burger night');
    await user.click(image.getByRole('button', { name: 'Generate Image' }));
    expect(await image.findByText('152 of 200 images left this month')).toBeVisible();
  });

  test('that cannot be read says so in its panel, and drawing goes on', async () => {
    mockEndpoint(creativeContract.getUsage, () => refuse('internal', 'The counter is being repaired.'));
    const { user, image } = await open();

    const usage = within(screen.getByRole('region', { name: 'Usage' }));
    expect(await usage.findByText('The counter is being repaired.')).toBeVisible();
    mockEndpoint(creativeContract.getUsage, () => buildUsage());
    await pressAgain(user, usage);
    expect(await image.findByText('153 of 200 images left this month')).toBeVisible();
  });
});

test('the newest four pictures stand beside the result, and open', async () => {
  const { user } = await open();
  const recent = within(screen.getByRole('region', { name: 'Recently made' }));

  expect((await recent.findAllByRole('button')).map((button) => button.textContent)).toEqual([
    'Picture 1',
    'Picture 2',
    'Picture 3',
    'Picture 4',
  ]);
  expect(recent.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/dashboard/ai-creative?tab=library');
  await user.click(recent.getByRole('button', { name: 'View Picture 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture 2' }));
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await untilClosed();
});
