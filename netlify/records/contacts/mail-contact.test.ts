import { contactsContract } from '../../../src/contracts/contacts';
import { contactIn } from '../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { inWorkspace } from '../../database/client';
import { firstName, readMailContacts, readMailFields } from './mail-contact';

useDatabase();

const addField = async (
  { call }: Awaited<ReturnType<typeof register>>,
  label: string,
  kind: 'text' | 'yes-no' | 'number' = 'text',
) => (await call('contacts', contactsContract.createContactField, { label, kind, choices: [] })).body.data.id as string;
const read = (workspaceId: string, ids: string[]) => inWorkspace(workspaceId, (tx) => readMailContacts(tx, ids));

test.each([
  ['Ada Lovelace', 'Ada'],
  ['Lovelace, Ada', 'Ada'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Prof. Dr. Herr Ada', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['Zoë', 'Zoë'],
  ['', null],
  ['Dr.', null],
  [',', null],
  ['Lovelace,', 'Lovelace'],
])('the first name of %j is %j', (name, first) => expect(firstName(name)).toBe(first));

test('a contact is what an email may say about it: names, company, the address in use, custom fields as words', async () => {
  const owner = await register();
  const [bread, member, visits] = [
    await addField(owner, 'Favourite bread'),
    await addField(owner, 'Member', 'yes-no'),
    await addField(owner, 'Visits', 'number'),
  ];
  const { contactId } = await contactIn(owner.workspaceId, {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    more: ['other@example.com'],
    phone: '+442079460958',
  });
  await asOwner('UPDATE contacts SET custom = $2, company = $3 WHERE id = $1', [
    contactId,
    JSON.stringify({ [bread]: 'Rye', [member]: true, [visits]: 12 }),
    'Engines',
  ]);
  const bare = await contactIn(owner.workspaceId, { name: '' });
  const found = await read(owner.workspaceId, [contactId, bare.contactId, crypto.randomUUID()]);
  expect(found.size).toBe(2);
  expect(found.get(contactId)).toEqual({
    first_name: 'Ada',
    name: 'Ada Lovelace',
    company: 'Engines',
    email: 'ada@example.com',
    favourite_bread: 'Rye',
    member: 'Yes',
    visits: '12',
  });
  expect(found.get(bare.contactId)).toEqual({
    first_name: null,
    name: null,
    company: null,
    email: null,
    favourite_bread: null,
    member: null,
    visits: null,
  });
});

test('a custom field never takes the name of one that every contact has, nor that of an older one', async () => {
  const owner = await register();
  for (const label of ['Email', 'First name', 'T-shirt size', 'T shirt size']) await addField(owner, label);
  expect((await inWorkspace(owner.workspaceId, readMailFields)).map(({ name }) => name)).toEqual(['t_shirt_size']);
});

test('a contact of another workspace is nobody', async () => {
  const [owner, other] = [await register(), await register()];
  const { contactId } = await contactIn(other.workspaceId, { email: 'ada@example.com' });
  expect((await read(owner.workspaceId, [contactId])).size).toBe(0);
});
