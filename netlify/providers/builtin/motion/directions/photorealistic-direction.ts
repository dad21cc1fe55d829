import { textColours } from '../../designer/drawing/palette';
import { inset, type Rect } from '../../designer/drawing/rect';
import { seededRandom } from '../../designer/drawing/seeded-random';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import { groundOf } from '../../designer/photorealistic/compose-studio';
import { setNames } from '../../designer/photorealistic/set-designs';
import type { StudioPlan } from '../../designer/photorealistic/studio-plan';
import type { Beat } from '../beats';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook, type ClipLayout } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { bokeh } from './bokeh';
import { streakCut } from './light-streak';
import { drawTake, shootTake, viewInto, type Take, type View } from './studio-take';
import { veilFor } from './veil';

/**
 * Two traced stills of the same subject, one for the opening and the cards, one for the end, filmed by a camera that
 * never rests; lights out of focus pass before them. Words stand on a veil of the backdrop's own colour.
 */
export function photorealisticDirection(stage: ClipStage): Promise<ArtDirection> {
  const { plan } = stage;
  const opening = plan.studio!;
  const ending = otherSet(opening);
  const takes = new Map<StudioPlan, Promise<Take>>();
  const said = new Map<StudioPlan, TextBlock[]>([opening, ending].map((studio) => [studio, []]));
  const takeOf = (studio: StudioPlan, room: Rect): Promise<Take> => {
    const take = takes.get(studio) ?? shootTake(stage, studio, room, said.get(studio)!);
    takes.set(studio, take);
    return take;
  };
  const openingRoom = roomOf(stage, layoutHook(stage, lettering(stage, groundOf(opening))));

  const shot = (beat: Parameters<ArtDirection['shot']>[0]): Shot => {
    const isCall = beat.kind === 'call';
    const studio = isCall ? ending : opening;
    const ground = groundOf(studio);
    const style = lettering(stage, ground);
    const layout = isCall
      ? layoutCall(stage, style)
      : beat.kind === 'hook'
        ? layoutHook(stage, style)
        : layoutCard(stage, style, beat.card);
    const texts = layout.texts.filter(({ role }) => role !== 'brand' || !isCrowded(stage, beat));
    said.get(studio)!.push(...texts);
    const prepare = async (): Promise<Painter> => {
      const room = roomOf(stage, layout);
      const take = await takeOf(studio, isCall ? room : openingRoom);
      const isMontage = beat.kind === 'card' && beat.card.kind === 'montage';
      const view = viewInto(take, room, stage);
      const move = moveOver(isMontage ? near(view) : view, beat.index, beat.to - beat.from);
      const veil = veilFor(stage, texts, ground, (pen, share) =>
        drawTake(pen, take, stage, move(share * (beat.to - beat.from))),
      );
      const lights = bokeh(stage, studio.palette.hue, room, seededRandom(plan.detailSeed + beat.index));
      return (pen, seconds) => {
        drawTake(pen, take, stage, move(seconds));
        if (veil) pen.drawImage(veil, 0, 0);
        lights(pen, seconds + 0.6);
        approaching(pen, stage, seconds, beat.to - beat.from, () =>
          texts.forEach((block, at) =>
            drawRising(pen, block, seconds - (beat.kind === 'hook' ? 0.05 : 0.2) - at * 0.14),
          ),
        );
      };
    };
    return { texts, prepare };
  };

  return Promise.resolve({
    shot,
    ...streakCut(stage),
  });
}

/** Upright cards have the set where others have room for the name under a fact. */
const isCrowded = ({ shape }: ClipStage, beat: Beat): boolean =>
  beat.kind === 'card' && beat.card.kind !== 'montage' && (shape === 'square' || shape === 'tall');

/** The subject once more on another set, in another light. */
function otherSet(plan: StudioPlan): StudioPlan {
  const at = setNames.indexOf(plan.set);
  return {
    ...plan,
    set: setNames[(at + 2) % setNames.length]!,
    look: plan.look === 'deep' || plan.look === 'bold' ? 'pale' : 'bold',
    lighting: 'soft',
    detailSeed: plan.detailSeed + 1,
  };
}

/** Where the matter goes: a little inside the place that words leave, for the camera comes nearer. */
function roomOf({ safe }: ClipStage, { art }: ClipLayout): Rect {
  const room = art.w > 0 ? art : safe;
  return inset(room, Math.min(room.w, room.h) * 0.05);
}

/** All words take the strongest colour: a lit wall is never quite even. */
function lettering(stage: ClipStage, ground: string): ReturnType<typeof plainLettering> {
  const colours = textColours(stage.plan.palette, ground);
  return plainLettering(stage, { ...colours, quiet: colours.main, strong: colours.main });
}

/** A picture without words may come close. */
const near = ({ dx, dy }: View): View => ({ zoom: CLOSE, dx, dy });

/** Beats take turns: nearer with a drift to one side, back from near with a drift to the other. */
function moveOver({ zoom, dx, dy }: View, index: number, length: number): (seconds: number) => View {
  const way = index % 2 === 0 ? 1 : -1;
  return (seconds) => ({
    zoom: zoom * (1 + PUSH * (way > 0 ? seconds : Math.max(0, length + 1 - seconds))),
    dx: dx + way * DRIFT * (seconds - length / 2),
    dy: dy + DRIFT * 0.3 * (seconds - length / 2),
  });
}

const CLOSE = 1.3;
/** A second: growth, and shares of the frame. */
const PUSH = 0.035;
const DRIFT = 0.014;
