import type { Vec } from '../../studio-scene';
import { around, ball, block, curved, lathe, moved, ring, rod, run, wire, type ThingDesign } from '../shaping';
import { black, brass, lacquer, leaf, matte, paper, rubber, satin, skin, steel } from '../stuffs';

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
