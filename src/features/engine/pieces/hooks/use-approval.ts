import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../../api/api-error';
import type { Piece } from '../../../../contracts/engine-pieces';
import { toInstant, type LocalDateTime } from '../../../../domain/zoned-time';
import { formatMoment } from '../../../../lib/format-moment';
import { useToast } from '../../../../ui/use-toast';
import { wayOutOf } from '../../../plan/plan-parts';
import { defaultSlot, type TakenTimes } from '../../../../domain/default-slot';
import { usePostingRhythm } from '../../hooks/use-posting-rhythm';
import { useGetCycleQuery } from '../../engine-shared-api';
import { scheduledWords } from '../piece-words';
import { alikeWhen } from '../repeats/alike-words';
import { useApprovePieceMutation, useLazyGetAlikeQuery, useWithdrawPieceMutation } from '../../engine-api';

/** Approves from a list: the post takes the time that the list proposes, and the approval can be undone at once. */
export function useApproval(
  zone: string,
  taken: TakenTimes,
): { approve: (piece: Piece, proposed: LocalDateTime) => Promise<void>; busy: boolean } {
  const { show } = useToast();
  const navigate = useNavigate();
  const [approve, { isLoading }] = useApprovePieceMutation();
  const rhythm = usePostingRhythm();
  const paused = useGetCycleQuery().data?.running === false;
  const [withdraw] = useWithdrawPieceMutation();
  const [getAlike] = useLazyGetAlikeQuery();

  const takeBack = async ({ id, version }: Piece) => {
    const { error } = await withdraw({ pieceId: id, version });
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };

  return {
    busy: isLoading,
    approve: async ({ id, version, title, body, aboutOn }, proposed) => {
      const now = new Date();
      // Advice, which must not keep an approval waiting for long: it comes with the outcome.
      const advice = getAlike({ pieceId: id, title, body }, true)
        .unwrap()
        .catch(() => null);
      const { data, error } = await approve({
        pieceId: id,
        version,
        publishAt: toInstant(proposed, zone) > now ? proposed : defaultSlot(now, zone, taken, aboutOn, rhythm),
      });
      const alike = data && (await advice)?.alike;
      if (data?.scheduledFor)
        show({
          text: `${scheduledWords(title, formatMoment(data.scheduledFor, zone, now), paused)}${alike ? ` It is much like “${alike.title}”, ${alikeWhen(alike, zone, now)}.` : ''}`,
          undo: () => void takeBack(data),
        });
      if (!error) return;
      const way = wayOutOf(error);
      show({
        kind: 'failure',
        text: `“${title}” was not approved. ${messageOf(error)}`,
        ...(way && { action: { label: way.label, onClick: () => void navigate(way.to) } }),
      });
    },
  };
}
