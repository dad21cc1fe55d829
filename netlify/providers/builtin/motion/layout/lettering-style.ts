import type { TextColours } from '../../designer/drawing/palette';
import type { Rect } from '../../designer/drawing/rect';
import { setBlock, type TextBlock } from '../../designer/drawing/text-blocks';
import { faceFor, trackingOf, type Typeface } from '../../designer/drawing/typesetter';
import type { ClipStage } from '../clip-stage';

export interface SettingRequest {
  role: TextBlock['role'];
  text: string;
  room: Rect;
  maxLines: number;
  maxSize: number;
  minSize: number;
  align: 'left' | 'center';
  colour: string;
  on: string;
}

/** How a style sets its words. */
export interface LetteringStyle {
  colours: TextColours;
  /** Large words. */
  display(request: SettingRequest): TextBlock;
  /** Small words. */
  text(request: SettingRequest): TextBlock;
}

/** Plain letters in the clip's typeface, or in one of the style's own where that has all the characters; small ones in the common text face. */
export function plainLettering(
  stage: ClipStage,
  colours: TextColours,
  { faceOf, scale }: { faceOf: (text: string) => Typeface | null; scale: number } = { faceOf: () => null, scale: 1 },
): LetteringStyle {
  return {
    colours,
    display: (request) => {
      const own = faceOf(request.text);
      const face = faceFor(request.text, stage.plan.face);
      return aligned(
        setBlock(stage.type, {
          ...request,
          maxSize: request.maxSize * (own ? scale : 1),
          align: 'left',
          leading: LEADING,
          typeface: own ?? { face, tracking: trackingOf[face] },
        }),
        request,
      );
    },
    text: (request) =>
      aligned(
        setBlock(stage.type, {
          ...request,
          align: 'left',
          leading: 1.3,
          typeface: { face: 'textBold', tracking: request.role === 'brand' ? LABEL_TRACKING : -0.004 },
        }),
        request,
      ),
  };
}

function aligned(block: TextBlock, { align, room }: SettingRequest): TextBlock {
  const widest = Math.max(0, ...block.lines.map((line) => line.width));
  const box = { ...block.box, w: widest, x: align === 'center' ? room.x + (room.w - widest) / 2 : room.x };
  if (align === 'left') return { ...block, box };
  return { ...block, box, lines: block.lines.map((line) => ({ ...line, x: line.x + (room.w - line.width) / 2 })) };
}

const LEADING = 1.04;
/** Names stand wide. */
const LABEL_TRACKING = 0.04;
