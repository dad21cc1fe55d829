import { useState } from 'react';
import type { Piece } from '../../../../contracts/engine-pieces';

/** The title a piece had when its pictures were first seen here: nothing in a picture itself tells its words. */
export function useDrawnTitle({ title, pictures }: Pick<Piece, 'title' | 'pictures'>): string {
  const drawing = pictures.map(({ url }) => url).join(' ');
  const [seen, setSeen] = useState({ drawing, title });
  if (seen.drawing === drawing) return seen.title;
  setSeen({ drawing, title });
  return title;
}
