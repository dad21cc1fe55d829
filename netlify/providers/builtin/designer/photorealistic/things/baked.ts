import type { Material } from '../studio-scene';
import { arc, around, ball, block, curved, lathe, ring, rod, run, type ThingDesign, wire } from './shaping';
import { cream, crumb, crust, darkWood, glazed, leaf, lacquer, matte, satin, skin, wood } from './stuffs';

/** A round loaf with three cuts on a board, a slice before it. */
export const loaf: ThingDesign = () => [
  block([0, 0.09, 0], [1.9, 0.09, 1.05], wood, { bevel: 0.06 }),
  ball([-0.25, 0.78, -0.1], [1.3, 0.74, 0.95], crust),
  ...[-0.62, -0.1, 0.42].flatMap((x) => [
    ball([x - 0.25, 1.43 - Math.abs(x + 0.1) * 0.28, 0.08], [0.1, 0.1, 0.5], crumb, { yaw: 0.5, roll: -x * 0.3 }),
  ]),
  ball([1.15, 0.66, 0.5], [0.46, 0.5, 0.1], crust, { yaw: 0.35, pitch: 0.35 }),
  ball([1.16, 0.665, 0.535], [0.4, 0.44, 0.09], crumb, { yaw: 0.35, pitch: 0.35 }),
];

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
    lathe([0, 0, 0], [curved(glazed('#f4f1ea'), [0.8, 0.02], [1.7, 0.06], [2.05, 0.2], [2.0, 0.22], [1.6, 0.12], [0, 0.1])]),
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
  const dough: Material = { ...crust, colour: '#d49a4f', pattern: { kind: 'mottle', colour: '#b87a33', size: 0.5 }, bump: { depth: 0.06, size: 0.08 } };
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
  return [
    ...one(-0.2, 0.42, 0, satin('#5b3120'), 0),
    ...one(0.15, 1.66, -0.25, lacquer(accent), -1.0),
  ];
};

/** Paper, a swirl and a cherry. */
export const cupcake: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [run(matte(accent), [0.72, 0], [0.98, 0.95])]),
  ...around(30, (angle) =>
    rod(
      [Math.cos(angle) * 0.735, 0.03, Math.sin(angle) * 0.735],
      [Math.cos(angle) * 0.99, 0.93, Math.sin(angle) * 0.99],
      0.045,
      matte(accent),
    ),
  ),
  ball([0, 0.98, 0], [1.06, 0.24, 1.06], crust),
  ...[
    [0.78, 1.2, 0.3],
    [0.6, 1.52, 0.28],
    [0.4, 1.8, 0.25],
    [0.2, 2.05, 0.22],
  ].map(([reach, y, size]) => ring([0, y!, 0], reach!, size!, cream, { roll: 0.05 }, 0.8)),
  ball([0, 2.2, 0], [0.2, 0.24, 0.2], cream),
  ball([0.02, 2.46, 0.04], 0.23, lacquer('#b3122a')),
  ...wire([[0.04, 2.66, 0.04], [0.1, 2.9, 0.02], [0.24, 3.08, 0]], 0.018, matte('#55702f')),
];

/** Two tiers, icing that runs down, berries and candles. */
export const cake: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [curved(glazed('#f5f2ec'), [0.5, 0], [0.45, 0.25], [1.9, 0.34], [1.95, 0.4], [0, 0.38])]),
  lathe([0, 0.38, 0], [run(cream, [1.45, 0], [1.45, 0.82], [1.4, 0.9]), run(satin(accent), [1.4, 0.9], [0, 0.92])]),
  ...around(18, (angle, at) => {
    const drop = 0.2 + ((at * 7) % 5) * 0.09;
    const [x, z] = [Math.cos(angle) * 1.43, Math.sin(angle) * 1.43];
    return rod([x, 1.24 - drop, z], [x * 0.97, 1.26, z * 0.97], 0.13, satin(accent));
  }),
  lathe([0, 1.28, 0], [run(cream, [0.85, 0], [0.85, 0.66], [0.8, 0.72], [0, 0.74])]),
  ...around(12, (angle) => ball([Math.cos(angle) * 1.12, 1.36, Math.sin(angle) * 1.12], 0.15, lacquer('#c01f36'))),
  ...around(5, (angle, at) => {
    const [x, z] = [Math.cos(angle + 0.3) * 0.5, Math.sin(angle + 0.3) * 0.5];
    return [
      rod([x, 2, z], [x, 2.5, z], 0.05, matte(at % 2 ? '#ffffff' : accent)),
      ball([x, 2.68, z], [0.06, 0.13, 0.06], flame),
    ];
  }),
];
/** Brighter than white. */
const flame: Material = { colour: '#ffd27a', rough: 0.9, coat: 0 };

/** A dish with a lattice on red fruit. */
export const pie: ThingDesign = () => {
  const filling = skin('#8e1b2c', '#5e0e1c', 0.3);
  const dough: Material = { ...crust, colour: '#d29a52', pattern: { kind: 'mottle', colour: '#b3742f', size: 0.4 }, bump: { depth: 0.08, size: 0.1 } };
  const strips = [-0.9, -0.45, 0, 0.45, 0.9];
  return [
    lathe([0, 0, 0], [curved(glazed('#f2eee6'), [1.2, 0], [1.75, 0.5], [1.86, 0.56], [1.7, 0.52]), run(filling, [1.7, 0.5], [0, 0.56])]),
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

export const pancakes: ThingDesign = () => {
  const side: Material = { ...crumb, colour: '#eccf94', bump: { depth: 0.1, size: 0.08 } };
  const top = skin('#c37f35', '#a9642a', 0.5);
  const syrup: Material = { colour: '#a4561a', rough: 0.04, coat: 1 };
  return [
    lathe([0, 0, 0], [curved(glazed('#f3f0ea'), [0.9, 0], [1.8, 0.1], [2.1, 0.26], [2.05, 0.28], [1.5, 0.16], [0, 0.14])]),
    ...[0, 1, 2, 3, 4].map((at) =>
      lathe([(at % 2) * 0.06 - 0.03, 0.16 + at * 0.27, (at % 3) * 0.05], [
        curved(side, [1.2, 0], [1.34, 0.06], [1.36, 0.14], [1.3, 0.22]),
        run(top, [1.3, 0.22], [1.2, 0.27], [0, 0.27]),
      ]),
    ),
    lathe([0, 1.5, 0], [curved(syrup, [0.86, 0.0], [0.84, 0.05], [0.7, 0.07], [0, 0.08])], { scale: [1.1, 1, 0.9] }),
    ...[0.2, 1.1, 2.3, 3.6, 4.9].map((angle, at) =>
      rod([Math.cos(angle) * 1.4, 0.95 - (at % 3) * 0.25, Math.sin(angle) * 1.4], [Math.cos(angle) * 0.9, 1.53, Math.sin(angle) * 0.9], 0.09, syrup),
    ),
    block([0.05, 1.7, 0.1], [0.3, 0.12, 0.26], glazed('#f8dc7d'), { yaw: 0.5, bevel: 0.06 }),
  ];
};

export const burger: ThingDesign = () => {
  const bun: Material = { ...crust, colour: '#cf8a3e', pattern: { kind: 'fade', colour: '#b06a28', size: 1.4 }, bump: { depth: 0.03, size: 0.2 }, coat: 0.5, rough: 0.32 };
  const meat: Material = { ...crust, colour: '#5b3222', pattern: { kind: 'mottle', colour: '#3a1d12', size: 0.2 }, bump: { depth: 0.7, size: 0.1 } };
  const green: Material = { ...leaf, colour: '#6fae3e', pattern: { kind: 'mottle', colour: '#4d8f2e', size: 0.3 }, bump: { depth: 0.4, size: 0.14 } };
  return [
    lathe([0, 0.1, 0], [curved(bun, [1.1, 0], [1.35, 0.12], [1.36, 0.34], [1.25, 0.42], [0, 0.44])]),
    lathe([0, 0.54, 0], [curved(meat, [1.2, -0.02], [1.42, 0.12], [1.4, 0.32], [1.2, 0.4], [0, 0.4])]),
    block([0, 0.98, 0], [1.12, 0.035, 1.12], satin('#f5b63a'), { yaw: 0.6, bevel: 0.03 }),
    ...[-0.5, 0.55].map((x) => lathe([x, 1.02, 0.32], [curved(lacquer('#c62d22'), [0.6, 0], [0.72, 0.06], [0.6, 0.13], [0, 0.13])])),
    ...around(14, (angle, at) => ball([Math.cos(angle) * 1.2, 1.2 + (at % 2) * 0.05, Math.sin(angle) * 1.2], [0.36, 0.07, 0.3], green, { yaw: -angle, roll: at % 2 ? 0.35 : -0.3 })),
    lathe([0, 1.26, 0], [curved(bun, [1.3, 0], [1.42, 0.14], [1.3, 0.6], [0.85, 0.95], [0.3, 1.07], [0, 1.08])]),
    ...around(26, (angle, at) => {
      const reach = 0.25 + ((at * 5) % 7) * 0.13;
      const y = 1.26 + 1.08 * Math.sqrt(Math.max(0, 1 - (reach / 1.45) ** 2.2));
      return ball([Math.cos(angle * 3.3) * reach, y, Math.sin(angle * 3.3) * reach], [0.05, 0.03, 0.03], satin('#f6e7c1'), { yaw: at });
    }),
  ];
};

/** Balls in a glass bowl, with a wafer. */
export const iceCream: ThingDesign = ({ accent }) => {
  const scoop = (colour: string): Material => ({ colour, rough: 0.7, coat: 0.25, bump: { depth: 0.4, size: 0.14 } });
  return [
    lathe([0, 0, 0], [curved(glazed(accent), [0.75, 0], [0.7, 0.06], [0.16, 0.18], [0.14, 0.5], [0.5, 0.75], [1.25, 1.1], [1.5, 1.5], [1.44, 1.5], [1.1, 1.2], [0, 1.1])]),
    ball([-0.62, 1.75, 0.2], 0.68, scoop('#f6e3b4')),
    ball([0.64, 1.75, 0.22], 0.68, scoop('#e79aa6')),
    ball([0, 2.35, -0.1], 0.7, scoop('#6a4130')),
    block([0.75, 2.5, -0.4], [0.08, 0.8, 0.34], { ...crust, colour: '#d9a658', pattern: { kind: 'stripes', colour: '#b9823a', size: 0.12 } }, { roll: -0.35, yaw: 0.5 }),
    ball([0.05, 3.08, 0], 0.17, lacquer('#b3122a')),
    ...wire(arc([0.3, 3.1, 0], 0.25, Math.PI, Math.PI / 2.2, 3), 0.016, matte('#55702f')),
  ];
};
