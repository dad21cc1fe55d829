import type { ApiError } from './api-error';

/** The nouns of the cache. A query provides them, a mutation invalidates them. */
export const tagNames = [
  'Session',
  'Workspace',
  'Profile',
  'Material',
  'Cycle',
  'Decision',
  'Call',
  'Piece',
  'Posting',
  'Connection',
  'Rule',
  'Creation',
  'CreationTemplate',
  'FreePhoto',
  'Usage',
  'Overview',
  'System',
  'FailedJob',
  'Mail',
  'Member',
  'Invitation',
  'Activity',
  'Article',
  'SiteDocument',
  'Settings',
  'Credential',
  'Security',
  'SignIn',
  'Plan',
  'Invoice',
  'OperatorInvoice',
  'SharedUsage',
  'Export',
  'Deletion',
  'Contact',
  'ContactBook',
  'ContactEvent',
  'ContactExport',
  'Suppression',
  'Import',
  'Segment',
  'SignupPage',
  'Campaign',
  'CampaignEmail',
  'Automation',
  'Sending',
  'Analytics',
  'Goal',
  'Insight',
  'ReportMail',
  'ReportShare',
  'VisitSite',
  'Conversation',
  'Message',
  'Inbox',
] as const;

export const LIST = 'LIST';

/** The tag for what a noun has without an id: its list, or its single record. */
export const listTag = (type: TagName): Tag => ({ type, id: LIST });
export const idTag = (type: TagName, id: string): Tag => ({ type, id });

/** Provided by a list: the list itself and each item, so that a change of one item refetches the lists that show it. */
export const listTags = (type: TagName, items: readonly { id: string }[] = []): Tag[] => [
  listTag(type),
  ...items.map((item) => idTag(type, item.id)),
];

/**
 * Tags that a mutation invalidates, unless it is certain that the server changed nothing. A lost reply may hide
 * a change, and a conflict or a missing row shows that our copy is old.
 */
export const invalidates =
  <Argument>(tags: Tag[] | ((argument: Argument) => Tag[])) =>
  (_result: unknown, error: ApiError | undefined, argument: Argument): Tag[] => {
    if (error && error.kind === 'api' && error.code !== 'conflict' && error.code !== 'not_found') return [];
    return typeof tags === 'function' ? tags(argument) : tags;
  };

export type TagName = (typeof tagNames)[number];
export interface Tag {
  type: TagName;
  id: string;
}
