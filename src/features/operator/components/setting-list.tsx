import type { System } from '../../../contracts/operator';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { Facts } from '../../../ui/facts';

/** The installation's settings, with a warning where one is risky. */
export function SettingList({ settings }: { settings: System['settings'] }) {
  return (
    <Panel title="Settings">
      <PanelBody>
        <Facts
          facts={settings.map(({ name, value, warning }) => ({
            name,
            value: (
              <>
                {value}
                {warning && (
                  <Text size="xs" tone={2}>
                    {warning}
                  </Text>
                )}
              </>
            ),
          }))}
        />
      </PanelBody>
    </Panel>
  );
}
