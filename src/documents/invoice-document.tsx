import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import type { InvoiceView } from './invoice';
import { InvoiceStyles } from './invoice-styles';
import { InvoiceSums } from './invoice-sums';

/** An invoice to print or save: who, to whom, for what, how much, how to pay, and whether it is paid. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceView }) {
  const { number, seller, buyer, issuedOn, dueOn, paidOn, workspace, back } = invoice;
  const [sellerName, ...address] = seller.lines;
  const open = paidOn === null && !invoice.void;
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Invoice ${number} · ${sellerName}`}</title>
      </head>
      <body>
        <InvoiceStyles />
        <OnScreen>
          <a href={back.path}>{back.label}</a>
          <span>To print or save this invoice, use your browser’s print menu.</span>
        </OnScreen>
        <Sheet>
          <Top>
            <Lines>
              <strong dir="auto">{sellerName}</strong>
              {address.map((line, index) => (
                <span key={index} dir="auto">
                  {line}
                </span>
              ))}
            </Lines>
            <Title>
              <h1>Invoice {number}</h1>
              {!open && <Stamp>{invoice.void ? 'Cancelled: there is nothing to pay' : `Paid on ${paidOn}`}</Stamp>}
            </Title>
          </Top>
          <Between>
            <Lines>
              <Label>To</Label>
              <span dir="auto">{buyer.name}</span>
              {buyer.company && <span dir="auto">{buyer.company}</span>}
              <span>{buyer.email}</span>
            </Lines>
            <Facts>
              <div>
                <dt>Number</dt>
                <dd>{number}</dd>
              </div>
              <div>
                <dt>Date</dt>
                <dd>{issuedOn}</dd>
              </div>
              {open && (
                <div>
                  <dt>Due</dt>
                  <dd>{dueOn}</dd>
                </div>
              )}
              <div>
                <dt>Workspace</dt>
                <dd dir="auto">{workspace}</dd>
              </div>
            </Facts>
          </Between>
          <InvoiceSums invoice={invoice} />
          {open && (
            <Block>
              <h2>How to pay</h2>
              <Lines>
                {seller.payment.map((line, index) => (
                  <span key={index} dir="auto">
                    {line}
                  </span>
                ))}
                <span>
                  Please pay by {dueOn} and quote the number {number}, so that we can match your payment.
                </span>
              </Lines>
            </Block>
          )}
          {seller.note && <Note dir="auto">{seller.note}</Note>}
        </Sheet>
      </body>
    </html>
  );
}

/** Navigation for the screen, hidden in print. */
const OnScreen = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  max-width: 48rem;
  margin: ${theme.space[6]} auto -${theme.space[4]};
  font-size: ${theme.text.sm};
  color: ${theme.color.text2};
  a {
    color: ${theme.color.text1};
    text-underline-offset: 3px;
  }
  ${theme.media.phone} {
    margin: 0;
    padding: ${theme.space[4]} ${theme.space[4]} 0;
  }
  @media print {
    display: none;
  }
`;

const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  max-width: 48rem;
  margin: ${theme.space[10]} auto;
  padding: ${theme.space[16]} ${theme.space[16]} ${theme.space[20]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow-wrap: anywhere;
  ${theme.media.phone} {
    margin: 0;
    padding: ${theme.space[6]} ${theme.space[4]};
    border: 0;
    border-radius: 0;
  }
  @media print {
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[10]};
`;

const Title = styled.div`
  display: grid;
  justify-items: end;
  gap: ${theme.space[3]};
  h1 {
    font: ${theme.weight.display} 1.75rem/1.15 ${theme.font.display};
    letter-spacing: ${theme.track.display};
  }
  ${theme.media.phone} {
    justify-items: start;
  }
`;

/** A framed word, which says the same in black and white. */
const Stamp = styled.p`
  padding: 0.125rem 0.625rem;
  border: 1.5px solid currentColor;
  border-radius: ${theme.radius.badge};
  font-weight: ${theme.weight.semibold};
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
`;

const Label = styled.span`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.text.xs};
  color: ${theme.color.text2};
`;

const Between = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[10]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  dt {
    color: ${theme.color.text2};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Block = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  break-inside: avoid;
  h2 {
    font-size: ${theme.text.md};
    font-weight: ${theme.weight.semibold};
  }
`;

const Note = styled.p`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  font-size: ${theme.text.sm};
  color: ${theme.color.text2};
  white-space: pre-wrap;
`;
