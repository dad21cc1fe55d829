import type { Material } from '../studio-scene';
import { arc, around, ball, block, curved, lathe, moved, ring, rod, run, type ThingDesign, wire } from './shaping';
import { black, brass, chrome, cloth, darkWood, glazed, gold, iron, lacquer, leaf, matte, rubber, satin, skin, steel, wood } from './stuffs';

/** A sitting bear. */
export const teddy: ThingDesign = ({ accent }) => {
  const fur: Material = { colour: '#b98353', rough: 1, coat: 0.02, pattern: { kind: 'mottle', colour: '#9d6a3e', size: 0.25 }, bump: { depth: 0.7, size: 0.05 } };
  const pale: Material = { ...fur, colour: '#e3c097', pattern: { kind: 'mottle', colour: '#d4ab7c', size: 0.25 } };
  return [
    ball([0, 0.85, 0], [0.78, 0.85, 0.66], fur),
    ball([0, 0.8, 0.28], [0.52, 0.58, 0.46], pale),
    ball([0, 2.05, 0.05], [0.72, 0.64, 0.62], fur),
    ball([0, 1.9, 0.55], [0.32, 0.26, 0.24], pale),
    ball([0, 2.02, 0.76], [0.12, 0.085, 0.07], black),
    ...[-1, 1].flatMap((side) => [
      ball([side * 0.28, 2.2, 0.6], 0.08, black),
      ball([side * 0.56, 2.58, 0], [0.26, 0.26, 0.15], fur),
      ball([side * 0.56, 2.57, 0.1], [0.16, 0.16, 0.1], pale),
      ball([side * 0.88, 1.15, 0.3], [0.26, 0.55, 0.27], fur, { roll: side * 0.55, pitch: -0.4 }),
      ball([side * 0.62, 0.32, 0.75], [0.34, 0.32, 0.6], fur, { yaw: side * 0.35 }),
      ball([side * 0.8, 0.36, 1.28], [0.27, 0.29, 0.1], pale, { yaw: side * 0.35 }),
      ball([side * 0.26, 1.48, 0.56], [0.26, 0.17, 0.08], satin(accent), { roll: side * 0.2 }),
    ]),
    ball([0, 1.47, 0.62], 0.1, satin(accent)),
  ];
};

export const basketball: ThingDesign = () => {
  const hide: Material = { colour: '#d2691f', rough: 0.6, coat: 0.3, bump: { depth: 0.35, size: 0.035 } };
  return [
    ball([0, 1.3, 0], 1.3, hide),
    ...[
      { pitch: Math.PI / 2, yaw: 0.5 },
      { pitch: 0.2, roll: 0.25 },
      { pitch: Math.PI / 2, yaw: 0.5 + Math.PI / 2 },
    ].map((turn) => ring([0, 1.3, 0], 1.292, 0.022, black, turn)),
    ...[-1, 1].map((side) => ring([Math.cos(0.5) * side * 0.75, 1.3, -Math.sin(0.5) * side * 0.75], 1.05, 0.022, black, { pitch: Math.PI / 2, yaw: 0.5 + Math.PI / 2 })),
  ];
};

/** Pins and a ball. */
export const bowling: ThingDesign = ({ accent }) => {
  const pin = (x: number, z: number): ReturnType<ThingDesign>[number] =>
    lathe([x, 0, z], [
      curved(lacquer('#f8f4ec'), [0.28, 0], [0.42, 0.45], [0.5, 0.85], [0.4, 1.35], [0.24, 1.75]),
      run(lacquer(accent), [0.24, 1.75], [0.21, 1.85]),
      run(lacquer('#f8f4ec'), [0.21, 1.85], [0.2, 1.95]),
      run(lacquer(accent), [0.2, 1.95], [0.21, 2.05]),
      curved(lacquer('#f8f4ec'), [0.21, 2.05], [0.29, 2.3], [0.27, 2.55], [0.14, 2.7], [0, 2.72]),
    ]);
  return [
    pin(0.1, -0.5),
    pin(1.1, -0.55),
    pin(0.62, 0.15),
    ball([-0.85, 0.82, 0.4], 0.82, lacquer(accent)),
    ...[
      [-0.95, 1.5, 0.83],
      [-0.72, 1.5, 0.82],
      [-0.85, 1.28, 1.03],
    ].map(([x, y, z]) => ball([x!, y!, z!], 0.09, black)),
  ];
};

export const poolBall: ThingDesign = () => [
  ball([0, 1.1, 0], 1.1, lacquer('#111214')),
  ball([0.1, 1.38, 0.66], 0.5, lacquer('#f8f5ec')),
  ring([0.14, 1.6, 1.13], 0.1, 0.035, black, { pitch: Math.PI / 2 - 0.25 }),
  ring([0.15, 1.4, 1.16], 0.12, 0.035, black, { pitch: Math.PI / 2 }),
  ball([-1.75, 0.85, -0.6], 0.85, lacquer('#c9261f')),
  ball([1.65, 0.85, -0.5], 0.85, lacquer('#e9b52f')),
];

/** A pair of dumbbells. */
export const dumbbell: ThingDesign = ({ accent }) => {
  const one = (turnedBy: number, at: [number, number, number]): ReturnType<ThingDesign> =>
    moved([
      lathe([-1.55, 0.62, 0], [
        run(iron, [0.42, 0], [0.5, 0.05]), run(rubber, [0.56, 0.08], [0.62, 0.14], [0.62, 0.5], [0.56, 0.56]), run(satin(accent), [0.52, 0.56], [0.52, 0.66]), run(rubber, [0.46, 0.68], [0.46, 0.8], [0.3, 0.84]),
        curved(chrome, [0.15, 0.84], [0.17, 1.2], [0.2, 1.55], [0.17, 1.9], [0.15, 2.26]),
        run(rubber, [0.3, 2.26], [0.46, 2.3], [0.46, 2.42]), run(satin(accent), [0.52, 2.44], [0.52, 2.54]), run(rubber, [0.56, 2.54], [0.62, 2.6], [0.62, 2.96], [0.56, 3.02]), run(iron, [0.5, 3.05], [0.42, 3.1], [0, 3.1]),
      ], { roll: -Math.PI / 2 }),
      lathe([-1.55, 0.62, 0], [run(iron, [0, 0.001], [0.42, 0])], { roll: -Math.PI / 2 }),
    ], at, turnedBy);
  return [...one(0.45, [-0.15, 0, -0.55]), ...one(0.3, [0.25, 0, 0.85])];
};

export const kettlebell: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [curved({ ...iron, metal: 0, colour: '#2b2d30', coat: 0.5 }, [0.6, 0], [0.95, 0.25], [1.08, 0.85], [0.85, 1.45], [0.4, 1.75], [0, 1.78])]),
  ...wire([[-0.55, 1.45, 0], [-0.68, 1.95, 0], [-0.55, 2.4, 0], [-0.25, 2.58, 0], [0.25, 2.58, 0], [0.55, 2.4, 0], [0.68, 1.95, 0], [0.55, 1.45, 0]], 0.17, { colour: '#2b2d30', rough: 0.35, coat: 0.6 }),
  lathe([0, 0.9, 1.02], [run(satin(accent), [0.42, 0], [0.4, 0.06], [0, 0.07])], { pitch: -Math.PI / 2 }),
];

/** A rolled mat and a block. */
export const mat: ThingDesign = ({ accent, second }) => {
  const foam: Material = { colour: accent, rough: 1, coat: 0.02, bump: { depth: 0.25, size: 0.04 } };
  return [
    lathe([-1.75, 0.62, 0], [
      run(foam, [0.05, 0], [0.6, 0]),
      run(foam, [0.62, 0.02], [0.62, 3.3], [0.6, 3.32], [0.05, 3.32]),
    ], { roll: -Math.PI / 2, yaw: 0.5 }),
    ...[0.14, 0.26, 0.38, 0.5].map((reach) => ring([-1.75 - 0.005 + 3.32 * Math.cos(0.5) * 1.003, 0.62, -3.32 * Math.sin(0.5) * 1.003], reach, 0.018, matte('#2b2b2e'), { roll: -Math.PI / 2, yaw: 0.5 })),
    ...[0.9, 2.4].map((along) => ring([-1.75 + along * Math.cos(0.5), 0.62, -along * Math.sin(0.5)], 0.6, 0.06, cloth(second), { roll: -Math.PI / 2, yaw: 0.5 }, 1.8)),
    block([-0.9, 0.32, 1.1], [0.7, 0.32, 0.45], { colour: '#c7a179', rough: 0.95, bump: { depth: 0.3, size: 0.06 }, pattern: { kind: 'mottle', colour: '#a77f55', size: 0.15 } }, { bevel: 0.06, yaw: -0.25 }),
  ].map((part) => ({ ...part, at: [part.at[0] + 0.3, part.at[1], part.at[2] + 0.5] as const }));
};

const pawnRun = (stuff: Material): ReturnType<typeof run> =>
  curved(stuff, [0.6, 0], [0.66, 0.12], [0.6, 0.24], [0.42, 0.36], [0.26, 0.8], [0.22, 1.15], [0.4, 1.22], [0.4, 1.3], [0.24, 1.36]);
/** King and pawns. */
export const chess: ThingDesign = () => {
  const pale = lacquer('#e8d3ae');
  const dark = lacquer('#3a2418');
  const pawn = (x: number, z: number, stuff: Material): ReturnType<ThingDesign> => [
    lathe([x, 0, z], [pawnRun(stuff)]),
    ball([x, 1.6, z], 0.36, stuff),
  ];
  return [
    lathe([0, 0, 0], [curved(pale, [0.72, 0], [0.8, 0.14], [0.72, 0.28], [0.5, 0.42], [0.32, 1.0], [0.28, 1.75], [0.52, 1.85], [0.52, 1.95], [0.3, 2.02], [0.36, 2.2], [0.5, 2.6], [0.42, 2.7], [0, 2.78])]),
    block([0, 3.0, 0], [0.07, 0.26, 0.07], pale, { bevel: 0.03 }),
    block([0, 3.04, 0], [0.2, 0.07, 0.07], pale, { bevel: 0.03 }),
    ...pawn(1.4, 0.5, dark),
    ...pawn(-1.3, -0.2, dark),
    ...pawn(-0.75, 1.15, pale),
  ];
};

export const dice: ThingDesign = ({ accent }) => {
  const die = (at: [number, number, number], size: number, yaw: number, colour: string, pips: string): ReturnType<ThingDesign> =>
    moved([
      block([0, 1, 0], [1, 1, 1], lacquer(colour), { bevel: 0.28 }),
      ...[[-0.45, -0.45], [0.45, 0.45], [0, 0], [-0.45, 0.45], [0.45, -0.45]].map(([x, y]) => ball([x!, 1 + y!, 0.97], [0.17, 0.17, 0.05], satin(pips))),
      ...[[-0.45, 0.45], [0.45, -0.45], [0, 0]].map(([x, z]) => ball([x!, 1.97, z!], [0.17, 0.05, 0.17], satin(pips))),
      ...[-0.45, 0, 0.45].flatMap((y) => [-0.4, 0.4].map((z) => ball([0.97, 1 + y, z], [0.05, 0.17, 0.17], satin(pips)))),
      ...[-0.45, 0.45].map((y) => ball([-0.97, 1 + y, y], [0.05, 0.17, 0.17], satin(pips))),
    ], at, yaw, size);
  return [...die([-0.75, 0, 0], 0.85, -0.45, '#f6f0e2', '#1d1d20'), ...die([1.05, 0, 0.75], 0.68, 0.5, accent, '#ffffff')];
};

export const trophy: ThingDesign = () => [
  block([0, 0.22, 0], [0.7, 0.22, 0.7], darkWood, { bevel: 0.05 }),
  lathe([0, 0.44, 0], [curved(gold, [0.45, 0], [0.4, 0.1], [0.14, 0.25], [0.12, 0.6], [0.22, 0.7], [0.14, 0.8], [0.5, 1.05], [0.85, 1.6], [0.95, 2.3], [0.9, 2.32], [0.75, 1.6], [0, 1.1])]),
  ...[-1, 1].flatMap((side) => wire([[side * 0.86, 2.5, 0], [side * 1.25, 2.55, 0], [side * 1.4, 2.2, 0], [side * 1.15, 1.75, 0], [side * 0.7, 1.55, 0]], 0.075, gold)),
];

/** A snare drum with its sticks. */
export const drum: ThingDesign = ({ accent }) => [
  lathe([0, 0.1, 0], [run(chrome, [1.35, 0], [1.38, 0.15]), run(lacquer(accent), [1.3, 0.15], [1.3, 1.15]), run(chrome, [1.38, 1.15], [1.38, 1.3], [1.3, 1.32]), run(matte('#f6f1e6'), [1.3, 1.27], [0, 1.27])]),
  ...around(10, (angle) => [rod([Math.cos(angle) * 1.36, 0.2, Math.sin(angle) * 1.36], [Math.cos(angle) * 1.36, 1.3, Math.sin(angle) * 1.36], 0.035, chrome), block([Math.cos(angle) * 1.33, 0.75, Math.sin(angle) * 1.33], [0.06, 0.16, 0.06], chrome, { yaw: -angle })]),
  ...[-1, 1].flatMap((side) => [rod([side * 0.9, 1.46, 0.75], [side * -0.55, 1.52, -0.6], 0.055, wood), ball([side * -0.58, 1.52, -0.63], [0.09, 0.09, 0.12], wood)]),
];

/** Some keys of a piano. */
export const keys: ThingDesign = ({ accent }) => [
  block([0, 0.2, -0.95], [2.3, 0.45, 0.35], lacquer('#16171a'), { bevel: 0.05 }),
  block([0, 0.5, -0.62], [2.3, 0.03, 0.04], cloth(accent), { bevel: 0.02 }),
  ...Array.from({ length: 10 }, (_, at) => block([(at - 4.5) * 0.46, 0.25, 0.3], [0.22, 0.17, 0.95], lacquer('#f8f6f0'), { bevel: 0.035 })),
  ...[0, 1, 3, 4, 5, 7, 8].map((at) => block([(at - 4) * 0.46, 0.52, -0.05], [0.12, 0.14, 0.6], lacquer('#141518'), { bevel: 0.04 })),
  block([0, 0.1, 1.35], [2.3, 0.12, 0.08], lacquer('#16171a'), { bevel: 0.04 }),
];

/** A stage microphone on its stand. */
export const microphone: ThingDesign = ({ accent }) => [
  lathe([0, 0, -0.3], [curved(black, [0.85, 0], [0.85, 0.08], [0.2, 0.16], [0.06, 0.3]), run(chrome, [0.06, 0.3], [0.06, 1.9])]),
  ...moved([
    lathe([0, 0, 0], [
      curved(black, [0.16, -0.9], [0.2, -0.85], [0.3, 0.15], [0.34, 0.3]),
      run(satin(accent), [0.37, 0.3], [0.37, 0.4]),
      curved({ colour: '#9ea2a6', metal: 1, rough: 0.45, bump: { depth: 0.9, size: 0.05 } }, [0.36, 0.4], [0.52, 0.7], [0.5, 1.05], [0.3, 1.28], [0, 1.33]),
    ], { pitch: -0.5, roll: 0.35 }),
  ], [0, 2.3, -0.15]),
];

export const headphones: ThingDesign = ({ accent }) => [
  ...wire(arc([0, 1.45, 0], 1.12, -0.25, Math.PI + 0.25, 20), 0.13, satin('#2a2b2e')),
  ...wire(arc([0, 1.45, 0], 1.02, 0.7, Math.PI - 0.7, 10), 0.14, satin(accent)),
  ...[-1, 1].flatMap((side) => [
    lathe([side * 1.18, 0.88, 0], [curved(satin(accent), [0.02, -0.22], [0.45, -0.18], [0.62, 0], [0.6, 0.12]), curved(satin('#1c1d1f'), [0.6, 0.12], [0.66, 0.22], [0.6, 0.38], [0.4, 0.4], [0.35, 0.3], [0, 0.28])], { roll: (side * Math.PI) / 2 + side * 0.12 }),
  ]),
];

/** A made bed. */
export const bed: ThingDesign = ({ accent }) => moved([
  block([0, 1.0, -1.75], [1.6, 1.0, 0.1], wood, { bevel: 0.06 }),
  block([0, 0.35, 0], [1.55, 0.14, 1.75], wood, { bevel: 0.04 }),
  block([0, 0.68, 0], [1.5, 0.24, 1.7], satin('#f7f3ea'), { bevel: 0.14 }),
  block([0, 0.84, 0.45], [1.56, 0.22, 1.3], cloth(accent), { bevel: 0.16 }),
  block([0, 1.0, -0.72], [1.55, 0.1, 0.22], cloth('#f7f3ea'), { bevel: 0.08 }),
  ...[-0.75, 0.75].map((x) => ball([x, 1.15, -1.3], [0.66, 0.24, 0.36], cloth('#fbf8f1'), { pitch: 0.5 })),
  ...[-1.4, 1.4].flatMap((x) => [-1.6, 1.6].map((z) => block([x, 0.1, z], [0.09, 0.12, 0.09], darkWood))),
], [0, 0, 0], 0.5, 0.95);

/** A sofa and its cushions. */
export const sofa: ThingDesign = ({ accent, second }) => moved([
  block([0, 0.5, 0], [1.9, 0.24, 0.8], cloth(accent), { bevel: 0.1 }),
  block([0, 1.15, -0.68], [1.9, 0.68, 0.24], cloth(accent), { bevel: 0.16 }),
  ...[-1, 1].flatMap((side) => [
    block([side * 1.85, 0.72, 0.05], [0.24, 0.5, 0.85], cloth(accent), { bevel: 0.16 }),
    block([side * 0.8, 0.82, 0.1], [0.78, 0.18, 0.72], cloth(accent), { bevel: 0.13 }),
    block([side * 1.2, 1.3, -0.2], [0.4, 0.38, 0.14], cloth(second), { bevel: 0.13, pitch: 0.3, roll: side * 0.2 }),
    ...[-0.6, 0.6].map((z) => rod([side * 1.7, 0.02, z], [side * 1.65, 0.3, z * 0.95], 0.06, wood)),
  ]),
], [0, 0, 0], 0.35, 0.95);

/** Hand-thrown pots. */
export const pots: ThingDesign = ({ accent }) => {
  const raw: Material = { colour: '#d8bfa0', rough: 0.9, coat: 0.1, pattern: { kind: 'mottle', colour: '#c3a681', size: 0.2 } };
  const glaze: Material = { ...glazed(accent), pattern: { kind: 'mottle', colour: accent, size: 0.3 } };
  return [
    lathe([-0.6, 0, -0.1], [curved(raw, [0.5, 0], [0.62, 0.08], [1.0, 0.7]), curved(glaze, [1.0, 0.7], [1.02, 1.3], [0.72, 1.9], [0.4, 2.3], [0.36, 2.6], [0.52, 2.8], [0.46, 2.8])]),
    lathe([1.05, 0, 0.5], [curved(raw, [0.5, 0], [0.52, 0.1], [0.75, 0.35]), curved(glaze, [0.75, 0.35], [0.95, 0.75], [0.9, 0.78], [0.6, 0.4], [0, 0.25])]),
    lathe([1.1, 0, -0.9], [curved(raw, [0.48, 0], [0.5, 0.3]), curved(glaze, [0.5, 0.3], [0.5, 1.1], [0.46, 1.12]), run(matte('#a98e6c'), [0.46, 1.1], [0.44, 0.9], [0, 0.9])]),
  ];
};

/** A baby's bottle. */
export const babyBottle: ThingDesign = ({ accent }) => [
  lathe([0, 0, 0], [
    curved(glazed('#fdfcf8'), [0.6, 0], [0.68, 0.08], [0.68, 0.9], [0.58, 1.15], [0.66, 1.4], [0.66, 1.7]),
    run(satin(accent), [0.72, 1.7], [0.72, 2.05], [0.66, 2.1]),
    curved(satin('#e8c79b'), [0.6, 2.1], [0.42, 2.28], [0.2, 2.4], [0.16, 2.62], [0.2, 2.75], [0.1, 2.88], [0, 2.9]),
  ]),
  ...[0.35, 0.6, 0.85].map((y) => block([0.18, y, 0.66], [0.16, 0.018, 0.03], satin(accent))),
];

/** A ridge tent. */
export const tent: ThingDesign = ({ accent, second }) => moved([
  block([-0.72, 0.92, 0], [0.055, 1.18, 1.5], cloth(accent), { roll: -0.66, bevel: 0.03 }),
  block([0.72, 0.92, 0], [0.055, 1.18, 1.5], cloth(accent), { roll: 0.66, bevel: 0.03 }),
  ...Array.from({ length: 14 }, (_, at) => block([0, 0.07 + at * 0.125, -0.9], [1.36 - at * 0.1, 0.065, 0.03], cloth(second), { bevel: 0.01 })),
  rod([0, 0, 1.52], [0, 1.95, 1.52], 0.05, wood),
  ...[-1, 1].flatMap((side) => [rod([0, 1.85, 1.5], [side * 1.6, 0.02, 2.3], 0.014, matte('#e9e2d2'))]),
], [0, 0, 0], 0.45, 0.95);

/** A wooden hive and a jar. */
export const hive: ThingDesign = ({ accent }) => [
  ...[0, 1, 2].map((at) => block([-0.35, 0.55 + at * 0.62, 0], [0.95, 0.29, 0.8], satin(at === 1 ? accent : '#f3ecdc'), { bevel: 0.03, yaw: 0.3 })),
  block([-0.35, 0.2, 0], [1.05, 0.07, 0.95], wood, { yaw: 0.3 }),
  block([-0.35, 2.2, 0], [1.08, 0.12, 0.95], steel, { bevel: 0.05, yaw: 0.3 }),
  ...[-0.7, 0.7].map((x) => block([-0.35 + x, 0.08, -x * 0.3], [0.1, 0.1, 0.7], wood, { yaw: 0.3 })),
  block([-0.11, 0.38, 0.77], [0.4, 0.05, 0.06], black, { yaw: 0.3 }),
  lathe([1.25, 0, 0.75], [curved({ colour: '#d8860f', rough: 0.04, coat: 1 }, [0.4, 0], [0.46, 0.06], [0.46, 0.75], [0.36, 0.86]), run(brass, [0.4, 0.86], [0.4, 1.02], [0, 1.03])]),
];

/** Two cherries on their stalks. */
export const cherries: ThingDesign = () => [
  ball([-0.75, 0.72, 0.2], [0.78, 0.72, 0.78], skin('#8e0f22', '#b5162c', 1.2)),
  ball([0.85, 0.68, 0.35], [0.74, 0.68, 0.74], skin('#8e0f22', '#a8142a', 1.2)),
  ...wire([[-0.75, 1.38, 0.2], [-0.6, 2.0, 0.1], [-0.15, 2.6, 0], [0.2, 2.9, -0.05]], 0.045, matte('#6a7a35')),
  ...wire([[0.85, 1.3, 0.35], [0.75, 1.9, 0.2], [0.45, 2.5, 0.05], [0.2, 2.9, -0.05]], 0.045, matte('#6a7a35')),
  ball([0.75, 2.85, 0], [0.62, 0.05, 0.28], leaf, { roll: -0.15, pitch: -0.4 }),
];
