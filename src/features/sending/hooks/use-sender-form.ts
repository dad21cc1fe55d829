import { useState } from 'react';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { sendingContract, type SendingSettings } from '../../../contracts/sending';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { useUpdateSendingSettingsMutation } from '../sending-api';

/** The sender's details as a form. */
export function useSenderForm(stored: SendingSettings) {
  const [update, { isLoading, error }] = useUpdateSendingSettingsMutation();
  const [draft, setDraft] = useState<Partial<SenderValues>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [saved, setSaved] = useSaved();
  const values: SenderValues = { ...valuesOf(stored), ...draft };
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(stored));
  useUnsaved(isChanged);

  const save = async () => {
    if (isLoading) return;
    const found = checkInput(sendingContract.updateSendingSettings, values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await update(values);
    setFaults(fieldsOf(outcome.error));
    setSaved(!outcome.error);
    // What was typed while it was being saved is not stored yet.
    if (!outcome.error)
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => values[name as keyof SenderValues] !== value)),
      );
  };

  return {
    values,
    faults,
    isChanged,
    saved,
    busy: isLoading,
    error,
    save: () => void save(),
    change: (part: Partial<SenderValues>) => {
      setDraft((now) => ({ ...now, ...part }));
      setSaved(false);
    },
  };
}

const valuesOf = ({
  senderName,
  localPart,
  domainId,
  replyTo,
  postalAddress,
  language,
}: SendingSettings): SenderValues => ({ senderName, localPart, domainId, replyTo, postalAddress, language });

export type SenderValues = Pick<
  SendingSettings,
  'senderName' | 'localPart' | 'domainId' | 'replyTo' | 'postalAddress' | 'language'
>;
