import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/**
 * Accepts files dropped anywhere on its children, and highlights itself while files are dragged over it. Provide
 * a button too, for people who do not drag.
 */
export function DropZone({ sign, onFiles, closed, children }: DropZoneProps) {
  // The enter event of a child comes before the leave event of its parent, so only a count tells when the files
  // have left the whole zone.
  const [over, setOver] = useState(0);
  const takes = (event: DragEvent) => !closed && event.dataTransfer.types.includes('Files');
  return (
    <Zone
      onDragEnter={(event) => takes(event) && setOver((count) => count + 1)}
      onDragLeave={(event) => takes(event) && setOver((count) => Math.max(0, count - 1))}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault(); // otherwise the browser would open the file in place of this page
        setOver(0);
        if (takes(event)) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over > 0 && (
        <Sign>
          <Upload />
          {sign}
        </Sign>
      )}
    </Zone>
  );
}

const Zone = styled.div`
  position: relative;
  min-width: 0;
  min-height: 14rem;
`;

const Sign = styled.div`
  position: absolute;
  z-index: 1;
  inset: calc(-1 * ${theme.space[3]});
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[16]} ${theme.space[5]} ${theme.space[5]};
  border: 2px dashed ${theme.color.focus};
  border-radius: ${theme.radius.panel};
  background: color-mix(in oklch, ${theme.color.panel} 88%, transparent);
  ${theme.type.md}
  font-weight: ${theme.weight.medium};
  text-align: center;
  pointer-events: none;
  svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${theme.color.text2};
  }
`;

export interface DropZoneProps {
  /** What dropping does: "Drop photos and clips here to add them to your library". */
  sign: string;
  onFiles: (files: File[]) => void;
  /** Accepts nothing at the moment. */
  closed: boolean;
  children: ReactNode;
}
