import { styled } from 'styled-components';
import { Button } from '../../../../ui/button';
import { theme } from '../../../../ui/theme';

/** The last line of a card's form. What is done here counts once the automation is saved. */
export function FormFoot({ label, busy = false, onCancel }: { label: string; busy?: boolean; onCancel: () => void }) {
  return (
    <Foot>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    > * {
      flex: 1;
    }
  }
`;
