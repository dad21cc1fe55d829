import { useState, type FormEvent } from 'react';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { settingsContract, type Settings } from '../../../contracts/settings';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { useUpdateSettingsMutation } from '../settings-api';

/**
 * Some of the settings as a form. Only what was changed here is kept and sent, so that what changes elsewhere meanwhile
 * shows, and stays as it is.
 */
export function useSettingsForm<Name extends keyof Settings>(stored: Pick<Settings, Name>): SettingsForm<Name> {
  const [update, { isLoading, error }] = useUpdateSettingsMutation();
  const [draft, setDraft] = useState<Partial<Pick<Settings, Name>>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [saved, setSaved] = useSaved();
  const changed = (Object.keys(draft) as Name[]).filter((name) => draft[name] !== stored[name]);
  useUnsaved(changed.length > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || changed.length === 0) return;
    const sent = Object.fromEntries(changed.map((name) => [name, draft[name]])) as Partial<Settings>;
    const found = checkInput(settingsContract.updateSettings, sent);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await update(sent);
    setFaults(fieldsOf(outcome.error));
    setSaved(!outcome.error);
    // What was typed while it was on its way is not stored yet.
    if (!outcome.error)
      setDraft(
        (now) =>
          Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as Name] !== value)) as typeof now,
      );
  };

  return {
    values: { ...stored, ...draft },
    faults,
    saved,
    busy: isLoading,
    error,
    unchanged: changed.length === 0,
    submit: (event) => void submit(event),
    change: (part) => {
      setDraft((now) => ({ ...now, ...part }));
      setSaved(false);
    },
  };
}

export interface SettingsForm<Name extends keyof Settings = keyof Settings> {
  values: Pick<Settings, Name>;
  /** Sentences by field. */
  faults: Record<string, string>;
  /** For three seconds after it was stored. */
  saved: boolean;
  busy: boolean;
  /** Of the last attempt. */
  error: ReturnType<typeof useUpdateSettingsMutation>[1]['error'];
  unchanged: boolean;
  submit(event: FormEvent): void;
  change(part: Partial<Pick<Settings, Name>>): void;
}
