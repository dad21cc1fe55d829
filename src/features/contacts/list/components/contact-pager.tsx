import { styled } from 'styled-components';
import { formatNumber } from '../../../../lib/format-number';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';

export interface ContactPagerProps {
  /** The part that is in sight; `from` is left out, counted from 0. */
  from: number;
  to: number;
  found: { count: number; exact: boolean } | undefined;
  isLast: boolean;
  onMove: (pages: 1 | -1) => void;
  /** For a list that no longer follows changes by itself. */
  onReadAgain?: () => void;
}

/** What part of the list is in sight, and the way to the next. */
export function ContactPager({ from, to, found, isLast, onMove, onReadAgain }: ContactPagerProps) {
  return (
    <Line>
      <span>
        {formatNumber(from + 1)}–{formatNumber(to)}
        {found && ` of ${foundWords(found)}`}
      </span>
      <Row>
        {onReadAgain && (
          <Button size="sm" variant="quiet" onClick={onReadAgain}>
            Refresh list
          </Button>
        )}
        <Button size="sm" onClick={() => onMove(-1)} {...(from === 0 && { disabledReason: 'This is the first page.' })}>
          Previous
        </Button>
        <Button size="sm" onClick={() => onMove(1)} {...(isLast && { disabledReason: 'This is the last page.' })}>
          Next
        </Button>
      </Row>
    </Line>
  );
}

/** "1,294"; where counting went on too long, "more than 10,000". */
export const foundWords = ({ count, exact }: { count: number; exact: boolean }): string =>
  exact ? formatNumber(count) : `more than ${formatNumber(count)}`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
`;
