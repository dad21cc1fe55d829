import { Download, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { CopyButton } from '../../../ui/copy-button';
import { Row } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { shareFile } from '../../creative/creative-parts';

/** A post that a person puts on a network: its text to copy, its picture to save, and both at once on a phone. */
export function HandOver({ words, title, label, pictureId }: HandOverProps) {
  const { show } = useToast();
  const file = pictureId && mediaUrl(`/api/creative/creations/${pictureId}/file`);
  const share = async () => {
    if (!file) return;
    // Many apps take the picture only, so the text waits on the clipboard.
    await navigator.clipboard?.writeText(words).catch(() => undefined);
    const outcome = await shareFile({ src: file, title, text: words, type: 'image' });
    if (outcome === 'shared') show({ text: `Shared. If ${label} shows no text, paste it: it is copied.` });
    if (outcome === 'failed')
      show({ kind: 'failure', text: 'Your browser cannot share this. Save the picture instead.' });
  };
  return (
    <>
      <Words dir="auto">{words}</Words>
      <Row>
        <CopyButton text={words} label="Copy text" size="sm" />
        {file && (
          <ButtonLink href={`${file}?format=jpeg&download=1`} download size="sm" icon={<Download />}>
            Save picture
          </ButtonLink>
        )}
        {file && canShare() && (
          <Button size="sm" icon={<Share2 />} onClick={() => void share()}>
            Share
          </Button>
        )}
      </Row>
    </>
  );
}

/** Phones and some computers have a share sheet. */
const canShare = (): boolean => typeof navigator.share === 'function';

const Words = styled.p`
  max-height: 12rem;
  overflow-y: auto;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  white-space: pre-wrap;
`;

export interface HandOverProps {
  words: string;
  title: string;
  /** The network's name. */
  label: string;
  pictureId: string | null;
}
