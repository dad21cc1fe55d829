import type { PlaceLight } from '../places/load-place';
import type { Face } from '../prompt/letters/drawable';

/** Metres in a studio: x to the right, y up from the floor, z towards the camera. */
export type Vec = readonly [x: number, y: number, z: number];

export interface Material {
  /** #rrggbb. */
  colour: string;
  /** 0, or 1 for bare metal. */
  metal?: number;
  /** 0 mirrors sharply. */
  rough: number;
  /** Clear lacquer, 0 to 1. */
  coat?: number;
  /** Clear glass. */
  glass?: true;
  /** A second colour in chips, boards, clouds and so on of about `size` metres; of a part in its own axes. */
  pattern?: { kind: PatternName; colour: string; size: number };
  /** Dents of about `size` metres. */
  bump?: { depth: number; size: number };
}

/** In the order of tracer/patterns.ts, from 1. */
export const patternNames = [
  'terrazzo',
  'stripes',
  'planks',
  'mottle',
  'rings',
  'fade',
  'weave',
  'fibres',
  'slate',
] as const;
export type PatternName = (typeof patternNames)[number];

/** What a relief is cut from. */
export type Outline =
  | { kind: 'icon'; name: string }
  | { kind: 'text'; text: string; face: Face }
  /** Widths as shares of half the outline's longer side. */
  | { kind: 'arch'; hole: number }
  | { kind: 'ring'; hole: number }
  | { kind: 'disc' };

/** Radians, applied roll first, then pitch, then yaw. */
export interface Turn {
  yaw: number;
  pitch: number;
  roll: number;
}

export interface Relief {
  kind: 'relief';
  outline: Outline;
  /** Centre of the ink. */
  at: Vec;
  /** Half width and height of the ink, half the depth. */
  half: Vec;
  turn: Turn;
  /** `inflated` swells to its depth like a balloon, `cut` is a slab with rounded edges of this radius in metres. */
  body: { kind: 'inflated' } | { kind: 'cut'; edge: number };
  /** Null for the icon's own colours under `finish`. */
  material: Material | null;
  finish?: Pick<Material, 'rough' | 'coat'>;
}

export interface Sphere {
  kind: 'sphere';
  at: Vec;
  radius: number;
  material: Material;
}

/** Upright. */
export interface Cylinder {
  kind: 'cylinder';
  x: number;
  z: number;
  foot: number;
  top: number;
  radius: number;
  bevel: number;
  material: Material;
}

export interface Box {
  kind: 'box';
  at: Vec;
  half: Vec;
  /** Radians about y. */
  turn: number;
  bevel: number;
  material: Material;
}

/** Part of a thing's outline turned around its own y axis: radius and height from the lowest point outside upwards. */
export interface TurnedRun {
  profile: readonly (readonly [radius: number, y: number])[];
  material: Material;
}

/** A part of a thing in its true shape. */
export interface Part {
  kind: 'part';
  shape:
    | { kind: 'ball'; radii: Vec }
    | { kind: 'block'; half: Vec; bevel: number }
    | { kind: 'turned'; runs: readonly TurnedRun[]; scale?: Vec }
    /** From its origin up its own y axis, with round ends. */
    | { kind: 'tube'; radius: number; length: number };
  at: Vec;
  turn: Turn;
  /** Of a turned part: its first run's. */
  material: Material;
}

export type Solid = Sphere | Cylinder | Box | Relief | Part;

/** A rectangular softbox: half its width and height as vectors, light as linear red, green, blue. */
export interface Softbox {
  at: Vec;
  across: Vec;
  up: Vec;
  light: Vec;
}

export interface Lighting {
  key: Softbox;
  rim: Softbox;
  /** Linear light of the dome from below and from above. */
  dome: { low: Vec; high: Vec };
  /** How bright the strip lights are that shiny things mirror. */
  strips: number;
  /** Something in the way of the key light. */
  gobo: 'window' | 'blind' | null;
}

export interface Camera {
  eye: Vec;
  target: Vec;
  /** Radius of the lens. */
  aperture: number;
  /** From the eye to what is sharp. */
  focus: number;
  /** The pixel of the picture on the camera's axis: shifting it moves the frustum, not the eye. */
  axis: { x: number; y: number };
  /** Tangent of the angle that one pixel covers at the axis. */
  tanPerPixel: number;
}

export interface StudioScene {
  floor: Material;
  wall: Material;
  /** How far behind the middle the wall stands, and the radius in which the floor rises to it. */
  depth: number;
  sweep: number;
  solids: readonly Solid[];
  lighting: Lighting;
  /** In a real place: its light all around; the wall is left out, and the floor is a table that ends at `depth`. */
  surroundings?: PlaceLight;
  camera: Camera;
}
