import { Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { creationThumbnailUrl } from '../../../../config/paths';
import type { Creation } from '../../../../contracts/creation-record';
import { blockLimits } from '../../../../domain/email-block';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { PicturePicker } from '../../../creative/creative-parts';
import { WordsField } from './words-field';

/** A picture of the library and what it shows, in words. */
export function PictureField({
  creationId,
  alt,
  onChange,
}: {
  creationId: string | null;
  alt: string;
  onChange: (picture: { creationId?: string | null; alt?: string }) => void;
}) {
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Row gap={3}>
        {creationId !== null && <Shown src={creationThumbnailUrl(creationId, '240')} alt={alt || 'Selected picture'} />}
        <Button icon={<ImageIcon />} onClick={() => setPicking(true)}>
          {creationId === null ? 'Choose picture' : 'Change picture'}
        </Button>
        {creationId !== null && (
          <Button variant="quiet" onClick={() => onChange({ creationId: null })}>
            Remove picture
          </Button>
        )}
      </Row>
      <WordsField
        label="Description"
        value={alt}
        max={blockLimits.alt}
        onChange={(words) => onChange({ alt: words })}
        help="Describe the picture for readers who can’t see it."
      />
      <PicturePicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(creation) => {
          setPicking(false);
          onChange({
            creationId: creation.id,
            alt: wordsFor(creation, creationId === null ? alt : '').slice(0, blockLimits.alt),
          });
        }}
      />
    </>
  );
}

/** The name of a file that somebody brought says nothing about its picture: what was typed already stays, and the checks ask for the rest. */
const wordsFor = ({ altText, source, title }: Creation, typed: string): string =>
  altText || (source === 'uploaded' ? typed : title);

const Shown = styled.img`
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: cover;
`;
