import { textColours } from '../../designer/drawing/palette';
import type { Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import { groundOf } from '../../designer/photorealistic/compose-studio';
import type { Beat } from '../beats';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { delayOf, drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook, type ClipLayout } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { streakCut } from './light-streak';
import { freeOfWords, roomOf } from './still-room';
import { drawTake, shootTake, viewInto, type Take, type View } from './still-take';
import { aroundAll, type Placed } from './photo-placing';
import { scrimFor } from './photo-scrim';

/**
 * The poster's thing on its table before a real place, traced twice: for the opening with the cards, where it stands under all
 * of their words, and for the end. A camera that never rests films it; words stand in a haze of the poster's own colour, which comes
 * from their side of the frame.
 */
export function stillDirection(stage: ClipStage): Promise<ArtDirection> {
  const { plan } = stage;
  const still = plan.still!;
  const ground = groundOf(still);
  const style = lettering(stage, ground);
  const layoutOf = (beat: Beat): ClipLayout =>
    beat.kind === 'call'
      ? layoutCall(stage, style)
      : beat.kind === 'hook'
        ? layoutHook(stage, style)
        : layoutCard(stage, style, beat.card);
  const layouts = plan.beats.map(layoutOf);
  const takes = new Map<string, Promise<Take>>();
  const takeOf = (part: 'opening' | 'end', room: Rect): Promise<Take> => {
    const take = takes.get(part) ?? shootTake(stage, still, room);
    takes.set(part, take);
    return take;
  };
  const openingRoom = freeOfWords(
    stage,
    layouts.filter((_, at) => plan.beats[at]!.kind !== 'call').map((layout) => roomOf(stage, layout)),
  );

  const shot = (beat: Beat): Shot => {
    const isCall = beat.kind === 'call';
    const layout = layouts[beat.index]!;
    const { texts } = layout;
    const length = beat.to - beat.from;
    const prepare = async (): Promise<Painter> => {
      const room = roomOf(stage, layout);
      const take = await takeOf(isCall ? 'end' : 'opening', isCall ? room : openingRoom);
      const view = viewInto(take, room, stage);
      const move = moveOver(texts.length === 0 ? near(view) : view, beat.index, length);
      const scrims = sidesOf(stage, layout).map((placed) =>
        scrimFor(
          stage,
          placed,
          ground,
          (pen, share) => drawTake(pen, take, stage, move(share * length)),
          isCall ? FADE / 2 : FADE,
        ),
      );
      return (pen, seconds) => {
        drawTake(pen, take, stage, move(seconds));
        for (const scrim of scrims) if (scrim) pen.drawImage(scrim, 0, 0);
        approaching(pen, stage, seconds, length, () =>
          texts.forEach((block, at) =>
            drawRising(pen, block, seconds - (beat.kind === 'hook' ? 0.05 : 0.2) - delayOf(at, texts.length, length)),
          ),
        );
      };
    };
    return { texts, prepare };
  };

  return Promise.resolve({ shot, ...streakCut(stage) });
}

/** Words over the thing, beside it and under it: each group has its own side of the frame. */
function sidesOf({ shape }: ClipStage, { texts, art }: ClipLayout): Pick<Placed, 'texts' | 'words' | 'side'>[] {
  const isBeside = shape === 'wide' || shape === 'banner';
  const middle = isBeside ? art.x + art.w / 2 : art.y + art.h / 2;
  const isAfter = ({ box }: TextBlock): boolean => (isBeside ? box.x : box.y) > middle;
  const [before, after] = [texts.filter((block) => !isAfter(block)), texts.filter(isAfter)];
  return [
    { texts: before, words: aroundAll(before), side: isBeside ? ('left' as const) : ('top' as const) },
    { texts: after, words: aroundAll(after), side: isBeside ? ('right' as const) : ('bottom' as const) },
  ].filter(({ words }) => words !== null);
}

/** All words take the strongest colour: a lit wall is never quite even. */
function lettering(stage: ClipStage, ground: string): ReturnType<typeof plainLettering> {
  const colours = textColours(stage.plan.palette, ground);
  return plainLettering(stage, { ...colours, quiet: colours.main, strong: colours.main, vivid: colours.main });
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

/** Share of the frame in which the haze ends: before it reaches the thing. */
const FADE = 0.2;
const CLOSE = 1.3;
/** A second: growth, and shares of the frame. */
const PUSH = 0.035;
const DRIFT = 0.014;
