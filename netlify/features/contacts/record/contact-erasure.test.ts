import { contactsContract } from '../../../../src/contracts/contacts';
import { deleteContactsOf } from '../../../records/contacts/contact-erasure';
import { addContacts, addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();

it('takes thousands of contacts with their tags, addresses and before-images out of one workspace, in short steps, and leaves the others', async () => {
  const [owner, other] = [await register(), await register()];
  const tagId = await addTag(owner.workspaceId, 'Friday');
  await addContacts(owner.workspaceId, 5_300, (n) => ({ tagIds: [tagId], email: `person-${n}@example.com` }));
  await addContacts(other.workspaceId, 3);
  await owner.call('contacts', contactsContract.changeContacts, {
    selection: { filter: {} },
    change: { kind: 'status', status: 'customer' },
  } as never);
  await deleteContactsOf([owner.workspaceId]);
  for (const table of ['contacts', 'contact_points', 'contact_tags', 'contact_changes'])
    expect([
      table,
      await asOwner(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [owner.workspaceId]),
    ]).toEqual([table, [{ n: 0 }]]);
  expect(await asOwner('SELECT count(*)::int AS n FROM contacts WHERE workspace_id = $1', [other.workspaceId])).toEqual(
    [{ n: 3 }],
  );
});
