import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { lateDialog } from './late-dialog';
import { pressAgain } from '../testing/press-again';

const Remix = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Change words and look">
    <p>Its words</p>
  </Dialog>
);
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a dialog whose code is lost says so, says what is safe, and opens once it can be loaded', async () => {
  const load = jest.fn<Promise<typeof Remix>, []>(async () => Remix).mockImplementationOnce(lost);
  const Late = lateDialog(load, 'Your picture is safe.');
  render(<Late open onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => Late.fetch());
  expect(await screen.findByRole('dialog', { name: 'This could not be opened' })).toBeVisible();
  expect(screen.getByText(/Your picture is safe\./)).toBeVisible();
  await pressAgain(userEvent);
  expect(await screen.findByRole('dialog', { name: 'Change words and look' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a dialog whose code is lost is closed like any other, and says nothing before it is opened', async () => {
  const onClose = jest.fn();
  const Late = lateDialog(lost, 'Your picture is safe.');
  const { rerender } = render(<Late open={false} onClose={onClose} />);
  await act(async () => Late.fetch());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(<Late open onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'This could not be opened' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
