import { useState } from 'react';
import type { Piece } from '../../../../contracts/engine-pieces';

/** The title that a post had when its pictures were first seen here: a picture itself does not tell its words. */
export function useDrawnTitle({ title, pictures }: Pick<Piece, 'title' | 'pictures'>): string {
  const drawing = pictures.map(({ url }) => url).join(' ');
  const [seen, setSeen] = useState({ drawing, title });
  if (seen.drawing === drawing) return seen.title;
  setSeen({ drawing, title });
  return title;
}
