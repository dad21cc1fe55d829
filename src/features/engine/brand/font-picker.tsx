import { styled } from 'styled-components';
import { brandFonts, type BrandFont } from '../../../domain/business-profile';
import { Fieldset } from '../../../ui/fieldset';
import { theme } from '../../../ui/theme';

/** The typeface of headlines in designs; each preview is set in its own. */
export function FontPicker({
  value,
  onChange,
  error,
}: {
  value: BrandFont;
  onChange: (font: BrandFont) => void;
  error?: string;
}) {
  return (
    <Fieldset legend="Lettering" help="For the headlines on your pictures." error={error}>
      <Fonts>
        {brandFonts.map((font) => (
          <label key={font}>
            <input type="radio" name="font" value={font} checked={font === value} onChange={() => onChange(font)} />
            <span>
              <b>{FONTS[font].name}</b>
              {FONTS[font].says}
            </span>
          </label>
        ))}
      </Fonts>
    </Fieldset>
  );
}

const FONTS: Record<BrandFont, { name: string; says: string }> = {
  grotesk: { name: 'Grotesk', says: 'Clear and current' },
  geometric: { name: 'Geometric', says: 'Round and exact' },
  serif: { name: 'Serif', says: 'Warm, with history' },
  slab: { name: 'Slab', says: 'Solid and handmade' },
  rounded: { name: 'Rounded', says: 'Soft and friendly' },
  condensed: { name: 'Condensed', says: 'Loud, for short headlines' },
};

const Fonts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
  width: 100%;
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    box-shadow: inset 0 0 0 1px ${theme.color.control};
    ${theme.type.xs}
    color: ${theme.color.text2};
  }
  b {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
  }
  input:checked + span {
    box-shadow: inset 0 0 0 2px ${theme.color.text1};
  }
  input:focus-visible + span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
