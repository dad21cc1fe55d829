import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { refusalOfFile } from '../file-refusal';
import { useCreateImportMutation } from '../imports-api';
import { importOpened, selectUpload, type importsSlice } from '../imports-slice';
import { uploadImport } from '../upload-import';

/**
 * Starts an import with a file, or uploads the missing parts of an unfinished one. `refusal` says what was wrong
 * with the file.
 */
export function useImportUpload(unfinished?: ContactImport) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [create, { isLoading }] = useCreateImportMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useSelector((state: SliceState) => selectUpload(state, unfinished?.id ?? ''));

  const take = async (files: File[]): Promise<void> => {
    const file = files[0];
    if (!file) return;
    const wrong =
      files.length > 1
        ? 'Choose one file at a time.'
        : unfinished && (file.size !== unfinished.bytes || nameOf(file) !== unfinished.name)
          ? `This is a different file. Choose ${unfinished.name} again, or start over with this one.`
          : refusalOfFile(file);
    setRefusal(wrong);
    if (wrong) return;
    if (unfinished) return dispatch(uploadImport(unfinished, file));
    const { data, error } = await create({ name: nameOf(file), bytes: file.size });
    if (!data) return setRefusal(messageOf(error));
    dispatch(importOpened(data.id));
    await dispatch(uploadImport(data, file));
  };

  return { take: (files: File[]) => void take(files), refusal, starting: isLoading, upload };
}

/** The name as the server stores it. */
const nameOf = ({ name }: File): string => name.trim().slice(0, 200);

type SliceState = Parameters<typeof importsSlice.selectors.selectUpload>[0];
