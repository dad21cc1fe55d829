import { useState } from 'react';
import { Camera, X } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import { Button } from '../../../../ui/button';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import type { Creation } from '../../../../contracts/creation-record';
import type { ChosenPhoto } from '../../creative-drafts';
import { FreePhotoButton } from '../../free-photos/free-photo-button';
import { PicturePicker } from '../../uploads/late-picture-picker';

/** A photograph of the library that the picture shows instead of a drawn subject. */
export function PhotoField({
  photo,
  onChange,
  invitation = 'Your words on a photo of your own work beat any drawing.',
  note = 'Shown in the style you choose.',
  disabledReason,
  about,
}: PhotoFieldProps) {
  const [open, setOpen] = useState(false);
  const pick = ({ id, title, thumbnailUrl }: Creation) => {
    setOpen(false);
    onChange({ id, title, thumbnailUrl });
  };
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
              {note}
            </Text>
          </Name>
          <Button size="sm" onClick={() => setOpen(true)} disabledReason={disabledReason}>
            Change
          </Button>
          <Button size="sm" icon={<X />} onClick={() => onChange(null)} disabledReason={disabledReason}>
            Remove photo
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" icon={<Camera />} onClick={() => setOpen(true)} disabledReason={disabledReason}>
            Use your own photo
          </Button>
          <FreePhotoButton size="sm" about={about} disabledReason={disabledReason} onPick={pick} />
          <Text as="span" size="xs" tone={3}>
            {invitation}
          </Text>
        </>
      )}
      <PicturePicker photosOnly about={about} open={open} onClose={() => setOpen(false)} onPick={pick} />
    </Line>
  );
}

export interface PhotoFieldProps {
  photo: ChosenPhoto | null;
  onChange: (photo: ChosenPhoto | null) => void;
  /** Shown beside the button while no photo is chosen. */
  invitation?: string;
  /** Shown under the name of the chosen photo. */
  note?: string;
  /** Why it cannot be changed now. */
  disabledReason?: string | undefined;
  /** What the picture is about: the first search for a free photo is for its subject. */
  about?: string | undefined;
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
