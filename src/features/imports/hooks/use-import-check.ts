import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { importsContract, type ContactImport } from '../../../contracts/imports';
import { fingerprint, settingsOf, storeDraft } from '../import-draft';
import { useCheckImportMutation, useStartImportMutation } from '../imports-api';
import { stepChosen } from '../imports-slice';
import { useImportDraft } from './use-import-draft';
import { usePreview } from './use-preview';

/** The dry run with the current choices, and the import itself, which uses the same. */
export function useImportCheck(item: ContactImport) {
  const dispatch = useDispatch();
  const [draft, edit] = useImportDraft(item.id);
  const { preview, ...reading } = usePreview(item.id, draft);
  const [runCheck, checking] = useCheckImportMutation();
  const [runStart, starting] = useStartImportMutation();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const settings = preview && settingsOf(item.id, draft, preview);

  const check = async () => {
    if (!settings || checking.isLoading) return;
    const found = checkInput(importsContract.checkImport, settings);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { error } = await runCheck(settings);
    setFaults(fieldsOf(error));
    if (error) return;
    edit({ ...draft, checked: fingerprint(settings) });
    dispatch(stepChosen('check'));
  };

  const start = async () => {
    if (!settings || starting.isLoading) return;
    const { error } = await runStart(settings);
    if (!error) storeDraft(item.id, null);
  };

  return {
    draft,
    edit,
    faults,
    /** Reading the file's first rows, which checking requires; `ready` once they have loaded. */
    reading,
    ready: settings !== undefined,
    /** The server's counts belong to the current choices. */
    isChecked: item.state === 'checked' && settings !== undefined && draft.checked === fingerprint(settings),
    check: () => void check(),
    isChecking: checking.isLoading,
    checkError: checking.error,
    start: () => void start(),
    isStarting: starting.isLoading,
    startError: starting.error,
  };
}
