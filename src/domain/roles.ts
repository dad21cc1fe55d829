/** What a role may do, in one line. What is for owners alone says `ownerOnly` in its contract; docs/accounts.md lists it. */
export const roleSentence = (role: Role): string => SENTENCES[role];

const SENTENCES: Record<Role, string> = {
  owner:
    'Owners may do everything. Members, plan, invoices, keys, the sender of mail and its domains, tracking, the public page, workspace settings, exports and deletion are for them alone.',
  member:
    'Members plan, make, approve and publish, and shape the brand. Members, plan, keys, the sender of mail and its domains, tracking, workspace settings, exports and deletion are for owners.',
};

export type Role = 'owner' | 'member';
