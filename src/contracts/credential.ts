import * as z from 'zod/mini';
import { vendorFieldNames, vendorFields, vendorNames, type VendorField } from '../domain/vendor';
import { faultOfValue } from '../domain/vendor-value';
import { endpoint } from './endpoint';
import { instant, storedText } from './text';

/** A stored key as people see it. The full key never leaves the server. */
const fieldSchema = z.object({
  field: z.enum(vendorFieldNames),
  /** The last 4 characters of a secret, only dots for a short one or a password; the whole value if it is not secret. */
  shown: storedText(1_000),
  updatedAt: instant,
  updatedBy: storedText(120),
  /**
   * Encrypted under a root secret that this installation no longer has: it cannot be used and must be entered
   * again.
   */
  lost: z.boolean(),
});

const testSchema = z.object({
  works: z.boolean(),
  /** Whom the key belongs to, or what is wrong and what to do. */ sentence: storedText(400),
  at: instant,
});

const credentialsSchema = z.object({
  fields: z.array(fieldSchema),
  /** The last test of each vendor's stored keys; deleted when one of them changes. */
  tests: z.partialRecord(z.enum(vendorNames), testSchema),
});

/**
 * A string sets the key, null removes it, and a field left out stays. Surrounding spaces are trimmed: they come
 * from copying.
 */
const value = (field: VendorField) =>
  z.optional(
    z.nullable(
      z.string({ error: 'This must be text.' }).check(
        z.trim(),
        z.minLength(1, { error: 'Type a value, or remove the stored one.' }),
        z.maxLength(vendorFields[field].max, { error: `This can be at most ${vendorFields[field].max} characters.` }),
        // eslint-disable-next-line no-control-regex -- keys travel in headers, where these would be an injection
        z.regex(/^[^\u0000-\u001f\u007f]*$/, {
          error: 'This holds a line break or another character that no key has. Copy it again.',
        }),
        z.check<string>((payload) => {
          const fault = faultOfValue(field, payload.value);
          if (fault !== null) payload.issues.push({ code: 'custom', input: payload.value, message: fault });
        }),
      ),
    ),
  );

const values = z.object(
  Object.fromEntries(vendorFieldNames.map((field) => [field, value(field)])) as {
    [Field in VendorField]: ReturnType<typeof value>;
  },
);

export type Credentials = z.infer<typeof credentialsSchema>;
export type CredentialTest = z.infer<typeof testSchema>;
export type CredentialValues = z.infer<typeof values>;

export const credentialContract = {
  listCredentials: endpoint({
    method: 'GET',
    path: '/api/credentials',
    access: 'session',
    summary: "The workspace's stored keys of external services, masked.",
    input: z.object({}),
    output: credentialsSchema,
  }),
  updateCredentials: endpoint({
    method: 'PATCH',
    path: '/api/credentials',
    access: 'session',
    ownerOnly: true,
    limit: { calls: 120, perSeconds: 3600 },
    summary: 'Sets, replaces or removes keys. They can be written and used, never read back.',
    input: values,
    output: credentialsSchema,
  }),
  testCredentials: endpoint({
    method: 'POST',
    path: '/api/credentials/:vendor/test',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    limit: { calls: 30, perSeconds: 3600 },
    summary: 'Makes one harmless call with the stored keys and describes the result.',
    input: z.object({ vendor: z.enum(vendorNames, { error: 'Choose one of the services.' }) }),
    output: testSchema,
  }),
};
