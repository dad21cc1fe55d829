import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import type { CampaignEmail } from '../../../../contracts/campaign-emails';
import { campaignsContract } from '../../../../contracts/campaigns';
import { useUpdateCampaignEmailMutation } from '../../editor/campaign-editor-api';
import { useAutosave, type SaveOutcome } from '../../editor/hooks/use-autosave';

/**
 * A mail as it is written, over the newest revision that is known. A newer one from elsewhere replaces what stands here
 * only while nothing has been typed; otherwise, if it differs, there is a conflict to decide.
 */
export function useEmailDraft(stored: CampaignEmail) {
  const [state, setState] = useState<DraftState>({ draft: null, answered: null, sent: [] });
  const [update] = useUpdateCampaignEmailMutation();
  // What saving reads after it has waited: the newest, not what stood when it began.
  const draftState = useRef<DraftState & { stored: CampaignEmail }>({ draft: null, answered: null, sent: [], stored });
  useEffect(() => {
    draftState.current.stored = stored;
  }, [stored]);
  const hold = (next: Partial<DraftState>) => {
    Object.assign(draftState.current, next);
    setState((now) => ({ ...now, ...next }));
  };

  const newest = newestOf(state.answered, stored);
  const dirty = isDirty(state.draft);
  const content = contentNow(state.draft, newest);
  const conflict = isConflict(state, newest);

  const save = async (): Promise<SaveOutcome<EmailContent>> => {
    const { draft } = draftState.current;
    const base = newestOf(draftState.current.answered, draftState.current.stored);
    if (!draft || !isDirty(draft)) return { state: 'clean' };
    const { content: sent } = draft;
    if (isConflict(draftState.current, base)) return { state: 'failed', of: sent, message: CONFLICT };
    const input = { emailId: base.id, revision: base.revision, ...sent };
    const fault = Object.values(checkInput(campaignsContract.updateCampaignEmail, input))[0];
    if (fault) return { state: 'failed', of: sent, message: fault };
    hold({ sent: [...draftState.current.sent, sent] });
    const { data, error } = await update(input);
    if (!data)
      return {
        state: 'failed',
        of: sent,
        message: isApiError(error) && error.code === 'conflict' ? CONFLICT : messageOf(error),
      };
    // What the server trims stays here as it was typed: a blank at the end begins the next word.
    const now = draftState.current.draft && { content: draftState.current.draft.content, stored: sent, from: data };
    hold({ answered: data, draft: now, sent: [sent] });
    return { state: isDirty(now) ? 'more' : 'clean' };
  };

  const autosave = useAutosave({ typed: content, dirty, isHeld: conflict, save });
  const saveOver = useEffectEvent(() => dirty && !conflict && autosave.failure !== null && void autosave.flush());
  // A save that was refused as too old, though nothing stands against it, is made again over what is known now.
  useEffect(() => {
    saveOver();
  }, [newest.revision]);

  return {
    content,
    newest,
    dirty,
    conflict,
    autosave,
    edit: (change: Partial<EmailContent> | ((content: EmailContent) => Partial<EmailContent>)) => {
      const { draft, answered, stored: last } = draftState.current;
      const base = newestOf(answered, last);
      const before = contentNow(draft, base);
      const goesOn = draft && (isDirty(draft) || draft.from.revision === base.revision);
      hold({
        draft: {
          content: { ...before, ...(typeof change === 'function' ? change(before) : change) },
          ...(goesOn ? { stored: draft.stored, from: draft.from } : { stored: before, from: base }),
        },
      });
    },
    /** What was typed is the answer to the newest. */
    keepMine: () =>
      state.draft && hold({ draft: { content: { ...state.draft.content }, stored: contentOf(newest), from: newest } }),
    /** Drops what was typed; returns the way back. */
    loadTheirs: (): (() => void) => {
      const { draft } = state;
      hold({ draft: null });
      return () => draft && hold({ draft: { content: { ...draft.content }, stored: contentOf(newest), from: newest } });
    },
    /** An answer from elsewhere, such as a version that was brought back. */
    take: (email: CampaignEmail) => hold({ answered: email, draft: null }),
  };
}

const newestOf = (answered: CampaignEmail | null, stored: CampaignEmail): CampaignEmail =>
  answered && answered.id === stored.id && answered.revision > stored.revision ? answered : stored;
const contentOf = ({ name, subject, preheader, blocks }: CampaignEmail): EmailContent => ({
  name,
  subject,
  preheader,
  blocks,
});
const isSame = (one: EmailContent, other: EmailContent): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
const isDirty = (draft: Draft | null): boolean => draft !== null && !isSame(draft.content, draft.stored);
/** What was sent before and is there now is no other's, though its answer was lost. */
const isConflict = ({ draft, sent }: DraftState, newest: CampaignEmail): boolean =>
  draft !== null &&
  isDirty(draft) &&
  draft.from.revision < newest.revision &&
  [contentOf(draft.from), draft.content, ...sent.map(trimmed)].every((known) => !isSame(known, contentOf(newest)));
const trimmed = (content: EmailContent): EmailContent => ({
  ...content,
  name: content.name.trim(),
  subject: content.subject.trim(),
  preheader: content.preheader.trim(),
});
const contentNow = (draft: Draft | null, newest: CampaignEmail): EmailContent =>
  draft && (isDirty(draft) || draft.from.revision === newest.revision) ? draft.content : contentOf(newest);

const CONFLICT = 'Someone else saved this email while you were writing.';

export type EmailContent = Pick<CampaignEmail, 'name' | 'subject' | 'preheader' | 'blocks'>;

interface Draft {
  content: EmailContent;
  /** As much of it as is stored, as it was typed. */
  stored: EmailContent;
  /** The revision that was changed into it. */
  from: CampaignEmail;
}

interface DraftState {
  draft: Draft | null;
  /** The last answer to a save, until the mail is read again. */
  answered: CampaignEmail | null;
  /** What was sent since the last answer, and what that answered: each of them may be what is stored now. */
  sent: EmailContent[];
}

export type EmailDraft = ReturnType<typeof useEmailDraft>;
