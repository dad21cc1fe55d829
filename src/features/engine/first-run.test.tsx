import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { buildCycle, buildProfile } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const mockPieces = () => mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
const visit = () => renderApp(paths.engine, { session: buildSession() });

describe('the first run', () => {
  const first = () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
  };

  test('asks for the business, marks what is missing and keeps what was typed when the page is left', async () => {
    first();
    const { user, router } = visit();
    await user.type(await screen.findByLabelText('What you do'), 'Burgers');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Enter where you are.')).toBeInTheDocument();
    expect(screen.getByText('List at least one offer.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Where you are')).toHaveFocus());
    await act(() => router.navigate(paths.seo));
    await act(() => router.navigate(paths.engine));
    expect(await screen.findByLabelText('What you do')).toHaveValue('Burgers');
  });

  const reload = (unmount: () => void) => {
    unmount();
    return visit(); // a new store, as after a reload
  };

  test('survives a reload of the page, in its own workspace only, until it is saved', async () => {
    let saved = false;
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => (saved ? buildCycle() : buildCycle({ hasProfile: false, ideas: [] })));
    mockEndpoint(engineContract.getProfile, () => null);
    mockEndpoint(engineContract.updateProfile, (input) => {
      saved = true;
      return buildProfile(input);
    });
    const before = visit();
    await before.user.type(await screen.findByLabelText('What you do'), 'Burgers');
    await before.user.type(screen.getByLabelText('Where you are'), 'Bristol');
    await before.user.type(screen.getByLabelText('Who it is for'), 'Students');
    await before.user.type(screen.getByLabelText('Offer 1'), 'Smash burger');
    const { unmount } = reload(before.unmount);
    expect(await screen.findByLabelText('What you do')).toHaveValue('Burgers');
    expect(
      [
        screen.getByLabelText('Where you are'),
        screen.getByLabelText('Who it is for'),
        screen.getByLabelText('Offer 1'),
      ].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['Bristol', 'Students', 'Smash burger']);
    unmount();
    const session = buildSession();
    const other = renderApp(paths.engine, {
      session: { ...session, workspace: { ...session.workspace, id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a07' } },
    });
    expect(await screen.findByLabelText('What you do')).toHaveValue('');
    const again = reload(other.unmount);
    await again.user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'Which one shall we make?' })).toBeInTheDocument();
    saved = false;
    reload(again.unmount);
    expect(await screen.findByLabelText('What you do')).toHaveValue('');
  });

  test('is typed as ever where the browser keeps nothing', async () => {
    first();
    const { user } = visit();
    const field = await screen.findByLabelText('What you do');
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    try {
      await user.type(field, 'Burgers');
      expect(field).toHaveValue('Burgers');
      expect(refused).toHaveBeenCalled();
    } finally {
      refused.mockRestore();
    }
  });

  test('saves the profile without its blank lines and goes on to three ideas', async () => {
    let saved = false;
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => (saved ? buildCycle() : buildCycle({ hasProfile: false, ideas: [] })));
    mockEndpoint(engineContract.getProfile, () => null);
    const received = mockEndpoint(engineContract.updateProfile, (input) => {
      saved = true;
      return buildProfile(input);
    });
    const { user } = visit();
    await user.type(await screen.findByLabelText('What you do'), 'Burgers');
    await user.type(screen.getByLabelText('Where you are'), 'Bristol');
    await user.type(screen.getByLabelText('Who it is for'), 'Students');
    await user.type(screen.getByLabelText('Offer 1'), 'Smash burger{Enter}');
    await user.click(screen.getByRole('radio', { name: /^Casual/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'Which one shall we make?' })).toBeInTheDocument();
    expect(received).toEqual([
      {
        name: 'Corner Grill',
        what: 'Burgers',
        where: 'Bristol',
        audience: 'Students',
        offers: ['Smash burger'],
        tone: 'casual',
        website: '',
        colours: [],
        logoFileId: null,
        asksFirst: true,
      },
    ]);
  });

  test("shows the server's own sentence at its field, with the text kept", async () => {
    first();
    mockEndpoint(engineContract.updateProfile, () =>
      refuse('invalid_request', 'Check the marked fields.', { name: 'This name is taken.' }),
    );
    const { user } = visit();
    for (const label of ['What you do', 'Where you are', 'Who it is for', 'Offer 1'])
      await user.type(await screen.findByLabelText(label), 'x');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
    expect(screen.getByLabelText('Business name')).toHaveValue('Corner Grill');
  });
});
