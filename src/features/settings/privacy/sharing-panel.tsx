import { styled } from 'styled-components';
import { formatNumber } from '../../../lib/format-number';
import { Checkbox } from '../../../ui/checkbox';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useSettingsForm } from '../hooks/use-settings-form';
import { SettingsForm } from '../components/settings-form';
import type { StoredSettings } from '../components/with-settings';

/** Whether whoever runs the installation sees how much this workspace makes, and exactly what they see. */
export function SharingPanel({ settings: { analyticsSharing, shared } }: { settings: StoredSettings }) {
  const { workspace } = useSession();
  const form = useSettingsForm<'analyticsSharing'>({ analyticsSharing });
  const isOwner = workspace.role === 'owner';
  return (
    <Panel title="Usage figures">
      <PanelBody>
        {isOwner ? (
          <SettingsForm form={form} label="Usage figures">
            <Checkbox
              checked={form.values.analyticsSharing}
              onChange={(on) => form.change({ analyticsSharing: on })}
              help="It helps them plan and costs you nothing. It contains no text, no pictures and no people’s names."
            >
              Share monthly counts with your administrator
            </Checkbox>
            <Shared workspace={workspace.name} shared={shared} on={form.values.analyticsSharing} />
          </SettingsForm>
        ) : (
          <>
            <Text>
              {analyticsSharing
                ? 'Monthly counts are shared with your administrator.'
                : 'Monthly counts are not shared with anyone.'}{' '}
              Only an owner of the workspace can change this.
            </Text>
            <Shared workspace={workspace.name} shared={shared} on={analyticsSharing} />
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

function Shared({ workspace, shared, on }: { workspace: string; shared: StoredSettings['shared']; on: boolean }) {
  const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${shared.month}-01T00:00:00Z`),
  );
  return (
    <div>
      <Text size="sm" tone={2}>
        {on ? 'Only this is shown' : 'Only this would be shown'}: the name {workspace}, its plan, and of {month}
      </Text>
      <Figures>
        {ROWS.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{formatNumber(shared[name])}</dd>
          </div>
        ))}
      </Figures>
    </div>
  );
}

const ROWS = [
  { name: 'pieces', label: 'Pieces made' },
  { name: 'published', label: 'Pieces published' },
  { name: 'images', label: 'Images' },
  { name: 'videos', label: 'Videos' },
  { name: 'members', label: 'Members' },
] as const;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${theme.space[3]} ${theme.space[4]};
  margin-top: ${theme.space[3]};
  ${theme.type.sm}
  dt {
    color: ${theme.color.text2};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
