import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { contactsContract } from '../../../../contracts/contacts';
import type { RawInput } from '../../../../contracts/endpoint';
import type { liftableReasons } from '../../../../domain/consent';
import { pluralise } from '../../../../lib/pluralise';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useDeleteSuppressionsMutation } from '../../contacts-api';
import type { SuppressionGroup } from '../suppression-groups';
import { reasonWords } from '../suppression-words';

/** Unblocks what was ticked, or everything of a reason that the search finds. */
export function UnblockBar({ chosen, all, search, reason, onAll, onDone }: UnblockBarProps) {
  const { show } = useToast();
  const [remove] = useDeleteSuppressionsMutation();
  const [asks, setAsks] = useState<'chosen' | 'all' | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const close = () => {
    setAsks(null);
    setFault(undefined);
  };

  const unblock = async () => {
    setBusy(true);
    const requests: RawInput<typeof contactsContract.deleteSuppressions>[] =
      asks === 'all'
        ? [{ all: { search, reason: reason! } }]
        : inParts(chosen.flatMap(({ ids }) => ids)).map((ids) => ({ ids }));
    let sum = 0;
    for (let request = requests.shift(); request; request = requests.shift()) {
      const { data, error } = await remove(request);
      if (error) {
        setBusy(false);
        return setFault(
          `${messageOf(error)}${sum > 0 ? ` ${pluralise(sum, 'address is', 'addresses are')} already unblocked.` : ''}`,
        );
      }
      sum += data.unblocked;
      if (data.more && request.all) requests.push(request);
    }
    setBusy(false);
    close();
    onDone();
    show({
      text:
        sum === 0 ? 'None of these were still blocked.' : `${pluralise(sum, 'address is', 'addresses are')} unblocked.`,
    });
  };

  const found = search ? ` and match “${search}”` : '';
  return (
    <Bar>
      <Checkbox
        checked={chosen.length === all}
        indeterminate={chosen.length > 0 && chosen.length < all}
        onChange={onAll}
      >
        {chosen.length === 0 ? 'Select all shown' : `${chosen.length} selected`}
      </Checkbox>
      <Buttons>
        {chosen.length > 0 && (
          <Button size="sm" onClick={() => setAsks('chosen')}>
            Unblock selected…
          </Button>
        )}
        {reason && (
          <Button size="sm" onClick={() => setAsks('all')}>
            Unblock all…
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        open={asks !== null}
        onClose={close}
        busy={busy}
        variant="primary"
        confirmLabel="Unblock"
        onConfirm={() => void unblock()}
        title={
          asks === 'all'
            ? `Unblock every address under “${reasonWords[reason ?? 'bounced']}”?`
            : `Unblock ${pluralise(chosen.length, 'address', 'addresses')}?`
        }
        sentence={`${asks === 'all' ? `This unblocks every address blocked for this reason${found}, including those not shown yet. ` : ''}They can get your emails again if they agreed to them. An address that doesn’t exist will be blocked again when the next email bounces.`}
        {...(fault && { error: fault })}
      />
    </Bar>
  );
}

const inParts = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) => ids.slice(part * PART, (part + 1) * PART));
const PART = 500;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 3rem;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

interface UnblockBarProps {
  chosen: readonly SuppressionGroup[];
  /** How many of those shown can be unblocked. */
  all: number;
  search: string;
  /** The one that the list is narrowed to, where it can be unblocked. */
  reason: (typeof liftableReasons)[number] | null;
  onAll: (isChosen: boolean) => void;
  onDone: () => void;
}
