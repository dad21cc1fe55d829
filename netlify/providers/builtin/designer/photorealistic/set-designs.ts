import { arch, ring, sun } from './framed-sets';
import { balls, podium, steps } from './open-sets';
import type { SetDesign } from './studio-set';

export const setNames = ['podium', 'arch', 'steps', 'sun', 'balls', 'ring'] as const;
export type SetName = (typeof setNames)[number];

export const setDesigns: Readonly<Record<SetName, SetDesign>> = { podium, arch, steps, sun, balls, ring };
