import { WandSparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';

/** The owner has told us something that these ideas could not know. */
export function NewsLine({ busy, onRenew }: NewsLineProps) {
  return (
    <Box>
      <span role="status">
        <b>You told us something new.</b> We can propose three ideas from it now. That costs none of this week’s sets.
      </span>
      <Button
        size="sm"
        variant="second"
        icon={<WandSparkles />}
        busy={busy}
        busyLabel="Reading the week…"
        onClick={onRenew}
      >
        Propose three from it
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  span {
    text-wrap: pretty;
  }
`;

export interface NewsLineProps {
  busy: boolean;
  onRenew: () => void;
}
