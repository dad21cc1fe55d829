import { styled } from 'styled-components';
import { Dialog } from '../../../ui/dialog';
import { Kbd } from '../../../ui/kbd';
import { theme } from '../../../ui/theme';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      sentence="They work while you are not typing. You can turn them off in Settings."
    >
      <Keys>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>{what}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}

const KEYS = [
  ['/', 'Search'],
  ['j', 'Next conversation'],
  ['k', 'Previous conversation'],
  ['r', 'Reply'],
  ['e', 'Close, or open again'],
  ['s', 'Snooze'],
  ['a', 'Assign'],
  ['#', 'Label'],
  ['x', 'Select'],
  ['Enter', 'Send what you wrote'],
  ['Shift Enter', 'New line'],
  ['?', 'This list'],
] as const;

const Keys = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }
  dt {
    color: ${theme.color.text2};
  }
`;
