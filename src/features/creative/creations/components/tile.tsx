import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';

/** One of a grid: a picture on its ground, and what is said of it below. */
export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow: hidden;
`;

/** All of one size; a picture stands whole in the middle. */
export const TileGround = styled.div`
  --room: ${theme.space[4]};
  position: relative;
  aspect-ratio: 4 / 3;
  background: ${theme.color.sunken};
  > img {
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
    max-width: calc(100% - 2 * var(--room));
    max-height: calc(100% - 2 * var(--room));
    margin: auto;
    border-radius: ${theme.radius.control};
    box-shadow: ${theme.shadow[2]};
  }
  ${theme.media.phone} {
    --room: ${theme.space[3]};
  }
`;

export const TileInfo = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  > :last-child {
    margin-top: auto;
  }
  ${theme.media.phone} {
    padding: ${theme.space[3]};
  }
`;
