import { styled } from 'styled-components';
import type { Creation } from '../../../../contracts/creation-record';
import { theme } from '../../../../ui/theme';
import type { PhotoOrigin } from '../../../../domain/free-photo';
import { formatOf, styleNames } from '../../creation-labels';
import { OriginFacts } from './origin-facts';

/** What is known of a creation. */
export function CreationFacts({
  creation,
  seed = null,
  photoOrigin = null,
}: {
  creation: Creation;
  seed?: number | null;
  /** Of the photograph in it, if that is not the owner's. */
  photoOrigin?: PhotoOrigin | null;
}) {
  const { style, provider, altText, source } = creation;
  const origin = creation.origin ?? photoOrigin;
  return (
    <Facts>
      <dt>Format</dt>
      <dd>{formatOf(creation)}</dd>
      {style && (
        <>
          <dt>Style</dt>
          <dd>{styleNames[style]}</dd>
        </>
      )}
      <dt>{source === 'made' ? 'Made by' : 'From'}</dt>
      <dd>{provider}</dd>
      {origin && <OriginFacts origin={origin} />}
      {seed !== null && (
        <>
          <dt>Seed</dt>
          <dd>{seed}</dd>
        </>
      )}
      {altText && (
        <>
          <dt>Alt text</dt>
          <dd dir="auto">{altText}</dd>
        </>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0.4375rem ${theme.space[3]};
  ${theme.type.sm}
  dt {
    color: ${theme.color.text3};
  }
  dd {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
