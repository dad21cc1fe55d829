import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import { DESCRIPTION_MAX } from '../../../domain/creation';
import { searchWordsOf } from '../../../domain/free-photo';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SearchInput } from '../../../ui/search-input';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useCreateFreePhotoMutation, useGetPictureReadingQuery } from '../creative-api';
import { PictureUpload } from '../uploads/picture-upload';
import { FreePhotoResults } from './free-photo-results';

/** Searches an open catalogue, in words that can be changed, and keeps what is chosen in the library. */
export function FreePhotoPicker({ catalogue, about, open, onClose, onPick }: FreePhotoPickerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Find a free photo"
      sentence={`Search ${catalogue} for photos in the public domain. It receives your search words and nothing else about you.`}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {open && <Search catalogue={catalogue} about={about} onPick={onPick} />}
    </Dialog>
  );
}

function Search({ catalogue, about, onPick }: Pick<FreePhotoPickerProps, 'catalogue' | 'about' | 'onPick'>) {
  const description = about.trim().slice(0, DESCRIPTION_MAX);
  const { data: reading, isFetching } = useGetPictureReadingQuery(
    description.length >= SHORTEST ? { prompt: description } : skipToken,
  );
  const suggested = searchWordsOf(reading?.subject ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [fault, setFault] = useState<{ what: string; sentence: string } | null>(null);
  const [keep] = useCreateFreePhotoMutation();
  const [keeping, setKeeping] = useState<string | null>(null);
  const words = asked ?? suggested;
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const search = () => {
    setFault(null);
    setAsked((typed ?? suggested).trim());
  };
  // No form: its submission would reach the one that opened this dialog, and make the picture.
  const searchOnEnter = ({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>) => {
    const isWord = target instanceof HTMLInputElement && target.type === 'search';
    if (key === 'Enter' && isWord && !nativeEvent.isComposing) search();
  };

  const choose = async (photoId: string) => {
    setKeeping(photoId);
    setFault(null);
    const { data, error } = await keep({ photoId });
    if (!here.current) return; // whoever has left has it in the library
    setKeeping(null);
    if (data) onPick(data);
    else setFault({ what: 'This photo was not added.', sentence: messageOf(error) });
  };

  return (
    <>
      <Top onKeyDown={searchOnEnter}>
        <SearchInput
          label="Search words in English"
          placeholder="Bread, bicycle, flowers …"
          value={typed ?? suggested}
          onChange={setTyped}
        />
        <Button variant="primary" onClick={search}>
          Search
        </Button>
        <PictureUpload
          onBrought={onPick}
          onFailed={(sentence) =>
            setFault(sentence === null ? null : { what: 'The picture was not uploaded.', sentence })
          }
        />
      </Top>
      {fault && <Banner title={fault.what}>{fault.sentence}</Banner>}
      <FreePhotoResults
        words={words}
        pending={words === '' && isFetching}
        keeping={keeping}
        onChoose={(photoId) => void choose(photoId)}
      />
      <Text size="xs" tone={3}>
        According to {catalogue}, these photos are in the public domain: free to use, without credit. People, brands or
        artworks in them may still have rights. They do not show your own work, so do not present them as yours.
      </Text>
    </>
  );
}

/** The shortest description that the designer reads. */
const SHORTEST = 3;

export interface FreePhotoPickerProps {
  /** Its name. */
  catalogue: string;
  about: string;
  open: boolean;
  onClose: () => void;
  onPick: (creation: Creation) => void;
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: none;
  }
`;
