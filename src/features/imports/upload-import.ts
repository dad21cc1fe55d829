import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiError, messageOf } from '../../api/api-error';
import { baseApi } from '../../api/base-api';
import { idTag, listTag } from '../../api/tags';
import type { ContactImport } from '../../contracts/imports';
import { partsOf } from '../../lib/parts-of';
import { importsApi } from './imports-api';
import { uploadAdvanced, uploadFinished, uploadStopped } from './imports-slice';

/**
 * Uploads the missing parts of a file one after another and reports progress to the slice. Continues when
 * another page is opened; a part whose reply is lost is sent again, because it replaces itself.
 */
export const uploadImport =
  (
    { id: importId, partBytes, parts, partsHere }: UploadTarget,
    file: Blob,
  ): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const here = new Set(partsHere);
    const tell = () => dispatch(uploadAdvanced({ importId, percent: (here.size / Math.max(1, parts)) * 100 }));
    const bring = async (part: number, bytes: Blob): Promise<void> => {
      for (let tries = 1; ; tries += 1) {
        const { error } = await dispatch(
          importsApi.endpoints.updateImportPart.initiate({ importId, part, bytes }, { track: false }),
        );
        if (!error) return;
        if (tries === TRIES || !isApiError(error) || error.kind !== 'network') throw error;
      }
    };
    tell();
    try {
      for (const { part, bytes } of partsOf(file, partBytes)) {
        if (here.has(part)) continue;
        await bring(part, bytes);
        here.add(part);
        tell();
      }
      await dispatch(importsApi.endpoints.getImport.initiate({ importId }, { forceRefetch: true, subscribe: false }));
      dispatch(uploadFinished(importId));
    } catch (error) {
      dispatch(uploadStopped({ importId, cause: messageOf(error) }));
    }
    dispatch(baseApi.util.invalidateTags([listTag('Import'), idTag('Import', importId)]));
  };

const TRIES = 3;

type UploadTarget = Pick<ContactImport, 'id' | 'partBytes' | 'parts' | 'partsHere'>;
