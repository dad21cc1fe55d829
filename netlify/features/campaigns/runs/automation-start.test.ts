import { automationsContract } from '../../../../src/contracts/automations';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { readersIn } from '../../../testing/builders/sent-campaigns';
import { addCampaign } from '../../../testing/campaigns';
import { addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { campaignLedgerRepository } from './campaign-ledger-repository';
import { campaignRunRepository } from './campaign-run-repository';
import { makeCampaignRunService } from './campaign-run-service';
import { campaignsRepository } from '../campaigns-repository';

useDatabase();

/** As it is wired, but that every check passes; `meanwhile` is done while they are made. */
const runs = (meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  makeCampaignRunService({
    repository: campaignsRepository,
    turns: campaignRunRepository,
    ledger: campaignLedgerRepository,
    check: () => meanwhile().then(() => []),
    clock: systemClock,
    ids: systemIds,
  });

async function automation() {
  const owner = await register();
  const { campaignId } = await addCampaign(owner.workspaceId, { type: 'automation', status: 'draft' });
  const [tagId, [regular]] = [await addTag(owner.workspaceId, 'Regular'), await readersIn(owner.workspaceId, 2)];
  await asOwner('INSERT INTO contact_tags (workspace_id, tag_id, contact_id) VALUES ($1, $2, $3)', [
    owner.workspaceId,
    tagId,
    regular,
  ]);
  const save = (revision: number, steps: unknown[]) =>
    owner.call('automations', automationsContract.updateAutomation, {
      campaignId,
      revision,
      trigger: { on: 'tag', tagId },
      steps,
      goal: null,
      reentry: 'once',
    } as never);
  await save(1, [{ id: 'wait-1', do: 'wait', minutes: 5 }]);
  return {
    owner,
    campaignId,
    regular,
    save,
    start: (meanwhile?: () => Promise<unknown>, withExisting = false) =>
      runs(meanwhile).start({ id: owner.workspaceId }, campaignId, owner.session.user, { withExisting }),
  };
}

const row = async (campaignId: string) =>
  (
    await asOwner<{ status: string; since: Date | null; at: Date | null }>(
      'SELECT status, trigger_since AS since, started_at AS at FROM campaigns WHERE id = $1',
      [campaignId],
    )
  )[0]!;
const members = async (campaignId: string) =>
  (
    await asOwner<{ id: string }>('SELECT contact_id AS id FROM automation_members WHERE campaign_id = $1', [
      campaignId,
    ])
  ).map(({ id }) => id);

describe('an automation that starts', () => {
  it('looks at its trigger from then on: whoever fulfils it by then is noted, and nobody is in it', async () => {
    const { campaignId, regular, start } = await automation();
    expect(await row(campaignId)).toEqual({ status: 'draft', since: null, at: null });
    await start();
    const { status, since, at } = await row(campaignId);
    expect([status, since]).toEqual(['active', at]);
    expect(await members(campaignId)).toEqual([regular]);
    expect(await asOwner('SELECT 1 FROM automation_runs WHERE campaign_id = $1', [campaignId])).toEqual([]);
  });

  it('notes nobody when whoever fulfils its trigger already is to come in, too', async () => {
    const { campaignId, start } = await automation();
    await start(undefined, true);
    expect([(await row(campaignId)).status, await members(campaignId)]).toEqual(['active', []]);
  });

  it('does not when it was changed while it was checked', async () => {
    const { campaignId, save, start } = await automation();
    await expect(start(() => save(2, []))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else changed this campaign at the same moment. Try again.',
    });
    expect([await row(campaignId), await members(campaignId)]).toEqual([
      { status: 'draft', since: null, at: null },
      [],
    ]);
  });

  it('that is paused and goes on keeps since when it looks', async () => {
    const { owner, campaignId, start } = await automation();
    await start();
    const { since } = await row(campaignId);
    await runs().pause({ id: owner.workspaceId }, campaignId, owner.session.user);
    await runs().resume({ id: owner.workspaceId }, campaignId, owner.session.user);
    expect((await row(campaignId)).since).toEqual(since);
  });
});
