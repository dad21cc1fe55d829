import { DAY_MS } from '../../../src/domain/duration';
import { forgetEnv } from '../../config/env';
import { systemIds } from '../../providers/system/ids';
import { asOwner, useDatabase } from '../../testing/database';
import { contactIn, workspaceOf, type ContactRow } from '../../testing/builders/stored-contact';
import { inWorkspace, type Transaction } from '../../database/client';
import {
  addConsents,
  addSuppressions,
  findSuppressions,
  liftSuppression,
  type NewConsent,
  type NewSuppression,
} from './consent-ledger';
import { mayContactMany, mayContactOne } from './contact-permission';
import { rekeySuppressions } from '../../features/contacts/suppressions/suppression-keys-repository';

useDatabase();

const now = new Date('2026-11-22T09:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const consent = ({ workspaceId, contactId }: ContactRow, change: Partial<NewConsent> = {}): NewConsent => ({
  workspaceId,
  id: systemIds.id(),
  contactId,
  channel: 'email',
  state: 'granted',
  basis: 'express',
  at: now,
  ...change,
});
const block = (
  workspaceId: string,
  value: string,
  reason: NewSuppression['reason'],
  change: Partial<NewSuppression> = {},
): NewSuppression => ({ workspaceId, id: systemIds.id(), channel: 'email', value, reason, at: now, ...change });
const said = async ({ contactId }: ContactRow) =>
  (
    await asOwner<Said>(
      'SELECT email_consent AS email, sms_consent AS sms, voice_consent AS voice, updated_at AS "updatedAt" FROM contacts WHERE id = $1',
      [contactId],
    )
  )[0]!;
const add = (workspaceId: string, ...entries: NewConsent[]) =>
  inWorkspace(workspaceId, (tx) => addConsents(tx, entries, now));
const suppress = (workspaceId: string, ...entries: NewSuppression[]) =>
  inWorkspace(workspaceId, (tx) => addSuppressions(tx, entries));
const may = (
  { workspaceId, contactId }: ContactRow,
  ...asked: [channel: 'email' | 'sms' | 'voice', purpose: 'marketing' | 'service' | 'reply']
) => inWorkspace(workspaceId, (tx) => mayContactOne(tx, contactId, ...asked));
const rowsOf = (workspaceId: string) =>
  asOwner<{ point: string | null; reason: string; channel: string }>(
    'SELECT point, reason, channel FROM suppressions WHERE workspace_id = $1 ORDER BY channel, point',
    [workspaceId],
  );

describe('the ledger', () => {
  it("keeps every entry and updates the contact's latest state per channel", async () => {
    const ada = await contactIn(await workspaceOf());
    await add(
      ada.workspaceId,
      consent(ada, { at: daysAgo(2) }),
      consent(ada, { channel: 'sms' }),
      consent(ada, { state: 'withdrawn', basis: null, at: daysAgo(1) }),
    );
    expect(await said(ada)).toEqual({ email: 'withdrawn', sms: 'granted', voice: null, updatedAt: now });
    expect(await asOwner('SELECT count(*)::int AS rows FROM consents WHERE contact_id = $1', [ada.contactId])).toEqual([
      { rows: 3 },
    ]);
  });

  it('does not let a late report about long ago override what was said since', async () => {
    const ada = await contactIn(await workspaceOf());
    await add(ada.workspaceId, consent(ada, { state: 'withdrawn', at: daysAgo(1) }));
    await add(ada.workspaceId, consent(ada, { at: daysAgo(300) }));
    expect(await said(ada)).toMatchObject({ email: 'withdrawn' });
  });

  it('takes the later written one when two were said at the same moment', async () => {
    const ada = await contactIn(await workspaceOf());
    await add(ada.workspaceId, consent(ada), consent(ada, { state: 'withdrawn' }));
    expect(await said(ada)).toMatchObject({ email: 'withdrawn' });
  });

  it('ends with the same last word on the contact and in its rows however many write at once', async () => {
    const ada = await contactIn(await workspaceOf());
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          add(
            ada.workspaceId,
            consent(ada, {
              state: index % 2 ? 'granted' : 'withdrawn',
              at: new Date(now.getTime() + round * 1_000 + ((index * 7) % 6)),
            }),
          ),
        ),
      );
      const [last] = await asOwner<{ state: string }>(
        'SELECT state FROM consents WHERE contact_id = $1 ORDER BY at DESC, id DESC LIMIT 1',
        [ada.contactId],
      );
      expect((await said(ada)).email).toBe(last!.state);
    }
  });

  it('keeps wording, proof, address, import and who wrote it', async () => {
    const ada = await contactIn(await workspaceOf());
    const whole = {
      basis: 'existing-customer',
      wording: 'Yes, write to me.',
      proof: 'Signed on paper',
      point: 'ada@example.com',
      address: '192.0.2.7',
      importId: systemIds.id(),
      actor: { id: systemIds.id(), name: 'Grace' },
    } as const;
    await add(ada.workspaceId, consent(ada, whole));
    const { actor, importId, ...rest } = whole;
    expect(
      await asOwner(
        'SELECT basis, wording, proof, point, address, import_id, actor_id, actor_name, at FROM consents WHERE contact_id = $1',
        [ada.contactId],
      ),
    ).toEqual([{ ...rest, import_id: importId, actor_id: actor.id, actor_name: actor.name, at: now }]);
  });

  it('cannot be written for a contact of another workspace', async () => {
    const [ada, stranger] = [await contactIn(await workspaceOf()), await workspaceOf()];
    await expect(add(stranger, consent(ada))).rejects.toThrow();
    await expect(add(stranger, consent({ ...ada, workspaceId: stranger }))).rejects.toThrow();
    expect(await said(ada)).toMatchObject({ email: null });
  });
});

describe('the list of blocked addresses', () => {
  it('holds an address once per channel, and a graver reason wins over a lighter one, in one go or later', async () => {
    const workspaceId = await workspaceOf();
    expect(
      await suppress(
        workspaceId,
        block(workspaceId, 'a@example.com', 'bounced'),
        block(workspaceId, 'a@example.com', 'complained'),
        block(workspaceId, 'b@example.com', 'bounced'),
      ),
    ).toBe(2);
    expect(
      await suppress(
        workspaceId,
        block(workspaceId, 'a@example.com', 'unsubscribed'),
        block(workspaceId, 'b@example.com', 'unsubscribed'),
      ),
    ).toBe(1);
    expect(await rowsOf(workspaceId)).toEqual([
      { point: 'a@example.com', reason: 'complained', channel: 'email' },
      { point: 'b@example.com', reason: 'unsubscribed', channel: 'email' },
    ]);
  });

  it('keeps no words of an erased address and still finds it', async () => {
    const workspaceId = await workspaceOf();
    await suppress(workspaceId, block(workspaceId, 'a@example.com', 'bounced'));
    await suppress(workspaceId, block(workspaceId, 'a@example.com', 'erased'));
    await suppress(workspaceId, block(workspaceId, 'a@example.com', 'unsubscribed'));
    expect(await rowsOf(workspaceId)).toEqual([{ point: null, reason: 'erased', channel: 'email' }]);
    expect(
      JSON.stringify(await asOwner('SELECT * FROM suppressions WHERE workspace_id = $1', [workspaceId])),
    ).not.toContain('a@example.com');
    expect(
      await inWorkspace(workspaceId, (tx) =>
        findSuppressions(tx, workspaceId, [{ kind: 'email', value: 'a@example.com' }]),
      ),
    ).toMatchObject([{ value: 'a@example.com', channel: 'email', reason: 'erased' }]);
  });

  it('is blind to other workspaces, whose hashes of the same address are others', async () => {
    const [one, other] = [await workspaceOf(), await workspaceOf()];
    await suppress(one, block(one, 'a@example.com', 'unsubscribed'));
    await suppress(other, block(other, 'a@example.com', 'bounced'));
    expect(
      await inWorkspace(other, (tx) => findSuppressions(tx, other, [{ kind: 'email', value: 'a@example.com' }])),
    ).toMatchObject([{ reason: 'bounced' }]);
    expect(
      await asOwner('SELECT DISTINCT point_hash FROM suppressions WHERE workspace_id IN ($1, $2)', [one, other]),
    ).toHaveLength(2);
  });

  it('is found after the root secret was replaced, and an address blocked again after that counts once', async () => {
    const ada = await contactIn(await workspaceOf(), { email: 'ada@example.com', emailConsent: 'granted' });
    await suppress(ada.workspaceId, block(ada.workspaceId, 'ada@example.com', 'erased'));
    const former = process.env.APP_SECRET!;
    Object.assign(process.env, {
      APP_SECRET: 'another root secret that only tests ever see, long',
      APP_SECRET_FORMER: former,
    });
    forgetEnv();
    try {
      expect(await may(ada, 'email', 'marketing')).toEqual({ allowed: false, refusal: 'erased' });
      await suppress(ada.workspaceId, block(ada.workspaceId, 'ada@example.com', 'bounced'));
      expect(
        await inWorkspace(ada.workspaceId, (tx) =>
          findSuppressions(tx, ada.workspaceId, [{ kind: 'email', value: 'ada@example.com' }]),
        ),
      ).toMatchObject([{ reason: 'erased' }]);
    } finally {
      process.env.APP_SECRET = former;
      delete process.env.APP_SECRET_FORMER;
      forgetEnv();
    }
  });

  it('is brought under the new key where its words are kept, so that it is found without the former secret', async () => {
    const workspaceId = await workspaceOf();
    await suppress(
      workspaceId,
      block(workspaceId, 'a@example.com', 'unsubscribed'),
      block(workspaceId, 'b@example.com', 'bounced'),
      block(workspaceId, 'c@example.com', 'erased'),
      block(workspaceId, '+15550130119', 'asked', { channel: 'voice' }),
    );
    const found = async () =>
      (
        await inWorkspace(workspaceId, (tx) =>
          findSuppressions(tx, workspaceId, [
            ...['a', 'b', 'c'].map((name) => ({ kind: 'email' as const, value: `${name}@example.com` })),
            { kind: 'phone', value: '+15550130119' },
          ]),
        )
      ).map(({ value, reason }) => [value, reason]);
    const former = process.env.APP_SECRET!;
    process.env.APP_SECRET = 'another root secret that only tests ever see, long';
    forgetEnv();
    try {
      await suppress(
        workspaceId,
        block(workspaceId, 'a@example.com', 'blocked'),
        block(workspaceId, 'b@example.com', 'complained'),
      );
      expect(await found()).toEqual([
        ['a@example.com', 'blocked'],
        ['b@example.com', 'complained'],
      ]);
      expect(await rekeySuppressions()).toBeGreaterThanOrEqual(3);
      expect(await found()).toEqual([
        ['a@example.com', 'unsubscribed'],
        ['b@example.com', 'complained'],
        ['+15550130119', 'asked'],
      ]);
      expect((await rowsOf(workspaceId)).filter(({ point }) => point === 'a@example.com')).toHaveLength(1);
      expect(await rekeySuppressions()).toBe(0);
    } finally {
      process.env.APP_SECRET = former;
      forgetEnv();
    }
    await rekeySuppressions();
    expect((await found()).map(([value]) => value)).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
      '+15550130119',
    ]);
  });

  it('lets go of one reason of one address, and of nothing else', async () => {
    const workspaceId = await workspaceOf();
    await suppress(
      workspaceId,
      block(workspaceId, 'a@example.com', 'unsubscribed'),
      block(workspaceId, 'b@example.com', 'unsubscribed'),
      block(workspaceId, 'c@example.com', 'complained'),
    );
    for (const value of ['a@example.com', 'c@example.com'])
      await inWorkspace(workspaceId, (tx) =>
        liftSuppression(tx, workspaceId, { channel: 'email', value, reason: 'unsubscribed' }),
      );
    expect((await rowsOf(workspaceId)).map(({ point }) => point)).toEqual(['b@example.com', 'c@example.com']);
  });
});

describe('whether a contact may be reached', () => {
  it('needs a consent for marketing, and none for a reply', async () => {
    const ada = await contactIn(await workspaceOf(), { email: 'ada@example.com' });
    expect([await may(ada, 'email', 'marketing'), await may(ada, 'email', 'reply')]).toEqual([
      { allowed: false, refusal: 'no-consent' },
      { allowed: true },
    ]);
    await add(ada.workspaceId, consent(ada));
    expect([await may(ada, 'email', 'marketing'), await may(ada, 'sms', 'reply')]).toEqual([
      { allowed: true },
      { allowed: false, refusal: 'no-address' },
    ]);
  });

  it('knows a blocked address whoever it belongs to now, each channel for itself', async () => {
    const workspaceId = await workspaceOf();
    await suppress(
      workspaceId,
      block(workspaceId, 'ada@example.com', 'unsubscribed'),
      block(workspaceId, '+15550130119', 'asked', { channel: 'sms' }),
    );
    const ada = await contactIn(workspaceId, {
      email: 'ada@example.com',
      phone: '+15550130119',
      emailConsent: 'granted',
      smsConsent: 'granted',
      voiceConsent: 'granted',
    });
    expect(await may(ada, 'email', 'marketing')).toEqual({ allowed: false, refusal: 'unsubscribed' });
    expect(await may(ada, 'email', 'service')).toEqual({ allowed: true });
    expect(await may(ada, 'sms', 'service')).toEqual({ allowed: false, refusal: 'asked' });
    expect(await may(ada, 'voice', 'marketing')).toEqual({ allowed: true });
  });

  it('applies a wish about one of two addresses to both, and a bounce only to the one in use', async () => {
    const workspaceId = await workspaceOf();
    const ada = await contactIn(workspaceId, {
      email: 'ada@example.com',
      more: ['old@example.com'],
      emailConsent: 'granted',
    });
    await suppress(workspaceId, block(workspaceId, 'old@example.com', 'bounced'));
    expect(await may(ada, 'email', 'marketing')).toEqual({ allowed: true });
    await suppress(workspaceId, block(workspaceId, 'ada@example.com', 'bounced'));
    expect(await may(ada, 'email', 'reply')).toEqual({ allowed: false, refusal: 'bounced' });
    await suppress(workspaceId, block(workspaceId, 'old@example.com', 'unsubscribed'));
    expect(await may(ada, 'email', 'marketing')).toEqual({ allowed: false, refusal: 'unsubscribed' });
  });

  it('is not asked of archived contacts, nor of another workspace’s', async () => {
    const workspaceId = await workspaceOf();
    const [gone, foreign] = [
      await contactIn(workspaceId, { email: 'ada@example.com', emailConsent: 'granted', archived: true }),
      await contactIn(await workspaceOf(), { email: 'ada@example.com', emailConsent: 'granted' }),
    ];
    const answers = await inWorkspace(workspaceId, (tx) =>
      mayContactMany(tx, [gone.contactId, foreign.contactId, systemIds.id()], 'email', 'marketing'),
    );
    expect([...answers]).toEqual([[gone.contactId, { allowed: false, refusal: 'archived' }]]);
  });

  it('costs as many queries for five hundred contacts as for one', async () => {
    const workspaceId = await workspaceOf();
    const people = await Promise.all(
      Array.from({ length: 500 }, (_, index) => index).map((index) =>
        contactIn(workspaceId, { email: `p${index}@example.com`, emailConsent: 'granted' }),
      ),
    );
    await suppress(
      workspaceId,
      ...Array.from({ length: 100 }, (_, index) => block(workspaceId, `p${index * 5}@example.com`, 'complained')),
    );
    const ask = (ids: string[]) =>
      inWorkspace(workspaceId, async (tx) => {
        let queries = 0;
        const counted = new Proxy(tx, {
          get: (target, name) =>
            typeof target[name as keyof Transaction] === 'function'
              ? (...given: never[]) => (
                  (queries += 1),
                  (target[name as keyof Transaction] as (...all: never[]) => unknown)(...given)
                )
              : undefined,
        });
        const answers = await mayContactMany(counted, ids, 'email', 'marketing');
        return { queries, allowed: [...answers.values()].filter(({ allowed }) => allowed).length };
      });
    expect(await ask([people[1]!.contactId])).toEqual({ queries: 3, allowed: 1 });
    expect(await ask(people.map(({ contactId }) => contactId))).toEqual({ queries: 3, allowed: 400 });
  });
});

interface Said {
  email: string | null;
  sms: string | null;
  voice: string | null;
  updatedAt: Date;
}
