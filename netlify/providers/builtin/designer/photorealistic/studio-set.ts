import type { SeededRandom } from '../drawing/seeded-random';
import type { StudioLook } from './studio-look';
import type { Outline, Relief, Solid, Vec } from './studio-scene';

/** Something with an outline that stands or floats in the set. */
export interface Actor {
  outline: Outline;
  /** Width of the ink over its height. */
  aspect: number;
  /** How far from its middle it touches the ground, as a share of its width: a slice of pizza stands on its tip. */
  stance: number;
  /** How its surface takes light; polished where nothing is said. */
  finish?: Relief['finish'];
}

export interface SetRequest {
  hero: Actor;
  extras: readonly Actor[];
  look: StudioLook;
  random: SeededRandom;
  /** 1 or −1: most sets exist in two mirrored versions. */
  side: number;
  /** Wide pictures have room beside the set, tall ones over it. */
  shape: 'square' | 'tall' | 'wide' | 'banner';
}

/** A built set: what it needs to be itself, and props that stay away where words are. */
export interface StudioSet {
  main: Solid[];
  /** Each group is put up as a whole or not at all. */
  props: Solid[][];
  /** Brought into the room that words leave. */
  focus: Solid[];
  hero: Relief;
}

export type SetDesign = (request: SetRequest) => StudioSet;

export interface Standing {
  x: number;
  z: number;
  /** Height of what it stands on. */
  foot: number;
  /** The ink fits into this. */
  w: number;
  h: number;
  yaw: number;
  pitch?: number;
  roll?: number;
}

/** An icon as a swollen figure of its own colours, or letters as a slab of the accent. */
export function standing(
  { outline, aspect, stance, finish = { rough: 0.12, coat: 1 } }: Actor,
  { x, z, foot, w, h, yaw, pitch = 0.05, roll = 0 }: Standing,
  look: StudioLook,
): Relief {
  const height = Math.min(h, w / aspect);
  const half: [number, number] = [(height * aspect) / 2, height / 2];
  const tall = half[1] * Math.abs(Math.cos(roll)) + half[0] * Math.abs(Math.sin(roll));
  const isText = outline.kind === 'text';
  const isIcon = outline.kind === 'icon';
  const depth = isText ? Math.min(half[1] * 0.26, 0.32) : Math.max(...half) * 0.27;
  return {
    kind: 'relief',
    outline,
    at: [x - stance * half[0] * 2 * STANCE * Math.cos(yaw), foot + tall * Math.cos(pitch) - (isText ? 0 : 0.012), z],
    half: [half[0], half[1], depth],
    turn: { yaw, pitch: -pitch, roll },
    body: isText ? { kind: 'cut', edge: depth * 0.32 } : { kind: 'inflated' },
    material: isIcon ? null : isText ? look.letters : look.accent,
    finish,
  };
}

export const ball = (x: number, z: number, radius: number, material: Solid['material'], foot = 0): Solid => ({
  kind: 'sphere',
  at: [x, foot + radius, z],
  radius,
  material: material!,
});
export const floating = (at: Vec, radius: number, material: Solid['material']): Solid => ({
  kind: 'sphere',
  at,
  radius,
  material: material!,
});

/** Props that do not depend on each other. */
export const single = (solids: readonly Solid[]): Solid[][] => solids.map((solid) => [solid]);

/** The set seen in a mirror; outlines keep their sense. */
export function mirrored(set: StudioSet, side: number): StudioSet {
  if (side > 0) return set;
  const flips = new Map<Solid, Solid>();
  const flip = (solid: Solid): Solid => {
    const known = flips.get(solid) ?? flippedSolid(solid);
    flips.set(solid, known);
    return known;
  };
  return {
    main: set.main.map(flip),
    props: set.props.map((group) => group.map(flip)),
    focus: set.focus.map(flip),
    hero: flip(set.hero) as Relief,
  };
}

function flippedSolid(solid: Solid): Solid {
  if (solid.kind === 'cylinder') return { ...solid, x: -solid.x };
  const at: Vec = [-solid.at[0], solid.at[1], solid.at[2]];
  if (solid.kind === 'box') return { ...solid, at, turn: -solid.turn };
  if (solid.kind === 'relief')
    return { ...solid, at, turn: { ...solid.turn, yaw: -solid.turn.yaw, roll: -solid.turn.roll } };
  return { ...solid, at };
}

/** Half the way: what stands on its toe keeps its bulk near the middle too. */
const STANCE = 0.5;
