import type { Relief } from './studio-scene';
import { type SetRequest, standing } from './studio-set';

/** Smaller things of the same matter on the floor. */
export function company(
  { extras, look, random }: SetRequest,
  places: readonly (readonly [x: number, z: number, yaw: number])[],
): Relief[] {
  return extras.slice(0, places.length).map((actor, index) => {
    const [x, z, yaw] = places[index]!;
    return standing(actor, { x, z, foot: 0, w: 1.05, h: 0.98, yaw: yaw + random.between(-0.1, 0.1), pitch: 0.1 }, look);
  });
}
