import { iconNames } from '../../subjects/choose-subject';
import { holdOf, ownAxes } from './part-geometry';
import type { Part } from '../studio-scene';
import { trueShapes } from './true-shapes';

const entries = [...trueShapes].map(
  ([name, { design }]) => [name, design({ accent: '#a44a3f', second: '#e8d8c3' })] as const,
);

it('stands for icons that are drawn, each with few enough parts for the tracer', () => {
  for (const [name, parts] of entries) {
    expect([name, iconNames().has(name)]).toEqual([name, true]);
    const segments = parts.reduce((sum, { shape }) => sum + (shape.kind === 'turned' ? segmentsOf(shape.runs) : 0), 0);
    expect([name, parts.length <= 128, segments <= 1024]).toEqual([name, true, true]);
    expect([name, new Set(parts.map(({ material }) => material)).size < 55]).toEqual([name, true]);
  }
});

// one part without a place makes the whole picture black
it('gives every part a place, and keeps the thing on its table', () => {
  for (const [name, parts] of entries) {
    const numbers = parts.flatMap((part) => [...part.at, ...ownAxes(part).flat(), holdOf(part).radius]);
    expect([name, numbers.every(Number.isFinite)]).toEqual([name, true]);
    const highest = Math.max(...parts.map((part) => part.at[1]));
    expect([name, highest < 5, parts.every(isAboveTable)]).toEqual([name, true, true]);
  }
});

/** No more of it is under the table than what a leaning thing needs to stand. */
const isAboveTable = (part: Part): boolean => holdOf(part).centre[1] > -0.2;
const segmentsOf = (runs: readonly { profile: readonly unknown[] }[]): number =>
  runs.reduce((sum, { profile }) => sum + profile.length - 1, 0);
