import type { Material } from '../studio-scene';

/** Real materials: what things are made of. */
export const glazed = (colour: string): Material => ({ colour, rough: 0.16, coat: 0.9 });
export const matte = (colour: string): Material => ({ colour, rough: 0.9, coat: 0.12 });
export const satin = (colour: string): Material => ({ colour, rough: 0.42, coat: 0.6 });
export const lacquer = (colour: string): Material => ({ colour, rough: 0.06, coat: 1 });
export const skin = (colour: string, second: string, size = 0.9): Material => ({
  colour,
  rough: 0.3,
  coat: 0.55,
  pattern: { kind: 'mottle', colour: second, size },
});
export const steel: Material = { colour: '#d5d7da', metal: 1, rough: 0.24 };
export const chrome: Material = { colour: '#e6e8ea', metal: 1, rough: 0.07 };
export const iron: Material = { colour: '#5d6066', metal: 1, rough: 0.42 };
export const brass: Material = { colour: '#e6bd6b', metal: 1, rough: 0.24 };
export const gold: Material = { colour: '#ffcb6b', metal: 1, rough: 0.14 };
export const glass: Material = { colour: '#f7fbfb', rough: 0, glass: true };
export const black: Material = { colour: '#17181a', rough: 0.3, coat: 0.7 };
export const rubber: Material = { colour: '#222325', rough: 0.7, coat: 0.25, bump: { depth: 0.12, size: 0.04 } };
export const paper: Material = { colour: '#f3efe6', rough: 0.9, coat: 0.05 };
export const wood: Material = {
  colour: '#c99a63',
  rough: 0.5,
  coat: 0.3,
  pattern: { kind: 'fibres', colour: '#9c6c3c', size: 0.9 },
};
export const darkWood: Material = {
  colour: '#7b4d2e',
  rough: 0.45,
  coat: 0.35,
  pattern: { kind: 'fibres', colour: '#4d2d1a', size: 0.9 },
};
export const cut: Material = {
  colour: '#c9a67a',
  rough: 0.95,
  coat: 0.03,
  pattern: { kind: 'rings', colour: '#b08a5a', size: 0.045 },
  bump: { depth: 0.25, size: 0.05 },
};
export const clay: Material = {
  colour: '#bf6d48',
  rough: 0.9,
  coat: 0.08,
  pattern: { kind: 'mottle', colour: '#a9573a', size: 0.5 },
};
export const leaf: Material = {
  colour: '#3f7d3a',
  rough: 0.4,
  coat: 0.4,
  pattern: { kind: 'mottle', colour: '#2b5f2d', size: 0.5 },
};
export const stem: Material = { colour: '#5b8f42', rough: 0.45, coat: 0.35 };
export const cloth = (colour: string): Material => ({
  colour,
  rough: 0.95,
  coat: 0.04,
  bump: { depth: 0.18, size: 0.05 },
});
export const board: Material = {
  colour: '#cfa372',
  rough: 0.9,
  coat: 0.05,
  pattern: { kind: 'mottle', colour: '#c0925f', size: 0.6 },
};
export const stone = (colour: string, second: string): Material => ({
  colour,
  rough: 0.75,
  coat: 0.15,
  pattern: { kind: 'slate', colour: second, size: 0.5 },
});
