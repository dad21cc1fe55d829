/**
 * What a role may do, in one line. Contracts mark what only owners may do with `ownerOnly`; docs/accounts.md
 * lists it.
 */
export const roleSentence = (role: Role): string => SENTENCES[role];

const SENTENCES: Record<Role, string> = {
  owner:
    'Owners can do everything. Only they manage members, the plan, invoices, keys, the email sender and its domains, tracking, measured websites, advertising costs, the phone that calls ring, the channels of the inbox, connections to networks, the public page, workspace settings, exports and deletion.',
  member:
    'Members can plan, make, approve and publish, and shape the brand. Only owners manage members, the plan, keys, the email sender and its domains, tracking, measured websites, advertising costs, the phone that calls ring, the channels of the inbox, connections to networks, workspace settings, exports and deletion.',
};

export type Role = 'owner' | 'member';
