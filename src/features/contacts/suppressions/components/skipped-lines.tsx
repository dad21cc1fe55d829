import { styled } from 'styled-components';
import type { SkippedLine } from '../../../../domain/suppression-file';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';

/** How many lines of a list were skipped, and of the first few which and why. */
export function SkippedLines({ lines }: { lines: readonly SkippedLine[] }) {
  return (
    <div>
      <Text size="sm">
        {pluralise(lines.length, 'line was', 'lines were')} skipped, without a valid email address or phone number:
      </Text>
      <Lines aria-label="Skipped lines">
        {lines.slice(0, SHOWN).map(({ line, text }) => (
          <li key={line}>
            <Text size="sm">
              Line {formatNumber(line)}: <q dir="auto">{text}</q>
            </Text>
          </li>
        ))}
        {lines.length > SHOWN && (
          <li>
            <Text size="sm">and {formatNumber(lines.length - SHOWN)} more</Text>
          </li>
        )}
      </Lines>
    </div>
  );
}

const Lines = styled.ul`
  margin-block: ${theme.space[1]} 0;
  padding-inline-start: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
const SHOWN = 5;
