import { styled } from 'styled-components';
import type { campaignsContract } from '../../../../contracts/campaigns';
import type { Output } from '../../../../contracts/endpoint';
import { formatNumber } from '../../../../lib/format-number';
import { Panel } from '../../../../ui/panel';
import { Table } from '../../../../ui/table';
import { theme } from '../../../../ui/theme';

/** Which links people followed. Programs that look into every link before the reader does stand apart. */
export function ReportLinks({ links }: { links: Link[] }) {
  return (
    <Panel title="Links">
      <div>
        <Table
          label="Links"
          dense
          rows={links}
          rowKey={({ url }) => url}
          columns={[
            {
              head: 'Link',
              main: true,
              render: ({ url }) => <Address title={url}>{url.replace(/^https?:\/\//, '')}</Address>,
            },
            { head: 'People', numeric: true, render: ({ people }) => formatNumber(people) },
            { head: 'Automated', numeric: true, render: ({ machine }) => (machine > 0 ? formatNumber(machine) : '–') },
          ]}
        />
      </div>
    </Panel>
  );
}

const Address = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: isolate;
  font-weight: ${theme.weight.medium};
`;

type Link = Output<typeof campaignsContract.getCampaignReport>['links'][number];
