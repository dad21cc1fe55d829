import { useState } from 'react';
import { Camera, X } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import { Button } from '../../../../ui/button';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import type { ChosenPhoto } from '../../creative-slice';
import { PicturePicker } from '../../uploads/picture-picker';

/** A photograph of the library that the picture shows instead of a drawn subject. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: ChosenPhoto | null;
  onChange: (photo: ChosenPhoto | null) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Line role="group" aria-label="Photo">
      {photo ? (
        <>
          <img src={mediaUrl(photo.thumbnailUrl)} alt="" />
          <Name>
            <Text as="span" size="sm">
              <bdi>{photo.title}</bdi>
            </Text>
            <Text as="span" size="xs" tone={3}>
              Shown in the style you choose.
            </Text>
          </Name>
          <Button size="sm" onClick={() => setOpen(true)}>
            Change
          </Button>
          <Button size="sm" icon={<X />} onClick={() => onChange(null)}>
            Remove photo
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" icon={<Camera />} onClick={() => setOpen(true)}>
            Use your own photo
          </Button>
          <Text as="span" size="xs" tone={3}>
            Your words on a photo of your work do better than any drawing.
          </Text>
        </>
      )}
      <PicturePicker
        photosOnly
        open={open}
        onClose={() => setOpen(false)}
        onPick={({ id, title, thumbnailUrl }) => {
          setOpen(false);
          onChange({ id, title, thumbnailUrl });
        }}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  > img {
    width: 3rem;
    height: 3rem;
    border-radius: ${theme.radius.control};
    object-fit: cover;
    background: ${theme.color.sunken};
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
