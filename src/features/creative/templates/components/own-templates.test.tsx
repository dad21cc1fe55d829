import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import type { CreationTemplate } from '../../../../contracts/creation-templates';
import { creativeContract } from '../../../../contracts/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

const template: CreationTemplate = {
  id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000001',
  name: 'Fridays',
  description: 'For the board outside',
  prompt: 'Jazz on Friday',
  aspectRatio: '4:3',
  style: 'artistic',
  category: 'video',
};

async function open() {
  const { serverState } = mockSuite();
  serverState.templates = [template];
  const app = renderApp(`${paths.creative}?tab=templates`, { session: buildSession() });
  await screen.findByRole('heading', { name: 'Fridays' });
  const menu = async (entry: string) => {
    await app.user.click(screen.getByRole('button', { name: 'More for Fridays' }));
    await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...app, serverState, menu };
}

test('an own template stands after the four with its category, and fills words, shape and style', async () => {
  const { user } = await open();
  const card = screen.getByRole('heading', { name: 'Fridays' }).closest('li')!;
  expect(within(card).getByText('Video')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Templates 5' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Template: Fridays' }));
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  expect(image.getByLabelText('Description')).toHaveValue('Jazz on Friday');
  expect(image.getByRole('combobox', { name: 'Aspect ratio' })).toHaveTextContent('4:3 standard');
  expect(image.getByRole('combobox', { name: 'Style' })).toHaveTextContent('Artistic');
});

test('it is changed in a dialog, and the reading goes on where it was', async () => {
  const { user, serverState, menu } = await open();
  const received = mockEndpoint(creativeContract.updateTemplate, ({ templateId, ...rest }) => {
    serverState.templates = [{ id: templateId, ...rest }];
    return serverState.templates[0]!;
  });
  await menu('Edit…');
  const form = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  await user.clear(await form.findByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Saturdays');
  expect(form.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Video');
  await user.click(form.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Email' }));
  await user.click(form.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByRole('heading', { name: 'Saturdays' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Saturdays' })).toHaveFocus());
  expect(received).toEqual([
    {
      templateId: template.id,
      name: 'Saturdays',
      description: 'For the board outside',
      prompt: 'Jazz on Friday',
      aspectRatio: '4:3',
      style: 'artistic',
      category: 'email',
    },
  ]);
});

test('a name that is missing is told at its field', async () => {
  const { user, menu } = await open();
  mockEndpoint(creativeContract.updateTemplate, () =>
    refuse('invalid_request', 'Check the marked fields.', { name: 'Name is required.' }),
  );
  await menu('Edit…');
  const form = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  await user.click(await form.findByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.'));
});

test('it is deleted, and Undo brings it back', async () => {
  const { user, serverState, menu } = await open();
  const removed = mockEndpoint(creativeContract.deleteTemplate, ({ templateId }) => {
    serverState.templates = [];
    return { id: templateId };
  });
  const again = mockEndpoint(creativeContract.createTemplate, (input) => {
    serverState.templates = [{ ...input, id: template.id }];
    return serverState.templates[0]!;
  });
  await menu('Delete');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fridays' })).not.toBeInTheDocument());
  expect(removed).toEqual([{ templateId: template.id }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Fridays' })).toBeVisible();
  expect(again).toEqual([
    {
      name: 'Fridays',
      description: 'For the board outside',
      prompt: 'Jazz on Friday',
      aspectRatio: '4:3',
      style: 'artistic',
      category: 'video',
    },
  ]);
});
