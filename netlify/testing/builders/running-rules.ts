import type { RawInput } from '../../../src/contracts/endpoint';
import { engineContract } from '../../../src/contracts/engine';
import { rulesContract, type Rule } from '../../../src/contracts/rules';
import { ruleJobs } from '../../features/rules/rules-wiring';
import { asOwner } from '../database';
import { bakery, register } from '../world';

type Owner = Awaited<ReturnType<typeof register>>;
type Wish = RawInput<typeof rulesContract.createRule>;

export const mondays: Wish = {
  name: 'Monday tip',
  trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-01-05', time: '09:00' },
  pillar: '',
  platforms: ['blog'],
  contentTypes: ['words'],
  weeklyCap: 3,
  quietWeekdays: [],
  quietDays: [],
  avoidWords: [],
  needWords: [],
  mode: 'ask',
};

/** A bakery that has paid for years, described unless a test says otherwise. */
export async function registerPaying({ zone = 'Europe/London', described = true } = {}): Promise<Owner> {
  const owner = await register();
  await asOwner(
    "UPDATE workspaces SET plan = 'Agency', trial_owner = NULL, ends_at = NULL, zone = $2 WHERE workspace_id = $1",
    [owner.workspaceId, zone],
  );
  if (described) await owner.call('engine', engineContract.updateProfile, bakery);
  return owner;
}

/** A rule as if it had been created at an instant. */
export async function createRuleAt(owner: Owner, at: string, wish: Partial<Wish> = {}): Promise<Rule> {
  const { body } = await owner.call('rules', rulesContract.createRule, { ...mondays, ...wish });
  if (!body.success) throw new Error(`The rule was refused: ${JSON.stringify(body)}`);
  await asOwner('UPDATE content_rules SET checked_at = $2, next_at = $2 WHERE id = $1', [body.data.id, at]);
  return body.data;
}

/** One minute of the worker at an instant: what is due is noted, and its posts are made. */
export async function minuteAt(at: string): Promise<void> {
  const jobs = ruleJobs({ clock: { now: () => new Date(at) } });
  await jobs.advance(new AbortController().signal);
  for (const firing of await unfinished()) await jobs.makePost(firing);
}

export const unfinished = () =>
  asOwner<{ workspaceId: string; firingId: string }>(
    `SELECT workspace_id AS "workspaceId", id AS "firingId" FROM rule_firings WHERE state IN ('due', 'making') ORDER BY at`,
  );

export const firingsOf = (ruleId: string) =>
  asOwner<{
    key: string;
    day: string;
    at: Date;
    state: string;
    reason: string | null;
    held: string | null;
    pieceId: string;
  }>(
    `SELECT key, day::text, at, state, reason, held, piece_id AS "pieceId" FROM rule_firings WHERE rule_id = $1 ORDER BY at`,
    [ruleId],
  );

export const piecesOf = ({ workspaceId }: { workspaceId: string }) =>
  asOwner<{ id: string; title: string; body: string; status: string; version: number }>(
    'SELECT id, title, body, status, version FROM pieces WHERE workspace_id = $1 ORDER BY created_at',
    [workspaceId],
  );
