import type { Material } from '../../studio-scene';
import { around, ball, block, curved, lathe, moved, ring, rod, run, type ThingDesign } from '../shaping';
import { crumb, crust, darkWood, glazed, lacquer, leaf, satin, skin, wood } from '../stuffs';

/** A tin loaf with its first slices cut, on a board. */
export const loaf: ThingDesign = () => {
  const outside: Material = { ...crust, bump: { depth: 0.1, size: 0.16 } };
  const slab = (from: number, to: number, stuff: Material, by = 0): ReturnType<ThingDesign> => [
    block([0, 0.72, (from + to) / 2], [0.72 - by, 0.56 - by, (to - from) / 2], stuff, { bevel: 0.06 }),
    lathe([0, 1.26, from], [run(stuff, [0, 0], [0.86 - by, 0], [0.86 - by, to - from], [0, to - from])], {
      pitch: -Math.PI / 2,
      scale: [1, 1, 0.52],
    }),
  ];
  const slice = (z: number, yaw: number, x: number): ReturnType<ThingDesign> =>
    moved([...slab(-0.1, 0.1, outside), ...slab(0.06, 0.115, crumb, 0.055)], [x, 0, z], yaw);
  return moved(
    [
      block([0, 0.08, 0.2], [1.25, 0.08, 1.95], wood, { bevel: 0.05 }),
      ...slab(-1.5, 0.55, outside),
      ...slab(0.5, 0.57, crumb, 0.055),
      ...slice(0.85, 0.08, 0.05),
      ...slice(1.3, -0.12, 0.16),
    ],
    [0, 0, 0],
    0.72,
  );
};

/** Swollen segments along a bow, thinner towards the tips. */
export const croissant: ThingDesign = () => {
  const dough: Material = {
    ...crust,
    colour: '#d08b3c',
    pattern: { kind: 'mottle', colour: '#a35e22', size: 0.4 },
    bump: { depth: 0.1, size: 0.12 },
  };
  const count = 9;
  return [
    lathe(
      [0, 0, 0],
      [curved(glazed('#f4f1ea'), [0.8, 0.02], [1.7, 0.06], [2.05, 0.2], [2.0, 0.22], [1.6, 0.12], [0, 0.1])],
    ),
    ...Array.from({ length: count }, (_, at) => {
      const share = at / (count - 1);
      const angle = Math.PI * (0.06 + 0.88 * share);
      const size = 0.3 + 0.4 * Math.sin(Math.PI * share) ** 0.8;
      const [x, z] = [Math.cos(angle) * 1.28, 0.75 - Math.sin(angle) * 1.15];
      return ball([x, 0.1 + size * 0.86, z], [size * 0.52, size * 0.95, size], dough, { yaw: angle });
    }),
  ];
};

export const doughnut: ThingDesign = ({ accent }) => {
  const dough: Material = {
    ...crust,
    colour: '#d49a4f',
    pattern: { kind: 'mottle', colour: '#b87a33', size: 0.5 },
    bump: { depth: 0.06, size: 0.08 },
  };
  const one = (x: number, y: number, z: number, icing: Material, tip: number): ReturnType<ThingDesign> => [
    ring([x, y, z], 0.78, 0.46, dough, { pitch: tip }, 0.86),
    lathe(
      [x, y, z],
      [
        {
          material: icing,
          profile: Array.from({ length: 11 }, (_, step) => {
            const angle = -0.12 + (step / 10) * (Math.PI + 0.24);
            return [0.78 + Math.cos(angle) * 0.49, Math.sin(angle) * 0.43 + 0.01] as const;
          }),
        },
      ],
      { pitch: tip },
    ),
    ...around(16, (angle, at) => {
      const reach = 0.78 + (at % 3) * 0.16 - 0.16;
      const lift = 0.44 - Math.abs(reach - 0.78) * 0.4;
      const [px, pz] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const [c, s] = [Math.cos(tip), -Math.sin(tip)];
      const colour = ['#ffd34d', '#ffffff', '#57b8ff', '#ff6f61'][at % 4]!;
      const from: [number, number, number] = [x + px - 0.04, y + lift * c - pz * s, z + lift * s + pz * c];
      return rod(from, [from[0] + 0.1, from[1] + 0.01, from[2] + (at % 2 ? 0.05 : -0.05)], 0.028, satin(colour));
    }),
  ];
  return [...one(-0.2, 0.42, 0, satin('#5b3120'), 0), ...one(0.15, 1.66, -0.25, lacquer(accent), -1.0)];
};

/** A dish with a lattice on red fruit. */
export const pie: ThingDesign = () => {
  const filling = skin('#8e1b2c', '#5e0e1c', 0.3);
  const dough: Material = {
    ...crust,
    colour: '#d29a52',
    pattern: { kind: 'mottle', colour: '#b3742f', size: 0.4 },
    bump: { depth: 0.08, size: 0.1 },
  };
  const strips = [-0.9, -0.45, 0, 0.45, 0.9];
  return [
    lathe(
      [0, 0, 0],
      [
        curved(glazed('#f2eee6'), [1.2, 0], [1.75, 0.5], [1.86, 0.56], [1.7, 0.52]),
        run(filling, [1.7, 0.5], [0, 0.56]),
      ],
    ),
    ...strips.flatMap((at) => {
      const reach = Math.sqrt(1.62 ** 2 - at ** 2);
      return [
        block([at, 0.6, 0], [0.13, 0.05, reach], dough, { bevel: 0.05 }),
        block([0, 0.63, at], [reach, 0.05, 0.13], dough, { bevel: 0.05 }),
      ];
    }),
    ...around(28, (angle) => ball([Math.cos(angle) * 1.68, 0.6, Math.sin(angle) * 1.68], [0.2, 0.15, 0.2], dough)),
  ];
};

/** From above: crust, cheese, salami and basil. */
export const pizza: ThingDesign = () => {
  const cheese: Material = {
    colour: '#f3d083',
    rough: 0.45,
    coat: 0.5,
    pattern: { kind: 'mottle', colour: '#c74a25', size: 0.42 },
    bump: { depth: 0.16, size: 0.16 },
  };
  const salami = skin('#a3261f', '#c9503f', 0.12);
  return [
    lathe([0, 0.03, 0], [run(darkWood, [2.2, 0], [2.25, 0.06], [2.2, 0.12], [0, 0.12])]),
    lathe([0, 0.15, 0], [run(crust, [1.7, 0], [1.9, 0.06]), run(cheese, [1.7, 0.12], [0, 0.14])]),
    ring([0, 0.28, 0], 1.78, 0.17, { ...crust, colour: '#cf8f45' }),
    ...[
      [0, 0],
      [0.85, 0.4],
      [-0.85, 0.5],
      [0.2, 1],
      [-0.5, -0.8],
      [0.75, -0.75],
      [-1.15, -0.25],
      [1.3, -0.2],
    ].map(([x, z]) => lathe([x!, 0.29, z!], [run(salami, [0.34, 0], [0.33, 0.05], [0, 0.055])])),
    ...[
      [0.42, -0.2, 0.4],
      [-0.35, 0.62, 1.3],
      [-0.65, -0.25, 2.4],
      [0.5, 0.85, 0.9],
    ].map(([x, z, yaw]) => ball([x!, 0.36, z!], [0.24, 0.04, 0.13], leaf, { yaw: yaw!, roll: 0.15 })),
  ];
};

export const burger: ThingDesign = () => {
  const bun: Material = {
    ...crust,
    colour: '#cf8a3e',
    pattern: { kind: 'fade', colour: '#b06a28', size: 1.4 },
    bump: { depth: 0.03, size: 0.2 },
    coat: 0.5,
    rough: 0.32,
  };
  const meat: Material = {
    ...crust,
    colour: '#5b3222',
    pattern: { kind: 'mottle', colour: '#3a1d12', size: 0.2 },
    bump: { depth: 0.7, size: 0.1 },
  };
  const green: Material = {
    ...leaf,
    colour: '#6fae3e',
    pattern: { kind: 'mottle', colour: '#4d8f2e', size: 0.3 },
    bump: { depth: 0.4, size: 0.14 },
  };
  return [
    lathe([0, 0.1, 0], [curved(bun, [1.1, 0], [1.35, 0.12], [1.36, 0.34], [1.25, 0.42], [0, 0.44])]),
    lathe([0, 0.54, 0], [curved(meat, [1.2, -0.02], [1.42, 0.12], [1.4, 0.32], [1.2, 0.4], [0, 0.4])]),
    block([0, 0.98, 0], [1.12, 0.035, 1.12], satin('#f5b63a'), { yaw: 0.6, bevel: 0.03 }),
    ...[-0.5, 0.55].map((x) =>
      lathe([x, 1.02, 0.32], [curved(lacquer('#c62d22'), [0.6, 0], [0.72, 0.06], [0.6, 0.13], [0, 0.13])]),
    ),
    ...around(14, (angle, at) =>
      ball([Math.cos(angle) * 1.2, 1.2 + (at % 2) * 0.05, Math.sin(angle) * 1.2], [0.36, 0.07, 0.3], green, {
        yaw: -angle,
        roll: at % 2 ? 0.35 : -0.3,
      }),
    ),
    lathe([0, 1.26, 0], [curved(bun, [1.3, 0], [1.42, 0.14], [1.3, 0.6], [0.85, 0.95], [0.3, 1.07], [0, 1.08])]),
    ...around(26, (angle, at) => {
      const reach = 0.25 + ((at * 5) % 7) * 0.13;
      const y = 1.26 + 1.08 * Math.sqrt(Math.max(0, 1 - (reach / 1.45) ** 2.2));
      return ball(
        [Math.cos(angle * 3.3) * reach, y, Math.sin(angle * 3.3) * reach],
        [0.05, 0.03, 0.03],
        satin('#f6e7c1'),
        { yaw: at },
      );
    }),
  ];
};
