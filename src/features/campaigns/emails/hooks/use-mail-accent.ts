import { contrastRatio, isColour } from '../../../../domain/colour';
import { theme } from '../../../../ui/theme';
import { useGetProfileQuery } from '../../../engine/engine-shared-api';

/** The business's own colour as buttons of its mail have it: the first of its colours on which white reads (WCAG 2.2, 1.4.3), else ink. `line` stands above the mail; without a colour there is none. */
export function useMailAccent(): { background: string; color: string; line: string | null } {
  const { data: profile } = useGetProfileQuery();
  const accent = profile?.colours.find((colour) => isColour(colour) && contrastRatio(colour, '#ffffff') >= 4.5);
  return accent
    ? { background: accent, color: '#ffffff', line: accent }
    : { background: theme.color.primary, color: theme.color.onPrimary, line: null };
}
