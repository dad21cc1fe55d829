import { useState } from 'react';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { engineContract, type Piece } from '../../../contracts/engine';
import { isEditable } from '../../../domain/piece';
import { useUpdatePieceMutation } from '../engine-api';
import { useKeptPiece } from './use-kept-piece';

/**
 * A piece's words as they are typed, over the newest version that is known. A newer version from elsewhere replaces
 * what stands here only while nothing has been typed; otherwise, if its words differ, there is a conflict to decide.
 */
export function usePieceDraft(piece: Piece) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [update, { isLoading, error, reset }] = useUpdatePieceMutation();
  const keep = useKeptPiece();

  const newest = wordsOf(piece);
  const words = draft?.words ?? newest;
  const dirty = draft !== null && !isSame(draft.words, newest);
  const conflict = dirty && (!isSame(draft.from, newest) || !isEditable(piece.status));
  const refused = fieldsOf(error);

  const change = (part: Partial<PieceWords>) => {
    const touched = Object.keys(part);
    setChecked(Object.fromEntries(Object.entries({ ...refused, ...checked }).filter(([field]) => !touched.includes(field))));
    if (error) reset();
    setDraft({ words: { ...words, ...part }, from: draft?.from ?? newest });
  };

  /** Stores the words over the newest version; returns the stored piece, or null when it was not stored. */
  const save = async (): Promise<Piece | null> => {
    if (isLoading) return null;
    const input = { pieceId: piece.id, version: piece.version, ...words };
    const found = checkInput(engineContract.updatePiece, input);
    setChecked(found);
    if (Object.keys(found).length > 0) return null;
    const { data: saved } = await update(input);
    if (!saved) return null;
    await keep(saved);
    // What was typed while the answer was on its way stays.
    setDraft((now) => (now === null || isSame(now.words, words) ? null : { words: now.words, from: wordsOf(saved) }));
    return saved;
  };

  return {
    words, dirty, conflict, newest, change, save, busy: isLoading,
    faults: { ...refused, ...checked },
    /** What went wrong where it is neither about a field nor for the conflict to tell. */
    failure: error && !conflict && Object.keys(refused).length === 0 ? messageOf(error) : null,
    /** The server has a newer version; it is being fetched. */
    outdated: isApiError(error) && error.code === 'conflict',
    /** Takes the typed words as the answer to the newest version. */
    keepMine: () => {
      reset();
      setDraft({ words, from: newest });
    },
    /** Drops what was typed; returns the way back. */
    loadNewest: (): (() => void) => {
      reset();
      setChecked({});
      setDraft(null);
      return () => setDraft(draft);
    },
  };
}

const wordsOf = ({ title, body, altText }: Piece): PieceWords => ({ title, body, altText });
const isSame = (one: PieceWords, other: PieceWords): boolean => one.title === other.title && one.body === other.body && one.altText === other.altText;

export interface PieceWords {
  title: string;
  body: string;
  altText: string;
}

interface Draft {
  words: PieceWords;
  /** The words that were changed into these. */
  from: PieceWords;
}

export type PieceDraft = ReturnType<typeof usePieceDraft>;
