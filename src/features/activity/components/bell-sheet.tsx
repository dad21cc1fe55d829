import { styled } from 'styled-components';
import { SlideOverPopup } from '../../../ui/slide-over-popup';
import { theme } from '../../../ui/theme';
import { BellNews } from './bell-news';
import type { BellProps } from './bell-popover';

/** The activity list on phones, over the page. */
export function BellSheet({ open, onClose }: BellProps) {
  return (
    <SlideOverPopup title="Notifications" open={open} onClose={onClose}>
      <EdgeToEdge>
        <BellNews />
      </EdgeToEdge>
    </SlideOverPopup>
  );
}

const EdgeToEdge = styled.div`
  margin: calc(-1 * ${theme.space[5]});
`;
