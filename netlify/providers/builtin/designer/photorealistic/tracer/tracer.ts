export {
  BOXES,
  CYLINDERS,
  MATERIALS,
  PARAMETERS,
  RELIEFS,
  SEGMENTS,
  SPHERES,
  SPHERE_MATERIALS,
  THINGS,
  setPlace,
  setScene,
} from './scene-memory';
export { setPicture } from './picture-memory';
export { trace } from './trace';
export { denoise } from './denoise';
export { develop } from './develop';

/** The first byte that nothing here uses. */
export function heapStart(): usize {
  return __heap_base;
}
