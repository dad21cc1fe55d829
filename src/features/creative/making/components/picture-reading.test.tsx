import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { buildClip, buildMadeCreation, buildReading } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

async function openWith(description: string) {
  const suite = mockSuite();
  const made = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const { user } = renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  const say = async (text: string) => {
    await user.click(image.getByLabelText('Description'));
    await user.paste(text);
  };
  if (description) await say(description);
  const reading = async () => within(await image.findByRole('group', { name: 'What the picture will say and show' }));
  return { user, suite, image, made, say, reading };
}

test('a description shows what the picture will say and show before anything is made', async () => {
  const { image, reading, made } = await openWith('Burger night');
  expect((await reading()).getByText('Burger night')).toBeVisible();
  expect((await reading()).getByText('Every Friday')).toBeVisible();
  expect((await reading()).getByText('a hamburger')).toBeVisible();
  expect(image.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  expect(made).toEqual([]);
});

test('words and picture that were put right are what is made', async () => {
  const { user, image, reading, made } = await openWith('Burger night');
  await user.click((await reading()).getByRole('button', { name: 'Change words or picture' }));
  const [headline, subject] = [
    (await reading()).getByLabelText('Headline'),
    (await reading()).getByLabelText('Picture of'),
  ];
  await user.clear(headline);
  await user.type(headline, 'Two for one');
  await user.clear(subject);
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made).toMatchObject([{ prompt: 'Burger night', headline: 'Two for one', subject: '' }]);
});

test('beside the one word that is put right, everything else stays as it was shown', async () => {
  const { user, image, reading, say, made } = await openWith('Burger night');
  await user.click((await reading()).getByRole('button', { name: 'Change words or picture' }));
  await user.type((await reading()).getByLabelText('Headline'), '!');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  const { kicker, supporting, subject } = buildReading();
  expect(made).toMatchObject([{ headline: 'Burger night!', kicker, supporting, subject }]);
  await user.click(await image.findByRole('button', { name: 'Use my last description' }));
  expect((await reading()).getByLabelText('Headline')).toHaveValue('Burger night!');
  await say(' with live music');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  await waitFor(() => expect(made).toHaveLength(2));
  expect(made[1]).toMatchObject({ prompt: 'Burger night with live music', headline: 'Burger night!' });
  for (const name of ['kicker', 'supporting', 'subject']) expect(made[1]).not.toHaveProperty(name);
});

test('changes can be taken back to the description, and go with it', async () => {
  const { user, image, reading, say, made } = await openWith('Burger night');
  await user.click((await reading()).getByRole('button', { name: 'Change words or picture' }));
  await user.type((await reading()).getByLabelText('Headline'), '!');
  await user.click((await reading()).getByRole('button', { name: 'Use the description' }));
  // Suggestions for the previous words stay until those for the changed description arrive.
  await waitFor(async () => expect((await reading()).getByLabelText('Headline')).toHaveValue('Burger night'));
  await user.type((await reading()).getByLabelText('Headline'), '?');
  await user.clear(image.getByLabelText('Description'));
  await say('Pie day');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made[0]).not.toHaveProperty('headline');
});

test('a wish for the look is told once', async () => {
  const { say, image } = await openWith('Burger night');
  const leftOut = 'Heard as a wish for the look, but not drawn: nothing fancy.';
  mockEndpoint(creativeContract.getPictureReading, () => buildReading({ look: ['nothing fancy'], leftOut }));
  await say(', nothing fancy please');
  expect(await image.findByText(leftOut)).toBeVisible();
  expect(image.getAllByText(/nothing fancy(?! please)/)).toHaveLength(1);
});

test('the supporting line holds all that the designer set, and no line break of its own', async () => {
  const supporting = `${'Mend the heel, the sole and the zip of two pairs · '.repeat(5)}ready on Friday`;
  const { user, image, reading, say, made } = await openWith('Shoe');
  mockEndpoint(creativeContract.getPictureReading, () => buildReading({ supporting }));
  await say(' repair week');
  await user.click((await reading()).getByRole('button', { name: 'Change words or picture' }));
  const line = (await reading()).getByLabelText('Supporting line');
  await waitFor(() => expect(line).toHaveValue(supporting));
  await user.type(line, '{Enter}at six');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made).toMatchObject([{ supporting: `${supporting} at six` }]);
});

test('a clip shows what it will say, too, with its end, and is made with the words that were put right', async () => {
  const { user, suite } = await openWith('');
  const asked = mockEndpoint(creativeContract.getPictureReading, ({ headline, supporting, kicker, subject }) =>
    buildReading({
      ending: 'Ask for Sam',
      ...(headline !== undefined && { headline }),
      ...(supporting !== undefined && { supporting }),
      ...(kicker !== undefined && { kicker }),
      ...(subject !== undefined && { subject }),
    }),
  );
  const received = suite.make(creativeContract.generateVideo, () => ({ ...buildClip(), leftOut: null }));
  const video = within(screen.getByRole('region', { name: 'Video' }));
  await user.type(video.getByLabelText('Description'), 'Burger night');
  const reading = within(await video.findByRole('group', { name: 'What the clip will say and show' }));
  expect(reading.getByText('Ask for Sam')).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ prompt: 'Burger night', style: 'cartoon', seconds: 5 }));
  await user.click(reading.getByRole('button', { name: 'Change words or picture' }));
  await user.type(reading.getByLabelText('Headline'), '!');
  await user.click(video.getByRole('button', { name: 'Generate Video' }));
  const { kicker, supporting, subject } = buildReading();
  await waitFor(() => expect(received).toMatchObject([{ headline: 'Burger night!', kicker, supporting, subject }]));
});

test('where it cannot be read, the picture can be made all the same', async () => {
  const { say, image } = await openWith('Burger night');
  mockEndpoint(creativeContract.getPictureReading, () => refuse('unavailable'));
  await say(' and more');
  expect(await image.findByText(/You can still generate it\./)).toBeVisible();
  mockEndpoint(creativeContract.getPictureReading, () => buildReading());
});
