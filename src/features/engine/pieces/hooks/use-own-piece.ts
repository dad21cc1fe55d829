import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { fieldsOf, isApiError } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { piecePath } from '../../../../config/paths';
import { engineContract } from '../../../../contracts/engine';
import { dropDraft, keepDraft, readDraft } from '../../../../lib/stored-draft';
import { useCreateOwnPieceMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** A post while it is being written; this browser stores the draft until it is saved, and then its page opens. */
export function useOwnPiece(workspaceId: string) {
  const key = `ownPieceDraft:${workspaceId}`;
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const keep = useKeptPiece();
  const [words, setWords] = useState<OwnPieceDraft>(() => readDraft(key, draftSchema) ?? EMPTY);
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [create, { isLoading, error, reset }] = useCreateOwnPieceMutation();
  const refused = fieldsOf(error);

  const change = (part: Partial<OwnPieceDraft>) => {
    const next = { ...words, ...part };
    setWords(next);
    if (isEmpty(next)) dropDraft(key);
    else keepDraft(key, next);
    setChecked(Object.fromEntries(Object.entries({ ...refused, ...checked }).filter(([field]) => !(field in part))));
    if (error) reset();
  };

  /** Returns false when it was not saved. */
  const save = async ({ asDraft = false }: { asDraft?: boolean } = {}): Promise<boolean> => {
    if (isLoading) return false;
    const { title, body, altText, picture, chosen } = words;
    const creationId = picture === 'none' ? null : picture === 'library' ? chosen?.id : undefined;
    const input = {
      title,
      body,
      altText: picture === 'none' ? '' : altText,
      ...(creationId !== undefined && { creationId }),
      ...(asDraft && { asDraft }),
    };
    const found = {
      ...checkInput(engineContract.createOwnPiece, input),
      ...(picture === 'library' && !chosen && { creationId: 'Choose a picture, or one of the other options.' }),
    };
    setChecked(found);
    if (Object.keys(found).length > 0) return false;
    const { data } = await create(input);
    if (!data) return false;
    dropDraft(key);
    await keep(data);
    // A day that was chosen on the calendar is proposed when the post is approved.
    const on = asked.get('on');
    void navigate(`${piecePath(data.id)}${on ? `?on=${encodeURIComponent(on)}` : ''}`);
    return true;
  };

  return {
    words,
    change,
    save,
    busy: isLoading,
    faults: { ...refused, ...checked },
    /** Why it was not saved, unless that is about a field. */
    error:
      error && !(isApiError(error) && error.code === 'invalid_request' && Object.keys(refused).length > 0)
        ? error
        : null,
    kept: !isEmpty(words),
  };
}

const text = z.string().check(z.maxLength(20_000));
const draftSchema = z.object({
  title: text,
  body: text,
  altText: text,
  picture: z.enum(['draw', 'library', 'none']),
  chosen: z.nullable(z.object({ id: z.uuid(), altText: z.string().check(z.maxLength(400)) })),
});
const EMPTY: OwnPieceDraft = { title: '', body: '', altText: '', picture: 'draw', chosen: null };

const isEmpty = ({ title, body, altText, chosen }: OwnPieceDraft): boolean =>
  title === '' && body === '' && altText === '' && chosen === null;

export type OwnPieceDraft = z.infer<typeof draftSchema>;
