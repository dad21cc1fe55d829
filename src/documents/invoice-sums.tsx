import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import type { InvoiceView } from './invoice';

export function InvoiceSums({
  invoice: { plan, period, price, credit, net, taxRate, tax, total, currency },
}: {
  invoice: InvoiceView;
}) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">{currency}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            Fourbeat, {plan} plan
            <small>
              From {period.start} to {period.end}
            </small>
          </td>
          <td>{price}</td>
        </tr>
        {credit !== null && (
          <tr>
            <td>Credit for {credit.for}</td>
            <td>{credit.amount}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        {taxRate !== null && (
          <>
            <tr>
              <th scope="row">Without tax</th>
              <td>{net}</td>
            </tr>
            <tr>
              <th scope="row">Tax, {taxRate}</th>
              <td>{tax}</td>
            </tr>
          </>
        )}
        <tr>
          <th scope="row">Total</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[3]} 0;
    text-align: left;
    vertical-align: top;
    font-weight: ${theme.weight.regular};
  }
  tr > :last-child {
    padding-left: ${theme.space[6]};
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    font-size: ${theme.text.xs};
    color: ${theme.color.text2};
    border-bottom: 1px solid ${theme.color.text1};
  }
  tbody tr {
    break-inside: avoid;
    border-bottom: 1px solid ${theme.color.soft};
  }
  small {
    display: block;
    font-size: ${theme.text.sm};
    color: ${theme.color.text2};
  }
  tfoot th,
  tfoot td {
    padding: ${theme.space[2]} 0;
  }
  tfoot tr:first-child > * {
    padding-top: ${theme.space[4]};
  }
  tfoot tr:last-child > * {
    padding-top: ${theme.space[3]};
    font-weight: ${theme.weight.semibold};
    font-size: ${theme.text.lg};
  }
`;
