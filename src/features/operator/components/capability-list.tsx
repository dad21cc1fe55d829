import { Bot, Brush, Database, Globe, HardDrive, Link, ListTodo, Mail, Radio } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Capability } from '../../../contracts/operator';
import { pluralise } from '../../../lib/pluralise';
import { Badge } from '../../../ui/badge';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import type { StatusName } from '../../../ui/status';
import { theme } from '../../../ui/theme';

/** What works, what is limited, and what to do about it. */
export function CapabilityList({ capabilities }: { capabilities: readonly Capability[] }) {
  const troubled = capabilities.filter(({ state }) => state !== 'ok').length;
  return (
    <Panel title="Capabilities" side={troubled === 0 ? 'All working' : `${pluralise(troubled, 'needs', 'need')} you`}>
      <List label="Capabilities">
        {capabilities.map(({ name, state, detail, advice }) => (
          <ListRow
            key={name}
            glyph={ICONS[name]}
            title={<Name>{name}</Name>}
            meta={
              <>
                {detail}
                {advice && <Advice>{advice}</Advice>}
              </>
            }
            side={<Badge status={STATES[state].status}>{STATES[state].label}</Badge>}
          />
        ))}
      </List>
    </Panel>
  );
}

const STATES: Record<Capability['state'], { status: StatusName; label: string }> = {
  ok: { status: 'success', label: 'Works' },
  limited: { status: 'warning', label: 'Limited' },
  down: { status: 'danger', label: 'Down' },
};

const ICONS: Record<Capability['name'], ReactElement> = {
  database: <Database />,
  jobs: <ListTodo />,
  mail: <Mail />,
  storage: <HardDrive />,
  images: <Brush />,
  planner: <Bot />,
  'live updates': <Radio />,
  'public address': <Link />,
  'web access': <Globe />,
};

const Name = styled.span`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Advice = styled.span`
  display: block;
  color: ${theme.color.text1};
`;
