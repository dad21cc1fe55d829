import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Badge } from './badge';
import { ScoreBadge } from './score-badge';
import { statuses } from './status';
import type { StatusName } from './status';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const names = Object.keys(statuses) as StatusName[];

test('the table has every status of the tokens and no other', () => {
  const named = new Set([...tokens.matchAll(/--status-([a-z-]+)-dot:/g)].map(([, name]) => name));
  expect(new Set<string | undefined>(names)).toEqual(named);
});

test.each(names)('%s has a fill, a text and a mark of its own in the tokens', (name) => {
  for (const part of ['soft', 'text', 'dot']) expect(tokens).toContain(`--status-${name}-${part}:`);
});

test('a badge states its status in words', () => {
  render(<Badge status="in-progress" />);
  expect(screen.getByText('In progress')).toBeVisible();
});

test("custom words replace the status's own", () => {
  render(<Badge status="active">Running</Badge>);
  expect(screen.getByText('Running')).toBeVisible();
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
});

test('waiting, working and settled differ in shape, not in colour alone', () => {
  expect(statuses.scheduled.shape).toBe('ring');
  expect(statuses.generating.shape).toBe('half');
  expect(statuses.published.shape).toBe('dot');
  expect(statuses.high.shape).toBe('bar');
});

test('a score is never shown without its number', () => {
  render(<ScoreBadge score={79.6} />);
  expect(screen.getByText('80')).toBeVisible();
});
