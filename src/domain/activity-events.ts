import { campaignActivityEvents } from './campaign-activity-events';
import { contactActivityEvents } from './contact-activity-events';
import { conversationActivityEvents } from './conversation-activity-events';
import { creationActivityEvents } from './creation-activity-events';
import { decisionActivityEvents } from './decision-activity-events';
import { engineActivityEvents } from './engine-activity-events';
import { memberActivityEvents } from './member-activity-events';
import { planActivityEvents } from './plan-activity-events';
import { publishingActivityEvents } from './publishing-activity-events';
import { reportActivityEvents } from './report-activity-events';
import { ruleActivityEvents } from './rule-activity-events';
import { workspaceActivityEvents } from './workspace-activity-events';

/** The log's sentence and link for every event. Paths are the product specification's pages. */
export const activityEvents = {
  ...workspaceActivityEvents,
  ...memberActivityEvents,
  ...contactActivityEvents,
  ...conversationActivityEvents,
  ...engineActivityEvents,
  ...decisionActivityEvents,
  ...creationActivityEvents,
  ...campaignActivityEvents,
  ...planActivityEvents,
  ...publishingActivityEvents,
  ...reportActivityEvents,
  ...ruleActivityEvents,
};
