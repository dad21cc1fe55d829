import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { type Poster, posters } from '../landing-pictures';

/** Four posters of the built-in designer, in three formats. */
export function PosterFigure() {
  return (
    <Posters>
      <Picture {...posters.flowers} />
      <div>
        <Picture {...posters.jazz} />
        <Picture {...posters.camp} />
      </div>
      <Picture {...posters.dental} />
    </Posters>
  );
}

const Picture = ({ src, alt, width, height }: Poster) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);

const Posters = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) 10.5rem;
  gap: 3px;
  height: 15rem;
  background: ${theme.color.panel};
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    object-position: top;
  }
  > img:last-child {
    object-position: 50% 45%;
  }
  > div {
    display: grid;
    grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
    gap: 3px;
    min-height: 0;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) 8.4375rem;
    > div {
      display: none;
    }
  }
`;
