import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf, isApiError, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { engineContract } from '../../../../contracts/engine';
import type { Piece } from '../../../../contracts/engine-pieces';
import { isEditable } from '../../../../domain/piece';
import { engineApi, useUpdatePieceMutation } from '../../engine-api';
import { useKeptPiece, type EngineDispatch } from '../../hooks/use-kept-piece';

/**
 * A post's text while it is edited, field by field, on top of the newest known version. Somebody else's change
 * conflicts only if it is in the same field, or if the post has been published meanwhile: what was meant for
 * another approval would then be read by everyone.
 */
export function usePieceDraft(piece: Piece) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [update, { isLoading, error, reset }] = useUpdatePieceMutation();
  const dispatch = useDispatch<EngineDispatch>();
  const keep = useKeptPiece();

  const newest = wordsOf(piece);
  const words = { ...newest, ...draft?.typed };
  const changes = changesOf(draft?.typed, newest);
  const dirty = Object.keys(changes).length > 0;
  const conflict = dirty && draft !== null && isOverlaid(draft, piece);
  const refused = fieldsOf(error);

  const change = (part: Partial<PieceWords>) => {
    const touched = Object.keys(part);
    setChecked(
      Object.fromEntries(Object.entries({ ...refused, ...checked }).filter(([field]) => !touched.includes(field))),
    );
    if (error) reset();
    setDraft((now) => ({ typed: { ...now?.typed, ...part }, from: now?.from ?? piece, sent: now?.sent ?? [] }));
  };

  /** Saves the changed fields on top of the newest version; returns the stored post, or null when it was not saved. */
  const save = async (): Promise<Piece | null> => {
    if (isLoading || draft === null) return null;
    const found = checkInput(engineContract.updatePiece, { pieceId: piece.id, version: piece.version, ...changes });
    setChecked(found);
    if (Object.keys(found).length > 0) return null;
    const send = (version: number) => update({ pieceId: piece.id, version, ...changes });
    // If the reply gets lost, what it stored must not be taken for somebody else's change.
    const sent = [...draft.sent, changes];
    setDraft((now) => now && { ...now, sent });
    let { data: saved, error: failed } = await send(piece.version);
    if (isApiError(failed) && failed.code === 'conflict') {
      const { data: read } = await dispatch(
        engineApi.endpoints.getPiece.initiate({ pieceId: piece.id }, { forceRefetch: true, subscribe: false }),
      );
      if (read && !isOverlaid({ ...draft, typed: changes, sent }, read))
        ({ data: saved, error: failed } = await send(read.version));
    }
    if (!saved) return null;
    await keep(saved);
    // What was typed while the reply was on its way is kept.
    const stored = saved;
    setDraft((now) =>
      now && Object.keys(changesOf(now.typed, wordsOf(stored))).length > 0
        ? { typed: now.typed, from: stored, sent: [] }
        : null,
    );
    return saved;
  };

  return {
    words,
    dirty,
    conflict,
    newest,
    change,
    save,
    busy: isLoading,
    faults: { ...refused, ...checked },
    /** A failure that is neither about a field nor a conflict. */
    failure: error && !conflict && Object.keys(refused).length === 0 ? messageOf(error) : null,
    /** The server has a newer version, which is being fetched. */
    outdated: isApiError(error) && error.code === 'conflict',
    /** Keeps the typed text on top of the newest version. */
    keepMine: () => {
      reset();
      setDraft({ typed: changes, from: piece, sent: [] });
    },
    /** Drops what was typed; returns an undo function. */
    loadNewest: (): (() => void) => {
      reset();
      setChecked({});
      setDraft(null);
      return () => setDraft(draft);
    },
  };
}

/** Whether somebody else has changed an edited field, or the audience of the text has changed. */
function isOverlaid({ typed, from, sent }: Draft, piece: Piece): boolean {
  if (!isEditable(piece.status) || (from.status !== 'published' && piece.status === 'published')) return true;
  // A new picture brings its own alt text, which is nobody's edit.
  const isRedrawn = drawingOf(from) !== drawingOf(piece);
  const isOwn = (field: keyof PieceWords) =>
    sent.some((words) => words[field] === piece[field] || words[field]?.trim() === piece[field]);
  return fields.some(
    (field) =>
      typed[field] !== undefined &&
      typed[field] !== piece[field] &&
      from[field] !== piece[field] &&
      !isOwn(field) &&
      !(field === 'altText' && isRedrawn),
  );
}

const changesOf = (typed: Partial<PieceWords> | undefined, newest: PieceWords): Partial<PieceWords> =>
  Object.fromEntries(
    fields
      .filter((field) => typed?.[field] !== undefined && typed[field] !== newest[field])
      .map((field) => [field, typed?.[field]]),
  );
const wordsOf = ({ title, body, altText }: Piece): PieceWords => ({ title, body, altText });
const drawingOf = ({ pictures }: Piece): string => pictures.map(({ url }) => url).join(' ');
const fields = ['title', 'body', 'altText'] as const;

export interface PieceWords {
  title: string;
  body: string;
  altText: string;
}

interface Draft {
  typed: Partial<PieceWords>;
  /** The post as it was when typing began. */
  from: Piece;
  /** What was sent since: any of it may be stored although its reply was lost. */
  sent: readonly Partial<PieceWords>[];
}

export type PieceDraft = ReturnType<typeof usePieceDraft>;
