import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../../api/base-api';
import { listTag } from '../../../../api/tags';
import { paths } from '../../../../config/paths';
import type { MadeCreation } from '../../../../contracts/creation-making';
import { creativeContract } from '../../../../contracts/creative';
import { HOUR_MS } from '../../../../domain/duration';
import { imageStyles } from '../../../../domain/image-format';
import { buildClip, buildMadeCreation, buildUsage } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { pressAgain } from '../../../../testing/press-again';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

const buildMadeClip = (partial: Partial<MadeCreation> = {}): MadeCreation => ({
  ...buildClip(),
  leftOut: null,
  ...partial,
});

let suite: ReturnType<typeof mockSuite>;
beforeEach(() => {
  suite = mockSuite();
});

async function open() {
  const app = renderApp(paths.creative, { session: buildSession() });
  const video = within(await screen.findByRole('region', { name: 'Video' }));
  const image = within(screen.getByRole('region', { name: 'Image' }));
  /** As the live updates do when the server says that something changed. */
  const hearOfChange = () =>
    act(() => void app.store.dispatch(baseApi.util.invalidateTags([listTag('Creation'), listTag('Usage')])));
  return {
    ...app,
    image,
    video,
    hearOfChange,
    outcome: within(screen.getByRole('group', { name: 'Result' })),
    generate: () => video.getByRole('button', { name: /^Generat/ }),
    description: video.getByLabelText('Description'),
  };
}

const choose = async (app: Awaited<ReturnType<typeof open>>, select: string, option: string) => {
  await app.user.click(app.video.getByRole('combobox', { name: select }));
  await app.user.click(await screen.findByRole('option', { name: option }));
};

test('a clip is refused while its description is empty, and says why', async () => {
  const received = suite.make(creativeContract.generateVideo, () => buildMadeClip());
  const { user, generate, description } = await open();
  expect(generate()).toHaveAttribute('aria-disabled', 'true');
  expect(generate()).toHaveAccessibleDescription('Describe the clip first.');
  await user.type(description, '   ');
  await user.click(generate());
  expect(received).toEqual([]);
});

test('a clip is sent with what the selects say: five seconds in HD unless something else was chosen', async () => {
  const received = suite.make(creativeContract.generateVideo, () => buildMadeClip());
  const app = await open();
  const { user, video, generate, description } = app;
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  await waitFor(() => expect(description).toHaveValue(''));

  await user.click(video.getByRole('combobox', { name: 'Duration' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '3 seconds',
    '5 seconds',
    '10 seconds',
    '15 seconds',
  ]);
  await user.click(screen.getByRole('option', { name: '15 seconds' }));
  await choose(app, 'Quality', '4K 2160p');
  await choose(app, 'Aspect ratio', '9:16 portrait');
  await choose(app, 'Look', 'Minimalist');
  await user.type(description, 'Doors open');
  await user.click(generate());
  await waitFor(() =>
    expect(received).toEqual([
      { prompt: 'A burger stacks itself', duration: 5, quality: 'hd', aspectRatio: '16:9', style: 'cartoon' },
      { prompt: 'Doors open', duration: 15, quality: '4k', aspectRatio: '9:16', style: 'minimalist' },
    ]),
  );
});

test('while a clip is made its button shows Generating... and the other one waits, and its result plays', async () => {
  let finish: (clip: MadeCreation) => void = () => undefined;
  const received = suite.make(
    creativeContract.generateVideo,
    () =>
      new Promise<MadeCreation>((settle) => {
        finish = settle;
      }),
  );
  const { user, image, outcome, generate, description } = await open();
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  await waitFor(() => expect(generate()).toHaveTextContent('Generating...'));
  expect(image.getByRole('button', { name: 'Generate Image' })).toHaveAccessibleDescription(
    'A clip is being made. When it is ready, you can generate a picture.',
  );
  expect(outcome.getByRole('status')).toHaveTextContent('Making your clip');

  await waitFor(() => expect(received).toHaveLength(1));
  finish(buildMadeClip({ altText: 'A burger, layer by layer' }));
  const clip = await outcome.findByLabelText('A burger, layer by layer');
  expect(clip).toHaveAttribute('src', expect.stringMatching(/\/file\?v=one$/));
  expect(clip).toHaveAttribute('controls');
  expect(outcome.getByText('16:9 landscape, 1920 × 1080, 0:05')).toBeVisible();
  expect(outcome.getByRole('link', { name: 'Download' })).toHaveAttribute('href', expect.stringMatching(/download=1$/));
  expect(description).toHaveValue('');
});

test('a clip that takes longer than its call shows how far it is, keeps both buttons waiting, and completes by itself', async () => {
  suite.make(creativeContract.generateVideo, () => buildMadeClip({ status: 'generating', progress: 20 }));
  const { user, image, outcome, generate, description, hearOfChange } = await open();
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  expect(await outcome.findByRole('progressbar', { name: 'Making your clip' })).toHaveAttribute('aria-valuenow', '20');
  expect(outcome.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  expect(generate()).toHaveTextContent('Generating...');
  expect(image.getByRole('button', { name: 'Generate Image' })).toHaveAttribute('aria-disabled', 'true');

  suite.serverState.items = [buildClip({ status: 'generating', progress: 70 })];
  hearOfChange();
  await waitFor(() => expect(outcome.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70'));
  suite.serverState.items = [buildClip()];
  hearOfChange();
  expect(await outcome.findByText('Completed')).toBeVisible();
  expect(outcome.getByRole('link', { name: 'Download' })).toBeVisible();
  expect(generate()).toHaveTextContent('Generate Video');
  expect(image.getByRole('button', { name: 'Generate Image' })).toBeVisible();
});

test('an old clip that is made again, such as a demo’s, does not count as what is being made', async () => {
  const madeAgain = buildClip({
    id: '6f0f7f52-6a0c-4a0e-9d6e-5a1f0b7c2d11',
    status: 'generating',
    progress: 30,
    createdAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
  });
  const asked = buildClip({ status: 'generating', progress: 40, createdAt: new Date().toISOString() });
  suite.serverState.items = [madeAgain, asked];
  const { outcome, generate, hearOfChange } = await open();
  expect(await outcome.findByRole('progressbar', { name: 'Making your clip' })).toHaveAttribute('aria-valuenow', '40');
  suite.serverState.items = [madeAgain, { ...asked, status: 'completed' }];
  hearOfChange();
  expect(await outcome.findByText('Completed')).toBeVisible();
  expect(generate()).toHaveTextContent('Generate Video');
});

test('what is being made is shown with its progress when the page is opened anew, and stays when it is done', async () => {
  suite.serverState.items = [buildClip({ status: 'generating', progress: 30, createdAt: new Date().toISOString() })];
  const { outcome, image, generate, hearOfChange } = await open();
  expect(await outcome.findByRole('progressbar', { name: 'Making your clip' })).toHaveAttribute('aria-valuenow', '30');
  expect([generate(), image.getByRole('button', { name: /^Generat/ })].map(({ textContent }) => textContent)).toEqual([
    'Generating...',
    'Generate Image',
  ]);
  expect(outcome.getByRole('button', { name: 'Cancel' })).toBeVisible();
  suite.serverState.items = [buildClip()];
  hearOfChange();
  expect(await outcome.findByText('Completed')).toBeVisible();
});

test('Cancel stops it, gives the unit back and makes room for the next one', async () => {
  let used = 12;
  mockEndpoint(creativeContract.getUsage, () => buildUsage({ videos: { used, limit: 20 } }));
  suite.make(creativeContract.generateVideo, () => buildMadeClip({ status: 'generating', progress: 20 }));
  const received = mockEndpoint(creativeContract.cancelCreation, () => {
    used = 11;
    suite.serverState.items = [];
    return buildClip({ status: 'cancelled' });
  });
  const { user, video, outcome, generate, description } = await open();
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  await user.click(await outcome.findByRole('button', { name: 'Cancel' }));
  expect(await outcome.findByRole('heading', { name: 'Your next picture appears here' })).toBeVisible();
  expect(received).toEqual([{ creationId: buildClip().id }]);
  expect(await video.findByText('9 of 20 videos left this month')).toBeVisible();
});

test('one that fails says why; trying again makes it once more and shows that', async () => {
  suite.make(creativeContract.generateVideo, () =>
    buildMadeClip({ status: 'failed', cause: 'The clip could not be encoded.' }),
  );
  const again = suite.make(creativeContract.remixCreation, () =>
    buildMadeClip({
      id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000009',
      title: 'Once more',
      status: 'generating',
      progress: 0,
    }),
  );
  const { user, outcome, generate, description } = await open();
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  expect(await outcome.findByText('The clip could not be encoded.')).toBeVisible();
  await pressAgain(user, outcome);
  expect(within(await screen.findByRole('dialog', { name: 'Once more' })).getByRole('progressbar')).toBeVisible();
  expect(again).toEqual([{ creationId: buildClip().id, variation: false }]);
});

test('that the server refuses without a reason shows Generation failed and keeps the words', async () => {
  mockEndpoint(creativeContract.generateVideo, () => refuse('internal'));
  const { user, outcome, generate, description } = await open();
  await user.type(description, 'A burger stacks itself');
  await user.click(generate());
  expect(await outcome.findByRole('alert')).toHaveTextContent('Generation failed');
  expect(description).toHaveValue('A burger stacks itself');
});

test('a rough picture is shown as a first version, said to be of use already, until the finished one replaces it', async () => {
  suite.make(creativeContract.generateImage, () =>
    buildMadeCreation({
      status: 'refining',
      progress: 40,
      altText: 'A burger',
      url: '/api/creative/creations/c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04/file?v=rough',
    }),
  );
  const { user, image, outcome, hearOfChange } = await open();
  await user.type(image.getByLabelText('Description'), 'Burger night');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(await outcome.findByText('First version')).toBeVisible();
  expect(outcome.getByText(/A better version is being rendered \(40%\).+You can already use this one/)).toBeVisible();
  expect(outcome.getByRole('img', { name: 'A burger' })).toHaveAttribute('src', expect.stringMatching(/v=rough$/));

  suite.serverState.items = [buildMadeCreation({ altText: 'A burger' })];
  hearOfChange();
  expect(await outcome.findByText('Completed')).toBeVisible();
  expect(outcome.getByRole('img', { name: 'A burger' })).toHaveAttribute('src', expect.stringMatching(/v=one$/));
});

test('a picture that stayed a first version says why, and is of use', async () => {
  suite.make(creativeContract.generateImage, () =>
    buildMadeCreation({ cause: 'The better version could not be rendered, so the first one stays.' }),
  );
  const { user, image, outcome } = await open();
  await user.type(image.getByLabelText('Description'), 'Burger night');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(await outcome.findByText('The better version could not be rendered, so the first one stays.')).toBeVisible();
  expect(outcome.getByText('Completed')).toBeVisible();
  expect(outcome.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('who makes a picture can be chosen where the workspace has a service of its own', async () => {
  const received = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const first = await open();
  expect(first.image.queryByRole('combobox', { name: 'Made by' })).not.toBeInTheDocument();
  first.unmount();

  mockEndpoint(creativeContract.listMakers, () => ({
    items: [
      { id: 'built-in' as const, name: 'Built-in designer', styles: [...imageStyles] },
      { id: 'service' as const, name: 'OpenAI', styles: [...imageStyles] },
    ],
  }));
  const { user, image } = await open();
  await user.click(await image.findByRole('combobox', { name: 'Made by' }));
  await user.click(await screen.findByRole('option', { name: 'OpenAI' }));
  expect(image.getByText('It is charged to your own account there and takes up to two minutes.')).toBeVisible();
  await user.type(image.getByLabelText('Description'), 'Burger night');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  await waitFor(() =>
    expect(received).toEqual([
      { prompt: 'Burger night', aspectRatio: '1:1', style: 'photorealistic', maker: 'service' },
    ]),
  );
});
