import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { posters } from '../landing-pictures';
import { Bar, Name, When } from '../landing-beat';
import { counting, drawing, lifting } from '../landing-motion';

export function CreateBeat() {
  return (
    <Create data-theme="light">
      <img
        src={posters.beat.src}
        alt={posters.beat.alt}
        width={posters.beat.width}
        height={posters.beat.height}
        decoding="async"
      />
      <div>
        <Name>Create</Name>
        <When>You see it first</When>
      </div>
    </Create>
  );
}

const Create = styled(Bar)`
  height: clamp(21.5rem, 32.5vw, 29.25rem);
  background: ${theme.color.accentUnlit};
  color: ${theme.color.onLit};
  ${lifting(2)}
  &::after {
    background: ${theme.color.onLit};
    ${counting(2)}
  }
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 38%;
    ${drawing}
  }
  > div {
    position: relative;
  }
  ${theme.media.phone} {
    height: auto;
    aspect-ratio: 9 / 16;
  }
`;
