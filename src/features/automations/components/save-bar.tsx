import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import type { AutomationDraft } from '../hooks/use-automation-draft';

/** Stays at the foot of the window while something is not saved. */
export function SaveBar({ draft: { dirty, failure, saving, save, discard } }: { draft: AutomationDraft }) {
  const { show } = useToast();
  if (!dirty) return null;
  const drop = () => {
    const takeBack = discard();
    show({ text: 'Changes discarded.', undo: takeBack });
  };
  const store = async () => {
    if (await save()) show({ text: 'Automation saved.' });
  };
  return (
    <Bar role="region" aria-label="Changes">
      <p role="status">{failure ?? 'Not saved yet'}</p>
      <Button variant="quiet" onClick={drop} {...(saving && { disabledReason: 'Saving is in progress.' })}>
        Discard
      </Button>
      <Button variant="primary" busy={saving} busyLabel="Saving…" onClick={() => void store()}>
        Save
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: ${theme.space[4]};
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow[3]};
  > p {
    flex: 1;
    min-width: 0;
    ${theme.type.sm} overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
