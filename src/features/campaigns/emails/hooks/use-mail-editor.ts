import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CampaignEmail } from '../../../../contracts/campaign-emails';
import type { CampaignCheck } from '../../../../contracts/campaign-runs';
import type { Contact } from '../../../../contracts/contact-record';
import { faultyBlock } from '../block-words';
import { useBlockEditing } from './use-block-editing';
import { useEmailDraft } from './use-email-draft';

/** All of a page that edits one mail: its draft, its blocks, the tab that is open, and the way to what a check names. */
export function useMailEditor<Part extends string>(
  email: CampaignEmail,
  base: string,
  parts: readonly Part[],
  first: Part,
) {
  const navigate = useNavigate();
  const { part: asked } = useParams();
  const part = parts.find((name) => name === asked) ?? first;
  const draft = useEmailDraft(email);
  const editing = useBlockEditing(draft);
  const [contact, setContact] = useState<Contact | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ field: string } | null>(null);

  useEffect(() => {
    if (wanted)
      place.current
        ?.querySelector<HTMLElement>(`input[name="${wanted.field}"], [data-block="${wanted.field}"]`)
        ?.focus();
  }, [wanted]);

  const open = (next: Part) => {
    // What is looked at elsewhere is what is stored.
    void draft.autosave.flush();
    void navigate(next === first ? base : `${base}/${next}`, { preventScrollReset: true });
  };
  const mend = ({ check }: Pick<CampaignCheck, 'check'>) => {
    const block = faultyBlock(draft.content.blocks, check);
    if (block) editing.select(block);
    open(first);
    setWanted({ field: check === 'preheader' ? 'preheader' : (block ?? 'subject') });
  };
  return { draft, editing, part, open, mend, contact, setContact, place };
}
