import { writeParts } from './things/part-scene';
import { axes, cross, dot, length, unit } from './studio-camera';
import { linearOf } from './linear-light';
import { INK, type ReliefMap } from './relief-map';
import {
  patternNames,
  type Material,
  type Relief,
  type Softbox,
  type Solid,
  type StudioScene,
  type Vec,
} from './studio-scene';
import type { TracerProgram } from './tracer-program';
import { rotation } from './turning';

/** A relief and its map. */
export type CutRelief = readonly [relief: Relief, map: ReliefMap];

/** Bytes that the reliefs' textures take. */
export const texturesSize = (reliefs: readonly CutRelief[]): number =>
  [...new Set(reliefs.map(([, map]) => map))].reduce(
    (sum, map) => sum + map.shape.byteLength + map.colours.byteLength,
    0,
  );

/** Writes a scene into the tracer's memory as tracer/scene-memory.ts and tracer/relief.ts say; `scale` is raster pixels per pixel of the picture. */
export function writeScene(
  tracer: TracerProgram,
  scene: StudioScene,
  reliefs: readonly CutRelief[],
  textures: number,
  scale: number,
): void {
  const floats = (start: WebAssembly.Global, count: number): Float32Array =>
    new Float32Array(tracer.memory.buffer, start.value as number, count);
  const materials: Material[] = [scene.floor, scene.wall];
  const materialOf = (material: Material): number => {
    const known = materials.indexOf(material);
    return known >= 0 ? known : materials.push(material) - 1;
  };
  const of = <K extends Solid['kind']>(kind: K): Extract<Solid, { kind: K }>[] =>
    scene.solids.filter((solid): solid is Extract<Solid, { kind: K }> => solid.kind === kind);
  const [spheres, cylinders, boxes] = [of('sphere').slice(0, 48), of('cylinder').slice(0, 24), of('box').slice(0, 24)];

  const groups = Math.ceil(spheres.length / 4);
  const sphereRun = floats(tracer.SPHERES, groups * 16);
  sphereRun.fill(0);
  for (let index = 0; index < groups * 4; index += 1) {
    const sphere = spheres[index];
    const at = Math.floor(index / 4) * 16 + (index % 4);
    sphere?.at.forEach((value, axis) => (sphereRun[at + axis * 4] = value));
    sphereRun[at + 12] = sphere ? sphere.radius ** 2 : -1e9;
  }
  floats(tracer.SPHERE_MATERIALS, 48).set(spheres.map(({ material }) => materialOf(material)));
  floats(tracer.CYLINDERS, cylinders.length * 8).set(
    cylinders.flatMap(({ x, z, foot, top, radius, bevel, material }) => [
      x,
      z,
      foot,
      top,
      radius,
      bevel,
      materialOf(material),
      0,
    ]),
  );
  floats(tracer.BOXES, boxes.length * 12).set(
    boxes.flatMap(({ at, half, turn, bevel, material }) => [
      ...at,
      ...half,
      Math.cos(turn),
      Math.sin(turn),
      bevel,
      materialOf(material),
      0,
      0,
    ]),
  );
  writeReliefs(tracer, reliefs.slice(0, 16), textures, materialOf);
  const { count, hold } = writeParts(tracer, of('part'), materialOf);
  floats(tracer.MATERIALS, materials.length * 16).set(materials.flatMap(materialRun));
  const run = parameters(scene, scale);
  run.set(hold, 76);
  floats(tracer.PARAMETERS, 96).set(run);
  tracer.setScene(groups, cylinders.length, boxes.length, Math.min(16, reliefs.length), textures, count);
}

function writeReliefs(
  tracer: TracerProgram,
  reliefs: readonly CutRelief[],
  textures: number,
  materialOf: (material: Material) => number,
): void {
  const floats = new Float32Array(tracer.memory.buffer, tracer.RELIEFS.value as number, reliefs.length * 32);
  const whole = new Int32Array(tracer.memory.buffer, tracer.RELIEFS.value as number, reliefs.length * 32);
  const offsets = new Map<ReliefMap, number>();
  let end = 0;
  for (const [index, [relief, map]] of reliefs.entries()) {
    if (!offsets.has(map)) {
      offsets.set(map, end);
      new Float32Array(tracer.memory.buffer, textures + end, map.shape.length).set(map.shape);
      new Float32Array(tracer.memory.buffer, textures + end + map.shape.byteLength, map.colours.length).set(
        map.colours,
      );
      end += map.shape.byteLength + map.colours.byteLength;
    }
    const shapeAt = offsets.get(map)!;
    const half = Math.max(relief.half[0], relief.half[1]) / INK;
    const swell = Math.min(map.thickest * half * 0.75, relief.half[2] * 1.1);
    const { depth, radius, flattening } =
      relief.body.kind === 'cut'
        ? { depth: relief.half[2], radius: relief.body.edge, flattening: 1 }
        : {
            depth: Math.min(relief.half[2], swell * 2.4),
            radius: swell,
            flattening: swell / Math.min(relief.half[2], swell * 2.4),
          };
    const groove = relief.material === null ? Math.min(half * GROOVE_DEPTH, swell * 0.45) : 0;
    const material = relief.material ? materialOf(relief.material) : -1;
    floats.set(
      [
        ...relief.at,
        half,
        half,
        depth,
        ...rotation(relief.turn.yaw, relief.turn.pitch, relief.turn.roll).flat(),
        radius,
        flattening,
        groove,
        material,
        relief.finish?.rough ?? 0.1,
        relief.finish?.coat ?? 1,
        0,
      ],
      index * 32,
    );
    whole.set([shapeAt, map.side, shapeAt + map.shape.byteLength, map.colourSide], index * 32 + 22);
  }
}

function materialRun({ colour, metal = 0, rough, coat = 0, glass, pattern, bump }: Material): number[] {
  return [
    ...linearOf(colour),
    metal,
    rough,
    coat,
    glass ? 1 : 0,
    pattern ? patternNames.indexOf(pattern.kind) + 1 : 0,
    ...linearOf(pattern?.colour ?? colour),
    pattern?.size ?? 1,
    bump?.depth ?? 0,
    bump?.size ?? 1,
    0,
    0,
  ];
}

function parameters({ camera, depth, sweep, lighting }: StudioScene, scale: number): Float32Array {
  const run = new Float32Array(96);
  const [forward, right, up] = axes(camera.eye, camera.target);
  run.set([
    ...camera.eye,
    ...forward,
    ...right,
    ...up,
    camera.tanPerPixel / scale,
    camera.aperture,
    camera.focus,
    camera.axis.x * scale,
    camera.axis.y * scale,
  ]);
  run.set([depth, sweep], 20);
  run.set([...lighting.dome.low, ...lighting.dome.high, lighting.strips], 30);
  run.set(softboxRun(lighting.key), 40);
  run.set(softboxRun(lighting.rim), 52);
  if (lighting.gobo) {
    const towards = unit(lighting.key.at);
    const across = unit(cross([0, 1, 0], towards));
    const above = cross(towards, across);
    const plane: Vec = [towards[0] * GOBO_AT, towards[1] * GOBO_AT, towards[2] * GOBO_AT];
    run.set([lighting.gobo === 'window' ? 1 : 2, lighting.gobo === 'window' ? 1.5 : 0.42, dot(plane, above) + 0.6], 37);
    run.set([...towards, length(plane), ...across, ...above], 64);
  }
  return run;
}

const softboxRun = ({ at, across, up, light }: Softbox): number[] => [...at, ...across, ...up, ...light];

/** Of half the relief's side. */
const GROOVE_DEPTH = 0.045;
/** Metres from the middle of the set towards the key light. */
const GOBO_AT = 3.6;
