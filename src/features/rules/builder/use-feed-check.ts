import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { rulesContract, type FeedItemSeen } from '../../../contracts/rules';
import { useGetRuleFeedMutation } from '../rules-api';

/** A feed is read when somebody presses "Check feed", and never while its address is typed. */
export function useFeedCheck(address: string) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [read, { isLoading }] = useGetRuleFeedMutation();
  const check = async (asked: string) => {
    const found = checkInput(rulesContract.getRuleFeed, { address: asked });
    if (found.address) return setSeen({ address: asked, fault: found.address, items: null, note: '' });
    const { data, error } = await read({ address: asked });
    if (data)
      setSeen({
        address: asked,
        fault: undefined,
        items: data.items,
        note: `${data.title === '' ? 'The feed' : `“${data.title}”`} has ${data.count === 1 ? 'one item' : `${data.count} items`} now.`,
      });
    else setSeen({ address: asked, fault: fieldsOf(error).address ?? messageOf(error), items: null, note: '' });
  };
  const known = seen?.address === address ? seen : null;
  return {
    check,
    busy: isLoading,
    fault: known?.fault,
    /** What it had, once it was read at this address; null before. */
    items: known?.items ?? null,
    note: known?.note ?? '',
  };
}

export type FeedCheck = ReturnType<typeof useFeedCheck>;

interface Seen {
  address: string;
  fault: string | undefined;
  items: FeedItemSeen[] | null;
  note: string;
}
