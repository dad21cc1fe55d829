import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button } from './button';
import { backdropStyles } from './dialog-styles';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface SlideOverProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Right for details beside a list; left for the phone's sidebar. */
  side?: 'right' | 'left';
  /** The content has its own header; the title is only announced. */
  hideTitle?: boolean;
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The content of `SlideOver`. */
export function SlideOverPopup({
  open,
  onClose,
  title,
  side = 'right',
  hideTitle = false,
  footer,
  children,
}: SlideOverProps) {
  // Focus goes to the sheet and not to Close, whose tooltip would open on focus and take the first Escape.
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <Backdrop />
        <Sheet ref={sheet} data-panel initialFocus={hideTitle ? undefined : sheet} $side={side}>
          {hideTitle ? (
            <VisuallyHidden>
              <BaseDialog.Title>{title}</BaseDialog.Title>
            </VisuallyHidden>
          ) : (
            <Head>
              <BaseDialog.Title>{title}</BaseDialog.Title>
              <Button iconOnly label="Close" variant="quiet" icon={<X />} onClick={onClose} />
            </Head>
          )}
          <Body $padded={!hideTitle}>{children}</Body>
          {footer !== undefined && <Foot data-panel-foot>{footer}</Foot>}
        </Sheet>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const Backdrop = styled(BaseDialog.Backdrop)`
  ${backdropStyles}
  z-index: ${theme.layer.slideOver};
`;

const away = {
  right: css`
    transform: translateX(100%);
    [dir='rtl'] & {
      transform: translateX(-100%);
    }
  `,
  left: css`
    transform: translateX(-100%);
    [dir='rtl'] & {
      transform: translateX(100%);
    }
  `,
};

const Sheet = styled(BaseDialog.Popup)<{ $side: 'right' | 'left' }>`
  position: fixed;
  z-index: ${theme.layer.slideOver};
  inset-block: 0;
  ${({ $side }) => ($side === 'right' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  display: flex;
  flex-direction: column;
  width: ${({ $side }) => ($side === 'right' ? '26.25rem' : '18.5rem')};
  max-width: calc(100vw - 3rem);
  background: ${({ $side }) => ($side === 'right' ? theme.color.raised : theme.color.canvas)};
  color: ${theme.color.text1};
  box-shadow: ${theme.shadow[3]};
  outline: none;
  overflow-wrap: anywhere;
  transition: transform ${theme.duration.slow} ${theme.ease.out};
  &[data-starting-style] {
    ${({ $side }) => away[$side]}
  }
  &[data-ending-style] {
    ${({ $side }) => away[$side]} transition-timing-function: ${theme.ease.in};
  }
  ${theme.media.phone} {
    ${({ $side }) => $side === 'right' && 'width: 100%; max-width: none;'}
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: ${theme.space[3]};
  min-height: 3.5rem;
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  h2 {
    min-width: 0;
  }
`;

const Body = styled.div<{ $padded: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ $padded }) => ($padded ? theme.space[5] : 0)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem; /* the label of a field that gets the focus stays in sight */
  /* What a toast stands over can be scrolled above it. */
  ${theme.media.phone} {
    :root:has([data-toasts] > *) &::after {
      content: '';
      display: block;
      height: 5rem;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  flex: none;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]} max(${theme.space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.hairline};
`;
