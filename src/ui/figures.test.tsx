import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { BeatStrip } from './beat-strip';
import { Button } from './button';
import { Delta } from './delta';
import { List, ListRow } from './list';
import { Meter } from './meter';
import { Metric, MetricStrip } from './metric-strip';
import { Panel } from './panel';
import { PosterFrame } from './poster-frame';
import { Progress } from './progress';
import { Table } from './table';
import { UiProvider } from './ui-provider';
import { pressAgain } from '../testing/press-again';

test('a change is stated in words, and the caller says which direction is good', () => {
  const { container, rerender } = render(<Delta value={-4} unit="%" />);
  expect(container).toHaveTextContent('down 4%');
  const worse = getComputedStyle(container.firstElementChild as Element).color;
  rerender(<Delta value={-4} unit="%" betterWhen="down" />);
  expect(getComputedStyle(container.firstElementChild as Element).color).not.toBe(worse);
  rerender(<Delta value={0} unit="%" />);
  expect(container).toHaveTextContent('±0%');
  expect(container).not.toHaveTextContent(/up|down/);
});

test('a figure that was not measured says so', () => {
  render(
    <MetricStrip label="Thirty days">
      <Metric label="Hours saved" value="45" estimate />
      <Metric label="Pieces" value="28" />
    </MetricStrip>,
  );
  expect(screen.getAllByText('estimate')).toHaveLength(1);
});

test('the current beat is marked as the current step and the others state their state', () => {
  render(
    <BeatStrip
      beats={[
        { name: 'Analyze', state: 'done' },
        { name: 'Propose', state: 'now', progress: 2 },
        { name: 'Create', state: 'next' },
      ]}
    />,
  );
  const [done, now, next] = screen.getAllByRole('listitem');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(done).toHaveTextContent('Analyze, done');
  expect(next).toHaveTextContent('Create, still to come');
  expect(now?.querySelector('i')).toHaveStyle({ '--progress': '100%' });
});

test('a meter tells its value in words and never runs over', () => {
  render(<Meter label="Images" value={230} max={200} />);
  const meter = screen.getByRole('meter', { name: 'Images' });
  expect(meter).toHaveAttribute('aria-valuetext', '230 of 200');
  expect(meter).toHaveAttribute('aria-valuenow', '200');
});

test('progress states its percentage; when stopped, the cause and a way to continue', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { rerender } = render(<Progress label="Rendering scene 2 of 4" percent={40.4} />);
  expect(screen.getByRole('progressbar', { name: 'Rendering scene 2 of 4' })).toHaveAttribute('aria-valuenow', '40');
  rerender(
    <Progress
      label="Rendering scene 2 of 4"
      percent={40}
      stopped={{ cause: 'The service did not answer.', onRetry }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The service did not answer.');
  await pressAgain(user);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a panel is a region named by its title', () => {
  render(
    <Panel title="Recent activity">
      <Badge status="active" />
    </Panel>,
  );
  expect(within(screen.getByRole('region', { name: 'Recent activity' })).getByText('Active')).toBeVisible();
});

test('a row’s link and its action are separate', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  const onPause = jest.fn();
  render(
    <UiProvider>
      <List label="Campaigns">
        <ListRow title="Friday burger night" onOpen={onOpen} side={<Button onClick={onPause}>Pause</Button>} />
      </List>
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Friday burger night' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('a row with a target is a link', () => {
  render(
    <MemoryRouter>
      <List>
        <ListRow title="Report" to="/dashboard/analytics" />
      </List>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/dashboard/analytics');
});

test('an avatar is not announced beside the name, and keeps its colour when the name changes', () => {
  render(
    <>
      <Avatar id="1" name="Maya Okafor" />
      <Avatar id="1" name="Maya O." />
    </>,
  );
  const [before, after] = screen.getAllByText('MO');
  expect(before).toHaveAttribute('aria-hidden', 'true');
  expect(after?.className).toBe(before?.className);
});

test('a picture that fails says so and can be fetched again', async () => {
  const user = userEvent.setup();
  render(<PosterFrame src="/a.webp" alt="A burger" width={4} height={3} />);
  fireEvent.error(screen.getByRole('img', { name: 'A burger' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This picture could not be loaded.');
  await pressAgain(user);
  fireEvent.load(screen.getByRole('img', { name: 'A burger' }));
  expect(screen.queryByText('Loading the picture')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('another picture in the same frame starts afresh', () => {
  const { rerender } = render(<PosterFrame src="/a.webp" alt="A burger" width={4} height={3} />);
  fireEvent.error(screen.getByRole('img', { name: 'A burger' }));
  rerender(<PosterFrame src="/b.webp" alt="Fries" width={4} height={3} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Fries' })).toBeInTheDocument();
});

test('a table sorts by its heads and names each row’s checkbox', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  const onToggle = jest.fn();
  const onToggleAll = jest.fn();
  render(
    <Table
      label="Contacts"
      rows={[{ name: 'Priya' }, { name: 'Tomas' }]}
      rowKey={(row) => row.name}
      columns={[
        { head: 'Name', sort: 'name', render: (row) => row.name },
        { head: '', label: 'Actions', render: () => 'x' },
      ]}
      selection={{ selected: new Set(['Priya']), onToggle, onToggleAll, rowName: (row) => row.name }}
      sorting={{ by: 'name', direction: 'up', onSort }}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Tomas' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(onSort).toHaveBeenCalledWith('name');
  expect(onToggle).toHaveBeenCalledWith('Tomas');
  expect(onToggleAll).toHaveBeenCalledWith(true);
});
