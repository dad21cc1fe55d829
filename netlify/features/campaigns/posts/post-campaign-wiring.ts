import { mayReachOthers } from '../../../../src/domain/confirmed-address';
import { env } from '../../../config/env';
import { findPerson } from '../../../http/session-repository';
import { toSessionUser } from '../../../http/session-wiring';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { campaignsRepository } from '../campaigns-repository';
import { checkCampaign, checkUnsaved } from '../emails/email-wiring';
import { campaignRunRepository } from '../runs/campaign-run-repository';
import { postCampaignRepository } from './post-campaign-repository';
import { makePostCampaigns } from './post-campaign-service';

/** Posts as emails, for the feature that publishes them. */
export const postCampaigns = () =>
  makePostCampaigns({
    repository: postCampaignRepository,
    turns: campaignRunRepository,
    checks: {
      of: (workspaceId, campaignId) => checkCampaign({ id: workspaceId }, campaignId),
      ofUnsaved: checkUnsaved,
    },
    mayMail,
    addressOf: (path) => (path !== null && env().linkOrigin ? `${env().linkOrigin}${path}` : null),
    clock: systemClock,
    ids: systemIds,
  });

/** No person asks for what a job sends, so an owner stands for the workspace. */
async function mayMail(workspaceId: string): Promise<boolean> {
  for (const userId of await postCampaignRepository.listOwners(workspaceId)) {
    const person = await findPerson(userId);
    if (person && mayReachOthers(toSessionUser(person), { kind: 'real' })) return true;
  }
  return false;
}

/** A draft about a post, kept for whoever writes it further; null where there are as many campaigns as there can be. */
export async function draftAbout(workspaceId: string, pieceId: string): Promise<string | null> {
  const { campaign, emails } = await postCampaigns().draftOf(workspaceId, pieceId);
  return (await campaignsRepository.add(campaign, emails)) === 'full' ? null : campaign.id;
}
