import { useState } from 'react';
import { mediaUrl } from '../../../config/paths';
import { useToast } from '../../../ui/use-toast';
import { downloadUrl, type ShownPicture } from '../picture-labels';
import { sharePicture, type ShareOutcome } from '../share-picture';

/** Shares one picture and says what came of it, where the system does not say so itself. */
export function useShare(picture: Pick<ShownPicture, 'url' | 'title'>): { share: () => Promise<void>; sharing: boolean } {
  const { show } = useToast();
  const [sharing, setSharing] = useState(false);

  const share = async () => {
    setSharing(true);
    const outcome = await sharePicture({ src: mediaUrl(picture.url), title: picture.title });
    setSharing(false);
    if (outcome === 'failed') show({ kind: 'failure', text: SENTENCES.failed, action: { label: 'Download', onClick: () => window.location.assign(downloadUrl(picture)) } });
    else if (outcome === 'copied' || outcome === 'linked') show({ text: SENTENCES[outcome] });
  };
  return { share, sharing };
}

const SENTENCES = {
  copied: 'Picture copied. Paste it into a message or a post.',
  linked: 'Link copied. It opens for people of this workspace; download the picture for anyone else.',
  failed: 'This browser could not share or copy the picture.',
} satisfies Partial<Record<ShareOutcome, string>>;
