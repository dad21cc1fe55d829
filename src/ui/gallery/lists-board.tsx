import { ChartNoAxesColumn, Ellipsis, Image, MessageSquare, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Cols } from '../cols';
import { Link } from '../link';
import { List, ListRow } from '../list';
import { PageHeader } from '../page-header';
import { Panel } from '../panel';
import { PosterFrame } from '../poster-frame';
import { QuickLinks } from '../quick-links';
import { Row, Stack } from '../stack';
import type { StatusName } from '../status';
import { Table } from '../table';
import { Tabs } from '../tabs';
import { Tag } from '../tag';
import { Text } from '../text';
import { Board } from './board';
import { samplePicture } from './sample-picture';

export function ListsBoard() {
  const [tab, setTab] = useState<'rules' | 'queue' | 'ideas' | 'voice' | 'settings'>('queue');
  const [done, setDone] = useState(false);
  return (
    <Board title="A page and its lists" wide>
      <PageHeader
        title="Autonomous Content Engine"
        badge={<Badge status="active">Running</Badge>}
        sentence="Week 24 began on Monday and deploys on Thursday at 16:30."
        actions={<Button>Pause Engine</Button>}
      />
      <Tabs
        label="Content engine"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rules', label: 'Automation rules', count: 4 },
          { value: 'queue', label: 'Queue', count: 5 },
          { value: 'ideas', label: 'Ideas', count: 3 },
          { value: 'voice', label: 'Voice-agent' },
          { value: 'settings', label: 'Settings' },
        ]}
      >
        <Cols>
          <Stack>
            <Panel title="Recent activity" side={<Link to="/ui">View all</Link>}>
              <List label="Recent activity">
                <ListRow
                  thumb={{ src: samplePicture, alt: '' }}
                  title="“Stacked. Saucy. Two for one.” posted to Instagram and Facebook"
                  meta="Content · today, 08:30"
                  side={<Badge status="completed" />}
                  to="/ui"
                />
                <ListRow
                  glyph={<MessageSquare />}
                  title="Answered Priya Raman on Instagram about a table for ten"
                  meta="Conversation · 20 minutes ago"
                  side={<Badge status="completed" />}
                  to="/ui"
                />
                <ListRow
                  glyph={<ChartNoAxesColumn />}
                  title="Weekly report for 1 to 7 June is ready to read"
                  meta="Analytics · today, 07:00"
                  side={<Badge status="pending" />}
                  onOpen={() => setTab('ideas')}
                />
              </List>
            </Panel>
            <Panel title="Upcoming tasks" side="1 this week">
              <List label="Upcoming tasks">
                <ListRow
                  leading={<Checkbox label="Choose this week’s video idea" checked={done} onChange={setDone} />}
                  title="Choose this week’s video idea"
                  meta="Content · due Tuesday, 10:00"
                  side={<Badge status="high" />}
                />
              </List>
            </Panel>
          </Stack>
          <Stack>
            <Panel title="Quick actions">
              <QuickLinks
                label="Quick actions"
                items={[
                  { icon: <Image />, label: 'Generate AI Image', to: '/ui' },
                  { icon: <Repeat />, label: 'Content Engine', to: '/ui' },
                ]}
              />
            </Panel>
            <Panel label="Pictures">
              <PosterFrame src={samplePicture} alt="A stacked burger" width={360} height={360} />
            </Panel>
            <Panel label="A picture that is gone">
              <PosterFrame
                src="/api/creative/creations/gone/file"
                alt="A picture that does not exist"
                width={400}
                height={200}
                eager
              />
            </Panel>
          </Stack>
        </Cols>
      </Tabs>
    </Board>
  );
}

export function TableBoard() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Hannah Boateng']));
  const [direction, setDirection] = useState<'up' | 'down'>('down');
  const rows = direction === 'down' ? PEOPLE : [...PEOPLE].reverse();
  const toggle = (name: string) =>
    setSelected(new Set(selected.has(name) ? [...selected].filter((other) => other !== name) : [...selected, name]));
  return (
    <Board title="Table" wide>
      <Panel label="Contacts">
        <Table
          label="Contacts"
          rows={rows}
          rowKey={(person) => person.name}
          selection={{
            selected,
            onToggle: toggle,
            onToggleAll: (all) => setSelected(new Set(all ? PEOPLE.map((person) => person.name) : [])),
            rowName: (person) => person.name,
          }}
          sorting={{ by: 'value', direction, onSort: () => setDirection(direction === 'up' ? 'down' : 'up') }}
          columns={[
            {
              head: 'Name',
              main: true,
              render: (person) => (
                <span style={{ display: 'flex', gap: '0.625rem', alignItems: 'center' }}>
                  <Avatar id={person.name} name={person.name} />
                  <span style={{ minWidth: 0 }}>
                    <Text size="sm" weight="medium" truncate>
                      {person.name}
                    </Text>
                    <Text size="xs" tone={3} truncate>
                      {person.email}
                    </Text>
                  </span>
                </span>
              ),
            },
            { head: 'Status', render: (person) => <Badge status={person.status} /> },
            {
              head: 'Tags',
              hideOnPhone: true,
              render: (person) => (
                <Row gap={1}>
                  {person.tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </Row>
              ),
            },
            { head: 'Value', numeric: true, hideOnPhone: true, sort: 'value', render: (person) => person.value },
            {
              head: '',
              label: 'Actions',
              numeric: true,
              render: (person) => (
                <Button iconOnly size="sm" variant="quiet" label={`More about ${person.name}`} icon={<Ellipsis />} />
              ),
            },
          ]}
        />
      </Panel>
    </Board>
  );
}

const PEOPLE: readonly { name: string; email: string; status: StatusName; tags: readonly string[]; value: string }[] = [
  {
    name: 'Hannah Boateng',
    email: 'hannah@harbourdental.example',
    status: 'customer',
    tags: ['Catering', 'Monthly'],
    value: '$3,960',
  },
  { name: 'Tomas Lindgren', email: 'tomas@lindgren.example', status: 'lead', tags: ['Catering'], value: '$1,420' },
  { name: 'Priya Raman', email: 'priya@raman.example', status: 'customer', tags: ['Regular', 'Groups'], value: '$612' },
  { name: 'Jules Ortega', email: 'hello@julesortega.example', status: 'prospect', tags: ['Press'], value: '–' },
];
