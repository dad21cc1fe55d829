import type { Material } from '../studio-scene';
import { arc, around, ball, block, curved, lathe, moved, ring, rod, run, type ThingDesign, wire } from './shaping';
import { black, brass, chrome, clay, darkWood, glazed, iron, lacquer, matte, rubber, satin, steel, wood } from './stuffs';

/** A wooden model of a house. */
export const house: ThingDesign = ({ accent }) => {
  const wall = satin('#f1e7d5');
  const roof = satin(accent);
  return [
    block([0, 0.85, 0], [1.2, 0.85, 0.9], wall, { bevel: 0.03, yaw: 0.35 }),
    ...moved([
      ...Array.from({ length: 12 }, (_, at) => block([0, 1.72 + at * 0.075, 0], [1.19 - at * 0.0985, 0.04, 0.89], wall, { bevel: 0.004 })),
      block([-0.68, 2.2, 0], [0.98, 0.07, 1.1], roof, { roll: 0.66, bevel: 0.03 }),
      block([0.68, 2.2, 0], [0.98, 0.07, 1.1], roof, { roll: -0.66, bevel: 0.03 }),
      block([0.62, 2.65, -0.3], [0.17, 0.42, 0.17], clay, { bevel: 0.02 }),
      block([0, 0.55, 0.9], [0.26, 0.55, 0.04], darkWood, { bevel: 0.02 }),
      ball([0.16, 0.55, 0.96], 0.04, brass),
      ...[-0.74, 0.74].flatMap((x) => [
        block([x, 1.0, 0.9], [0.26, 0.3, 0.035], satin('#ffffff'), { bevel: 0.02 }),
        ...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => block([x + sx * 0.115, 1.0 + sy * 0.135, 0.93], [0.09, 0.11, 0.012], { colour: '#6d97ad', rough: 0.05, coat: 1 }))),
      ]),
    ], [0, 0, 0], 0.35),
  ];
};

/** A claw hammer standing on its head would fall: it leans on a block of wood. */
export const hammer: ThingDesign = () => [
  block([-0.2, 0.35, -0.2], [1.3, 0.35, 0.6], wood, { bevel: 0.05, yaw: 0.2 }),
  ...moved([
    lathe([0, 0, 0], [curved(wood, [0.15, 0], [0.19, 0.3], [0.16, 1.0], [0.12, 1.8], [0.14, 2.5]), run(wood, [0.14, 2.5], [0, 2.5])], { scale: [1.2, 1, 0.8] }),
    lathe([0.05, 2.3, 0], [run(steel, [0.16, 0], [0.2, 0.1], [0.17, 0.25], [0.17, 0.45], [0.27, 0.5], [0.27, 0.72], [0, 0.73])], { roll: -Math.PI / 2 }),
    block([-0.05, 2.3, 0], [0.24, 0.2, 0.18], steel, { bevel: 0.06 }),
    ...[-1, 1].flatMap((side) => wire([[-0.2, 2.36, side * 0.08], [-0.55, 2.34, side * 0.11], [-0.8, 2.22, side * 0.13], [-0.95, 2.02, side * 0.14]], 0.065, steel)),
  ], [0.35, 0.0, 0.75], 0),
];

/** A tin of paint with a brush across it. */
export const paint: ThingDesign = ({ accent }) => [
  lathe([-0.2, 0, 0], [
    run(steel, [1.05, 0], [1.1, 0.05], [1.08, 0.1]),
    run(matte('#f4efe6'), [1.08, 0.1], [1.08, 1.55]),
    run(steel, [1.08, 1.55], [1.12, 1.6], [1.12, 1.7], [1.0, 1.74], [0.94, 1.7]),
    run(lacquer(accent), [0.94, 1.62], [0, 1.63]),
  ]),
  lathe([-0.2, 0.45, 0], [run(satin(accent), [1.085, 0], [1.085, 0.65])]),
  rod([0.35, 1.2, 0.98], [0.4, 1.62, 0.88], 0.12, lacquer(accent)),
  ball([0.34, 1.12, 0.98], [0.13, 0.2, 0.1], lacquer(accent)),
  ...moved([
    lathe([0, 0, 0], [curved(wood, [0.05, 0], [0.13, 0.1], [0.1, 0.7], [0.16, 1.1], [0.24, 1.25])], { scale: [1, 1, 0.5] }),
    block([0, 1.42, 0], [0.3, 0.18, 0.13], brass, { bevel: 0.03 }),
    ...Array.from({ length: 9 }, (_, at) => rod([(at - 4) * 0.06, 1.58, 0], [(at - 4) * 0.064, 2.1 - Math.abs(at - 4) * 0.015, 0], 0.06, at > -1 ? satin('#3b2b20') : black)),
    ...Array.from({ length: 9 }, (_, at) => rod([(at - 4) * 0.063, 1.95, 0], [(at - 4) * 0.064, 2.16 - Math.abs(at - 4) * 0.015, 0], 0.068, lacquer(accent))),
  ], [1.35, 0, 0.75]),
];

/** A bucket with a sponge and a spray bottle. */
export const cleaning: ThingDesign = ({ accent, second }) => [
  lathe([-0.5, 0, -0.15], [run(satin(accent), [0.78, 0], [1.02, 1.5], [1.1, 1.5], [1.1, 1.6], [1.0, 1.6], [0.98, 1.45]), run({ colour: '#f4fafc', rough: 0.4, coat: 0.6, bump: { depth: 0.8, size: 0.2 } }, [0.98, 1.42], [0, 1.48])]),
  ...wire(arc([-0.5, 1.5, -0.15], 1.06, 0, Math.PI, 14), 0.035, steel),
  ...Array.from({ length: 14 }, (_, at) => ball([-0.5 + Math.cos(at * 2.4) * (0.2 + (at % 5) * 0.14), 1.52 + (at % 3) * 0.06, -0.15 + Math.sin(at * 2.4) * (0.2 + (at % 5) * 0.14)], 0.16 + (at % 3) * 0.04, { colour: '#fdfefe', rough: 0.25, coat: 0.8 })),
  block([1.0, 0.2, 1.05], [0.5, 0.2, 0.32], { colour: '#f2cf4a', rough: 1, coat: 0, bump: { depth: 0.8, size: 0.07 } }, { bevel: 0.06, yaw: 0.35 }),
  ...moved([
    lathe([0, 0, 0], [curved({ colour: second, rough: 0.12, coat: 1 }, [0.44, 0], [0.5, 0.06], [0.5, 0.9], [0.36, 1.3], [0.17, 1.5], [0.17, 1.62])], { scale: [1, 1, 0.75] }),
    run2([0, 1.6, 0]),
    block([0.08, 1.95, 0], [0.36, 0.16, 0.16], satin('#ffffff'), { bevel: 0.06 }),
    rod([0.4, 2.0, 0], [0.52, 2.0, 0], 0.07, satin(accent)),
    ...wire([[0.3, 1.85, 0], [0.42, 1.6, 0], [0.38, 1.42, 0]], 0.06, satin(accent)),
  ], [1.15, 0, -0.1], 0.4),
];
const run2 = (at: readonly [number, number, number]): ReturnType<ThingDesign>[number] => lathe(at, [run(satin('#ffffff'), [0.2, 0], [0.2, 0.22], [0, 0.22])]);

/** A lit bulb. */
export const bulb: ThingDesign = () => [
  lathe([0, 0, 0], [
    run(black, [0.12, 0], [0.28, 0.08], [0.36, 0.2]),
    ...Array.from({ length: 5 }, (_, at) => curved(brass, [0.4, 0.2 + at * 0.13], [0.46, 0.265 + at * 0.13], [0.4, 0.33 + at * 0.13])),
    curved({ colour: '#ffeec2', rough: 0.05, coat: 1, pattern: { kind: 'fade', colour: '#fff6dc', size: 4 } }, [0.42, 0.85], [0.5, 1.05], [0.85, 1.6], [1.02, 2.1], [0.92, 2.65], [0.55, 3.02], [0.02, 3.14]),
  ]),
];

/** A stack of bricks and a trowel's worth of mortar. */
export const bricks: ThingDesign = () => {
  const fired: Material = { colour: '#b2573a', rough: 0.95, coat: 0.03, pattern: { kind: 'mottle', colour: '#92432c', size: 0.35 }, bump: { depth: 0.3, size: 0.07 } };
  const mortar: Material = { colour: '#c9c3b8', rough: 1, bump: { depth: 0.3, size: 0.06 } };
  return [0, 1, 2, 3].flatMap((row) => [
    ...(row % 2 ? [-1.35, 0, 1.35] : [-0.68, 0.68]).map((x) => block([x * (row === 3 ? 0.5 : 1), 0.28 + row * 0.64, 0], [0.64, 0.28, 0.5], fired, { bevel: 0.03 })).slice(0, row === 3 ? 1 : 3),
    ...(row < 3 ? [block([0, 0.6 + row * 0.64, 0], [row === 0 ? 1.3 : row === 1 ? 1.3 : 1.3, 0.05, 0.46], mortar, { bevel: 0.03 })] : []),
  ]);
};

/** A tyre on its rim. */
export const tyre: ThingDesign = () => [
  lathe([0, 1.5, 0], [
    curved(rubber, [0.92, -0.42], [1.25, -0.5], [1.44, -0.42], [1.5, -0.3]),
    run(rubber, [1.5, -0.3], [1.5, 0.3]),
    curved(rubber, [1.5, 0.3], [1.44, 0.42], [1.25, 0.5], [0.92, 0.42]),
    run(steel, [0.92, 0.42], [0.86, 0.38], [0.82, 0.1]),
  ], { pitch: -Math.PI / 2 + 0.02, yaw: 0.42 }),
  ...[0.35, 0, -0.35].map((y) => ring([0, 1.5, 0], 1.495, 0.03, black, { pitch: -Math.PI / 2 + 0.02, yaw: 0.42 }, y === 0 ? 1 : 1)),
  ...moved([
    ...around(5, (angle) => rod([Math.cos(angle) * 0.18, 1.5 + Math.sin(angle) * 0.18, 0.12], [Math.cos(angle) * 0.84, 1.5 + Math.sin(angle) * 0.84, 0.24], 0.13, steel)),
    lathe([0, 1.5, 0.1], [run(steel, [0.3, 0], [0.28, 0.16], [0.2, 0.2], [0, 0.2])], { pitch: -Math.PI / 2 }),
  ], [0, 0, 0], 0.42),
];

/** A bicycle from the side. */
export const bicycle: ThingDesign = ({ accent }) => {
  const frame = lacquer(accent);
  const wheel = (x: number): ReturnType<ThingDesign> => [
    ring([x, 0.95, 0], 0.88, 0.065, rubber, { pitch: Math.PI / 2 }),
    ring([x, 0.95, 0], 0.8, 0.035, steel, { pitch: Math.PI / 2 }),
    ...around(14, (angle) => rod([x, 0.95, 0.03], [x + Math.cos(angle) * 0.8, 0.95 + Math.sin(angle) * 0.8, 0], 0.009, steel)),
    rod([x, 0.95, -0.1], [x, 0.95, 0.1], 0.07, steel),
  ];
  return moved([
    ...wheel(-1.35),
    ...wheel(1.35),
    ...wire([[-1.35, 0.95, 0.06], [-0.25, 0.9, 0.06]], 0.04, frame),
    ...wire([[-0.25, 0.9, 0], [-0.6, 1.95, 0], [0.85, 2.05, 0], [-0.25, 0.9, 0]], 0.062, frame),
    ...wire([[-1.35, 0.95, 0.06], [-0.56, 1.85, 0.02]], 0.035, frame),
    ...wire([[0.78, 2.3, 0], [0.92, 1.85, 0], [1.35, 0.95, 0.05]], 0.055, frame),
    ...wire([[-0.6, 1.95, 0], [-0.68, 2.25, 0]], 0.045, steel),
    ball([-0.72, 2.32, 0], [0.36, 0.08, 0.17], satin('#5a3825')),
    ...wire([[0.78, 2.3, 0], [0.74, 2.46, 0]], 0.045, steel),
    ...wire([[0.5, 2.42, -0.45], [0.74, 2.48, -0.3], [0.76, 2.48, 0.3], [0.5, 2.42, 0.45]], 0.04, steel),
    ...[-1, 1].map((side) => rod([0.5, 2.42, side * 0.45], [0.28, 2.38, side * 0.46], 0.06, satin('#5a3825'))),
    ring([-0.25, 0.9, 0.1], 0.24, 0.035, steel, { pitch: Math.PI / 2 }),
    rod([-0.25, 0.9, 0.14], [0.08, 0.66, 0.14], 0.035, steel),
    block([0.1, 0.64, 0.24], [0.13, 0.03, 0.09], black),
    rod([-0.25, 0.9, -0.12], [-0.58, 1.14, -0.12], 0.035, steel),
    block([-0.6, 1.16, -0.22], [0.13, 0.03, 0.09], black),
  ], [0, 0, 0], -0.28);
};

/** A chromed tap over a basin, a drop under it. */
export const tap: ThingDesign = () => [
  lathe([0, 0, 0], [curved(glazed('#f5f5f2'), [0.9, 0], [1.15, 0.06], [1.75, 0.42], [1.95, 0.72], [1.88, 0.76], [1.2, 0.42], [0, 0.36])], { scale: [1, 1, 0.8] }),
  lathe([0, 0.55, -1.2], [curved(chrome, [0.42, 0], [0.36, 0.12], [0.2, 0.2], [0.18, 0.9])]),
  ...wire([[0, 1.4, -1.2], [0, 2.1, -1.2], [0, 2.5, -1.02], [0, 2.65, -0.7], [0, 2.6, -0.35], [0, 2.35, -0.15], [0, 2.1, -0.12]], 0.15, chrome),
  ...wire([[-0.55, 1.0, -1.2], [0.55, 1.0, -1.2]], 0.1, chrome),
  ...[-1, 1].flatMap((side) => [
    lathe([side * 0.62, 1.0, -1.2], [curved(chrome, [0.14, -0.12], [0.22, 0], [0.12, 0.16], [0, 0.18])]),
    ...wire([[side * 0.62 - 0.24, 1.22, -1.2], [side * 0.62 + 0.24, 1.22, -1.2]], 0.06, chrome),
    ...wire([[side * 0.62, 1.22, -1.44], [side * 0.62, 1.22, -0.96]], 0.06, chrome),
  ]),
  ball([0, 1.72, -0.12], [0.07, 0.11, 0.07], { colour: '#bfe0f2', rough: 0.02, coat: 1 }),
];

/** A column radiator. */
export const radiator: ThingDesign = ({ accent }) => [
  ...Array.from({ length: 9 }, (_, at) => (at - 4) * 0.36).flatMap((x) => [
    ...[-0.14, 0.14].map((z) => rod([x, 0.4, z], [x, 2.3, z], 0.125, satin('#f4f1ea'))),
    ball([x, 2.33, 0], [0.16, 0.17, 0.28], satin('#f4f1ea')),
    ball([x, 0.37, 0], [0.16, 0.17, 0.28], satin('#f4f1ea')),
  ]),
  ...[-1.44, 1.44].map((x) => rod([x, 0, 0], [x, 0.3, 0], 0.1, satin('#f4f1ea'))),
  ...wire([[1.5, 0.4, 0.05], [1.9, 0.4, 0.05], [1.9, 0, 0.05]], 0.08, chrome),
  lathe([1.9, 0.42, 0.05], [curved(satin(accent), [0.16, 0], [0.2, 0.12], [0.18, 0.38], [0, 0.42])]),
];

/** A stepladder's plain cousin, against the wall. */
export const camera: ThingDesign = ({ accent }) => [
  block([0, 0.85, 0], [1.35, 0.78, 0.4], { ...black, bump: { depth: 0.15, size: 0.04 }, rough: 0.6 }, { bevel: 0.12, yaw: 0.2 }),
  block([0, 1.52, 0], [1.33, 0.14, 0.39], steel, { bevel: 0.08, yaw: 0.2 }),
  ...moved([
    block([0.05, 1.78, 0], [0.42, 0.24, 0.32], steel, { bevel: 0.1 }),
    lathe([0.85, 1.62, 0], [run(steel, [0.22, 0], [0.22, 0.18], [0.18, 0.2], [0, 0.2])]),
    lathe([-0.8, 1.62, 0], [run(black, [0.26, 0], [0.26, 0.14], [0, 0.15])]),
    lathe([0, 0.85, 0.35], [
      run(black, [0.72, 0], [0.72, 0.25]), run(steel, [0.68, 0.25], [0.68, 0.32]), run(black, [0.66, 0.32], [0.66, 0.75], [0.6, 0.8], [0.55, 0.78], [0.46, 0.6]),
      curved({ colour: '#16233c', rough: 0.02, coat: 1 }, [0.46, 0.6], [0.3, 0.68], [0, 0.72]),
    ], { pitch: -Math.PI / 2 }),
    ring([0, 0.85, 0.95], 0.665, 0.02, satin(accent), { pitch: Math.PI / 2 }),
    ball([0.95, 1.2, 0.4], 0.07, satin(accent)),
  ], [0, 0, 0], 0.2),
];

/** A laptop, open. */
export const laptop: ThingDesign = ({ accent }) => moved([
  block([0, 0.08, 0.2], [1.6, 0.07, 1.05], steel, { bevel: 0.06 }),
  ...Array.from({ length: 4 }, (_, row) => Array.from({ length: 11 }, (_key, at) => block([(at - 5) * 0.25, 0.16, row * 0.22 - 0.4], [0.1, 0.02, 0.085], black, { bevel: 0.02 }))).flat(),
  block([0, 0.155, 0.78], [0.45, 0.008, 0.28], iron, { bevel: 0.02 }),
  block([0, 1.12, -1.05], [1.6, 1.04, 0.05], steel, { bevel: 0.05, pitch: 0.22 }),
  block([0, 1.13, -0.995], [1.5, 0.94, 0.02], { colour: accent, rough: 0.06, coat: 1 }, { bevel: 0.02, pitch: 0.22 }),
  block([-0.7, 1.4, -1.03], [0.5, 0.1, 0.02], satin('#ffffff'), { pitch: 0.22 }),
  block([-0.5, 1.1, -0.955], [0.7, 0.05, 0.02], satin('#ffffff'), { pitch: 0.22 }),
], [0, 0, 0], 0.25);

/** A phone upright. */
export const phone: ThingDesign = ({ accent }) => moved([
  block([0, 1.5, 0], [0.78, 1.5, 0.08], black, { bevel: 0.07, pitch: 0.12 }),
  block([0, 1.505, 0.078], [0.71, 1.41, 0.012], { colour: accent, rough: 0.05, coat: 1 }, { bevel: 0.02, pitch: 0.12 }),
  ...[0, 1, 2, 3].flatMap((row) => [-0.45, -0.15, 0.15, 0.45].map((x) => block([x, 2.2 - row * 0.34, 0.0 + row * 0.041], [0.1, 0.1, 0.02], satin(['#f3b23b', '#ffffff', '#57a7d9', '#e5697f'][(row + Math.round(x * 3 + 6)) % 4]!), { pitch: 0.12, bevel: 0.03 }))),
  block([0, 0.08, -0.1], [0.5, 0.08, 0.45], wood, { bevel: 0.04 }),
], [0, 0, 0], 0.3);

/** Mortar and pestle. */
export const mortar: ThingDesign = () => {
  const marble: Material = { colour: '#eeeae2', rough: 0.35, coat: 0.5, pattern: { kind: 'mottle', colour: '#cdc8be', size: 0.7 } };
  return [
    lathe([0, 0, 0], [curved(marble, [0.75, 0], [0.85, 0.12], [0.6, 0.35], [1.0, 0.7], [1.3, 1.35], [1.36, 1.7], [1.28, 1.74], [1.18, 1.6], [0.8, 0.95], [0, 0.8])]),
    lathe([0.2, 1.0, 0], [curved(marble, [0.02, -0.1], [0.28, 0.05], [0.26, 0.35], [0.16, 0.7], [0.15, 1.6], [0.22, 1.85], [0.16, 2.0], [0, 2.04])], { roll: -0.55, pitch: 0.1 }),
    ...[0, 1, 2, 3, 4].map((at) => ball([-0.6 + at * 0.16, 1.66 + (at % 2) * 0.06, 0.5 - at * 0.15], [0.22, 0.03, 0.1], { ...matte('#4c8a3f'), coat: 0.4 }, { yaw: at, roll: 0.4 })),
  ];
};

/** A pocket calculator. */
export const calculator: ThingDesign = ({ accent }) => {
  const tip = -0.42;
  const on = (x: number, z: number, out: number): [number, number, number] => [x, 0.75 - z * Math.sin(-tip) + out * Math.cos(tip), z * Math.cos(tip) + out * Math.sin(-tip)];
  return moved([
    block(on(0, 0, 0), [1.1, 0.12, 1.55], satin('#f3efe6'), { bevel: 0.1, pitch: tip }),
    block(on(0, -1.1, 0.12), [0.92, 0.03, 0.27], { colour: '#9fb5a2', rough: 0.08, coat: 1 }, { bevel: 0.02, pitch: tip }),
    ...[0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((at) => block(on((at - 1.5) * 0.5, row * 0.46 - 0.5, 0.17), [0.2, 0.08, 0.17], at === 3 ? satin(accent) : satin('#3d4044'), { bevel: 0.06, pitch: tip }))),
    block([0, 0.42, -1.35], [0.9, 0.42, 0.1], satin('#f3efe6'), { bevel: 0.05 }),
  ], [0, 0, 0], 0.3);
};
