import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { fileUrl } from '../../../config/paths';
import { filePurposes } from '../../../domain/file-purpose';
import { Button } from '../../../ui/button';
import { Fieldset } from '../../../ui/fieldset';
import { theme } from '../../../ui/theme';
import { useCreateFileMutation } from '../engine-api';

/**
 * The logo: shown, uploaded, removed. The file is stored when it is chosen; the saved profile decides which one
 * is used.
 */
export function LogoField({
  fileId,
  onChange,
  error,
  help,
}: {
  fileId: string | null;
  onChange: (fileId: string | null) => void;
  error: string | undefined;
  help: string;
}) {
  const [upload, { isLoading }] = useCreateFileMutation();
  const [fault, setFault] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);

  const keep = async (file: File | undefined) => {
    if (!file) return;
    setFault(
      file.size > MAX_BYTES
        ? `A logo can be at most ${MAX_BYTES / 1024 / 1024} MB. Save a smaller version and try again.`
        : undefined,
    );
    if (file.size > MAX_BYTES) return;
    const outcome = await upload({ purpose: 'logo', name: file.name.slice(-200), bytes: file });
    if (outcome.data) onChange(outcome.data.id);
    else setFault(fieldsOf(outcome.error).file ?? messageOf(outcome.error));
  };

  return (
    <Fieldset
      legend={
        <>
          Logo <Optional>(optional)</Optional>
        </>
      }
      help={help}
      error={fault ?? error}
    >
      <Row>
        {fileId && <Preview data-theme="light" src={fileUrl(fileId)} alt="Your logo" />}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Logo file"
          accept={filePurposes.logo.types.join(',')}
          onChange={(event) => {
            void keep(event.target.files?.[0]);
            event.target.value = ''; // lets the same file be chosen again
          }}
        />
        <Button icon={<ImageUp />} busy={isLoading} busyLabel="Uploading…" onClick={() => chooser.current?.click()}>
          {fileId ? 'Upload another' : 'Upload a logo'}
        </Button>
        {fileId && (
          <Button variant="quiet" icon={<X />} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Row>
    </Fieldset>
  );
}

const MAX_BYTES = filePurposes.logo.maxBytes;

const Optional = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text3};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

/** Logos are designed for white paper, so the preview is white in the dark theme too. */
const Preview = styled.img`
  width: auto;
  max-width: 12rem;
  height: 3.5rem;
  margin-inline-end: ${theme.space[2]};
  padding: ${theme.space[1]};
  object-fit: contain;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
`;
