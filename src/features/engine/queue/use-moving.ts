import { messageOf } from '../../../api/api-error';
import { dayInWords } from '../../../domain/day-in-words';
import type { LocalDateTime } from '../../../domain/zoned-time';
import { formatMoment } from '../../../lib/format-moment';
import { useToast } from '../../../ui/use-toast';
import { useMovePieceMutation } from '../engine-api';
import { useGetCycleQuery } from '../engine-shared-api';
import { scheduledWords } from '../pieces/piece-words';
import type { PlacedItem } from './calendar-days';

/** Gives an approved post another time; it can be moved back at once. Resolves to what was refused, if anything. */
export function useMoving(zone: string): (item: PlacedItem, to: LocalDateTime) => Promise<unknown> {
  const [move] = useMovePieceMutation();
  const { show } = useToast();
  const paused = useGetCycleQuery().data?.running === false;
  const send = async (item: PlacedItem, version: number, to: LocalDateTime, isBack: boolean): Promise<unknown> => {
    const { data, error } = await move({ pieceId: item.id, version, publishAt: to });
    if (error) {
      show({ kind: 'failure', text: `“${item.title}” was not moved. ${messageOf(error)}` });
      return error;
    }
    if (isBack || !data?.scheduledFor) return undefined;
    const late =
      item.aboutOn !== null && to.date >= item.aboutOn
        ? ` It is about ${dayInWords(item.aboutOn)}, so that may be too late.`
        : '';
    show({
      text: `${scheduledWords(item.title, formatMoment(data.scheduledFor, zone, new Date()), paused)}${late}`,
      undo: () => void send(item, data.version, { date: item.date, time: item.time }, true),
    });
    return undefined;
  };
  return (item, to) =>
    to.date === item.date && to.time === item.time ? Promise.resolve() : send(item, item.version, to, false);
}
