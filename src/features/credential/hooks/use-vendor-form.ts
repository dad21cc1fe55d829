import { credentialContract, type Credentials } from '../../../contracts/credential';
import { fieldsOf, vendorFields, type VendorField, type VendorName } from '../../../domain/vendor';
import {
  boundSecretOf,
  isPlainHttp,
  namesThisMachine,
  secretToGiveAgain,
  USE_HTTPS,
} from '../../../domain/vendor-address';
import { useContractForm } from '../../../hooks/use-contract-form';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { useUpdateCredentialsMutation } from '../credential-api';

/** The fields of one vendor as a form. Only what was typed or taken away here is sent; stored secrets are never in it. */
export function useVendorForm(vendor: VendorName, stored: Credentials['fields']) {
  const [update] = useUpdateCredentialsMutation();
  const againFor = (changes: Draft) =>
    secretToGiveAgain(vendor, Object.fromEntries(stored.map(({ field, shown }) => [field, shown])), changes);
  const { values, change, saved, ...form } = useContractForm({
    endpoint: credentialContract.updateCredentials,
    from: Object.fromEntries(fieldsOf(vendor).map((field) => [field, undefined])) as Draft,
    input: (typed) => {
      const changes = changesOf(typed, stored);
      return Object.keys(changes).length > 0 ? changes : null;
    },
    check: (found, typed) => {
      const changes = changesOf(typed, stored);
      return faultsOf(found, changes, againFor(changes));
    },
    send: update,
    guarded: false, // an empty field for a new secret is a change of the form, and nothing to lose
  });
  const changes = changesOf(values, stored);
  const dirty = Object.keys(changes).length > 0;
  useUnsaved(dirty);

  return {
    ...form,
    draft: values,
    /** The stored secret that has to be typed again, because what it was stored for is not what is typed now. */
    again: againFor(changes),
    saved: saved && !dirty,
    /** Something here is not stored yet. */
    isChanged: dirty,
    /** undefined: as it is stored. */
    change(field: VendorField, value: string | null | undefined) {
      const secret = boundSecretOf(vendor);
      // Whether a secret that is not typed has to be is asked anew, and may depend on this field.
      change({ ...(secret && !values[secret] && { [secret]: values[secret] }), [field]: value });
    },
  };
}

/** What to send: typed values, null for what was removed or emptied, nothing of what is as it was. */
export function changesOf(draft: Draft, stored: Credentials['fields']): Draft {
  const changes: Draft = {};
  for (const [field, value] of Object.entries(draft) as [VendorField, string | null | undefined][]) {
    if (value === undefined) continue;
    const known = stored.find((one) => one.field === field);
    const typed = value?.trim() ?? '';
    if (typed === '') {
      // An empty password field beside a stored secret means: not typed yet.
      if (known && (value === null || !vendorFields[field].secret)) changes[field] = null;
    } else if (vendorFields[field].secret || known?.shown !== typed || known.lost) changes[field] = value;
  }
  return changes;
}

/** Everything that is wrong at once. Which http:// addresses are allowed the server alone knows: by itself that is its to say. */
function faultsOf(
  schema: Record<string, string>,
  { openaiBaseUrl }: Draft,
  again: ReturnType<typeof secretToGiveAgain>,
): Record<string, string> {
  const found = { ...schema, ...(again && { [again.field]: again.sentence }) };
  const inClear = openaiBaseUrl && isPlainHttp(openaiBaseUrl) && !namesThisMachine(openaiBaseUrl);
  return inClear && Object.keys(found).length > 0 ? { openaiBaseUrl: USE_HTTPS, ...found } : found;
}

/** By field: what was typed, '' for a replacement that is not typed yet, null for a removal. */
export type Draft = Partial<Record<VendorField, string | null | undefined>>;
