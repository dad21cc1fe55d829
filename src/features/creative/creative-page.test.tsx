import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { creativeContract } from '../../contracts/creative';
import { buildCreations, buildMadeCreation } from '../../testing/builders/creative';
import { mockSuite } from '../../testing/creative-server';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

let suite: ReturnType<typeof mockSuite>;
beforeEach(() => {
  suite = mockSuite(buildCreations(6));
});

/** A promise that the test lets go of. */
function hold() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function open() {
  const app = renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  const video = within(screen.getByRole('region', { name: 'Video' }));
  const outcome = within(screen.getByRole('group', { name: 'Result' }));
  const generate = () => image.getByRole('button', { name: /^Generat/ });
  return { ...app, image, video, outcome, generate, description: image.getByLabelText('Description') };
}

describe('generating an image', () => {
  test('is refused while the description is empty, and says why', async () => {
    const received = suite.make(creativeContract.generateImage, () => buildMadeCreation());
    const { user, generate, description } = await open();

    expect(generate()).toHaveAttribute('aria-disabled', 'true');
    expect(generate()).toHaveAccessibleDescription('Describe the picture first.');
    await user.type(description, '   ');
    await user.click(generate());
    expect(received).toEqual([]);

    await user.type(description, 'Burger night');
    expect(generate()).not.toHaveAttribute('aria-disabled');
  });

  test('sends the words with square and photorealistic unless something else was chosen', async () => {
    const received = suite.make(creativeContract.generateImage, ({ prompt }) => buildMadeCreation({ prompt }));
    const { user, image, generate, description } = await open();

    await user.type(description, 'Burger night');
    await user.click(generate());
    await screen.findByText('“Burger night”');
    await user.click(image.getByRole('combobox', { name: 'Aspect ratio' }));
    await user.click(await screen.findByRole('option', { name: '9:16 portrait' }));
    await user.click(image.getByRole('combobox', { name: 'Style' }));
    await user.click(await screen.findByRole('option', { name: 'Minimalist' }));
    await user.type(description, 'Jazz night');
    await user.click(generate());

    await waitFor(() =>
      expect(received).toEqual([
        { prompt: 'Burger night', aspectRatio: '1:1', style: 'photorealistic', maker: 'built-in' },
        { prompt: 'Jazz night', aspectRatio: '9:16', style: 'minimalist', maker: 'built-in' },
      ]),
    );
  });

  test('shows Generating... while it runs, takes no second click, and says at the other button what is made', async () => {
    const drawing = hold();
    const received = suite.make(creativeContract.generateImage, async () => {
      await drawing.promise;
      return buildMadeCreation();
    });
    const { user, video, outcome, generate, description } = await open();

    await user.type(description, 'Burger night');
    await user.click(generate());
    await waitFor(() => expect(generate()).toHaveTextContent('Generating...'));
    expect(generate()).toHaveAttribute('aria-disabled', 'true');
    const other = video.getByRole('button', { name: 'Generate Video' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    expect(other).toHaveAccessibleDescription('A picture is being made. When it is ready, you can generate a clip.');
    expect(outcome.getByRole('status')).toHaveTextContent('Drawing your picture');
    await user.click(generate());

    drawing.resolve();
    expect(await outcome.findByText('Completed')).toBeVisible();
    expect(generate()).toHaveTextContent('Generate Image');
    expect(other).toHaveAccessibleDescription('Describe the clip first.');
    expect(received).toHaveLength(1);
  });

  test('ends in a result with its facts, and an empty description that can be brought back', async () => {
    suite.make(creativeContract.generateImage, ({ prompt }) =>
      buildMadeCreation({ prompt, title: 'Friday burger night', altText: 'A burger on a plate' }),
    );
    const { user, image, outcome, generate, description } = await open();

    await user.type(description, 'Burger night, every Friday');
    await user.click(generate());

    expect(await outcome.findByRole('heading', { name: 'Friday burger night' })).toBeVisible();
    expect(outcome.getByRole('img', { name: 'A burger on a plate' })).toBeInTheDocument();
    expect(outcome.getByText('“Burger night, every Friday”')).toBeVisible();
    expect(outcome.getByText(/^Generated today, \d\d:\d\d$/)).toBeVisible();
    expect(outcome.getByText('1:1 square, 1080 × 1080')).toBeVisible();
    expect(outcome.getByText('Built-in designer')).toBeVisible();
    expect(outcome.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(outcome.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(description).toHaveValue('');
    await user.click(image.getByRole('button', { name: 'Use my last description' }));
    expect(description).toHaveValue('Burger night, every Friday');
    expect(description).toHaveFocus();
    expect(image.queryByRole('button', { name: 'Use my last description' })).not.toBeInTheDocument();
    expect(generate()).not.toHaveAttribute('aria-disabled');
  });

  test('says of each style what it looks like', async () => {
    const { user, image } = await open();
    expect(image.getByText('A rendered scene, not a photograph.')).toBeVisible();
    await user.click(image.getByRole('combobox', { name: 'Style' }));
    await user.click(await screen.findByRole('option', { name: 'Minimalist' }));
    expect(image.getByText('Flat shapes, one subject, your words in large type.')).toBeVisible();
  });

  test.each([
    [
      'its sentence',
      () => refuse('allowance_used', 'You have used all 200 images of the Pro plan this month.'),
      'You have used all 200 images of the Pro plan this month.',
    ],
    ["'Generation failed' where it gives none", () => refuse('internal'), 'Generation failed'],
  ])('that the server refuses shows %s and keeps the words', async (_what, reply, sentence) => {
    mockEndpoint(creativeContract.generateImage, reply);
    const { user, outcome, generate, description } = await open();

    await user.type(description, 'Burger night');
    await user.click(generate());
    expect(await outcome.findByText(sentence)).toBeVisible();
    expect(outcome.getByRole('alert')).toBeVisible();
    expect(description).toHaveValue('Burger night');
  });

  test('that does not reach the server says so', async () => {
    mockNetworkFailure(creativeContract.generateImage);
    const { user, outcome, generate, description } = await open();

    await user.type(description, 'Burger night');
    await user.click(generate());
    expect(await outcome.findByRole('alert')).toHaveTextContent('Failed to connect to server. Please try again.');
  });

  test('clears the last result and the last error at each attempt', async () => {
    suite.make(creativeContract.generateImage, () => buildMadeCreation({ title: 'The first one' }));
    const { user, outcome, generate, description } = await open();
    await user.type(description, 'One');
    await user.click(generate());
    await outcome.findByRole('heading', { name: 'The first one' });

    mockEndpoint(creativeContract.generateImage, () => refuse('internal'));
    await user.type(description, 'Two');
    await user.click(generate());
    await outcome.findByRole('alert');
    expect(outcome.queryByRole('heading', { name: 'The first one' })).not.toBeInTheDocument();

    suite.make(creativeContract.generateImage, () => buildMadeCreation({ title: 'The third one' }));
    await user.click(generate());
    await outcome.findByRole('heading', { name: 'The third one' });
    expect(outcome.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with too long a description tells it at the field and sends nothing', async () => {
    const received = suite.make(creativeContract.generateImage, () => buildMadeCreation());
    const { user, generate, description } = await open();

    await user.click(description);
    await user.paste('x'.repeat(1001));
    expect(description).toHaveAccessibleDescription(
      'A description can be at most 1,000 characters long. Remove 1 character; nothing you typed is lost.',
    );
    expect(description).toHaveValue('x'.repeat(1001));
    await user.click(generate());
    expect(description).toHaveFocus();
    expect(received).toEqual([]);
  });

  test('takes reading to the result, but not from someone who types on', async () => {
    suite.make(creativeContract.generateImage, () => buildMadeCreation());
    const { user, outcome, generate, description } = await open();

    await user.type(description, 'One');
    await user.click(generate());
    await outcome.findByText('Completed');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Result' })).toHaveFocus());

    const drawing = hold();
    suite.make(creativeContract.generateImage, async () => {
      await drawing.promise;
      return buildMadeCreation({ title: 'Another' });
    });
    await user.type(description, 'Two');
    await user.click(generate());
    await user.type(description, ' and three');
    drawing.resolve();
    await outcome.findByRole('heading', { name: 'Another' });
    expect(description).toHaveFocus();
    expect(description).toHaveValue('Two and three');
  });

  test('goes on while another page is open; its result is there on the way back', async () => {
    const drawing = hold();
    suite.make(creativeContract.generateImage, async () => {
      await drawing.promise;
      return buildMadeCreation({ title: 'Made meanwhile' });
    });
    const { user, generate, description } = await open();
    await user.type(description, 'Burger night');
    await user.click(generate());
    await user.click(screen.getByRole('link', { name: 'SEO' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Image' })).not.toBeInTheDocument());

    drawing.resolve();
    await user.click(screen.getByRole('link', { name: 'AI Creative' }));
    expect(await screen.findByRole('heading', { name: 'Made meanwhile' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Image' })).getByLabelText('Description')).toHaveValue('');
  });
});
