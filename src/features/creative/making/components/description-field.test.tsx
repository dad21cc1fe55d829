import { screen, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { imageStyles } from '../../../../domain/image-format';
import { buildMadeCreation } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint } from '../../../../testing/server';

let suite: ReturnType<typeof mockSuite>;
beforeEach(() => {
  suite = mockSuite();
});

async function open() {
  const app = renderApp(paths.creative, { session: buildSession() });
  const card = async (name: 'Image' | 'Video') => within(await screen.findByRole('region', { name }));
  const [image, video] = [await card('Image'), await card('Video')];
  const paste = async (into: HTMLElement, text: string) => {
    await app.user.clear(into);
    await app.user.click(into);
    await app.user.paste(text);
  };
  return { ...app, image, video, paste, description: image.getByLabelText('Description') };
}

test('a description is counted from four fifths of what is taken, and told when it is as long as it can be', async () => {
  const { image, video, paste, description } = await open();
  await paste(description, 'x'.repeat(799));
  expect(image.queryByText(/of 1,000/)).not.toBeInTheDocument();
  await paste(description, `${'x'.repeat(800)} `);
  expect(image.getByText('800 of 1,000')).toBeVisible();
  await paste(description, 'x'.repeat(1_000));
  expect(description).toHaveAccessibleDescription('You have reached the maximum length.');
  expect(description).not.toBeInvalid();
  await paste(video.getByLabelText('Description'), 'x'.repeat(1_003));
  expect(video.getByText('1,003 of 1,000')).toBeVisible();
  expect(video.getByLabelText('Description')).toHaveAccessibleDescription(
    'A description can be at most 1,000 characters long. Remove 3 characters; nothing you typed is lost.',
  );
});

test('words that the lettering cannot set are told of before anything is made, and stop nobody', async () => {
  const received = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const { user, image, paste, description } = await open();
  await paste(description, 'خبز طازج, fresh bread');
  expect(description).toHaveAccessibleDescription(
    'The built-in designer cannot write Arabic letters yet and leaves those words out. The result still counts.',
  );
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(received).toMatchObject([{ prompt: 'خبز طازج, fresh bread' }]);
});

test('where a service makes the picture, nothing is said of our lettering', async () => {
  mockEndpoint(creativeContract.listMakers, () => ({
    items: [
      { id: 'built-in' as const, name: 'Built-in designer', styles: [...imageStyles] },
      { id: 'service' as const, name: 'OpenAI', styles: [...imageStyles] },
    ],
  }));
  const { user, image, paste, description } = await open();
  await paste(description, 'خبز طازج');
  await user.click(await image.findByRole('combobox', { name: 'Made by' }));
  await user.click(await screen.findByRole('option', { name: 'OpenAI' }));
  expect(image.queryByText(/cannot write Arabic letters/)).not.toBeInTheDocument();
});
