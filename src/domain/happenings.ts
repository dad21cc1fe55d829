import { campaignHappenings } from './campaign-happenings';
import { contactHappenings } from './contact-happenings';
import { creationHappenings } from './creation-happenings';
import { engineHappenings } from './engine-happenings';
import { memberHappenings } from './member-happenings';
import { planHappenings } from './plan-happenings';
import { workspaceHappenings } from './workspace-happenings';

/** The log's sentence and link for every event. Paths are the product specification's pages. */
export const happenings = {
  ...workspaceHappenings,
  ...memberHappenings,
  ...contactHappenings,
  ...engineHappenings,
  ...creationHappenings,
  ...campaignHappenings,
  ...planHappenings,
};
