import type { Piece } from '../../../contracts/engine-pieces';
import { formatDay } from '../../../lib/format-day';
import { Text } from '../../../ui/text';
import { useGetPieceForecastQuery } from './forecast-api';
import { pieceReachInWords } from './forecast-words';

/** What a post was expected to reach, and what it did. */
export function PieceReach({ piece, zone }: PieceReachProps) {
  const { data } = useGetPieceForecastQuery({ pieceId: piece.id });
  const words =
    data &&
    pieceReachInWords(data, {
      isOut: piece.status === 'published',
      checkedOn: data.dueAt && formatDay(data.dueAt, zone, { weekday: true }),
    });
  if (!words) return null;
  return (
    <Text size="sm" tone={2}>
      {words}
    </Text>
  );
}

export interface PieceReachProps {
  piece: Pick<Piece, 'id' | 'status'>;
  zone: string;
}
