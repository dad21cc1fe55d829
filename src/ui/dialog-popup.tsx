import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionStyles, backdropStyles, dialogStyles, sentenceStyles, viewportStyles } from './dialog-styles';
import { theme } from './theme';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click outside, or a close button. */
  onClose: () => void;
  title: ReactNode;
  sentence?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The content of `Dialog`. */
export function DialogPopup({ open, onClose, title, sentence, children, actions }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <Backdrop />
        <Viewport>
          <Popup>
            <BaseDialog.Title>{title}</BaseDialog.Title>
            {sentence !== undefined && <Sentence>{sentence}</Sentence>}
            {children}
            {actions !== undefined && <Actions>{actions}</Actions>}
          </Popup>
        </Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const Backdrop = styled(BaseDialog.Backdrop)`
  ${backdropStyles}
  z-index: ${theme.layer.dialog};
`;

const Viewport = styled(BaseDialog.Viewport)`
  ${viewportStyles}
  z-index: ${theme.layer.dialog};
`;

const Popup = styled(BaseDialog.Popup)`
  ${dialogStyles}
  /* One at a time: what a dialog opens takes its place, and gives it back. */
  &[data-nested-dialog-open] {
    opacity: 0;
    visibility: hidden;
  }
`;

const Sentence = styled(BaseDialog.Description)`
  ${sentenceStyles}
`;

const Actions = styled.div`
  ${actionStyles}
`;
