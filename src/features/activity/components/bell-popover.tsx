import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { popupStyles } from '../../../ui/popup-styles';
import { theme } from '../../../ui/theme';
import { BellNews } from './bell-news';

/**
 * The activity list below the header's bell. It has no trigger of its own: a button that is replaced when its
 * code arrives would lose a press in progress.
 */
export function BellPopover({ bell, open, onClose }: BellProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The bell handles its own clicks; if this closed it too, the click would open it again.
        if (!next && !(event.target instanceof Node && bell.current?.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Positioner anchor={bell} align="end" sideOffset={6} collisionPadding={8}>
          <Popup finalFocus={bell}>
            <Title>Notifications</Title>
            <BellNews />
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Positioner = styled(Popover.Positioner)`
  z-index: ${theme.layer.dialog};
`;

const Popup = styled(Popover.Popup)`
  ${popupStyles}
  width: 24rem;
  max-width: var(--available-width);
  max-height: min(36rem, var(--available-height));
  padding: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
`;

const Title = styled(Popover.Title)`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.type.sm}
  font-weight: ${theme.weight.semibold};
`;

export interface BellProps {
  /** The button that it belongs to. */
  bell: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}
