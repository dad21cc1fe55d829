export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const right = (rect: Rect): number => rect.x + rect.w;
export const bottom = (rect: Rect): number => rect.y + rect.h;
export const centreX = (rect: Rect): number => rect.x + rect.w / 2;
export const centreY = (rect: Rect): number => rect.y + rect.h / 2;
export const fromEdges = (x: number, y: number, rightEdge: number, bottomEdge: number): Rect => ({
  x,
  y,
  w: rightEdge - x,
  h: bottomEdge - y,
});
export const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  w: rect.w - by * 2,
  h: rect.h - by * 2,
});
