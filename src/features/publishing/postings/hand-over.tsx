import { Download, ExternalLink, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { networkRules } from '../../../domain/network';
import { isNetwork, type PostingChannel } from '../../../domain/posting-channel';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { CopyButton } from '../../../ui/copy-button';
import { NewTabLink } from '../../../ui/new-tab-link';
import { Row } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { shareFile } from '../../creative/creative-parts';

/** A post that a person puts on a network: its text to copy, its picture or clip to save, and both at once on a phone. */
export function HandOver({ words, title, label, channel, pictureId, clipId }: HandOverProps) {
  const { show } = useToast();
  const home = HOMES[channel];
  const mediaId = clipId ?? pictureId;
  const noun = clipId ? 'clip' : 'picture';
  const isTitled = isNetwork(channel) && networkRules[channel].title !== undefined;
  const file = mediaId && mediaUrl(`/api/creative/creations/${mediaId}/file`);
  const share = async () => {
    if (!file) return shareWords();
    // Many apps take the picture only, so the text waits on the clipboard.
    await navigator.clipboard?.writeText(words).catch(() => undefined);
    const outcome = await shareFile({ src: file, title, text: words, type: clipId ? 'video' : 'image' });
    if (outcome === 'shared') show({ text: `Shared. If ${label} shows no text, paste it: we copied it for you.` });
    if (outcome === 'failed') show({ kind: 'failure', text: 'Your browser cannot share this. Save it instead.' });
  };
  const shareWords = async () => {
    try {
      await navigator.share({ title, text: words });
    } catch (error) {
      // Whoever closes the sheet has not failed.
      if ((error as Error).name !== 'AbortError')
        show({ kind: 'failure', text: 'Your browser cannot share this. Copy the text instead.' });
    }
  };
  return (
    <>
      {isTitled && (
        <Words dir="auto">
          <strong>{title}</strong>
        </Words>
      )}
      <Words dir="auto">{words}</Words>
      <Row>
        {isTitled && <CopyButton text={title} label="Copy title" size="sm" />}
        <CopyButton text={words} label="Copy text" size="sm" />
        {file && (
          <ButtonLink href={`${file}?${clipId ? '' : 'format=jpeg&'}download=1`} download size="sm" icon={<Download />}>
            Save {noun}
          </ButtonLink>
        )}
        {home && (
          <NewTabLink href={home} size="sm" icon={<ExternalLink />}>
            Open {label}
          </NewTabLink>
        )}
        {canShare() && (
          <Button size="sm" icon={<Share2 />} onClick={() => void share()}>
            Share
          </Button>
        )}
      </Row>
    </>
  );
}

/** Where a post is begun; a Mastodon account can be on any server. */
const HOMES: Partial<Record<PostingChannel, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/feed/',
  twitter: 'https://x.com/compose/post',
  bluesky: 'https://bsky.app/',
  youtube: 'https://studio.youtube.com/',
};

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
  channel: PostingChannel;
  pictureId: string | null;
  /** Instead of the picture; null for none. */
  clipId: string | null;
}
