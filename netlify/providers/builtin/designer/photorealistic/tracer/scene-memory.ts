/** Where the host writes the scene: runs of f32 at fixed addresses. tracer-scene.ts, outside, writes what is read here. */
export const PARAMETERS: usize = memory.data(4 * 96, 16);
/** Groups of four: x, y, z and squared radius, each as one vector. */
export const SPHERES: usize = memory.data(64 * 12, 16);
/** One material per sphere. */
export const SPHERE_MATERIALS: usize = memory.data(4 * 48, 16);
/** x, z, foot, top, radius, bevel, material, –. */
export const CYLINDERS: usize = memory.data(32 * 24, 16);
/** x, y, z, half extents, cosine and sine of the turn about y, bevel, material, –, –. */
export const BOXES: usize = memory.data(48 * 24, 16);
/** See relief.ts. */
export const RELIEFS: usize = memory.data(128 * 16, 16);
/** Red, green, blue, metal, roughness, coat, transmission, pattern, second red, green, blue, size of the pattern, depth and size of bumps, –, –. */
export const MATERIALS: usize = memory.data(64 * 64, 16);
/** See parts.ts. */
export const THINGS: usize = memory.data(128 * 128, 16);
/** y, radius, y, radius, normal out and up at either end, material, –, –, –: cones around the y axis of a turned thing. */
export const SEGMENTS: usize = memory.data(48 * 1024, 16);

export let sphereGroups: i32 = 0;
export let cylinders: i32 = 0;
export let boxes: i32 = 0;
export let reliefs: i32 = 0;
export let textures: usize = 0;
export let things: i32 = 0;

/** How many of each are in memory, and where the reliefs' textures begin. */
export function setScene(
  groupsOfSpheres: i32,
  cylinderCount: i32,
  boxCount: i32,
  reliefCount: i32,
  textureBase: usize,
  thingCount: i32,
): void {
  sphereGroups = groupsOfSpheres;
  cylinders = cylinderCount;
  boxes = boxCount;
  reliefs = reliefCount;
  textures = textureBase;
  things = thingCount;
}

export function parameter(index: i32): f32 {
  return load<f32>(PARAMETERS + ((<usize>index) << 2));
}

/**
 * Light of a real place, 0 without one: PLACE_WIDTH by PLACE_HEIGHT vectors of what a mirror sees, from the zenith down and
 * with the place behind the thing in the middle; then SOFT_WIDTH by SOFT_HEIGHT of what chalk gathers.
 */
export let place: usize = 0;
export const PLACE_WIDTH: i32 = 64;
export const PLACE_HEIGHT: i32 = 32;
export const SOFT_WIDTH: i32 = 16;
export const SOFT_HEIGHT: i32 = 8;

export function setPlace(address: usize): void {
  place = address;
}
