import { FLOOR, hitDistance, hitKind, meet } from './intersect';
import { KEY, RIM, dome, lightBlue, lightGreen, lightRed, lit, softboxes } from './lights';
import { DIFFUSE, FEATURE, NORMAL, SPECULAR, pixelAt, width } from './picture-memory';
import { fraction, random, seedPixel } from './random';
import { advance, aim, diffuse, dx, dy, dz, leave, moveTo, reflect, turn, x, y, z } from './ray';
import { place } from './scene-memory';
import { blue, coat, green, metal, nx, ny, nz, readSurface, red, roughness, transmission } from './surface';

const FAR: f32 = 10000;
const BOUNCES: i32 = 8;
/** Of the dome's light, what reaches a point that nobody asks about further: corners are darker than the open. */
const AMBIENT: f32 = 0.55;
const BRIGHTEST: f32 = 4;
const BRIGHTEST_GLOSS: f32 = 8;
/** Steps of Roberts' R2 sequence, which spreads few samples more evenly than chance. */
const STEP_ONE: f32 = 0.7548777;
const STEP_TWO: f32 = 0.5698403;

/** What the path has gathered: light on the first diffuse surface, before its colour, and light by way of gloss. */
let diffuseRed: f32 = 0;
let diffuseGreen: f32 = 0;
let diffuseBlue: f32 = 0;
let glossRed: f32 = 0;
let glossGreen: f32 = 0;
let glossBlue: f32 = 0;
let isBackdrop: bool = false;
/** What `bounced` found. */
let seenRed: f32 = 0;
let seenGreen: f32 = 0;
let seenBlue: f32 = 0;

/**
 * Traces pixels `from` to `to` of the picture, row by row. Pixels that show nothing but the backdrop take `flatSamples`: it is
 * smooth, and the filter spreads it. Both counts are multiples of three.
 */
export function trace(from: i32, to: i32, seed: i32, samples: i32, flatSamples: i32): void {
  for (let pixel = from; pixel < to; pixel++) {
    const column = pixel % width;
    const row = pixel / width;
    seedPixel(pixel, seed);
    const shiftX = random();
    const shiftY = random();
    const lensShift = random();
    const lightShiftA = random();
    const lightShiftB = random();
    const diffuseShiftA = random();
    const diffuseShiftB = random();
    const at = pixelAt(pixel);
    let onlyBackdrop: bool = true;
    let count = samples;
    for (let sample = 0; sample < count; sample++) {
      const one = <f32>sample * STEP_ONE;
      const two = <f32>sample * STEP_TWO;
      aim(
        <f32>column + fraction(shiftX + one),
        <f32>row + fraction(shiftY + two),
        fraction(lensShift + two),
        fraction(lightShiftA + one),
      );
      follow(
        at,
        sample,
        fraction(lightShiftA + one),
        fraction(lightShiftB + two),
        fraction(diffuseShiftA + one),
        fraction(diffuseShiftB + two),
      );
      onlyBackdrop = onlyBackdrop && isBackdrop;
      if (sample === 2 && onlyBackdrop) count = flatSamples;
      limit();
      add(at + DIFFUSE, diffuseRed, diffuseGreen, diffuseBlue);
      add(at + SPECULAR, glossRed, glossGreen, glossBlue);
    }
    average(at, <f32>1 / <f32>count);
  }
}

function follow(at: usize, sample: i32, lightA: f32, lightB: f32, diffuseA: f32, diffuseB: f32): void {
  diffuseRed = 0;
  diffuseGreen = 0;
  diffuseBlue = 0;
  glossRed = 0;
  glossGreen = 0;
  glossBlue = 0;
  isBackdrop = false;
  let throughRed: f32 = 1;
  let throughGreen: f32 = 1;
  let throughBlue: f32 = 1;
  let isGlossy = true;
  let isDiffusePath = false;
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    if (!meet(x, y, z, dx, dy, dz, FAR)) {
      // a place that is seen is laid behind the picture afterwards
      if (bounce === 0 && place !== 0) {
        isBackdrop = true;
        v128.store(at + FEATURE, f32x4.add(v128.load(at + FEATURE), f32x4(0, 0, 0, 40)));
        return;
      }
      dome(dx, dy, dz, isGlossy && bounce > 0);
      let r = lightRed;
      let g = lightGreen;
      let b = lightBlue;
      if (isGlossy && bounce > 0) {
        softboxes(x, y, z, dx, dy, dz, FAR);
        r += lightRed;
        g += lightGreen;
        b += lightBlue;
      }
      gather(isDiffusePath, throughRed * r, throughGreen * g, throughBlue * b);
      if (bounce === 0) feature(at, 0, 0, 0, 0, 0, 1, 40);
      return;
    }
    const t = hitDistance;
    if (bounce === 0) isBackdrop = hitKind >= FLOOR;
    advance(t);
    readSurface(x, y, z);
    let mx = nx;
    let my = ny;
    let mz = nz;
    let cosine = -(mx * dx + my * dy + mz * dz);
    const isInside = cosine < 0;
    if (isInside) {
      mx = -mx;
      my = -my;
      mz = -mz;
      cosine = -cosine;
    }
    const r = red;
    const g = green;
    const b = blue;
    const grazing: f32 = <f32>1 - cosine;
    const fresnel = grazing * grazing * grazing * grazing * grazing;
    if (transmission > 0) {
      if (bounce === 0) feature(at, 0, 0, 0, mx, my, mz, t);
      const eta: f32 = isInside ? <f32>1.45 : <f32>(1.0 / 1.45);
      const k = <f32>1 - eta * eta * (<f32>1 - cosine * cosine);
      if (k < 0 || random() < <f32>0.034 + <f32>0.966 * fresnel) {
        turn(dx + 2 * cosine * mx, dy + 2 * cosine * my, dz + 2 * cosine * mz);
        leave(mx, my, mz, false);
      } else {
        const bend = eta * cosine - Mathf.sqrt(k);
        turn(eta * dx + bend * mx, eta * dy + bend * my, eta * dz + bend * mz);
        leave(mx, my, mz, true);
        throughRed *= r;
        throughGreen *= g;
        throughBlue *= b;
      }
      isGlossy = true;
      continue;
    }
    if (metal > 0) {
      if (bounce === 0) feature(at, 0, 0, 0, mx, my, mz, t);
      throughRed *= r + (<f32>1 - r) * fresnel;
      throughGreen *= g + (<f32>1 - g) * fresnel;
      throughBlue *= b + (<f32>1 - b) * fresnel;
      reflect(mx, my, mz, cosine, roughness);
      leave(mx, my, mz, false);
      isGlossy = true;
      continue;
    }
    if (bounce === 0) {
      feature(at, r, g, b, mx, my, mz, t);
      const share = coat * (<f32>0.045 + <f32>0.955 * fresnel);
      const px = x;
      const py = y;
      const pz = z;
      // Where gloss is faint, every other sample asks for it and counts twice.
      if (coat > 0 && (share > <f32>0.09 || (sample & 1) === 0)) {
        gloss(mx, my, mz, cosine, roughness, share > <f32>0.09 ? share : share * 2);
        moveTo(px, py, pz);
      }
      throughRed = <f32>1 - share;
      throughGreen = throughRed;
      throughBlue = throughRed;
      isDiffusePath = true;
      const isRim = sample % 3 === 1;
      lit(x, y, z, mx, my, mz, isRim ? RIM : KEY, lightA, lightB);
      const weight: f32 = isRim ? 3 : 1.5;
      gather(
        true,
        throughRed * lightRed * weight,
        throughGreen * lightGreen * weight,
        throughBlue * lightBlue * weight,
      );
      diffuse(mx, my, mz, diffuseA, diffuseB);
    } else {
      throughRed *= r;
      throughGreen *= g;
      throughBlue *= b;
      bounced(mx, my, mz, !isDiffusePath);
      gather(isDiffusePath, throughRed * seenRed, throughGreen * seenGreen, throughBlue * seenBlue);
      return;
    }
    isGlossy = false;
    leave(mx, my, mz, false);
  }
}

/** Light on a surface that is seen by way of another: one softbox by chance, and the dome without a question. */
function bounced(mx: f32, my: f32, mz: f32, isSeen: bool): void {
  const isRim = random() < <f32>0.3;
  lit(x, y, z, mx, my, mz, isRim ? RIM : KEY, random(), random());
  const weight: f32 = isRim ? <f32>(1.0 / 0.3) : <f32>(1.0 / 0.7);
  const r = lightRed * weight;
  const g = lightGreen * weight;
  const b = lightBlue * weight;
  dome(mx, my, mz, false);
  // Light that has come by two walls before is nearly half as much again in a bright set.
  const share: f32 = isSeen ? AMBIENT : AMBIENT * <f32>1.15;
  seenRed = r + lightRed * share;
  seenGreen = g + lightGreen * share;
  seenBlue = b + lightBlue * share;
}

/** What the coat of the first surface mirrors, one step far. */
function gloss(mx: f32, my: f32, mz: f32, cosine: f32, rough: f32, share: f32): void {
  const keptX = dx;
  const keptY = dy;
  const keptZ = dz;
  reflect(mx, my, mz, cosine, rough);
  leave(mx, my, mz, false);
  const rx = dx;
  const ry = dy;
  const rz = dz;
  const isHit = meet(x, y, z, rx, ry, rz, FAR);
  const t: f32 = isHit ? hitDistance : FAR;
  softboxes(x, y, z, rx, ry, rz, t);
  let r = lightRed;
  let g = lightGreen;
  let b = lightBlue;
  if (isHit) {
    advance(t);
    readSurface(x, y, z);
    const side: f32 = nx * rx + ny * ry + nz * rz > 0 ? -1 : 1;
    const ar = red;
    const ag = green;
    const ab = blue;
    bounced(nx * side, ny * side, nz * side, true);
    r += ar * seenRed;
    g += ag * seenGreen;
    b += ab * seenBlue;
  } else {
    dome(rx, ry, rz, true);
    r += lightRed;
    g += lightGreen;
    b += lightBlue;
  }
  // A rough coat that finds a lamp by chance would leave a spark.
  const most: f32 = rough > <f32>0.15 ? 2.5 : BRIGHTEST_GLOSS;
  gather(false, share * min<f32>(most, r), share * min<f32>(most, g), share * min<f32>(most, b));
  turn(keptX, keptY, keptZ);
}

function gather(isDiffuse: bool, r: f32, g: f32, b: f32): void {
  if (isDiffuse) {
    diffuseRed += r;
    diffuseGreen += g;
    diffuseBlue += b;
  } else {
    glossRed += r;
    glossGreen += g;
    glossBlue += b;
  }
}

/** One far too bright path would be a spot that no filter takes away. */
function limit(): void {
  const most = max<f32>(diffuseRed, max<f32>(diffuseGreen, diffuseBlue));
  if (most > BRIGHTEST) {
    const k: f32 = BRIGHTEST / most;
    diffuseRed *= k;
    diffuseGreen *= k;
    diffuseBlue *= k;
  }
  const glossiest = max<f32>(glossRed, max<f32>(glossGreen, glossBlue));
  if (glossiest > BRIGHTEST_GLOSS) {
    const k: f32 = BRIGHTEST_GLOSS / glossiest;
    glossRed *= k;
    glossGreen *= k;
    glossBlue *= k;
  }
}

/** Colour, distance and normal of what the camera sees first, for the filter, and that it sees something. */
function feature(at: usize, r: f32, g: f32, b: f32, mx: f32, my: f32, mz: f32, t: f32): void {
  v128.store(at + FEATURE, f32x4.add(v128.load(at + FEATURE), f32x4(r, g, b, t)));
  v128.store(at + NORMAL, f32x4.add(v128.load(at + NORMAL), f32x4(mx, my, mz, 1)));
}

function add(at: usize, r: f32, g: f32, b: f32): void {
  v128.store(at, f32x4.add(v128.load(at), f32x4(r, g, b, 0)));
}

function average(at: usize, share: f32): void {
  const k = f32x4.splat(share);
  for (let part: usize = 0; part < 64; part += 16) v128.store(at + part, f32x4.mul(v128.load(at + part), k));
}
