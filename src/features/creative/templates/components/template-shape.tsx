import { styled } from 'styled-components';
import { aspectRatios, type AspectRatio } from '../../../../domain/image-format';
import { theme } from '../../../../ui/theme';
import { TileGround } from '../../creations/components/tile';

/** A format in its true proportions, with a headline and a subject where the designer sets them. */
export function TemplateShape({ ratio }: { ratio: AspectRatio }) {
  const { width, height } = aspectRatios[ratio];
  return (
    <TileGround aria-hidden="true">
      <Sheet style={{ '--ratio': width / height }} $wide={width > height}>
        <span>
          <i />
          <i />
        </span>
        <b />
      </Sheet>
    </TileGround>
  );
}

const Sheet = styled.div<{ $wide: boolean }>`
  position: absolute;
  inset: 0;
  width: min(100% - 2 * var(--room), 13rem, calc(8.5rem * var(--ratio)));
  margin: auto;
  aspect-ratio: var(--ratio);
  display: flex;
  flex-direction: ${({ $wide }) => ($wide ? 'row' : 'column')};
  align-items: ${({ $wide }) => ($wide ? 'center' : 'stretch')};
  justify-content: space-between;
  gap: 8%;
  padding: 0.75rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
  box-shadow: ${theme.shadow[2]};
  > span {
    display: grid;
    flex: 1;
    align-content: center;
    gap: 0.375rem;
    min-width: 0;
  }
  i {
    height: 0.5rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.text1};
  }
  i:last-child {
    width: 62%;
    background: ${theme.color.selected};
  }
  b {
    flex: none;
    align-self: center;
    width: ${({ $wide }) => ($wide ? 'auto' : '52%')};
    height: ${({ $wide }) => ($wide ? '62%' : 'auto')};
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${theme.color.selected};
  }
`;
