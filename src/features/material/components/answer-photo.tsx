import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { PicturePicker } from '../../creative/creative-parts';

/** A photograph from the library or the phone, shown in any post made from the answer. */
export function AnswerPhoto({
  photoId,
  error,
  onChange,
}: {
  photoId: string | null;
  error: string | undefined;
  onChange: (photoId: string | null) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      {photoId ? (
        <Chosen>
          <img src={mediaUrl(`/api/creative/creations/${photoId}/thumbnail?width=240`)} alt="Shown with this answer" />
          <Button size="sm" onClick={() => setChoosing(true)}>
            Choose another photo
          </Button>
          <Button size="sm" variant="quiet" icon={<X />} onClick={() => onChange(null)}>
            Remove the photo
          </Button>
        </Chosen>
      ) : (
        <Button size="sm" icon={<ImagePlus />} onClick={() => setChoosing(true)}>
          Add a photo
        </Button>
      )}
      {error && (
        <div role="alert">
          <Text size="sm" tone={2}>
            {error}
          </Text>
        </div>
      )}
      <PicturePicker
        photosOnly
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id }) => {
          onChange(id);
          setChoosing(false);
        }}
      />
    </div>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  img {
    width: 4rem;
    height: 4rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    object-fit: cover;
  }
`;
