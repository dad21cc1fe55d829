import type { Material, Vec } from '../../studio-scene';
import { around, ball, block, curved, lathe, moved, ring, rod, run, wire, type ThingDesign } from '../shaping';
import {
  black,
  brass,
  chrome,
  cloth,
  darkWood,
  lacquer,
  leaf,
  matte,
  paper,
  rubber,
  satin,
  skin,
  steel,
  wood,
} from '../stuffs';

/** An acoustic guitar on a stand. */
export const guitar: ThingDesign = () => {
  const top: Material = {
    colour: '#d9a35a',
    rough: 0.14,
    coat: 0.9,
    pattern: { kind: 'fibres', colour: '#b87d38', size: 0.7 },
  };
  return moved(
    [
      lathe(
        [0, 0.9, 0],
        [
          run(darkWood, [0, -0.2], [0.9, -0.2]),
          run(darkWood, [0.9, -0.2], [0.9, 0.18]),
          run(top, [0.9, 0.18], [0.86, 0.2], [0, 0.2]),
        ],
        { pitch: -Math.PI / 2 },
      ),
      lathe(
        [0, 2.0, 0],
        [
          run(darkWood, [0, -0.2], [0.66, -0.2]),
          run(darkWood, [0.66, -0.2], [0.66, 0.18]),
          run(top, [0.66, 0.18], [0.62, 0.205], [0, 0.205]),
        ],
        { pitch: -Math.PI / 2 },
      ),
      block([0, 1.5, 0], [0.56, 0.4, 0.19], darkWood, { bevel: 0.05 }),
      block([0, 1.5, 0.02], [0.545, 0.4, 0.183], top, { bevel: 0.02 }),
      lathe([0, 1.75, 0.2], [run(black, [0.28, 0], [0, 0.001])], { pitch: -Math.PI / 2 }),
      ring([0, 1.75, 0.21], 0.31, 0.03, darkWood, { pitch: Math.PI / 2 }),
      block([0, 0.75, 0.24], [0.34, 0.06, 0.04], darkWood),
      block([0, 3.1, 0.17], [0.12, 1.15, 0.07], darkWood),
      ...Array.from({ length: 11 }, (_, at) => block([0, 2.35 + at * 0.165, 0.245], [0.12, 0.012, 0.01], steel)),
      block([0, 4.5, 0.12], [0.19, 0.32, 0.06], darkWood, { pitch: 0.12, bevel: 0.03 }),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map((at) => ball([side * 0.26, 4.3 + at * 0.2, 0.12], [0.08, 0.06, 0.05], chrome)),
      ),
      ...[-0.08, -0.05, -0.016, 0.016, 0.05, 0.08].map((x) =>
        rod([x * 1.3, 0.78, 0.29], [x, 4.25, 0.255], 0.008, steel),
      ),
    ],
    [0, 0, 0],
    0.4,
    0.78,
  );
};

/** A surfboard upright. */
export const surfboard: ThingDesign = ({ accent, second }) =>
  moved(
    [
      ball([0, 1.85, 0], [0.62, 1.9, 0.1], lacquer('#f6f1e5')),
      ball([0, 1.85, 0.02], [0.6, 0.62, 0.1], lacquer(accent)),
      ball([0, 1.5, 0.022], [0.56, 0.12, 0.102], lacquer(second)),
      ball([0, 2.22, 0.022], [0.56, 0.12, 0.102], lacquer(second)),
    ],
    [0, 0, 0],
    0.35,
  );

/** A racket and a ball. */
export const tennis: ThingDesign = ({ accent }) => {
  const lean = 0.35;
  const on = (x: number, y: number): Vec => [
    x * Math.cos(lean) + y * Math.sin(lean) - 0.6,
    y * Math.cos(lean) - x * Math.sin(lean),
    0,
  ];
  const head = Array.from({ length: 25 }, (_, at): Vec =>
    on(Math.cos((at / 24) * Math.PI * 2) * 0.72, 2.5 + Math.sin((at / 24) * Math.PI * 2) * 0.92),
  );
  return [
    ...wire(head, 0.07, lacquer(accent)),
    ...Array.from({ length: 9 }, (_, at) => (at - 4) * 0.15).map((x) =>
      rod(
        on(x, 2.5 - 0.9 * Math.sqrt(1 - (x / 0.72) ** 2)),
        on(x, 2.5 + 0.9 * Math.sqrt(1 - (x / 0.72) ** 2)),
        0.011,
        paper,
      ),
    ),
    ...Array.from({ length: 11 }, (_, at) => (at - 5) * 0.15).map((y) =>
      rod(
        on(-0.7 * Math.sqrt(1 - (y / 0.92) ** 2), 2.5 + y),
        on(0.7 * Math.sqrt(1 - (y / 0.92) ** 2), 2.5 + y),
        0.011,
        paper,
      ),
    ),
    ...wire([on(-0.4, 1.75), on(-0.06, 1.25), on(0, 1.1)], 0.06, lacquer(accent)),
    ...wire([on(0.4, 1.75), on(0.06, 1.25), on(0, 1.1)], 0.06, lacquer(accent)),
    rod(on(0, 1.1), on(0, 0.1), 0.1, satin('#2a2b2e')),
    ...[
      [1.1, 0.45],
      [-1.1, 0.6],
    ].flatMap(([x, z]) => [
      ball([x!, 0.42, z!], 0.42, { colour: '#d7e04a', rough: 1, coat: 0, bump: { depth: 0.5, size: 0.03 } }),
    ]),
  ];
};

/** A wooden chair with a seat of cloth. */
export const chair: ThingDesign = ({ accent }) =>
  moved(
    [
      ...[-0.62, 0.62].flatMap((x) => [
        rod([x * 1.06, 0.06, 0.66], [x, 1.2, 0.6], 0.075, wood),
        rod([x * 1.02, 0.06, -0.72], [x * 0.95, 2.9, -0.72], 0.075, wood),
      ]),
      block([0, 1.26, 0], [0.76, 0.07, 0.76], wood, { bevel: 0.05 }),
      block([0, 1.37, 0.02], [0.68, 0.09, 0.68], cloth(accent), { bevel: 0.06 }),
      block([0, 2.7, -0.72], [0.62, 0.17, 0.05], wood, { bevel: 0.04 }),
      block([0, 2.2, -0.72], [0.6, 0.1, 0.045], wood, { bevel: 0.03 }),
      ...[-0.62, 0.62].map((x) => rod([x, 0.6, 0.62], [x, 0.6, -0.7], 0.045, wood)),
    ],
    [0, 0, 0],
    0.5,
  );

/** A watering can among pots. */
export const wateringCan: ThingDesign = ({ accent }) => [
  lathe(
    [0, 0, 0],
    [
      curved(satin(accent), [0.78, 0], [0.85, 0.06], [0.82, 1.3], [0.74, 1.42], [0.45, 1.5], [0.42, 1.46]),
      run(black, [0.42, 1.4], [0, 1.4]),
    ],
  ),
  ...wire(
    [
      [0.75, 0.4, 0],
      [1.25, 0.95, 0],
      [1.75, 1.75, 0],
    ],
    0.12,
    satin(accent),
  ),
  lathe([1.72, 1.7, 0], [run(satin(accent), [0.12, 0], [0.34, 0.3]), run(brass, [0.34, 0.3], [0, 0.34])], {
    roll: -0.7,
  }),
  ...wire(
    [
      [-0.8, 0.45, 0],
      [-1.25, 0.7, 0],
      [-1.35, 1.2, 0],
      [-1.0, 1.75, 0],
      [-0.3, 1.95, 0],
      [0.3, 1.75, 0],
      [0.5, 1.48, 0],
    ],
    0.075,
    satin(accent),
  ),
  ...moved(
    [
      lathe(
        [0, 0, 0],
        [
          run(skin('#bf6d48', '#a9573a', 0.5), [0.36, 0], [0.5, 0.6], [0.55, 0.6], [0.56, 0.74], [0.5, 0.74]),
          run(matte('#3a2b20'), [0.5, 0.68], [0, 0.7]),
        ],
      ),
      ...around(7, (angle) =>
        ball([Math.cos(angle) * 0.26, 1.0, Math.sin(angle) * 0.26], [0.12, 0.36, 0.05], leaf, {
          yaw: -angle,
          roll: -0.5,
        }),
      ),
    ],
    [-1.35, 0, 0.85],
  ),
];

/** A bicycle from the side. */
export const bicycle: ThingDesign = ({ accent }) => {
  const frame = lacquer(accent);
  const wheel = (x: number): ReturnType<ThingDesign> => [
    ring([x, 0.95, 0], 0.88, 0.065, rubber, { pitch: Math.PI / 2 }),
    ring([x, 0.95, 0], 0.8, 0.035, steel, { pitch: Math.PI / 2 }),
    ...around(14, (angle) =>
      rod([x, 0.95, 0.03], [x + Math.cos(angle) * 0.8, 0.95 + Math.sin(angle) * 0.8, 0], 0.009, steel),
    ),
    rod([x, 0.95, -0.1], [x, 0.95, 0.1], 0.07, steel),
  ];
  return moved(
    [
      ...wheel(-1.35),
      ...wheel(1.35),
      ...wire(
        [
          [-1.35, 0.95, 0.06],
          [-0.25, 0.9, 0.06],
        ],
        0.04,
        frame,
      ),
      ...wire(
        [
          [-0.25, 0.9, 0],
          [-0.6, 1.95, 0],
          [0.85, 2.05, 0],
          [-0.25, 0.9, 0],
        ],
        0.062,
        frame,
      ),
      ...wire(
        [
          [-1.35, 0.95, 0.06],
          [-0.56, 1.85, 0.02],
        ],
        0.035,
        frame,
      ),
      ...wire(
        [
          [0.78, 2.3, 0],
          [0.92, 1.85, 0],
          [1.35, 0.95, 0.05],
        ],
        0.055,
        frame,
      ),
      ...wire(
        [
          [-0.6, 1.95, 0],
          [-0.68, 2.25, 0],
        ],
        0.045,
        steel,
      ),
      ball([-0.72, 2.32, 0], [0.36, 0.08, 0.17], satin('#5a3825')),
      ...wire(
        [
          [0.78, 2.3, 0],
          [0.74, 2.46, 0],
        ],
        0.045,
        steel,
      ),
      ...wire(
        [
          [0.5, 2.42, -0.45],
          [0.74, 2.48, -0.3],
          [0.76, 2.48, 0.3],
          [0.5, 2.42, 0.45],
        ],
        0.04,
        steel,
      ),
      ...[-1, 1].map((side) => rod([0.5, 2.42, side * 0.45], [0.28, 2.38, side * 0.46], 0.06, satin('#5a3825'))),
      ring([-0.25, 0.9, 0.1], 0.24, 0.035, steel, { pitch: Math.PI / 2 }),
      rod([-0.25, 0.9, 0.14], [0.08, 0.66, 0.14], 0.035, steel),
      block([0.1, 0.64, 0.24], [0.13, 0.03, 0.09], black),
      rod([-0.25, 0.9, -0.12], [-0.58, 1.14, -0.12], 0.035, steel),
      block([-0.6, 1.16, -0.22], [0.13, 0.03, 0.09], black),
    ],
    [0, 0, 0],
    -0.28,
  );
};
