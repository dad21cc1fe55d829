import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Find } from '../../../contracts/material-finds';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { theme } from '../../../ui/theme';

/** What the website says that ideas can use. The owner sees it, and can leave things out, before any of it is kept. */
export function WebsiteFinds({
  finds,
  onLeaveOut,
  onKeep,
}: {
  finds: readonly Find[];
  onLeaveOut: (find: Find) => void;
  onKeep: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    await onKeep();
    setBusy(false);
  };
  if (finds.length === 0) return null;
  return (
    <Details summary={`Your website also says ${pluralise(finds.length, 'thing')} that ideas can use`}>
      <Items role="list">
        {finds.map((find) => (
          <li key={`${find.kind} ${find.text}`}>
            <span dir="auto">
              <b>{find.text}</b> {find.detail}
            </span>
            <Button
              size="sm"
              variant="quiet"
              icon={<X />}
              aria-label={`Leave out: ${find.text}`}
              onClick={() => onLeaveOut(find)}
            >
              Leave out
            </Button>
          </li>
        ))}
      </Items>
      <p>We keep these when you save your profile. You can delete them later under “In your words”.</p>
      <Button size="sm" busy={busy} busyLabel="Keeping…" onClick={() => void keep()}>
        Keep them now
      </Button>
    </Details>
  );
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 18rem;
  margin-block: ${theme.space[2]};
  overflow-y: auto;
  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[3]};
  }
  span {
    min-width: 0;
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
  b {
    color: ${theme.color.text1};
  }
`;
