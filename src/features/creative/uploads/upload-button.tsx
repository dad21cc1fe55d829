import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Uploads } from './use-uploads';

/** Brings photographs and clips, or one picture alone; each is made small and clean in the browser before it travels. */
export function UploadButton({ bring, busy, label, onePicture = false }: Uploads & { onePicture?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Brings>
      <Button icon={<Upload />} busy={busy} busyLabel={label} onClick={() => input.current?.click()}>
        Upload
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          aria-label={onePicture ? 'A picture to upload' : 'Photos and clips to upload'}
          tabIndex={-1}
          multiple={!onePicture}
          accept={onePicture ? 'image/*' : 'image/*,video/*,.mov'}
          onChange={({ target }) => {
            void bring([...(target.files ?? [])]);
            target.value = ''; // the same file can be chosen again
          }}
        />
      </VisuallyHidden>
    </Brings>
  );
}

const Brings = styled.div`
  position: relative;
`;
