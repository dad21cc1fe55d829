import { contactsContract } from '../../../src/contracts/contacts';
import { inWorkspace } from '../../database/client';
import { addContactEvents } from '../../records/contacts/contact-timeline';
import { addContacts, addTag, countsOf } from '../../testing/contacts';
import { asOwner, useDatabase } from '../../testing/database';
import { confirmAddress, register, registerOperator } from '../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const create = (owner: Owner, input: Record<string, unknown>) =>
  owner.call('contacts', contactsContract.createContact, input as never);
const update = (owner: Owner, input: Record<string, unknown>) =>
  owner.call('contacts', contactsContract.updateContact, input as never);
const get = (owner: Owner, contactId: string) => owner.call('contacts', contactsContract.getContact, { contactId });
const email = (value: string, label = '') => ({ kind: 'email', value, label });
const phone = (value: string, label = '') => ({ kind: 'phone', value, label });

describe('a contact', () => {
  it('is added with addresses as people write them, and tags that are the same in any letters', async () => {
    const owner = await register();
    const regular = await addTag(owner.workspaceId, 'Regular');
    const { status, body } = await create(owner, {
      name: '  Priya Raman ',
      company: 'Raman & Sons',
      status: 'customer',
      value: 128_050,
      tags: ['regular', 'REGULAR', 'Friday'],
      points: [
        email('Priya@Büro.example', 'Work'),
        phone('07700 900123'),
        phone('+1 (555) 013-0119'),
        email('PRIYA@büro.example'),
      ],
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        name: 'Priya Raman',
        email: 'Priya@Büro.example',
        phone: '07700 900123',
        status: 'customer',
        value: 128_050,
        source: 'Added by hand',
        archived: false,
        lastContact: null,
        importedFrom: null,
        suppressed: [],
        tags: [
          { id: expect.any(String), name: 'Friday' },
          { id: regular, name: 'Regular' },
        ],
        points: [
          { kind: 'email', value: 'priya@xn--bro-hoa.example', shown: 'Priya@Büro.example', label: 'Work' },
          { kind: 'phone', value: '+447700900123', shown: '07700 900123', label: '' },
          { kind: 'phone', value: '+15550130119', shown: '+1 555 013 0119', label: '' },
        ],
        consents: [
          { channel: 'email', state: null, basis: null, at: null },
          { channel: 'sms', state: null, basis: null, at: null },
          { channel: 'voice', state: null, basis: null, at: null },
        ],
      }),
    ]);
    expect((await get(owner, body.data.id)).body.data).toEqual(body.data);
  });

  it('is not nobody, and a faulty address is told of where it stands', async () => {
    const owner = await register();
    expect((await create(owner, { name: ' ', tags: ['x'] })).body).toMatchObject({
      code: 'invalid_request',
      fields: { name: 'Enter a name, an email address, a phone number or a company.' },
    });
    const { body } = await create(owner, { points: [email('ada@example.com'), email('ada@'), phone('12')] });
    expect(body.fields).toEqual({
      'points.1.value': 'Enter an email address, for example ada@example.com.',
      'points.2.value': 'Enter a phone number, for example +44 20 7946 0018.',
    });
    for (const input of [{ company: 'Rye' }, { points: [phone('116 117')] }, { points: [email('only@example.com')] }])
      expect((await create(owner, input)).status).toBe(200);
    const { id } = (await create(owner, { name: 'Only a name' })).body.data;
    expect((await update(owner, { contactId: id, name: '' })).body.fields).toEqual({
      name: 'Enter a name, an email address, a phone number or a company.',
    });
  });

  it('does not take an email that another one has, which is named at the address, also when two come at once', async () => {
    const owner = await register();
    await create(owner, { name: 'Priya Raman', points: [email('priya@raman.example')] });
    const { status, body } = await create(owner, {
      name: 'Impostor',
      points: [email('new@raman.example'), email(' PRIYA@raman.example')],
    });
    expect([status, body.code, body.fields]).toEqual([
      409,
      'conflict',
      { 'points.1.value': 'Priya Raman already has this email address.' },
    ]);
    const { id } = (await create(owner, { name: 'Other' })).body.data;
    expect((await update(owner, { contactId: id, points: [email('priya@raman.example')] })).status).toBe(409);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        create(owner, { name: `Twin ${n}`, points: [email('twin@example.com')], tags: [n % 2 ? 'Twins' : 'twins'] }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const stranger = await register();
    expect((await create(stranger, { name: 'Elsewhere', points: [email('priya@raman.example')] })).status).toBe(200);
    // A phone may be a household's.
    for (const name of ['One', 'Two'])
      expect((await create(owner, { name, points: [phone('0117 496 0123')] })).status).toBe(200);
  });

  it('changes what is given and keeps the rest; addresses and tags are replaced', async () => {
    const owner = await register();
    const { id } = (
      await create(owner, {
        name: 'Zoë',
        company: 'Rye',
        points: [email('zoe@example.com'), phone('07700 900123')],
        tags: ['A', 'B'],
        value: 100,
      })
    ).body.data;
    expect((await update(owner, { contactId: id, status: 'prospect', value: null })).body.data).toMatchObject({
      name: 'Zoë',
      company: 'Rye',
      status: 'prospect',
      value: null,
      email: 'zoe@example.com',
      tags: [{ name: 'A' }, { name: 'B' }],
    });
    expect(
      (await update(owner, { contactId: id, points: [email('new@example.com')], tags: ['b', 'C'] })).body.data,
    ).toMatchObject({ phone: null, points: [{ value: 'new@example.com' }], tags: [{ name: 'B' }, { name: 'C' }] });
    const list = async (search: string) =>
      (await owner.call('contacts', contactsContract.listContacts, { search })).body.data.items.length;
    expect([await list('zoe'), await list('new@example'), await list('zoe@example')]).toEqual([1, 1, 0]);
    await update(owner, { contactId: id, name: 'Ada' });
    expect([await list('zoe'), await list('ada rye new@')]).toEqual([0, 1]);
    // Its own email is no conflict with itself.
    expect((await update(owner, { contactId: id, points: [email('NEW@example.com')] })).status).toBe(200);
    expect((await countsOf(owner.workspaceId)).kept).toEqual((await countsOf(owner.workspaceId)).real);
  });

  it('holds custom fields as their kinds allow', async () => {
    const owner = await register();
    const field = async (label: string, kind: string, choices?: string[]) =>
      (await owner.call('contacts', contactsContract.createContactField, { label, kind, choices } as never)).body.data
        .id as string;
    const [birthday, size, vip, table, notes] = [
      await field('Birthday', 'date'),
      await field('Party of', 'number'),
      await field('VIP', 'yes-no'),
      await field('Table', 'choice', ['Window', 'Garden']),
      await field('Likes', 'text'),
    ];
    const { body } = await create(owner, {
      name: 'Ada',
      custom: { [birthday]: '1990-02-28', [size]: '4', [vip]: true, [table]: 'window', [notes]: ' rye ' },
    });
    expect(body.data.custom).toEqual({
      [birthday]: '1990-02-28',
      [size]: 4,
      [vip]: true,
      [table]: 'Window',
      [notes]: 'rye',
    });
    const contactId = body.data.id;
    expect((await update(owner, { contactId, custom: { [vip]: null, [notes]: '' } })).body.data.custom).toEqual({
      [birthday]: '1990-02-28',
      [size]: 4,
      [table]: 'Window',
    });
    const unknown = crypto.randomUUID();
    expect(
      (
        await update(owner, {
          contactId,
          custom: { [birthday]: '2026-02-30', [size]: 'many', [table]: 'Roof', [unknown]: 'x' },
        })
      ).body.fields,
    ).toEqual({
      [`custom.${birthday}`]: 'Birthday must be a date, for example 2026-11-22.',
      [`custom.${size}`]: 'Party of must be a number.',
      [`custom.${table}`]: 'Table must be one of its choices.',
      [`custom.${unknown}`]: 'This field has been deleted. Reload the page.',
    });
    await owner.call('contacts', contactsContract.updateContactField, {
      fieldId: table,
      label: 'Seat',
      choices: ['Garden'],
    });
    expect((await update(owner, { contactId, custom: { [table]: 'Window' } })).status).toBe(200); // it holds that already
    expect((await create(owner, { name: 'Bo', custom: { [table]: 'Window' } })).status).toBe(400);
  });

  it('of another workspace is not there, to whatever is asked', async () => {
    const [owner, stranger] = [await register(), await register()];
    const contactId = (await create(stranger, { name: 'Theirs' })).body.data.id;
    const note = (await stranger.call('contacts', contactsContract.createContactNote, { contactId, text: 'Theirs' }))
      .body.data;
    const replies = [
      await get(owner, contactId),
      await update(owner, { contactId, name: 'Mine' }),
      await owner.call('contacts', contactsContract.eraseContact, { contactId }),
      await owner.call('contacts', contactsContract.listContactEvents, { contactId }),
      await owner.call('contacts', contactsContract.createContactNote, { contactId, text: 'x' }),
      await owner.call('contacts', contactsContract.deleteContactNote, { contactId, eventId: note.id }),
      await owner.call('contacts', contactsContract.sendContactMessage, { contactId, subject: 'x', text: 'x' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect((await get(stranger, contactId)).body.data).toMatchObject({ name: 'Theirs' });
  });

  it('cannot be given more tags than a workspace may have, and the new ones are not left behind', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO tags (workspace_id, id, name, created_at) SELECT $1, gen_random_uuid(), 'Tag ' || n, now() FROM generate_series(1, 499) n",
      [owner.workspaceId],
    );
    expect((await create(owner, { name: 'Ada', tags: ['tag 3', 'Last', 'One too many'] })).body).toMatchObject({
      code: 'conflict',
      fields: { tags: 'A workspace can have at most 500 tags. Delete one you don’t need.' },
    });
    expect(await asOwner('SELECT count(*)::int AS n FROM tags WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { n: 499 },
    ]);
    expect((await create(owner, { name: 'Ada', tags: ['tag 3', 'Last'] })).status).toBe(200);
  });
});

describe('erasing', () => {
  it('leaves nothing of the person but a blocked address without words', async () => {
    const owner = await register();
    const contactId = (
      await create(owner, {
        name: 'Priya Raman',
        points: [email('Priya@raman.example'), phone('07700 900123')],
        tags: ['Regular'],
      })
    ).body.data.id;
    await owner.call('contacts', contactsContract.createContactNote, { contactId, text: 'Priya likes rye' });
    await asOwner(
      "INSERT INTO signups (workspace_id, id, email, name, phone, wording, state, asked_at, mailed_at) VALUES ($1, gen_random_uuid(), 'PRIYA@raman.example', 'Priya', '', '', 'waiting', now(), now())",
      [owner.workspaceId],
    );
    expect((await owner.call('contacts', contactsContract.eraseContact, { contactId })).body.data).toEqual({
      id: contactId,
    });
    expect((await get(owner, contactId)).status).toBe(404);
    const traces: string[] = [];
    for (const table of [
      'contacts',
      'contact_points',
      'contact_events',
      'contact_tags',
      'consents',
      'signups',
      'suppressions',
      'activities',
    ]) {
      const rows = await asOwner(`SELECT to_jsonb(t)::text AS row FROM ${table} t WHERE workspace_id = $1`, [
        owner.workspaceId,
      ]);
      traces.push(
        ...rows.map(({ row }) => `${table}: ${row as string}`).filter((row) => /priya|raman|900123/i.test(row)),
      );
    }
    expect(traces).toEqual([]);
    expect(
      await asOwner('SELECT channel, point, reason FROM suppressions WHERE workspace_id = $1 ORDER BY channel', [
        owner.workspaceId,
      ]),
    ).toEqual(['email', 'sms', 'voice'].map((channel) => ({ channel, point: null, reason: 'erased' })));
    expect(
      await asOwner("SELECT title, actor_name FROM activities WHERE workspace_id = $1 AND title LIKE 'A contact%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'A contact was erased for good', actor_name: 'Ada Baker' }]);
    const { kept, real } = await countsOf(owner.workspaceId);
    expect([kept, real]).toEqual([{}, {}]);
    expect(
      (await create(owner, { name: 'Again', points: [email('priya@raman.example')] })).body.data.suppressed,
    ).toEqual([{ channel: 'email', reason: 'erased', at: expect.any(String) }]);
  });
});

describe('the timeline', () => {
  it('is read newest first, by kind and page by page; notes can be deleted and nothing else', async () => {
    const owner = await register();
    const contactId = (await addContacts(owner.workspaceId, 1))[0]!.id;
    const events = Array.from({ length: 45 }, (_, n) => ({
      workspaceId: owner.workspaceId,
      id: crypto.randomUUID(),
      contactId,
      kind: n % 3 === 0 ? ('visit' as const) : ('mail-opened' as const),
      title: `Line ${n}`,
      sourceKey: `test:${n}`,
      at: new Date(Date.UTC(2026, 5, 1, 12, Math.floor(n / 5))),
    }));
    await inWorkspace(owner.workspaceId, (tx) => addContactEvents(tx, events));
    expect(
      await inWorkspace(owner.workspaceId, (tx) =>
        addContactEvents(
          tx,
          events.map((event) => ({ ...event, id: crypto.randomUUID() })),
        ),
      ),
    ).toEqual([]);
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { items, nextCursor } = (
        await owner.call('contacts', contactsContract.listContactEvents, { contactId, cursor, limit: 10 })
      ).body.data;
      seen.push(...items.map(({ id }: { id: string }) => id));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect(
      (await owner.call('contacts', contactsContract.listContactEvents, { contactId, kind: 'visit', limit: 100 })).body
        .data.items,
    ).toHaveLength(15);
    // The last visit moved the last contact; opening a mail did not.
    expect((await get(owner, contactId)).body.data.lastContact).toBe('2026-06-01T12:08:00.000Z');
    const note = (
      await owner.call('contacts', contactsContract.createContactNote, { contactId, text: 'Two lines\nof it' })
    ).body.data;
    expect(note).toMatchObject({ kind: 'note', text: 'Two lines\nof it', actor: 'Ada Baker', canDelete: true });
    expect(
      (await owner.call('contacts', contactsContract.deleteContactNote, { contactId, eventId: seen[0]! })).status,
    ).toBe(404);
    expect(
      (await owner.call('contacts', contactsContract.deleteContactNote, { contactId, eventId: note.id })).body.data,
    ).toEqual({ id: note.id });
  });

  it('leaves out what is about a contact that is gone', async () => {
    const owner = await register();
    const event = {
      workspaceId: owner.workspaceId,
      id: crypto.randomUUID(),
      contactId: crypto.randomUUID(),
      kind: 'visit' as const,
      title: 'Came by',
      at: new Date(),
    };
    expect(await inWorkspace(owner.workspaceId, (tx) => addContactEvents(tx, [event]))).toEqual([]);
  });
});

describe('a message by hand', () => {
  const send = (owner: Owner, contactId: string, subject = 'Your table\ton  Friday') =>
    owner.call('contacts', contactsContract.sendContactMessage, {
      contactId,
      subject,
      text: 'Hello Priya,\n\nsee you <b>Friday</b>.',
    });

  it('goes out once, to the first address, with answers to whoever wrote it, and is on the timeline', async () => {
    const owner = await register();
    const contactId = (
      await create(owner, {
        name: 'Priya',
        status: 'customer',
        points: [email('Priya@raman.example'), email('other@raman.example')],
      })
    ).body.data.id;
    const { status, body } = await send(owner, contactId);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        kind: 'mail-sent',
        title: 'Your table on Friday',
        text: 'Hello Priya,\n\nsee you <b>Friday</b>.',
        actor: 'Ada Baker',
        canDelete: false,
      }),
    ]);
    const mails = await asOwner<{ recipient: string; subject: string; reply_to: string; html: string; text: string }>(
      'SELECT recipient, subject, reply_to, html, text FROM mails WHERE about_workspace = $1 AND kind = $2',
      [owner.workspaceId, 'contact'],
    );
    expect(mails).toEqual([
      expect.objectContaining({
        recipient: 'priya@raman.example',
        subject: 'Your table on Friday',
        reply_to: owner.form.email,
      }),
    ]);
    expect(mails[0]!.html).toContain('see you &lt;b&gt;Friday&lt;/b&gt;.');
    expect((await get(owner, contactId)).body.data.lastContact).toBe(body.data.at);
  });

  it('waits until whoever writes it has confirmed an address', async () => {
    await registerOperator();
    const owner = await register(undefined, { confirmed: false });
    const contactId = (
      await create(owner, { name: 'Priya', status: 'customer', points: [email('priya@raman.example')] })
    ).body.data.id;
    expect(await send(owner, contactId)).toMatchObject({
      status: 403,
      body: { code: 'address_unconfirmed', error: expect.stringMatching(/^Confirm your own email address first/) },
    });
    expect(
      await asOwner("SELECT 1 FROM mails WHERE about_workspace = $1 AND kind = 'contact'", [owner.workspaceId]),
    ).toEqual([]);
    await confirmAddress(owner.form.email);
    expect((await send(owner, contactId)).status).toBe(200);
  });

  it.each([
    ['asked', 'They asked not to be contacted.'],
    ['complained', 'They reported one of your emails as spam.'],
  ])('does not go to an address whose owner %s', async (reason, sentence) => {
    const owner = await register();
    const contactId = (await create(owner, { name: 'Priya', points: [email('priya@raman.example')] })).body.data.id;
    await owner.call('contacts', contactsContract.createSuppression, { point: 'priya@raman.example' });
    await asOwner('UPDATE suppressions SET reason = $2 WHERE workspace_id = $1', [owner.workspaceId, reason]);
    expect((await send(owner, contactId)).body).toMatchObject({ code: 'conflict', error: sentence });
    expect(
      await asOwner("SELECT 1 FROM mails WHERE about_workspace = $1 AND kind = 'contact'", [owner.workspaceId]),
    ).toEqual([]);
  });

  it('needs an address and a contact that is not archived', async () => {
    const owner = await register();
    const [without, archived] = await addContacts(owner.workspaceId, 2, (n) => ({
      archivedAt: n === 1 ? new Date() : null,
      ...(n === 1 && { email: 'gone@example.com' }),
    }));
    expect((await send(owner, without!.id)).body.error).toBe('This contact has no email address.');
    expect((await send(owner, archived!.id)).body.error).toBe('This contact is archived.');
  });
});
