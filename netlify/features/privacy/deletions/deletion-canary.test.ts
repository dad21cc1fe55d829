import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountContract } from '../../../../src/contracts/account';
import { activityContract } from '../../../../src/contracts/activity';
import { authContract } from '../../../../src/contracts/auth';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { contactsContract } from '../../../../src/contracts/contacts';
import { creativeContract } from '../../../../src/contracts/creative';
import { engineContract } from '../../../../src/contracts/engine';
import { importsContract } from '../../../../src/contracts/imports';
import { makeClient } from '../../../testing/call';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { emailsTo, linkIn } from '../../../testing/stored-emails';
import { activityEvents } from '../../../../src/domain/activity-events';
import { bakery, functions, onePixel, register, registerBusy, registerOperator } from '../../../testing/world';
import { thumbnailsOf } from '../../creative/library/library-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { erasureJobs } from '../erasure/erasure-wiring';

useDatabase();

/** A text in every field that a person can fill in, and nowhere else. */
const CANARY = `kanarie${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

/**
 * Tables without a workspace_id, with how the setup below puts the person or the workspace into them. A new
 * table needs an entry.
 */
const APART: Record<string, string> = {
  'public.early_messages': 'by their age, or with the operator’s workspace once handed over',
  'public.mails': 'letters to and about the person and the workspace',
  'public.trial_counters': 'by the trial of the workspace',
  'public.rate_limits': 'keyed hashes and numbers',
  'public.invoice_numbers': 'years and numbers',
  'public.schema_migrations': 'file names',
  'public.mail_receipts': 'ids that mail servers give their reports',
  'public.mail_paces': 'domains and times',
  'public.event_home': 'where single events are, for the whole installation',
  'public.event_removals': 'who was deleted and is still to be forgotten in ClickHouse; empty without it',
  'public.visit_salts': 'a day’s secret of the installation',
  'auth.user': 'the person',
  'auth.account': 'of the person',
  'auth.session': 'of the person',
  'auth.two_factor': 'of the person',
  'auth.one_time_token': 'of the person, and of invitations',
  'auth.operator': 'of the person',
  'auth.verification': 'of the person',
  'auth.organization': 'the workspace',
  'auth.member': 'of both',
  'auth.invitation': 'of both',
};
/** Columns that people do not fill in, with the reason. */
const OURS = [
  'files.storage_key',
  'conversions.claim',
  'creations.storage_key',
  'creations.poster_key',
  'creations.type',
  'creations.source',
  'creations.status',
  'contacts.status',
  'contacts.email_consent',
  'contacts.sms_consent',
  'contacts.voice_consent',
  'contact_points.kind',
  'consents.channel',
  'consents.state',
  'suppressions.channel',
  'campaigns.type',
  'campaigns.status',
  'deliveries.state',
  'import_errors.kind',
  'conversations.channel',
  'conversations.status',
  'conversations.priority',
  'messages.kind',
  'messages.sender',
  'messages.state',
]; /* ours, but the values below it are canaries */
/** uuid columns that do not refer to a person. */
const NO_PERSON = [
  'workspaces.paid_by',
  'creations.parent_id',
  'creations.unit_id',
  'contacts.import_id',
  'cycle_runs.idea_id',
  'cycle_runs.piece_id',
  'cycle_events.activity_id',
  'cycle_events.idea_id',
  'cycle_events.piece_id',
  'consents.import_id',
  'contact_batches.done_until',
  'contact_imports.attempt',
  'campaigns.sender',
  'campaigns.frozen_to',
  'deliveries.contact_id',
  'deliveries.email_id',
  'delivery_events.delivery_id',
  'conversions.delivery_id',
  'campaign_steps.email_id',
  'sending_settings.domain_id',
  'event_inbox.id',
  'event_inbox.subject_id',
  'events.subject_id',
  'event_folds.backfilled_to',
  'decisions.idea_id',
];

let tables: { name: string; columns: { name: string; type: string; key: boolean }[] }[];
const tenants = () => tables.filter(({ columns }) => columns.some(({ name }) => name === 'workspace_id'));

beforeAll(async () => {
  await registerOperator();
  tables = await asOwner(`
    SELECT n.nspname || '.' || c.relname AS name, json_agg(json_build_object('name', a.attname, 'type', t.typname, 'key',
      EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'f') AND a.attnum = ANY (k.conkey)) OR a.attgenerated <> '')) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pgboss') AND n.nspname NOT LIKE 'pg_toast%' GROUP BY 1`);
});

/** Every row of every table, and every file with its name, that contains one of the texts. */
async function search(...texts: string[]): Promise<string[]> {
  const all = await asOwner<{
    name: string;
  }>(`SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT (CASE n.nspname WHEN 'public' THEN c.relispartition ELSE c.relkind = 'p' END) AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%' ORDER BY 1`);
  const found: string[] = [];
  // Bytes are shown as hexadecimal digits.
  const forms = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
  for (const { name } of all) {
    const [row] = await asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} t WHERE ${forms.map((_form, n) => `strpos(lower(t::text), lower($${n + 1})) > 0`).join(' OR ')}`,
      forms,
    );
    if (row!.count > 0) found.push(name.replaceAll('"', ''));
  }
  const media = join(process.env.DATA_DIR!, 'media');
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && texts.some((text) => path.includes(text) || readFileSync(path).includes(text)))
      found.push(path.slice(media.length + 1));
  }
  return found;
}

/** A person who owns a busy workspace and is a member of a friend's, with the canary in all of it. */
async function plant() {
  const owner = await registerBusy(`${CANARY} bakery`);
  const [friend, own, person] = [await register('The mill'), owner.workspaceId, owner.session.user.id as string];
  const email = `${CANARY}@example.com`;
  await asOwner('UPDATE auth.user SET email = $2, name = $3 WHERE id = $1', [person, email, CANARY]);

  // In the friend's workspace the person was invited, joined, became an owner, and worked.
  await friend.call('account', accountContract.createInvitation, { email, role: 'member' });
  await owner.call('account', accountContract.acceptInvitation, {
    token: linkIn((await emailsTo(email, 'invitation')).at(-1)!),
  });
  const { members } = (await friend.call('account', accountContract.listMembers, {})).body.data as {
    members: { id: string; you: boolean }[];
  };
  for (const role of ['owner', 'member'] as const)
    await friend.call('account', accountContract.updateMember, { memberId: members.find(({ you }) => !you)!.id, role });
  await owner.call('engine', engineContract.updateProfile, bakery, { 'idempotency-key': 'in the mill' });
  const mill = (await owner.call('creative', creativeContract.generateImage, { prompt: 'A mill', style: 'minimalist' }))
    .body.data;
  await owner.call('creative', creativeContract.updateCreation, { creationId: mill.id, liked: true });
  const guest = (
    await owner.call('contacts', contactsContract.createContact, {
      name: 'Grace Hopper',
      points: [{ kind: 'email', value: 'grace@example.com' }],
    })
  ).body.data;
  await owner.call('contacts', contactsContract.createContactNote, { contactId: guest.id, text: 'Likes rye' });
  await owner.call('contacts', contactsContract.createConsent, {
    contactId: guest.id,
    channel: 'email',
    state: 'granted',
    basis: 'express',
    wording: 'Yes',
    proof: 'Said so',
  });
  await owner.call('contacts', contactsContract.createContactExport, { format: 'csv', selection: { filter: {} } });
  await owner.call('imports', importsContract.createImport, { name: 'guests.csv', bytes: 10 });
  const {
    emails: [mail],
  } = (await owner.call('campaigns', campaignsContract.createCampaign, {})).body.data;
  await owner.call('campaigns', campaignsContract.updateCampaignEmail, {
    emailId: mail.id,
    revision: mail.revision,
    subject: 'New loaves',
    preheader: '',
    blocks: [],
  });
  expect(
    await asOwner('SELECT actor_id FROM campaign_email_versions WHERE workspace_id = $1', [friend.workspaceId]),
  ).toContainEqual({ actor_id: person });
  await owner.call('activity', activityContract.updateBell, { seenUntil: new Date().toISOString() });
  await asOwner(
    "INSERT INTO credentials (workspace_id, field, key_id, sealed, shown, updated_by, updated_at) VALUES ($1, 'openaiModel', 'none', '', '', $2, now())",
    [friend.workspaceId, CANARY],
  );
  for (const tell of [activityEvents.memberLeft, activityEvents.memberRemoved, activityEvents.exportReady]) {
    await asOwner(
      "INSERT INTO activities (id, workspace_id, type, title, status, tells, created_at) VALUES (gen_random_uuid(), $1, 'team', $2, 'completed', true, now())",
      [friend.workspaceId, tell(CANARY).title],
    );
  }
  await owner.call('auth', authContract.activateWorkspace, { workspaceId: own });

  // Jobs, links and emails that refer to the workspace or the person.
  await owner.call('engine', engineContract.approvePiece, { pieceId: owner.piece.id, version: owner.piece.version });
  await makeClient(functions).call('account', accountContract.createPasswordReset, { email });
  await owner.call('account', accountContract.createInvitation, {
    email: `guest-${CANARY}@example.com`,
    role: 'member',
  });
  await asOwner(
    "INSERT INTO auth.verification (id, identifier, value, expires_at, created_at, updated_at) VALUES (gen_random_uuid(), $1, 'x', now(), now(), now())",
    [`for-${email}`],
  );
  await asOwner(
    'INSERT INTO auth.two_factor (id, secret, backup_codes, user_id) VALUES (gen_random_uuid(), $2, $2, $1)',
    [person, CANARY],
  );
  await asOwner(
    "INSERT INTO auth.one_time_token (hash, purpose, user_id, subject, expires_at, created_at) VALUES ($2, 'email-change', $1, $2, now(), now())",
    [person, CANARY],
  );
  await asOwner("INSERT INTO trial_counters (owner_id, kind, month, used) VALUES ($1, 'images', '2020-01', 1)", [
    person,
  ]);

  // Files: an upload, an export, a picture only of this workspace; and one that the friend's workspace has too.
  const pictures = await asOwner<{ id: string; storage_key: string }>(
    'SELECT id, storage_key FROM creations WHERE workspace_id = $1 ORDER BY id',
    [own],
  );
  const [file] = await asOwner<{ storage_key: string }>('SELECT storage_key FROM files WHERE workspace_id = $1', [own]);
  const shared = pictures.at(-1)!.storage_key;
  // And uploads, a clip with its still, their thumbnails, and a part of an unfinished upload.
  const [photo, film] = [`media/${own}/photo.png`, 'videos/00/film.mp4'];
  await addCreation(own, { storage_key: photo, source: 'uploaded' });
  await addCreation(own, { storage_key: film, poster_key: 'videos/00/still.webp', type: 'video' });
  for (const key of [
    photo,
    film,
    'videos/00/still.webp',
    thumbnailsOf('videos/00/still.webp')[0]!,
    thumbnailsOf(pictures[0]!.storage_key)[1]!,
    `partial/${own}/a-1.bin`,
    `contact-exports/${own}/b/a-1.csv`,
    `imports/${own}/b/1.bin`,
  ])
    await mediaStorage().write(key, Buffer.from(CANARY));
  const [exported] = await asOwner<{ id: string }>('SELECT id FROM data_exports WHERE workspace_id = $1', [own]);
  for (const key of [file!.storage_key, pictures[0]!.storage_key, `exports/${own}/${exported!.id}/a-1.zip`])
    await mediaStorage().write(key, Buffer.concat([onePixel, Buffer.from(CANARY)]));
  await mediaStorage().write(shared, onePixel);
  await asOwner('UPDATE creations SET storage_key = $2 WHERE workspace_id = $1', [friend.workspaceId, shared]);

  // The busy workspace has a colleague looking at a conversation.
  await asOwner('UPDATE conversation_viewers SET user_id = $2 WHERE workspace_id = $1', [own, person]);
  await fillWorkspace(own, person);
  await fillOther(friend.workspaceId, own, person);
  for (const table of ['auth.user', 'auth.account', 'auth.session', 'auth.organization', 'mails'])
    await fillApart(
      table,
      table === 'mails'
        ? `about_workspace = '${own}'`
        : table === 'auth.user'
          ? `id = '${person}'`
          : table === 'auth.organization'
            ? `id = '${own}'`
            : `user_id = '${person}'`,
    );
  return { owner, friend, own, person, email, shared };
}

/**
 * One row in each table of the workspace, with the canary in every text and the person in every uuid that is not
 * a key.
 */
async function fillWorkspace(workspaceId: string, person: string) {
  for (const { name, columns } of tenants()) {
    const changes = columns
      .filter(
        (column) => !column.key && column.name !== 'workspace_id' && !OURS.includes(`${bare(name)}.${column.name}`),
      )
      .flatMap(({ name: column, type }) =>
        type === 'text'
          ? [`${column} = '${CANARY}'`]
          : type === 'jsonb'
            ? [`${column} = '["${CANARY}"]'`]
            : type === 'bytea'
              ? [`${column} = convert_to('${CANARY}', 'UTF8')`]
              : type === 'uuid'
                ? [`${column} = '${person}'`]
                : [],
      );
    const place = `(SELECT ctid FROM ${name} WHERE workspace_id = '${workspaceId}' LIMIT 1)`;
    if (changes.length > 0)
      await asOwner(
        `SET session_replication_role = replica; UPDATE ${name} SET ${changes.join(', ')} WHERE ctid = ${place}`,
      );
  }
}

/**
 * In a workspace that stays: the person's row in each per-person table, and the person in every uuid that may
 * refer to one.
 */
async function fillOther(workspaceId: string, own: string, person: string) {
  for (const { name, columns } of tenants()) {
    // Likes refer to a row of their own workspace, and were added above.
    if (columns.some((column) => column.name === 'user_id') && name !== 'public.creation_likes') {
      const values = columns.map(({ name: column }) =>
        column === 'workspace_id' ? `'${workspaceId}'` : column === 'id' ? 'gen_random_uuid()' : column,
      );
      await asOwner(
        `INSERT INTO ${name} (${columns.map((column) => column.name).join(', ')}) SELECT ${values.join(', ')} FROM ${name} WHERE workspace_id = '${own}' AND user_id = '${person}' LIMIT 1 ON CONFLICT DO NOTHING`,
      );
      expect({
        name,
        rows: (
          await asOwner(`SELECT 1 FROM ${name} WHERE workspace_id = $1 AND user_id = $2 LIMIT 1`, [workspaceId, person])
        ).length,
      }).toEqual({ name, rows: 1 });
    }
    for (const { name: column } of columns.filter(
      (one) =>
        one.type === 'uuid' &&
        !one.key &&
        one.name !== 'workspace_id' &&
        one.name !== 'user_id' &&
        !NO_PERSON.includes(`${bare(name)}.${one.name}`),
    )) {
      await asOwner(
        `UPDATE ${name} SET ${column} = $2 WHERE workspace_id = $1 AND ctid = (SELECT ctid FROM ${name} WHERE workspace_id = $1 LIMIT 1)`,
        [workspaceId, person],
      );
    }
  }
}

async function fillApart(table: string, which: string) {
  const columns = tables
    .find(({ name }) => name === (table.includes('.') ? table : `public.${table}`))!
    .columns.filter(({ name, type, key }) => type === 'text' && !key && name !== 'email');
  await asOwner(
    `UPDATE ${table} SET ${columns.map(({ name }) => `${name} = '${CANARY}' || gen_random_uuid()`).join(', ')} WHERE ctid = (SELECT ctid FROM ${table} WHERE ${which} LIMIT 1)`,
  );
}

const bare = (name: string): string => name.replace(/^public\./, '');

it('knows every table of the database', () => {
  const apart = tables.filter((table) => !tenants().includes(table)).map(({ name }) => name);
  expect(apart.sort()).toEqual(Object.keys(APART).sort());
});

it('when its days are over, nothing of a workspace and of a person is left anywhere', async () => {
  const { friend, own, person, shared } = await plant();
  const needles = [CANARY, own, person];
  const planted = await search(...needles);
  expect(
    tenants()
      .map(({ name }) => name)
      .filter((name) => !planted.includes(bare(name)) && !planted.includes(name)),
  ).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'auth.user',
      'auth.session',
      'auth.organization',
      'auth.invitation',
      'auth.one_time_token',
      'auth.two_factor',
      'auth.verification',
      'public.mails',
      'public.trial_counters',
      'pgboss.job_common',
    ]),
  );
  expect(
    planted
      .filter((one) => /^(files|designs|exports|media|videos|thumbs|partial|contact-exports|imports)\//.test(one))
      .map((one) => one.split('/')[0]),
  ).toEqual(
    expect.arrayContaining([
      'files',
      'designs',
      'exports',
      'media',
      'videos',
      'thumbs',
      'partial',
      'contact-exports',
      'imports',
    ]),
  );

  await erasureJobs().deleteEnded(); // nothing has expired yet
  expect(await search(...needles)).toEqual(planted);

  await asOwner("UPDATE workspaces SET deletes_at = now() - interval '1 minute' WHERE workspace_id = $1", [own]);
  await asOwner("UPDATE auth.user SET deletes_at = now() - interval '1 minute' WHERE id = $1", [person]);
  await asOwner('CREATE TABLE forgotten (workspace_id uuid NOT NULL, note text)'); // simulates a table without a cascading foreign key
  await asOwner('INSERT INTO forgotten VALUES ($1, $2)', [own, CANARY]);
  await erasureJobs().deleteEnded();
  expect(await search(...needles)).toEqual(['public.forgotten']); // the search finds what is left
  await asOwner('DROP TABLE forgotten');
  expect(await search(...needles)).toEqual([]);

  expect(await mediaStorage().read(shared)).not.toBeNull();
  expect(await asOwner('SELECT likes FROM creations WHERE workspace_id = $1', [friend.workspaceId])).toEqual([
    { likes: 0 },
  ]);
  expect((await friend.call('auth', authContract.getSession, {})).body.data.workspace.id).toBe(friend.workspaceId);
  const lines = (await friend.call('activity', activityContract.listActivities, {})).body.data.items.map(
    ({ title, actorName }: { title: string; actorName: string | null }) => `${title} (${actorName ?? 'nobody'})`,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'A former member joined the workspace (Former member)',
      'A former member is now an owner of the workspace (Ada Baker)',
      'Invited a former member (Ada Baker)',
    ]),
  );
});
