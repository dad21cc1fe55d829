import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Menu } from './menu';
import { SlideOver } from './slide-over';
import { UiProvider } from './ui-provider';

const show = (node: ReactNode) => ({
  user: userEvent.setup(),
  ...render(
    <MemoryRouter>
      <UiProvider>{node}</UiProvider>
    </MemoryRouter>,
  ),
});

test('a dialog has a name and a description, and gives the focus back to what opened it', async () => {
  const { user } = show(<Rename />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename workspace' });
  expect(dialog).toHaveAccessibleDescription('Everyone in it sees the name.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

test('what cannot be undone starts on Cancel, so that an accidental Enter does no harm', async () => {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  const { user } = show(<Send onConfirm={onConfirm} onClose={onClose} />);
  expect(await screen.findByRole('alertdialog', { name: 'Send to 1,248 people?' })).toHaveAccessibleDescription(
    'It cannot be called back.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while it is under way neither Escape nor Cancel pretends to stop it', async () => {
  const onClose = jest.fn();
  const { user } = show(<Send busy onConfirm={() => {}} onClose={onClose} />);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a failed attempt is announced and the dialog stays', async () => {
  show(<Send error="The server did not answer. Nothing was sent." onConfirm={() => {}} onClose={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer. Nothing was sent.');
  expect(screen.getByRole('button', { name: 'Send to 1,248 people' })).toBeEnabled();
});

test('a slide-over is closed by its own button', async () => {
  const onClose = jest.fn();
  const { user } = show(
    <SlideOver open onClose={onClose} title="Priya Raman">
      Details
    </SlideOver>,
  );
  expect(await screen.findByRole('dialog', { name: 'Priya Raman' })).toHaveTextContent('Details');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an entry of an open menu keeps its element when others are inserted before it', async () => {
  const chosen: string[] = [];
  const entries = (...labels: string[]) => labels.map((label) => ({ label, onSelect: () => chosen.push(label) }));
  const page = (...labels: string[]) => (
    <MemoryRouter>
      <UiProvider>
        <Menu
          trigger={<Button>Folders</Button>}
          items={[...entries('Everything', ...labels), { separator: true }, ...entries('New folder')]}
        />
      </UiProvider>
    </MemoryRouter>
  );
  const user = userEvent.setup();
  const { rerender } = render(page());
  await user.click(screen.getByRole('button', { name: 'Folders' }));
  const entry = await screen.findByRole('menuitem', { name: 'New folder' });
  rerender(page('Menus', 'Menus'));
  expect(screen.getAllByRole('menuitem', { name: 'Menus' })).toHaveLength(2);
  await user.click(entry);
  expect(chosen).toEqual(['New folder']);
});

test('a menu works by keyboard and returns to its button', async () => {
  const onEdit = jest.fn();
  const onDelete = jest.fn();
  const { user } = show(
    <Menu
      trigger={<Button iconOnly label="More" icon={<svg />} />}
      items={[
        { label: 'Edit', onSelect: onEdit },
        { label: 'Open', to: '/dashboard' },
        { label: 'Send again', disabledReason: 'It is still being sent.', onSelect: onEdit },
        { separator: true },
        { label: 'Delete', danger: true, onSelect: onDelete },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('menuitem', { name: /Send again/ })).toHaveTextContent('It is still being sent.');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onEdit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

function Rename() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rename workspace"
        sentence="Everyone in it sees the name."
        actions={<Button onClick={() => setOpen(false)}>Save name</Button>}
      />
    </>
  );
}

function Send(props: { busy?: boolean; error?: string; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      title="Send to 1,248 people?"
      sentence="It cannot be called back."
      confirmLabel="Send to 1,248 people"
      {...props}
    />
  );
}
