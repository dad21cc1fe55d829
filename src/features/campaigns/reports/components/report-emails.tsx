import type { campaignsContract } from '../../../../contracts/campaigns';
import type { Output } from '../../../../contracts/endpoint';
import { clickRate, openRate } from '../../../../domain/campaign';
import { formatNumber } from '../../../../lib/format-number';
import { formatPercent } from '../../../../lib/format-percent';
import { Panel } from '../../../../ui/panel';
import { Table } from '../../../../ui/table';
import { Text } from '../../../../ui/text';

/** The mails of a sequence beside each other. */
export function ReportEmails({ emails }: { emails: Email[] }) {
  return (
    <Panel title="Emails">
      <div>
        <Table
          label="Emails"
          dense
          rows={emails}
          rowKey={({ id }) => id}
          columns={[
            {
              head: 'Email',
              main: true,
              render: ({ name }) => (
                <Text as="span" size="sm" weight="medium">
                  {name}
                </Text>
              ),
            },
            { head: 'Sent', numeric: true, render: ({ counts }) => formatNumber(counts.sent) },
            { head: 'Opens', numeric: true, render: ({ counts }) => withRate(counts.opens, openRate(counts)) },
            {
              head: 'Clicks',
              numeric: true,
              hideOnPhone: true,
              render: ({ counts }) => withRate(counts.clicks, clickRate(counts)),
            },
            {
              head: 'Conversions',
              numeric: true,
              hideOnPhone: true,
              render: ({ counts }) => formatNumber(counts.conversions),
            },
          ]}
        />
      </div>
    </Panel>
  );
}

/** A share of nobody is left out. */
const withRate = (people: number, rate: number | null): string =>
  `${formatNumber(people)}${people > 0 && rate !== null ? ` (${formatPercent(rate, 0)})` : ''}`;

type Email = Output<typeof campaignsContract.getCampaignReport>['emails'][number];
