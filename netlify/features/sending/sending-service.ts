import { createHash } from 'node:crypto';
import type { Input } from '../../../src/contracts/endpoint';
import type { SendingDomain, SendingSettings, sendingContract } from '../../../src/contracts/sending';
import { countryOf } from '../../../src/domain/calendar/country';
import { CLAIM_LIMIT, makeConversionKey } from '../../../src/domain/conversion';
import { currencyOf } from '../../../src/domain/currency';
import { HOUR_MS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import { judgeRecord, normalDomain, recordsToSet, spfTermOf, type DnsRecord } from '../../../src/domain/sending-domain';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { DnsPort } from '../../ports/dns';
import type { Ids } from '../../ports/ids';
import type { SecretBox } from '../../ports/secret-box';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { SendingDomainRow, SendingRepository, SendingSettingsRow } from './sending-repository';

/** A workspace's sender: its details, its domains with their keys, the key for reporting conversions. */
export function makeSendingService({
  repository,
  dns,
  box,
  makeKeys,
  server,
  ownServerOf,
  bounceHost,
  from,
  needsDomain,
  origin,
  clock,
  ids,
}: Dependencies) {
  async function read(workspace: Workspace): Promise<SendingSettings> {
    const { settings, domains, language } = await repository.read(workspace.id);
    const verified = domains.find((row) => row.id === settings?.domainId && row.verifiedAt !== null && !isKeyLost(row));
    const name = settings?.senderName || workspace.name;
    const own = await ownServerOf(workspace.id);
    const address =
      own?.from ?? (verified ? `${settings?.localPart || DEFAULT_LOCAL_PART}@${verified.domain}` : from.address);
    return {
      senderName: settings?.senderName ?? '',
      localPart: settings?.localPart ?? '',
      domainId: settings?.domainId ?? null,
      replyTo: settings?.replyTo ?? '',
      postalAddress: settings?.postalAddress ?? '',
      language,
      tracksOpens: settings?.tracksOpens ?? true,
      tracksClicks: settings?.tracksClicks ?? true,
      tracksConversions: settings?.tracksConversions ?? true,
      ownHosts: settings?.ownHosts ?? [],
      from: server === null && !own ? null : `${name} <${address}>`,
      ownServer: own?.server.host ?? null,
      needsDomain: needsDomain() && !verified && !own,
      domains: domains.map(present),
      conversionPath: `${origin ?? ''}/api/conversions`,
      conversionKey: settings && workspace.role === 'owner' ? openKey(settings) : null,
      claimLimit: settings?.claimLimit ?? CLAIM_LIMIT,
      currency: currencyOf(countryOf(workspace.zone)),
    };
  }

  const openKey = ({ workspaceId, conversionKey, conversionKeyId }: SendingSettingsRow): string | null =>
    conversionKey && conversionKeyId
      ? box.open({ keyId: conversionKeyId, sealed: conversionKey }, [workspaceId, 'conversion-key'])
      : null;

  const isKeyLost = ({ workspaceId, id, privateKey, privateKeyId }: SendingDomainRow): boolean =>
    box.open({ keyId: privateKeyId, sealed: privateKey }, [workspaceId, id]) === null;
  const present = (row: SendingDomainRow): SendingDomain => ({
    id: row.id,
    domain: row.domain,
    verified: row.verifiedAt !== null,
    keyLost: isKeyLost(row),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    records: row.records,
  });

  /** Looks up each record; DMARC of the parent domain counts too (RFC 7489, 6.6.3). */
  async function look({ domain, selector, publicKey }: SendingDomainRow): Promise<DnsRecord[]> {
    const wanted = recordsToSet({ domain, selector, publicKey, spfTerm: spfTermOf(server), bounceHost });
    return Promise.all(
      wanted.map(async (record) => {
        const judged = judgeRecord(
          record,
          await (record.type === 'CNAME' ? dns.cname(record.host) : dns.txt(record.host)),
        );
        const above = domain.split('.').slice(1).join('.');
        if (record.purpose !== 'dmarc' || judged.state !== 'missing' || !above.includes('.'))
          return { ...record, ...judged };
        return { ...record, ...judgeRecord(record, await dns.txt(`_dmarc.${above}`)) };
      }),
    );
  }

  /** One DNS check. A name server that does not answer changes nothing about what is verified. */
  async function check(row: SendingDomainRow): Promise<SendingDomainRow | undefined> {
    const records = await look(row);
    const now = clock.now();
    const key = records.find(({ purpose }) => purpose === 'dkim')!;
    const verifiedAt = key.state === 'unknown' ? row.verifiedAt : key.state === 'ok' ? (row.verifiedAt ?? now) : null;
    const turned = (verifiedAt === null) !== (row.verifiedAt === null);
    return repository.keepCheck(
      row.workspaceId,
      row.id,
      { records, verifiedAt, checkedAt: now },
      turned
        ? [
            {
              ...activityEvents.sendingDomainTurned(row.domain, verifiedAt !== null),
              id: ids.id(),
              workspaceId: row.workspaceId,
              at: now,
            },
          ]
        : [],
    );
  }

  return {
    read,

    /** Throws not_found for a domain that is not the workspace's. */
    async update(
      workspace: Workspace,
      { domainId, language, ownHosts: typed, ...input }: Input<typeof sendingContract.updateSendingSettings>,
    ): Promise<SendingSettings> {
      if (domainId !== null && !(await repository.findDomain(workspace.id, domainId))) throw notFound('domain');
      const ownHosts = typed?.map((host) => {
        const domain = normalDomain(host);
        if (domain === null)
          throw new AppError('invalid_request', NO_OWN_DOMAIN, { fields: { ownHosts: NO_OWN_DOMAIN } });
        return domain;
      });
      await repository.save(
        {
          workspaceId: workspace.id,
          ...input,
          ...(ownHosts && { ownHosts: [...new Set(ownHosts)] }),
          domainId,
          updatedAt: clock.now(),
        },
        language,
      );
      return read(workspace);
    },

    async createDomain(workspaceId: string, actor: Actor, typed: string): Promise<SendingDomain> {
      const domain = normalDomain(typed);
      if (domain === null) throw new AppError('invalid_request', NO_DOMAIN, { fields: { domain: NO_DOMAIN } });
      const [id, now, { publicKey, privateKey }] = [ids.id(), clock.now(), await makeKeys()];
      const selector = `fb${id.replaceAll('-', '').slice(-10)}`;
      const { sealed, keyId } = box.seal(privateKey, [workspaceId, id]);
      const records = recordsToSet({ domain, selector, publicKey, spfTerm: spfTermOf(server), bounceHost }).map(
        (record): DnsRecord => ({ ...record, state: 'missing', found: null }),
      );
      const row: SendingDomainRow = {
        workspaceId,
        id,
        domain,
        selector,
        publicKey,
        privateKey: sealed,
        privateKeyId: keyId,
        records,
        verifiedAt: null,
        checkedAt: null,
        createdAt: now,
      };
      const outcome = await repository.addDomain(row, MOST_DOMAINS, {
        ...activityEvents.sendingDomainAdded(domain),
        id: ids.id(),
        workspaceId,
        actor: { id: actor.id, name: actor.name },
        at: now,
      });
      if (outcome === 'taken')
        throw new AppError('conflict', `You have already added ${domain}.`, {
          fields: { domain: `You have already added ${domain}.` },
        });
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `A workspace can have at most ${MOST_DOMAINS} domains. Delete one you don’t need.`,
        );
      return present(row);
    },

    async checkDomain(workspaceId: string, id: string): Promise<SendingDomain> {
      const row = await repository.findDomain(workspaceId, id);
      const checked = row && (await check(row));
      if (!checked) throw notFound('domain');
      return present(checked);
    },

    async removeDomain(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.removeDomain(workspaceId, id, clock.now()))) throw notFound('domain');
      return { id };
    },

    /** The previous key stops working. */
    async createConversionKey(workspace: Workspace): Promise<SendingSettings> {
      const key = makeConversionKey(workspace.id, ids.token(24));
      const { sealed, keyId } = box.seal(key, [workspace.id, 'conversion-key']);
      await repository.save({
        workspaceId: workspace.id,
        conversionKeyHash: hashOfKey(key),
        conversionKey: sealed,
        conversionKeyId: keyId,
        updatedAt: clock.now(),
      });
      return read(workspace);
    },

    /** Checks every domain once a day. Once a key is removed from DNS, signing with it ends. */
    async checkDomains(): Promise<void> {
      for (const row of await repository.dueForCheck(new Date(clock.now().getTime() - ALMOST_A_DAY_MS), MOST_CHECKS))
        await check(row);
    },
  };
}

/** In the form of sending_settings.conversion_key_hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const DEFAULT_LOCAL_PART = 'hello';
const MOST_DOMAINS = 10;
const MOST_CHECKS = 200;
/** The check runs once a day, but not to the minute. */
const ALMOST_A_DAY_MS = 23 * HOUR_MS;
const NO_OWN_DOMAIN = 'Enter one domain per line, for example cornergrill.com.';
const NO_DOMAIN = 'Enter a domain you own, for example cornergrill.com.';

export type SendingService = ReturnType<typeof makeSendingService>;

type Workspace = WorkspacePart<'id' | 'name' | 'zone' | 'role'>;

interface Actor {
  id: string;
  name: string;
}

interface Dependencies {
  repository: SendingRepository;
  dns: DnsPort;
  box: SecretBox;
  makeKeys(): Promise<{ publicKey: string; privateKey: string }>;
  /** The mail server's host; null without one. */
  server: string | null;
  /** The workspace's own mail server, whose address its campaigns come from; null without one. */
  ownServerOf(workspaceId: string): Promise<{ server: { host: string }; from: string } | null>;
  /** Where bounces are received for every domain that points there; null where they are not. */
  bounceHost: string | null;
  /** The sender while no domain of the workspace is verified. */
  from: { address: string };
  /** Whether that address is reserved for notices. */
  needsDomain(): boolean;
  /** The installation's public origin. */
  origin: string | undefined;
  clock: Clock;
  ids: Ids;
}
