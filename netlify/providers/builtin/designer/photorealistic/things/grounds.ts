import type { Material } from '../studio-scene';
import type { GroundName } from './true-shapes';

/** What things stand on, about the size of a table. */
export const grounds: Readonly<Record<GroundName, Material>> = {
  oak: { colour: '#d9b183', rough: 0.5, coat: 0.35, pattern: { kind: 'planks', colour: '#8d5f35', size: 1.15 } },
  walnut: { colour: '#85583a', rough: 0.42, coat: 0.45, pattern: { kind: 'planks', colour: '#3c2416', size: 1.05 } },
  marble: { colour: '#eeece8', rough: 0.2, coat: 0.7, pattern: { kind: 'mottle', colour: '#cfccc8', size: 2.2 } },
  slate: {
    colour: '#56595c',
    rough: 0.7,
    coat: 0.25,
    pattern: { kind: 'slate', colour: '#36393c', size: 0.9 },
    bump: { depth: 0.12, size: 0.3 },
  },
  linen: { colour: '#ddd2bd', rough: 0.95, coat: 0.03, pattern: { kind: 'weave', colour: '#b9aa8d', size: 0.05 } },
  concrete: {
    colour: '#b4b1ab',
    rough: 0.8,
    coat: 0.15,
    pattern: { kind: 'slate', colour: '#8e8b86', size: 1.4 },
    bump: { depth: 0.05, size: 0.2 },
  },
};
