import { render, screen } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { liveContract } from '../contracts/live';
import { apiUrl } from '../config/paths';
import { leanStyles } from './lean-styles';
import { mockEndpoint } from './server';
import { settle } from './settle';

const changes = { cursor: '1.1', topics: [], reset: false, stream: false };
const ask = () => fetch(apiUrl(liveContract.getChanges.path));

describe('the end of a test', () => {
  test('waits for a request that comes a moment later, and for its reply', async () => {
    const asked = mockEndpoint(liveContract.getChanges, () => changes);
    let answered = false;
    setTimeout(() => void ask().then(() => (answered = true)));
    await settle();
    expect(asked).toHaveLength(1);
    expect(answered).toBe(true);
  });

  test('does not wait for a reply that the test holds back', async () => {
    let answer = () => {};
    const asked = mockEndpoint(
      liveContract.getChanges,
      () => new Promise((resolve) => (answer = () => resolve(changes))),
    );
    const reply = ask();
    await settle();
    expect(asked).toHaveLength(1);
    answer();
    expect((await reply).ok).toBe(true);
  });
});

describe('styles', () => {
  const Box = styled.p`
    color: red;
    @media screen {
      display: none;
    }
    &[data-starting-style] {
      opacity: 0;
    }
    &[hidden] {
      display: none;
    }
    &[data-faded] {
      opacity: 0;
    }
  `;

  test('show what can be seen, and nothing is half visible while it opens', () => {
    render(
      <StyleSheetManager stylisPlugins={leanStyles}>
        <Box>Open</Box>
        <Box data-starting-style="">Opening</Box>
        <Box hidden>Hidden</Box>
        <Box data-faded="">Faded</Box>
      </StyleSheetManager>,
    );
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText('Opening')).toBeVisible();
    expect(screen.getByText('Hidden')).not.toBeVisible();
    expect(screen.getByText('Faded')).not.toBeVisible();
    expect(getComputedStyle(screen.getByText('Open')).color).not.toBe('red');
  });
});

describe('the clock', () => {
  const { TEST_NOW: start } = globalThis as unknown as { TEST_NOW: number };
  afterEach(() => jest.useRealTimers());

  test('starts at the configured time, runs on, and accepts other times', () => {
    const first = new Date();
    expect(first.getTime()).toBeGreaterThanOrEqual(start);
    expect(Date.now()).toBeGreaterThanOrEqual(first.getTime());
    expect(first).toBeInstanceOf(Date);
    expect(new Date('2026-06-03T09:00:00.000Z').toISOString()).toBe('2026-06-03T09:00:00.000Z');
    expect(Date.UTC(2026, 0)).toBe(Date.parse('2026-01-01T00:00:00.000Z'));
  });

  test('is the same under fake timers', () => {
    jest.useFakeTimers();
    expect(Date.now()).toBe(start);
  });
});
