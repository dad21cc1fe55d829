import type { Material } from '../../studio-scene';
import { ball, block, curved, lathe, moved, ring, run, type ThingDesign } from '../shaping';
import { black, lacquer, satin } from '../stuffs';

export const basketball: ThingDesign = () => {
  const hide: Material = { colour: '#d2691f', rough: 0.6, coat: 0.3, bump: { depth: 0.35, size: 0.035 } };
  return [
    ball([0, 1.3, 0], 1.3, hide),
    ...[
      { pitch: Math.PI / 2, yaw: 0.5 },
      { pitch: 0.2, roll: 0.25 },
      { pitch: Math.PI / 2, yaw: 0.5 + Math.PI / 2 },
    ].map((turn) => ring([0, 1.3, 0], 1.292, 0.022, black, turn)),
    ...[-1, 1].map((side) =>
      ring([Math.cos(0.5) * side * 0.75, 1.3, -Math.sin(0.5) * side * 0.75], 1.05, 0.022, black, {
        pitch: Math.PI / 2,
        yaw: 0.5 + Math.PI / 2,
      }),
    ),
  ];
};

/** Pins and a ball. */
export const bowling: ThingDesign = ({ accent }) => {
  const pin = (x: number, z: number): ReturnType<ThingDesign>[number] =>
    lathe(
      [x, 0, z],
      [
        curved(lacquer('#f8f4ec'), [0.28, 0], [0.42, 0.45], [0.5, 0.85], [0.4, 1.35], [0.24, 1.75]),
        run(lacquer(accent), [0.24, 1.75], [0.21, 1.85]),
        run(lacquer('#f8f4ec'), [0.21, 1.85], [0.2, 1.95]),
        run(lacquer(accent), [0.2, 1.95], [0.21, 2.05]),
        curved(lacquer('#f8f4ec'), [0.21, 2.05], [0.29, 2.3], [0.27, 2.55], [0.14, 2.7], [0, 2.72]),
      ],
    );
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

const pawnRun = (stuff: Material): ReturnType<typeof run> =>
  curved(
    stuff,
    [0.6, 0],
    [0.66, 0.12],
    [0.6, 0.24],
    [0.42, 0.36],
    [0.26, 0.8],
    [0.22, 1.15],
    [0.4, 1.22],
    [0.4, 1.3],
    [0.24, 1.36],
  );

/** King and pawns. */
export const chess: ThingDesign = () => {
  const pale = lacquer('#e8d3ae');
  const dark = lacquer('#3a2418');
  const pawn = (x: number, z: number, stuff: Material): ReturnType<ThingDesign> => [
    lathe([x, 0, z], [pawnRun(stuff)]),
    ball([x, 1.6, z], 0.36, stuff),
  ];
  return [
    lathe(
      [0, 0, 0],
      [
        curved(
          pale,
          [0.72, 0],
          [0.8, 0.14],
          [0.72, 0.28],
          [0.5, 0.42],
          [0.32, 1.0],
          [0.28, 1.75],
          [0.52, 1.85],
          [0.52, 1.95],
          [0.3, 2.02],
          [0.36, 2.2],
          [0.5, 2.6],
          [0.42, 2.7],
          [0, 2.78],
        ),
      ],
    ),
    block([0, 3.0, 0], [0.07, 0.26, 0.07], pale, { bevel: 0.03 }),
    block([0, 3.04, 0], [0.2, 0.07, 0.07], pale, { bevel: 0.03 }),
    ...pawn(1.4, 0.5, dark),
    ...pawn(-1.3, -0.2, dark),
    ...pawn(-0.75, 1.15, pale),
  ];
};

export const dice: ThingDesign = ({ accent }) => {
  const die = (
    at: [number, number, number],
    size: number,
    yaw: number,
    colour: string,
    pips: string,
  ): ReturnType<ThingDesign> =>
    moved(
      [
        block([0, 1, 0], [1, 1, 1], lacquer(colour), { bevel: 0.28 }),
        ...[
          [-0.45, -0.45],
          [0.45, 0.45],
          [0, 0],
          [-0.45, 0.45],
          [0.45, -0.45],
        ].map(([x, y]) => ball([x!, 1 + y!, 0.97], [0.17, 0.17, 0.05], satin(pips))),
        ...[
          [-0.45, 0.45],
          [0.45, -0.45],
          [0, 0],
        ].map(([x, z]) => ball([x!, 1.97, z!], [0.17, 0.05, 0.17], satin(pips))),
        ...[-0.45, 0, 0.45].flatMap((y) =>
          [-0.4, 0.4].map((z) => ball([0.97, 1 + y, z], [0.05, 0.17, 0.17], satin(pips))),
        ),
        ...[-0.45, 0.45].map((y) => ball([-0.97, 1 + y, y], [0.05, 0.17, 0.17], satin(pips))),
      ],
      at,
      yaw,
      size,
    );
  return [
    ...die([-0.75, 0, 0], 0.85, -0.45, '#f6f0e2', '#1d1d20'),
    ...die([1.05, 0, 0.75], 0.68, 0.5, accent, '#ffffff'),
  ];
};
