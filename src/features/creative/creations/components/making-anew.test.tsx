import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import {
  buildCreation,
  type buildCreationDetails,
  buildMadeCreation,
  buildReading,
  buildUsage,
} from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { pressAgain } from '../../../../testing/press-again';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

const creation = buildCreation({ title: 'Jazz night', prompt: 'Jazz on Friday' });
const other = 'c4d2e1f3-6a1e-4b6f-8b9b-000000000009';

/** Its viewer, opened by address, and an entry of its menu. */
async function openEntry(name: string, made = creation, details: Parameters<typeof buildCreationDetails>[0] = {}) {
  const suite = mockSuite([made]);
  suite.serverState.details = details;
  const app = renderApp(`${paths.creative}?tab=library&creation=${made.id}`, { session: buildSession() });
  const viewer = within(await screen.findByRole('dialog', { name: made.title }));
  const press = async () => {
    await app.user.click(await viewer.findByRole('button', { name: `More for ${made.title}` }));
    await app.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...app, suite, press };
}

test('another variation is made from it and looked at', async () => {
  const { suite, press } = await openEntry('Another variation');
  const received = suite.make(creativeContract.remixCreation, () =>
    buildMadeCreation({ id: other, title: 'Another one' }),
  );
  await press();
  expect(await screen.findByRole('dialog', { name: 'Another one' })).toBeVisible();
  expect(received).toEqual([{ creationId: creation.id, variation: true }]);
});

test('changing words and look sends only what was changed', async () => {
  const { user, suite, press } = await openEntry('Change words and look…');
  suite.serverState.details = { headline: 'Jazz!', supporting: 'Every Friday', colours: ['#1a6b5f'] };
  const received = suite.make(creativeContract.remixCreation, () =>
    buildMadeCreation({ id: other, title: 'Another one' }),
  );
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Change words and look' }));
  expect(await form.findByLabelText('Description')).toHaveValue('Jazz on Friday');
  expect(form.getByRole('button', { name: 'Make a new one' })).toHaveAccessibleDescription('Change something first.');

  await user.clear(await form.findByLabelText('Headline'));
  await user.type(form.getByLabelText('Headline'), 'Swing!');
  await user.click(form.getByRole('combobox', { name: 'Style' }));
  await user.click(await screen.findByRole('option', { name: 'Cartoon' }));
  await user.click(form.getByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByRole('dialog', { name: 'Another one' })).toBeVisible();
  expect(received).toEqual([{ creationId: creation.id, variation: false, style: 'cartoon', headline: 'Swing!' }]);
});

test('putting only its words or subject right costs nothing, also when the month is used up', async () => {
  const { user, suite, press } = await openEntry('Change words and look…');
  mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used: 200, limit: 200 } }));
  const received = suite.make(creativeContract.remixCreation, () =>
    buildMadeCreation({ id: other, title: 'Another one' }),
  );
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Change words and look' }));
  const subject = await form.findByLabelText('Picture of');
  await user.clear(subject);
  await user.type(subject, 'a trumpet');
  expect(form.getByText('Changing only the words or what is drawn costs nothing.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByRole('dialog', { name: 'Another one' })).toBeVisible();
  expect(received).toEqual([{ creationId: creation.id, variation: false, subject: 'a trumpet' }]);
});

test('a picture that shows a photograph has words to change, and nothing that is drawn', async () => {
  const { press } = await openEntry('Change words and look…', creation, { hasPhoto: true });
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Change words and look' }));
  expect(await form.findByLabelText('Small line above')).toBeVisible();
  expect(form.queryByLabelText('Picture of')).not.toBeInTheDocument();
});

test('where its words cannot be loaded, it says so, can be tried again, and the rest can be changed', async () => {
  const { user, press } = await openEntry('Change words and look…');
  mockEndpoint(creativeContract.getPictureReading, () => refuse('unavailable'));
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Change words and look' }));
  expect(await form.findByText('Its words could not be loaded.')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Style' })).toBeEnabled();
  mockEndpoint(creativeContract.getPictureReading, () => buildReading());
  await pressAgain(user, form);
  expect(await form.findByLabelText('Headline')).toHaveValue('Burger night');
});

test('a refusal of what was changed stands in the form, and the words stay', async () => {
  const { user, press } = await openEntry('Change words and look…');
  mockEndpoint(creativeContract.remixCreation, () => refuse('allowance_used', "This month's 200 images are used."));
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Change words and look' }));
  await user.clear(await form.findByLabelText('Headline'));
  await user.type(form.getByLabelText('Headline'), 'Swing!');
  await user.click(form.getByRole('button', { name: 'Make a new one' }));
  expect(await form.findByText("This month's 200 images are used.")).toBeVisible();
  expect(form.getByLabelText('Headline')).toHaveValue('Swing!');
});

test('other shapes are made of those that are ticked', async () => {
  const { user, press } = await openEntry('Other shapes…');
  const received = mockEndpoint(creativeContract.createRatios, ({ ratios }) => ({
    items: ratios.map((aspectRatio, index) =>
      buildCreation({ id: `c4d2e1f3-6a1e-4b6f-8b9b-00000000001${index}`, aspectRatio }),
    ),
  }));
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Other shapes' }));
  expect(form.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  await user.click(form.getByRole('checkbox', { name: '4:3 standard' }));
  await user.click(form.getByRole('checkbox', { name: '4:1 banner' }));
  await user.click(form.getByRole('button', { name: 'Make these 2' }));
  expect((await screen.findAllByText('16:9 and 9:16 are in your library.')).length).toBeGreaterThan(0);
  expect(received).toEqual([{ creationId: creation.id, ratios: ['16:9', '9:16'] }]);
  expect(screen.queryByRole('dialog', { name: 'Other shapes' })).not.toBeInTheDocument();
});

test('its words, shape and style can be kept as a template', async () => {
  const { user, suite, press } = await openEntry('Save as a template…');
  const received = mockEndpoint(creativeContract.createTemplate, (input) => {
    const template = { ...input, id: other };
    suite.serverState.templates = [template];
    return template;
  });
  await press();
  const form = within(await screen.findByRole('dialog', { name: 'Save as a template' }));
  await user.clear(await form.findByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Fridays');
  await user.click(form.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(received).toEqual([
      {
        name: 'Fridays',
        description: '',
        prompt: 'Jazz on Friday',
        aspectRatio: '1:1',
        style: 'minimalist',
        category: 'social',
      },
    ]),
  );
  expect(await screen.findByText('Templates')).toBeInTheDocument();
});

test('what was brought cannot be made anew, and says so', async () => {
  const { user } = await openEntry(
    '',
    buildCreation({ title: 'Our shop front', source: 'uploaded', prompt: '', style: null }),
  );
  await user.click(await screen.findByRole('button', { name: 'More for Our shop front' }));
  expect(await screen.findByRole('menuitem', { name: /Another variation/ })).toHaveTextContent(
    'Only what was made here can be made again; this picture was uploaded.',
  );
  expect(screen.queryByRole('menuitem', { name: /Save as a template/ })).not.toBeInTheDocument();
});
