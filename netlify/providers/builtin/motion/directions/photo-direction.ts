import type { Canvas, Image } from '@napi-rs/canvas';
import type { MotionBrief } from '../../../../ports/motion';
import type { Pen } from '../../designer/drawing/graphics';
import { buildPalette, textColours } from '../../designer/drawing/palette';
import { bottom, fromEdges, type Rect } from '../../designer/drawing/rect';
import { fillRect } from '../../designer/drawing/shapes';
import { cropFor } from '../../designer/photo/photo-crop';
import { studyPhoto, type PhotoStudy } from '../../designer/photo/photo-study';
import { croppedPhoto, levelled } from '../../designer/photo/photo-treatments';
import { wishOf } from '../../designer/series-choices';
import type { Beat } from '../beats';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { delayOf, drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook, type ClipLayout } from '../layout/hook-layout';
import { plainLettering, type LetteringStyle } from '../layout/lettering-style';
import { streakCut } from './light-streak';
import { calmest, type Placed } from './photo-placing';
import { scrimFor } from './photo-scrim';

/**
 * An owner's photograph, filmed by a camera that never rests: it fills the frame while words stand where it is calm, comes
 * close between them, and has a place of its own beside the words of the end card.
 */
export async function photoDirection(given: ClipStage, brief: MotionBrief, bytes: Uint8Array): Promise<ArtDirection> {
  const image = await given.graphics.loadImage(Buffer.from(bytes));
  const study = studyPhoto(given.graphics, image);
  const stage = inItsColours(given, brief, study);
  const { width, height, plan } = stage;
  const ground = plan.palette.deep;
  const colours = textColours(plan.palette, ground);
  const style = plainLettering(stage, colours);
  // On a picture the quiet colours would need more shade than the picture can bear.
  const onPhoto = plainLettering(stage, {
    ...colours,
    quiet: colours.main,
    strong: colours.main,
    vivid: colours.main,
  });
  const imageRatio = image.width / image.height;
  const frame = { x: 0, y: 0, w: width, h: height };

  const layoutOf = (beat: Beat, lettering: LetteringStyle): ClipLayout => {
    if (beat.kind === 'call') return layoutCall(stage, lettering);
    const { texts, art } =
      beat.kind === 'card' ? layoutCard(stage, lettering, beat.card) : layoutHook(stage, lettering);
    return { texts: texts.filter(({ role }) => role !== 'brand' || !isCrowded(stage, beat)), art };
  };

  /** Words on the brand's ground, and the photograph in a place of its own beside or under them. */
  const inWindow = (beat: Beat): Shot => {
    const { texts, art } = layoutOf(beat, style);
    const window = windowOf(stage, art, beat);
    const { crop } = cropFor(study, imageRatio, window.w / window.h);
    return {
      texts,
      prepare: async () => {
        const film = filmOf(stage, image, { crop, place: window }, beat);
        return painterOf(stage, beat, texts, (pen, seconds) => {
          fillRect(pen, frame, ground);
          film(pen, seconds);
        });
      },
    };
  };

  const fullFrame = (beat: Beat): Shot => {
    const placed = calmest(stage, layoutOf(beat, onPhoto).texts, study, imageRatio);
    const crop = isMontage(beat) ? cropFor(study, imageRatio, width / height, undefined, NEAR).crop : placed.crop;
    return {
      texts: placed.texts,
      prepare: async () => {
        const film = filmOf(stage, image, { crop, place: frame }, beat);
        const length = beat.to - beat.from;
        const scrim = scrimFor(stage, placed, ground, (pen, share) => film(pen, share * length));
        return painterOf(stage, beat, placed.texts, (pen, seconds) => {
          film(pen, seconds);
          if (scrim) pen.drawImage(scrim, 0, 0);
        });
      },
    };
  };

  // A landscape in a story would lose most of what it shows, and what stays would lie under the words.
  const fills = calmest(stage, layoutOf(plan.beats[0]!, onPhoto).texts, study, imageRatio).kept >= ENOUGH;
  return {
    shot: (beat) => (beat.kind !== 'call' && (fills || isMontage(beat)) ? fullFrame(beat) : inWindow(beat)),
    ...streakCut(stage),
  };
}

/** A brand's own colours stay; where it has none the photograph gives the hue. */
function inItsColours(stage: ClipStage, brief: MotionBrief, { hue }: PhotoStudy): ClipStage {
  const { plan } = stage;
  if (wishOf(brief, plan.words) !== null || hue === null) return stage;
  return { ...stage, plan: { ...plan, palette: buildPalette(null, hue, 'fresh') } };
}

/** The words rise over a picture that moves. */
function painterOf(
  stage: ClipStage,
  beat: Beat,
  texts: Placed['texts'],
  picture: (pen: Pen, seconds: number) => void,
): Painter {
  return (pen, seconds) => {
    picture(pen, seconds);
    approaching(pen, stage, seconds, beat.to - beat.from, () =>
      texts.forEach((block, at) =>
        drawRising(
          pen,
          block,
          seconds - (beat.kind === 'hook' ? 0.05 : 0.2) - delayOf(at, texts.length, beat.to - beat.from),
        ),
      ),
    );
  };
}

/** Nearer and back in turns, with a drift: the part of the photograph that was chosen always fills its place. */
function filmOf(
  { graphics }: ClipStage,
  image: Image,
  { crop, place }: { crop: Rect; place: Rect },
  { index, from, to }: Beat,
): (pen: Pen, seconds: number) => void {
  const still: Canvas = croppedPhoto(graphics, image, crop, { ...place, w: place.w * SPARE, h: place.h * SPARE });
  levelled(still);
  const way = index % 2 === 0 ? 1 : -1;
  return (pen, seconds) => {
    const share = Math.min(1, Math.max(0, seconds / (to - from + CUT)));
    const zoom = SPARE * (way > 0 ? share : 1 - share) + (way > 0 ? 1 - share : share);
    const [w, h] = [place.w * zoom, place.h * zoom];
    const aside = ((w - place.w) / 2) * (1 + way * DRIFT * (share - 0.5));
    pen.save();
    pen.beginPath();
    pen.rect(place.x, place.y, place.w, place.h);
    pen.clip();
    pen.imageSmoothingEnabled = true;
    pen.drawImage(still, place.x - aside, place.y - (h - place.h) / 2, w, h);
    pen.restore();
  };
}

/** It runs out of the frame on the sides that have no words. */
function windowOf({ shape, width, height }: ClipStage, art: Rect, beat: Beat): Rect {
  if (shape === 'banner' && beat.kind === 'call') return { ...art, y: 0, h: height };
  if (shape === 'wide' || shape === 'banner') return fromEdges(art.x, 0, width, height);
  return fromEdges(0, art.y, width, beat.kind === 'call' ? bottom(art) : height);
}

const isMontage = (beat: Beat): boolean => beat.kind === 'card' && beat.card.kind === 'montage';

/** Upright cards leave their height to the picture. */
const isCrowded = ({ shape }: ClipStage, beat: Beat): boolean =>
  beat.kind === 'card' && !isMontage(beat) && (shape === 'square' || shape === 'tall');

/** How far the camera travels within a beat. */
const SPARE = 1.1;
/** Share of the room beside the frame. */
const DRIFT = 0.9;
/** Seconds that a beat goes on under the next one. */
const CUT = 0.6;
/** As `cropFor` takes it: how near a picture without words comes. */
const NEAR = [0.78];
/** Share of a photograph's matter that has to stay free when it fills the frame. */
const ENOUGH = 0.42;
