import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { networks } from '../../../domain/network';
import { pieceTypes } from '../../../domain/piece';
import { selectNarrowed, type Narrowed } from '../engine-slice';

/** What the queue is narrowed to, without words of an address that no platform or type has. */
export function useNarrowed(): Narrowed {
  const { platform, type, pillar, evergreen } = useSelector(selectNarrowed);
  return useMemo(
    () => ({
      ...(platform && networks.includes(platform) && { platform }),
      ...(type && pieceTypes.includes(type) && { type }),
      ...(pillar && { pillar }),
      ...(evergreen === 'true' && { evergreen }),
    }),
    [platform, type, pillar, evergreen],
  );
}
