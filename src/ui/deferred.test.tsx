import { act, render, screen } from '@testing-library/react';
import { deferred } from './deferred';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('it is not there until it is fetched, and is loaded once for all who show it', async () => {
  const load = jest.fn(async () => Greeting);
  const Part = deferred(load);
  render(<><Part name="Ada" /><Part name="Grace" /></>);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
  await act(async () => {
    Part.fetch();
    Part.fetch();
  });
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(screen.getByText('Hello Grace')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be loaded leaves the page standing, and the next fetch tries again', async () => {
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValue(Greeting);
  const Part = deferred(load);
  render(<><h1>Overview</h1><Part name="Ada" /></>);
  await act(async () => Part.fetch());
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeInTheDocument();
  expect(screen.queryByText('Hello Ada')).not.toBeInTheDocument();
  await act(async () => Part.fetch());
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});
