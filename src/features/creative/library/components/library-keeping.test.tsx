import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import type { Creation } from '../../../../contracts/creation-record';
import { creativeContract } from '../../../../contracts/creative';
import { buildCreation, buildCreations } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';
import { untilClosed } from '../../../../testing/open-dialogs';

const picture = () => buildCreation({ title: 'Jazz night', prompt: 'Jazz on Friday' });

function open(items: Creation[], query: string) {
  const suite = mockSuite(items);
  return { suite, ...renderApp(`${paths.creative}${query}`, { session: buildSession() }) };
}
const viewer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a like is kept by the server and shows on its heart', async () => {
  const { user, suite } = open([picture()], '?tab=library');
  const heart = await screen.findByRole('button', { name: 'Like Jazz night' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Like Jazz night' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Like Jazz night' }));
  await waitFor(() => expect(suite.updates.map(({ liked }) => liked)).toEqual([true, false]));
});

test('the viewer stands in the address, shows what it was made of, and Escape goes back to the button', async () => {
  const { user, router, suite } = open(buildCreations(1), '?tab=library');
  suite.serverState.details = {
    seed: 417,
    prompt: 'Burger night',
    usedIn: [{ pieceId: 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000a1', title: 'Our first post', status: 'published' }],
  };
  await user.click(await screen.findByRole('button', { name: 'View Picture 1' }));
  const dialog = await viewer('Picture 1');
  expect(dialog.getByText('“Burger night”')).toBeVisible();
  expect(dialog.getByText('417')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Our first post' })).toHaveAttribute(
    'href',
    expect.stringContaining('c4d2e1f3-6a1e-4b6f-8b9b-0000000000a1'),
  );
  await waitFor(() => expect(router.state.location.search).toContain(`creation=${suite.serverState.items[0]!.id}`));
  await user.keyboard('{Escape}');
  await untilClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Picture 1' })).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?tab=library'));
});

test('what is opened from the viewer is closed first, by Escape or Cancel, and the viewer is there again', async () => {
  const { user } = open([picture()], `?tab=library&creation=${picture().id}`);
  for (const [entry, title, close] of [
    ['Other shapes…', 'Other shapes', () => user.keyboard('{Escape}')],
    ['Save as a template…', 'Save as a template', () => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ] as const) {
    await user.click(await (await viewer('Jazz night')).findByRole('button', { name: 'More for Jazz night' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    await viewer(title);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    await waitFor(async () =>
      expect((await viewer('Jazz night')).getByRole('button', { name: 'More for Jazz night' })).toHaveFocus(),
    );
  }
  await user.click((await viewer('Jazz night')).getByRole('button', { name: 'Close' }));
  await untilClosed();
});

test('an address opens it over any tab; one that is not there says so', async () => {
  const { unmount } = open([picture()], `?creation=${picture().id}`);
  expect((await viewer('Jazz night')).getByRole('img', { name: picture().altText })).toBeInTheDocument();
  expect(document.querySelector('[aria-label="Image"], h2')).not.toBeNull();
  unmount();

  open([], `?creation=${picture().id}`);
  expect((await viewer('Not found')).getByRole('alert')).toHaveTextContent('This could not be loaded.');
});

test('it is deleted from its viewer, and Undo brings it back', async () => {
  const { user, suite } = open([picture()], `?tab=library&creation=${picture().id}`);
  const removed = mockEndpoint(creativeContract.deleteCreation, ({ creationId }) => {
    suite.serverState.items = [];
    return { id: creationId };
  });
  const restored = mockEndpoint(creativeContract.restoreCreation, () => {
    suite.serverState.items = [picture()];
    return picture();
  });
  await user.click(await (await viewer('Jazz night')).findByRole('button', { name: 'More for Jazz night' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  expect(removed).toEqual([{ creationId: picture().id }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Jazz night' })).toBeVisible();
  expect(restored).toEqual([{ creationId: picture().id }]);
});

test('what was deleted is not asked for again, neither by its view nor as the result', async () => {
  const { user, suite } = open([], '');
  suite.make(creativeContract.generateImage, () => ({ ...picture(), leftOut: null }));
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  await user.type(image.getByLabelText('Description'), 'Jazz night');
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  const result = within(screen.getByRole('group', { name: 'Result' }));
  await result.findByRole('heading', { name: 'Jazz night' });
  await user.click(await screen.findByRole('button', { name: 'View Jazz night' }));
  await (await viewer('Jazz night')).findByText('417'); // read, so that what is asked from here on comes of the deletion
  const asked = mockEndpoint(creativeContract.getCreation, () => refuse('not_found'));
  mockEndpoint(creativeContract.deleteCreation, ({ creationId }) => {
    suite.serverState.items = [];
    return { id: creationId };
  });
  await user.click(await (await viewer('Jazz night')).findByRole('button', { name: 'More for Jazz night' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Nothing yet. The first thing you make will appear here.')).toBeVisible();
  expect(result.queryByRole('heading', { name: 'Jazz night' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a picture of a post cannot be deleted, and says what to do instead', async () => {
  const { user } = open(
    [buildCreation({ title: 'Jazz night', pieceId: 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000a1' })],
    `?tab=library&creation=${picture().id}`,
  );
  await user.click(await (await viewer('Jazz night')).findByRole('button', { name: 'More for Jazz night' }));
  const entry = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(entry).toHaveTextContent('It is used in a post. Delete the post instead.');
  expect(entry).toHaveAttribute('aria-disabled', 'true');
});

test('its page is shared by a link, and taken back', async () => {
  const { user, suite } = open([picture()], '?tab=library');
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mockEndpoint(creativeContract.createShare, ({ creationId }) => {
    suite.serverState.items = [{ ...picture(), shared: true }];
    return { url: `https://fourbeat.example/s/${creationId}` };
  });
  const ended = mockEndpoint(creativeContract.deleteShare, ({ creationId }) => {
    suite.serverState.items = [picture()];
    return { id: creationId };
  });
  const share = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Share Jazz night' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await share('Copy a link to a page');
  expect(
    (await screen.findAllByText('Link copied. Anyone who has it can see this until you stop sharing.')).length,
  ).toBeGreaterThan(0);
  expect(copied).toHaveBeenCalledWith(`https://fourbeat.example/s/${picture().id}`);
  await share('Stop sharing');
  expect((await screen.findAllByText('Sharing has stopped. The link no longer works.')).length).toBeGreaterThan(0);
  expect(ended).toEqual([{ creationId: picture().id }]);
});

test('a demo that may not share says so', async () => {
  const { user } = open([picture()], '?tab=library');
  mockEndpoint(creativeContract.createShare, () =>
    refuse('forbidden', 'A demo has no public pages. Register to share.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Share Jazz night' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy a link to a page' }));
  expect((await screen.findAllByText('A demo has no public pages. Register to share.')).length).toBeGreaterThan(0);
});

test('Share always answers: where the browser can neither share nor copy, it says so and offers the file', async () => {
  const { user } = open([picture()], '?tab=library');
  await user.click(await screen.findByRole('button', { name: 'Share Jazz night' }));
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(await screen.findByRole('menuitem', { name: 'Send or copy the picture' }));
  // A toast can stand in the document twice: once to be seen, once to be read out.
  expect((await screen.findAllByText('This browser could not share or copy it.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
});
