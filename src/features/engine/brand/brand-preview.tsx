import { mediaUrl } from '../../../config/paths';
import type { BrandFont } from '../../../domain/business-profile';
import { isColour, isGreyish } from '../../../domain/colour';
import { useDebounced } from '../../../hooks/use-debounced';
import { PosterFrame } from '../../../ui/poster-frame';

/** A sample poster in the look currently in the form; drawn but not stored. */
export function BrandPreview({ colours, font }: { colours: string[]; font: BrandFont }) {
  const colour = colours.find((one) => isColour(one) && !isGreyish(one)) ?? '';
  const query = useDebounced(new URLSearchParams({ font, ...(colour && { colour }) }).toString(), PAUSE);
  return (
    <PosterFrame
      src={mediaUrl(`/api/engine/brand/preview?${query}`)}
      alt="A poster of your business in this look"
      width={1600}
      height={900}
    />
  );
}

/** Dragging in a colour picker requests one picture, not fifty. */
const PAUSE = 400;
