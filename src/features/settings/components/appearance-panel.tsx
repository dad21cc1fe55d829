import { styled } from 'styled-components';
import { useShortcutChoice } from '../../../hooks/use-shortcut-choice';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Switch } from '../../../ui/switch';
import { theme } from '../../../ui/theme';
import { useThemeChoice } from '../../../ui/use-theme-choice';

/** What this device remembers; each choice takes effect at once. */
export function AppearancePanel() {
  const [choice, choose] = useThemeChoice();
  const [shortcuts, chooseShortcuts] = useShortcutChoice();
  return (
    <Panel title="Appearance">
      <PanelBody>
        <Row>
          <div>
            <b>Theme</b>
            <p>On this device only.</p>
          </div>
          <Segmented
            label="Theme"
            value={choice}
            onChange={choose}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </Row>
      </PanelBody>
      <PanelSection>
        <Switch
          checked={shortcuts === 'on'}
          onChange={(on) => chooseShortcuts(on ? 'on' : 'off')}
          help="Turn them off if you dictate: speech types letters."
        >
          One-letter keyboard shortcuts
        </Switch>
      </PanelSection>
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  ${theme.type.sm}
  p {
    color: ${theme.color.text3};
    ${theme.type.xs}
  }
`;
