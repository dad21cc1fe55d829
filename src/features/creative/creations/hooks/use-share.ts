import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import { mediaUrl } from '../../../../config/paths';
import type { Creation } from '../../../../contracts/creation-record';
import { copyText } from '../../../../lib/copy-text';
import { useToast } from '../../../../ui/use-toast';
import { useCreateShareMutation, useDeleteShareMutation } from '../../creative-api';
import { downloadUrl } from '../../creation-labels';
import { shareFile, type ShareOutcome } from '../share-file';

/** The ways to hand a creation on, each saying what came of it where the system does not say so itself. */
export function useShare(creation: Pick<Creation, 'id' | 'type' | 'url' | 'title'>) {
  const { show } = useToast();
  const [createShare, making] = useCreateShareMutation();
  const [deleteShare, ending] = useDeleteShareMutation();
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    const outcome = await shareFile({ src: mediaUrl(creation.url), title: creation.title, type: creation.type });
    setSending(false);
    if (outcome === 'failed')
      show({
        kind: 'failure',
        text: SENTENCES.failed,
        action: { label: 'Download', onClick: () => window.location.assign(downloadUrl(creation)) },
      });
    else if (outcome === 'copied') show({ text: SENTENCES.copied });
  };

  const link = async () => {
    const { data, error } = await createShare({ creationId: creation.id });
    if (!data) return void show({ kind: 'failure', text: messageOf(error) });
    const copied = await copyText(data.url);
    show({
      text: copied
        ? 'Link copied. Anyone who has it can see this until you stop sharing.'
        : `The page is at ${data.url}`,
    });
  };

  const takeBack = async () => {
    const { error } = await deleteShare({ creationId: creation.id });
    show(
      error ? { kind: 'failure', text: messageOf(error) } : { text: 'Sharing has stopped. The link no longer works.' },
    );
  };

  return { send, link, takeBack, sharing: sending || making.isLoading || ending.isLoading };
}

const SENTENCES = {
  copied: 'Picture copied. Paste it into a message or a post.',
  failed: 'This browser could not share or copy it.',
} satisfies Partial<Record<ShareOutcome, string>>;
