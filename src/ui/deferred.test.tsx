import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, type Standing, type Taken } from './deferred';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('it renders nothing until it is fetched, and is loaded once for all who show it', async () => {
  const load = jest.fn(async () => Greeting);
  const Part = deferred(load);
  render(
    <>
      <Part name="Ada" />
      <Part name="Grace" />
    </>,
  );
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

test('a failed load leaves the page in place, and the next fetch tries again', async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting);
  const Part = deferred(load);
  render(
    <>
      <h1>Overview</h1>
      <Part name="Ada" />
    </>,
  );
  await act(async () => Part.fetch());
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeInTheDocument();
  expect(screen.queryByText('Hello Ada')).not.toBeInTheDocument();
  await act(async () => Part.fetch());
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});

test('a stand-in knows that loading failed, and can retry', async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting);
  const StandIn = ({ name, lost, onRetry }: Standing & { name: string }) =>
    lost ? <button onClick={onRetry}>Try {name} again</button> : <p>Loading {name}</p>;
  const Part = deferred(load, StandIn);
  render(<Part name="Ada" />);
  expect(screen.getByText('Loading Ada')).toBeInTheDocument();
  await act(async () => Part.fetch());
  await userEvent.click(screen.getByRole('button', { name: 'Try Ada again' }));
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was done with the stand-in is handed over, unless it was undone', async () => {
  const StandIn = ({ onReach }: Standing) => (
    <button onFocus={() => onReach('focus')} onBlur={() => onReach(null)} onClick={() => onReach('press')}>
      Stand-in
    </button>
  );
  const Real = ({ reached }: Taken) => <p>Reached: {String(reached)}</p>;
  const reachedAfter = async (steps: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) => {
    const Part = deferred(async () => Real, StandIn);
    const { unmount } = render(<Part />);
    await steps(userEvent.setup());
    await act(async () => Part.fetch());
    const words = screen.getByText(/Reached/).textContent;
    unmount();
    return words;
  };
  expect(await reachedAfter(async () => undefined)).toBe('Reached: null');
  expect(await reachedAfter((user) => user.tab())).toBe('Reached: focus');
  expect(await reachedAfter((user) => user.click(screen.getByRole('button')))).toBe('Reached: press');
  expect(
    await reachedAfter(async (user) => {
      await user.tab();
      await user.tab();
    }),
  ).toBe('Reached: null');
});
