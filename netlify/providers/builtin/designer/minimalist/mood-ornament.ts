import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawInvitationFrame, drawLightTube, drawSeam } from '../drawing/mood-frames';
import { isNight } from '../drawing/mood-palette';
import { bottom, centreX, centreY, right } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import type { Sheet, Stage } from './stage';

/** Under the art, in the room that no words take: rays of the seventies, a glow in the dark. */
export function drawUnderArt(pen: Pen, stage: Stage, sheet: Sheet): void {
  const { asked, unit, palette, scheme, width, height } = stage;
  const { art } = sheet;
  if (art.w < unit * 2 || art.h < unit * 2) return;
  pen.save();
  pen.beginPath();
  pen.rect(art.x, art.y, art.w, art.h);
  pen.clip();
  const centre = { x: centreX(art), y: centreY(art) };
  const radius = Math.min(art.w, art.h) / 2;
  if (asked?.mood === 'retro') {
    pen.fillStyle = scheme.second;
    const reach = Math.hypot(width, height);
    pen.beginPath();
    pen.arc(centre.x, centre.y, radius, 0, Math.PI * 2);
    pen.clip();
    for (let ray = 0; ray < RAYS; ray += 1) {
      const from = ((ray - 0.25) / RAYS) * Math.PI * 2;
      pen.beginPath();
      pen.moveTo(centre.x, centre.y);
      pen.lineTo(centre.x + Math.cos(from) * reach, centre.y + Math.sin(from) * reach);
      pen.lineTo(
        centre.x + Math.cos(from + Math.PI / RAYS) * reach,
        centre.y + Math.sin(from + Math.PI / RAYS) * reach,
      );
      pen.fill();
    }
  } else if (isNight(asked)) {
    const glow = pen.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, radius);
    glow.addColorStop(0, withAlpha(palette.accent, asked?.mood === 'luxury' ? 0.2 : 0.34));
    glow.addColorStop(1, withAlpha(palette.accent, 0));
    pen.fillStyle = glow;
    pen.fillRect(art.x, art.y, art.w, art.h);
  }
  pen.restore();
}

/** In the margin, where no words stand: stripes, a frame, a seam, pennants or a tube of light. */
export function drawMargin(pen: Pen, stage: Stage): void {
  const draw = margins.get(stage.asked?.mood ?? '');
  if (!draw) return;
  pen.save();
  draw(pen, stage);
  pen.restore();
}

type Margin = (pen: Pen, stage: Stage) => void;

/** Three stripes that run down the left margin, turn the corner and leave at the right. */
const stripes: Margin = (pen, { width, height, unit, safe, palette, scheme, shape }) => {
  const low = height - bottom(safe);
  const broad = Math.min(safe.x, low) * { square: 0.22, tall: 0.25, wide: 0.22, banner: 0.2 }[shape];
  const colours = [palette.second ?? palette.soft, palette.accent, palette.shade].map((colour) =>
    colour === scheme.ground ? palette.deep : colour,
  );
  pen.lineWidth = broad;
  for (const [at, colour] of colours.entries()) {
    const away = broad * (at + 0.5) + unit * 0.08;
    const y = height - away - (shape === 'tall' ? unit * 0.7 : 0);
    pen.beginPath();
    pen.moveTo(away, -unit);
    pen.arcTo(away, y, away + unit * 3, y, unit * 0.4 + broad * (colours.length - at));
    pen.lineTo(width + unit, y);
    pen.strokeStyle = colour;
    pen.stroke();
  }
};

/** A seam in brown paper with straw in it. */
const kraft: Margin = (pen, stage) => {
  const { width, height, unit, palette, scheme } = stage;
  drawSeam(pen, stage, withAlpha(scheme.name === 'deep' ? palette.paper : palette.ink, 0.6));
  fibres(pen, width, height, unit, palette.ink);
};

/** Flecks of straw, too faint to disturb a letter. */
function fibres(pen: Pen, width: number, height: number, unit: number, ink: string): void {
  const random = seededRandom(7);
  pen.lineWidth = 1.4;
  pen.strokeStyle = withAlpha(ink, 0.05);
  for (let fleck = 0; fleck < 260; fleck += 1) {
    const [x, y, turn] = [random.between(0, width), random.between(0, height), random.between(0, Math.PI)];
    const reach = unit * random.between(0.05, 0.22);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + Math.cos(turn + 0.5) * reach * 0.6,
      y + Math.sin(turn + 0.5) * reach * 0.6,
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
    );
    pen.stroke();
  }
}

/** Pennants along the upper edge. */
const pennants: Margin = (pen, { width, unit, safe, palette, scheme, shape }) => {
  const depth = Math.min(safe.y * 0.72, unit * (shape === 'tall' ? 1.5 : 0.72));
  const count = Math.max(9, Math.round(width / (depth * 1.15)));
  const step = width / count;
  const colours = [palette.second ?? palette.soft, palette.paper, palette.deep].filter(
    (colour) => colour !== scheme.ground,
  );
  for (let flag = 0; flag < count; flag += 1) {
    const sag = Math.sin(((flag + 0.5) / count) * Math.PI * 2) * depth * 0.08;
    pen.fillStyle = colours[flag % colours.length]!;
    pen.beginPath();
    pen.moveTo(flag * step + step * 0.06, -2);
    pen.lineTo((flag + 1) * step - step * 0.06, -2);
    pen.lineTo((flag + 0.5) * step, depth * 0.86 + sag);
    pen.fill();
  }
};

/** Discs and squiggles that roll in from the edges, behind whatever is drawn there. */
const confetti: Margin = (pen, { width, height, unit, safe, palette, scheme }) => {
  const random = seededRandom(11);
  const colours = [palette.accent, palette.second ?? palette.soft, palette.shade].filter(
    (colour) => colour !== scheme.ground,
  );
  const [deep, wide] = [Math.min(safe.y, height - bottom(safe)), Math.min(safe.x, width - right(safe))];
  const dot = (x: number, y: number, most: number, turn: number): void => {
    pen.fillStyle = colours[turn % colours.length]!;
    pen.strokeStyle = pen.fillStyle;
    const size = most * random.between(0.5, 0.9);
    pen.beginPath();
    if (turn % 3 === 2) {
      pen.lineWidth = size * 0.32;
      pen.lineCap = 'round';
      pen.arc(x, y, size * 0.34, random.between(0, 3), 3.4 + random.between(0, 3));
      pen.stroke();
      return;
    }
    pen.arc(x, y, size * 0.34, 0, Math.PI * 2);
    pen.fill();
  };
  let turn = 0;
  for (let x = unit * 0.5; x < width; x += unit * 1.35)
    for (const y of [deep * 0.45, height - deep * 0.45])
      dot(x + random.between(-0.2, 0.2) * unit, y, Math.min(deep, unit * 1.2) * 0.8, turn++);
  for (let y = deep + unit * 0.6; y < height - deep; y += unit * 1.35)
    for (const x of [wide * 0.42, width - wide * 0.42]) dot(x, y, Math.min(wide, unit) * 0.72, turn++);
};

const margins: ReadonlyMap<string, Margin> = new Map<string, Margin>([
  ['retro', stripes],
  ['luxury', (pen, stage) => drawInvitationFrame(pen, stage, stage.palette.accent)],
  ['rustic', kraft],
  ['festive', pennants],
  ['playful', confetti],
  ['neon', (pen, stage) => drawLightTube(pen, stage, stage.palette.accent)],
]);
const RAYS = 16;
