import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from './banner';
import { Button } from './button';
import { actionStyles, backdropStyles, dialogStyles, sentenceStyles, viewportStyles } from './dialog-styles';
import { theme } from './theme';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question: "Send “Friday burger night” to 1,248 people?" */
  title: ReactNode;
  /** What cannot be undone. */
  sentence: ReactNode;
  /** Verb and object, as in the question: "Send to 1,248 people". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  /** A third option, between Cancel and the main action. */
  other?: { label: string; onSelect: () => void };
  /** Accent for decisions, danger for what destroys. */
  variant?: 'accent' | 'danger' | 'primary';
  busy?: boolean;
  busyLabel?: string;
  /** Why the last attempt failed, as a sentence; the dialog stays open. */
  error?: ReactNode;
}

/** The content of `ConfirmDialog`. */
export function ConfirmDialogPopup({
  open,
  onClose,
  title,
  sentence,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  other,
  variant = 'accent',
  busy = false,
  busyLabel,
  error,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <AlertDialog.Portal>
        <Backdrop />
        <Viewport>
          <Popup>
            <AlertDialog.Title>{title}</AlertDialog.Title>
            <Sentence>{sentence}</Sentence>
            {error !== undefined && <Banner title={error} />}
            <Actions>
              {/* First in the DOM, because the first button gets the focus: an accidental Enter then does no harm. */}
              <Button
                variant="quiet"
                onClick={onClose}
                disabledReason={busy ? 'This is already under way.' : undefined}
              >
                {cancelLabel}
              </Button>
              {other && (
                <Button onClick={other.onSelect} disabledReason={busy ? 'This is already under way.' : undefined}>
                  {other.label}
                </Button>
              )}
              <Button variant={variant} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
                {confirmLabel}
              </Button>
            </Actions>
          </Popup>
        </Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Backdrop = styled(AlertDialog.Backdrop)`
  ${backdropStyles}
  z-index: ${theme.layer.dialog};
`;

const Viewport = styled(AlertDialog.Viewport)`
  ${viewportStyles}
  z-index: ${theme.layer.dialog};
`;

const Popup = styled(AlertDialog.Popup)`
  ${dialogStyles}
`;

const Sentence = styled(AlertDialog.Description)`
  ${sentenceStyles}
`;

const Actions = styled.div`
  ${actionStyles}
`;
