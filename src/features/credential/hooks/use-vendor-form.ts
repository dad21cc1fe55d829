import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { credentialContract, type Credentials } from '../../../contracts/credential';
import { fieldsOf as fieldsOfVendor, vendorFields, type VendorField, type VendorName } from '../../../domain/vendor';
import {
  boundSecretOf,
  isPlainHttp,
  namesThisMachine,
  secretToGiveAgain,
  USE_HTTPS,
} from '../../../domain/vendor-address';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { useUpdateCredentialsMutation } from '../credential-api';

/** The fields of one vendor as a form. Only what was typed or taken away here is sent; stored secrets are never in it. */
export function useVendorForm(vendor: VendorName, stored: Credentials['fields']): VendorForm {
  const [update, { isLoading, error }] = useUpdateCredentialsMutation();
  const [draft, setDraft] = useState<Draft>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [saved, setSaved] = useSaved();
  const form = useRef<HTMLFormElement>(null);
  const changes = changesOf(draft, stored);
  const dirty = Object.keys(changes).length > 0;
  const again = secretToGiveAgain(
    vendor,
    Object.fromEntries(stored.map(({ field, shown }) => [field, shown])),
    changes,
  );
  useUnsaved(dirty);

  useEffect(() => {
    // Once after each refusal: while one of several faults is being corrected, the cursor stays there.
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals]);

  const tell = (found: Record<string, string>) => {
    setFaults(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !dirty) return;
    const found = faultsOf(changes, again);
    tell(found);
    if (Object.keys(found).length > 0) return;
    const sent = draft;
    const outcome = await update(changes);
    tell(fieldsOf(outcome.error));
    setSaved(!outcome.error);
    // What was typed while it was on its way is not stored yet.
    if (!outcome.error)
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, value]) => sent[field as VendorField] !== value)),
      );
  };

  return {
    form,
    draft,
    faults,
    again,
    saved,
    busy: isLoading,
    dirty,
    submit: (event) => void submit(event),
    error:
      error &&
      Object.keys(fieldsOf(error)).every((field) => !(fieldsOfVendor(vendor) as readonly string[]).includes(field))
        ? error
        : undefined,
    change(field, value) {
      setDraft(({ [field]: _former, ...rest }) => (value === undefined ? rest : { ...rest, [field]: value }));
      const secret = boundSecretOf(vendor);
      // Whether a secret that is not typed has to be is asked anew, and may depend on this field.
      const settled = [field, ...(secret && !draft[secret] ? [secret] : [])] as string[];
      setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !settled.includes(name))));
      setSaved(false);
    },
  };
}

/** What to send: typed values, null for what was removed or emptied, nothing of what is as it was. */
export function changesOf(draft: Draft, stored: Credentials['fields']): Draft {
  const changes: Draft = {};
  for (const [field, value] of Object.entries(draft) as [VendorField, string | null][]) {
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
function faultsOf(changes: Draft, again: VendorForm['again']): Record<string, string> {
  const found = {
    ...checkInput(credentialContract.updateCredentials, changes),
    ...(again && { [again.field]: again.sentence }),
  };
  const { openaiBaseUrl } = changes;
  const inClear = openaiBaseUrl && isPlainHttp(openaiBaseUrl) && !namesThisMachine(openaiBaseUrl);
  return inClear && Object.keys(found).length > 0 ? { openaiBaseUrl: USE_HTTPS, ...found } : found;
}

/** By field: what was typed, '' for a replacement that is not typed yet, null for a removal. */
export type Draft = Partial<Record<VendorField, string | null>>;

export interface VendorForm {
  form: RefObject<HTMLFormElement | null>;
  draft: Draft;
  /** Sentences by field. */
  faults: Record<string, string>;
  /** The stored secret that has to be typed again, because what it was stored for is not what is typed now. */
  again: ReturnType<typeof secretToGiveAgain>;
  /** For three seconds after it was stored. */
  saved: boolean;
  busy: boolean;
  /** Something here is not stored yet. */
  dirty: boolean;
  /** Of the last attempt, unless it is told at a field. */
  error: ReturnType<typeof useUpdateCredentialsMutation>[1]['error'];
  submit(event: FormEvent): void;
  /** undefined: as it is stored. */
  change(field: VendorField, value: string | null | undefined): void;
}
