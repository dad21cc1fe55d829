import { Download, Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { Creation } from '../../../../contracts/creation-record';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';

/** How often it was liked and downloaded. */
export function CreationCounts({
  creation: { likes, downloads },
}: {
  creation: Pick<Creation, 'likes' | 'downloads'>;
}) {
  return (
    <Counts>
      <span>
        <Heart aria-hidden="true" />
        {formatNumber(likes)}
        <VisuallyHidden> {pluralise(likes, 'like').replace(/^\S+ /, '')}</VisuallyHidden>
      </span>
      <span>
        <Download aria-hidden="true" />
        {formatNumber(downloads)}
        <VisuallyHidden> {pluralise(downloads, 'download').replace(/^\S+ /, '')}</VisuallyHidden>
      </span>
    </Counts>
  );
}

const Counts = styled.span`
  display: inline-flex;
  gap: ${theme.space[3]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
  }
  svg {
    width: 0.8125rem;
    height: 0.8125rem;
  }
`;
