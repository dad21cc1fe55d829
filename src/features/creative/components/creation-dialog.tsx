import { useState } from 'react';
import { styled } from 'styled-components';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import type { ShownPicture } from '../picture-labels';
import { DownloadButton, ShareButton } from './picture-actions';
import { PictureFacts } from './picture-facts';
import { WholePicture } from './whole-picture';

/** One picture, whole, with what it was made from. */
export function PictureDialog({ picture, onClose }: { picture: ShownPicture | null; onClose: () => void }) {
  const { workspace } = useSession();
  const [now] = useState(() => new Date());
  const [last, setLast] = useState(picture);
  if (picture && picture !== last) setLast(picture); // it stays in the box while the box fades out
  const shown = last;
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title={<span dir="auto">{shown?.title}</span>}
      actions={
        shown && (
          <>
            <Button onClick={onClose}>Close</Button>
            <ShareButton picture={shown} />
            <DownloadButton picture={shown} />
          </>
        )
      }
    >
      {shown && (
        <>
          <Frame>
            <WholePicture picture={shown} tallest="24rem" />
          </Frame>
          <Row between>
            <Badge status="completed" />
            <Text as="span" size="xs" tone={3} numeric>Generated {formatWhen(shown.createdAt, workspace.zone, now)}</Text>
          </Row>
          {shown.prompt && <Prompt dir="auto">“{shown.prompt}”</Prompt>}
          <PictureFacts picture={shown} />
        </>
      )}
    </Dialog>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  overflow: hidden;
`;

const Prompt = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;
