import { File, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { formatBytes } from '../../../lib/format-bytes';
import { Bars } from '../../../ui/bars';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Files } from './use-files';

/** The files of the message that is being written, and why others were not taken. */
export function FileChips({ files: { files, refusals, retry, remove, dismiss } }: { files: Files }) {
  if (files.length === 0 && refusals.length === 0) return null;
  return (
    <Area>
      {refusals.length > 0 && (
        <Refused role="alert">
          <TriangleAlert />
          <span>{refusals.join(' ')}</span>
          <Button iconOnly size="sm" variant="quiet" label="Dismiss" icon={<X />} onClick={dismiss} />
        </Refused>
      )}
      {files.length > 0 && (
        <Chips role="list" aria-label="Files to send">
          {files.map((file) => (
            <Chip key={file.key} $failed={file.cause !== null}>
              {file.cause !== null ? (
                <TriangleAlert />
              ) : !file.stored ? (
                <Bars beating />
              ) : file.stored.contentType.startsWith('image/') ? (
                <Picture src={mediaUrl(file.stored.url)} alt="" />
              ) : (
                <File />
              )}
              <span>
                <bdi>{file.name}</bdi>
                <small>{file.cause ?? (file.stored ? formatBytes(file.stored.bytes) : 'Uploading…')}</small>
              </span>
              {file.cause !== null && !file.isFinal && (
                <Button size="sm" variant="quiet" onClick={() => retry(file)}>
                  Retry
                </Button>
              )}
              <Button
                iconOnly
                size="sm"
                variant="quiet"
                label={`Remove ${file.name}`}
                icon={<X />}
                onClick={() => remove(file.key)}
              />
            </Chip>
          ))}
        </Chips>
      )}
      <VisuallyHidden role="status">
        {files.length > 0 && files.every(({ stored }) => stored) ? 'All files are ready to send.' : ''}
      </VisuallyHidden>
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]} 0;
`;

const Refused = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.tone.red.text};
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 9rem;
  overflow-y: auto;
`;

const Picture = styled.img`
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: cover;
`;

const Chip = styled.li<{ $failed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[2]};
  border: 1px solid ${({ $failed }) => ($failed ? theme.tone.red.dot : theme.color.soft)};
  border-radius: ${theme.radius.control};
  ${theme.type.xs}
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${({ $failed }) => ($failed ? theme.tone.red.text : theme.color.text3)};
  }
`;
