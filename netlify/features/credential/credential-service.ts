import type { Credentials, CredentialTest, CredentialValues } from '../../../src/contracts/credential';
import type { Actor } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import {
  fieldsOf,
  maskSecret,
  missingForTest,
  shownMask,
  vendorFields,
  vendorOf,
  vendors,
  type VendorField,
  type VendorName,
} from '../../../src/domain/vendor';
import { isPlainHttp, secretToGiveAgain, USE_HTTPS } from '../../../src/domain/vendor-address';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { CredentialCheck, CredentialValues as OpenValues } from '../../ports/credential-check';
import type { Ids } from '../../ports/ids';
import type { SecretBox } from '../../ports/secret-box';
import type { CredentialRepository, CredentialRow } from './credential-repository';
import { patience } from '../../ports/patience';

/**
 * Keys of outside services: they come in, are sealed and are used; what goes out is a mask. Nothing that is stored
 * here is ever part of a reply, a log line or an activity.
 */
export function makeCredentialService({ repository, box, checks, mayBePlain, clock, ids }: CredentialDependencies) {
  const open = (row: CredentialRow): string | null => box.open(row, [row.workspaceId, row.field]);

  const inClear = (baseUrl: string | null | undefined): boolean =>
    baseUrl != null && isPlainHttp(baseUrl) && !mayBePlain(baseUrl);

  async function list(workspaceId: string): Promise<Credentials> {
    const { fields, tests } = await repository.list(workspaceId);
    return {
      fields: fields
        .filter(({ field }) => field in vendorFields)
        .map(({ field, keyId, shown, updatedBy, updatedAt }) => ({
          field,
          shown: shownMask(field, shown),
          updatedBy,
          updatedAt: updatedAt.toISOString(),
          lost: !box.knows(keyId),
        })),
      tests: Object.fromEntries(
        tests
          .filter(({ vendor }) => vendor in vendors)
          .map(({ vendor, works, sentence, at }) => [vendor, { works, sentence, at: at.toISOString() }]),
      ),
    };
  }

  return {
    list,

    /**
     * Seals what is new, removes what is null, leaves the rest as it is. Throws invalid_request, and stores nothing, for
     * an unencrypted address and for a stored secret whose address moves without it.
     */
    async update(workspaceId: string, actor: Actor, values: CredentialValues): Promise<Credentials> {
      const now = clock.now();
      const named = (Object.entries(values) as [VendorField, string | null | undefined][]).filter(
        ([, value]) => value !== undefined,
      );
      const touched = [...new Set(named.map(([field]) => vendorOf(field)))];
      if (touched.length > 0) {
        await repository.save(workspaceId, {
          stored: named.flatMap(([field, value]) =>
            value == null
              ? []
              : [
                  {
                    field,
                    ...box.seal(value, [workspaceId, field]),
                    shown: shownOf(field, value),
                    updatedBy: actor.name,
                    updatedAt: now,
                  },
                ],
          ),
          removed: named.filter(([, value]) => value === null).map(([field]) => field),
          vendors: touched,
          check: (now) => {
            const stored = Object.fromEntries(now.map(({ field, shown }) => [field, shown]));
            const again = touched
              .flatMap((vendor) => secretToGiveAgain(vendor, stored, values) ?? [])
              .map(({ field, sentence }) => [field, sentence]);
            refuse(
              Object.fromEntries([...again, ...(inClear(values.openaiBaseUrl) ? [['openaiBaseUrl', USE_HTTPS]] : [])]),
            );
          },
          keyId: box.keyId,
          renew: (row) => {
            const value = open(row);
            return value === null ? null : box.seal(value, [workspaceId, row.field]);
          },
          tell: ({ changed, left }) =>
            touched
              .filter((vendor) => changed.some((field) => vendorOf(field) === vendor))
              .map((vendor) => ({
                ...(left.some((field) => vendorOf(field) === vendor)
                  ? activityEvents.credentialsChanged
                  : activityEvents.credentialsRemoved)(vendors[vendor].service),
                id: ids.id(),
                workspaceId,
                actor: { id: actor.id, name: actor.name },
                at: now,
              })),
        });
      }
      return list(workspaceId);
    },

    /** Tries what is stored. Throws invalid_request while something is missing, conflict when it changed meanwhile. */
    async test(workspaceId: string, vendor: VendorName): Promise<CredentialTest> {
      const rows = await repository.find(workspaceId, fieldsOf(vendor));
      const missing = missingForTest(
        vendor,
        rows.map(({ field }) => field),
      );
      if (missing.length > 0)
        throw new AppError(
          'invalid_request',
          `Store ${missing.map((field) => `“${vendorFields[field].label}”`).join(' and ')} first: without it there is nothing to test.`,
          { fields: Object.fromEntries(missing.map((field) => [field, 'This is needed for a test.'])) },
        );
      const values = Object.fromEntries(rows.map((row) => [row.field, open(row)])) as Record<
        VendorField,
        string | null
      >;
      const lost = rows.filter(({ field }) => values[field] === null);
      const { works, sentence } =
        lost.length > 0
          ? {
              works: false,
              sentence: `It was stored with a different root secret. Enter ${lost.map(({ field }) => `“${vendorFields[field].label}”`).join(' and ')} again.`,
            }
          : inClear(values.openaiBaseUrl)
            ? { works: false, sentence: `The base URL begins with http://, so nothing was sent to it. ${USE_HTTPS}` }
            : await checks[vendor](values as OpenValues, AbortSignal.timeout(TEST_MS));
      const found = {
        works,
        sentence: withoutSecrets(sentence, values).slice(0, LONGEST_SENTENCE),
        at: clock.now().toISOString(),
      };
      if (!(await repository.keepTest(workspaceId, vendor, fieldsOf(vendor), rows, found)))
        throw new AppError('conflict', 'The keys were changed while they were being tested. Test again.');
      return found;
    },

    /** Marks stored keys that their service has just refused; of several calls that find out, the first one tells. */
    async markRefused(workspaceId: string, vendor: VendorName, sentence: string): Promise<void> {
      const rows = await repository.find(workspaceId, fieldsOf(vendor));
      if (rows.length === 0) return;
      await repository.markRefused(
        workspaceId,
        vendor,
        fieldsOf(vendor),
        rows,
        { sentence: sentence.slice(0, LONGEST_SENTENCE), at: clock.now() },
        { ...activityEvents.credentialsRefused(vendors[vendor].service), id: ids.id(), workspaceId, at: clock.now() },
      );
    },

    /** For whoever uses a vendor: all values that are stored; null unless what it needs is there, can be opened and may travel. */
    async read(workspaceId: string, vendor: VendorName): Promise<OpenValues | null> {
      const rows = await repository.find(workspaceId, fieldsOf(vendor));
      const values = Object.fromEntries(rows.map((row) => [row.field, open(row)]));
      const usable =
        vendors[vendor].needs.every((field) => field in values) &&
        Object.values(values).every((value) => value !== null) &&
        !inClear(values.openaiBaseUrl);
      return usable ? (values as OpenValues) : null;
    },
  };
}

function refuse(fields: Record<string, string>): void {
  const sentences = Object.values(fields);
  if (sentences.length > 0) throw new AppError('invalid_request', sentences[0]!, { fields });
}

const shownOf = (field: VendorField, value: string): string =>
  vendorFields[field].secret ? maskSecret(field, value) : value;

/** A service may repeat in its own words what was shown to it. */
function withoutSecrets(sentence: string, values: Record<string, string | null>): string {
  const secrets = Object.entries(values).flatMap(([field, value]) =>
    value !== null && value.length >= 4 && vendorFields[field as VendorField].secret ? [value] : [],
  );
  return secrets.reduce((text, secret) => text.replaceAll(secret, '••••••••'), sentence);
}

/** Two calls of ten seconds each, the most a check makes, and less than a function may run. */
const TEST_MS = patience(20_000);
const LONGEST_SENTENCE = 400;

export type CredentialService = ReturnType<typeof makeCredentialService>;

/** One check for each vendor of the domain's table: a missing one is a compile error. */
export type CredentialChecks = Record<VendorName, CredentialCheck>;

interface CredentialDependencies {
  repository: CredentialRepository;
  box: SecretBox;
  checks: CredentialChecks;
  /** Whether the operator lets people reach this http:// address, which is one on this machine. */
  mayBePlain(address: string): boolean;
  clock: Clock;
  ids: Ids;
}
