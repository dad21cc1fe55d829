import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { SearchInput } from './search-input';
import { Segmented } from './segmented';
import { Switch } from './switch';
import { Tabs } from './tabs';

test('tabs: arrows move, Enter chooses, and only the chosen panel is rendered', async () => {
  const user = userEvent.setup();
  render(<EngineTabs />);
  expect(screen.getByRole('tablist', { name: 'Engine' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Queue 5' })).toHaveAttribute('aria-selected', 'true');
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Queue 5' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Ideas' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('This is queue');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: 'Ideas' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Ideas' })).toHaveTextContent('This is ideas');
});

test('tabs: the keys wrap round, Home and End reach the ends, and Tab leaves the row from the chosen one', async () => {
  const user = userEvent.setup();
  render(<EngineTabs />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Ideas' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Queue 5' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Ideas' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Queue 5' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Queue 5' })).toHaveFocus();
});

test('tabs: in right-to-left text the arrows are reversed', async () => {
  const user = userEvent.setup();
  render(
    <div style={{ direction: 'rtl' }}>
      <EngineTabs />
    </div>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Ideas' })).toHaveFocus();
});

test('a segmented control is a group of radios: arrows choose', async () => {
  const user = userEvent.setup();
  render(<StatusFilter />);
  expect(screen.getByRole('group', { name: 'Status' })).toBeInTheDocument();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Lead' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
});

test('a checkbox is named by its words and toggles by the space bar', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <Checkbox checked={false} onChange={onChange} help="Once a week.">
      The agent may ring me
    </Checkbox>,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'The agent may ring me' })).toHaveAccessibleDescription('Once a week.');
});

test('a checkbox for some of many is mixed', () => {
  render(<Checkbox label="Select all" checked={false} indeterminate onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
});

test('a switch says whether it is on', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <Switch checked onChange={onChange}>
      Auto-Learning
    </Switch>,
  );
  expect(screen.getByRole('switch', { name: 'Auto-Learning' })).toBeChecked();
  await user.click(screen.getByText('Auto-Learning'));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('the search is reached by its key and cleared back to an empty, focused field', async () => {
  const user = userEvent.setup();
  render(<ContactSearch />);
  await user.keyboard('/');
  const input = screen.getByRole('searchbox', { name: 'Search contacts' });
  expect(input).toHaveFocus();
  await user.keyboard('pri/ya');
  expect(input).toHaveValue('pri/ya');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

function EngineTabs() {
  const [tab, setTab] = useState<'queue' | 'ideas'>('queue');
  return (
    <Tabs
      label="Engine"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'queue', label: 'Queue', count: 5 },
        { value: 'ideas', label: 'Ideas' },
      ]}
    >
      This is {tab}
    </Tabs>
  );
}

function StatusFilter() {
  const [status, setStatus] = useState<'all' | 'lead'>('all');
  return (
    <Segmented
      label="Status"
      value={status}
      onChange={setStatus}
      options={[
        { value: 'all', label: 'All' },
        { value: 'lead', label: 'Lead' },
      ]}
    />
  );
}

function ContactSearch() {
  const [query, setQuery] = useState('');
  return <SearchInput label="Search contacts" value={query} onChange={setQuery} shortcut="/" />;
}
