import { Download, File } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import type { Attachment } from '../../../contracts/conversation-record';
import { formatBytes } from '../../../lib/format-bytes';
import { theme } from '../../../ui/theme';

/** Pictures in place, other files as rows that download. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <Files role="list" aria-label="Attachments">
      {files.map((file) => (
        <li key={file.id}>
          {SHOWN.has(file.contentType) ? (
            <a href={mediaUrl(file.url)} target="_blank" rel="noopener noreferrer">
              <Picture src={mediaUrl(file.url)} alt={file.name} loading="lazy" />
            </a>
          ) : (
            <FileLink
              href={`${mediaUrl(file.url)}${file.url.includes('?') ? '&' : '?'}download=yes`}
              download={file.name}
            >
              <File />
              <span>
                <bdi>{file.name}</bdi>
                <small>{formatBytes(file.bytes)}</small>
              </span>
              <Download />
            </FileLink>
          )}
        </li>
      ))}
    </Files>
  );
}

const SHOWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  max-width: 100%;
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 20rem;
  min-width: 3rem;
  min-height: 3rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  object-fit: contain;
`;

const FileLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  ${theme.type.sm}
  &:hover {
    background: ${theme.color.hover};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;
