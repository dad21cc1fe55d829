import { campaignHappenings } from './campaign-happenings';
import { contactHappenings } from './contact-happenings';
import { creationHappenings } from './creation-happenings';
import { engineHappenings } from './engine-happenings';
import { memberHappenings } from './member-happenings';
import { planHappenings } from './plan-happenings';
import { workspaceHappenings } from './workspace-happenings';

/** What the log says of each thing that can happen, and where it leads. Addresses are the product specification's pages. */
export const happenings = {
  ...workspaceHappenings,
  ...memberHappenings,
  ...contactHappenings,
  ...engineHappenings,
  ...creationHappenings,
  ...campaignHappenings,
  ...planHappenings,
};
