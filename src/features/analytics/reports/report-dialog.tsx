import { Download } from 'lucide-react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { reportFileUrl } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { selectFilter, selectPeriod } from '../analytics-slice';
import { ReportMailChoice } from './report-mail-choice';
import { ReportPreview } from './report-preview';
import { ReportShares } from './report-shares';

/** What the report for the chosen period says, and how to share it: as files, by link, by email. */
export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Export report">
      {open && <Ways />}
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}

function Ways() {
  const period = useSelector(selectPeriod);
  const isFiltered = Object.values(useSelector(selectFilter)).some((value) => value !== undefined);
  const isDemo = useSession().workspace.kind === 'demo';
  return (
    <Stack gap={5}>
      <ReportPreview period={period} />
      {isFiltered && (
        <Text size="sm" tone={2}>
          The report covers everything in this period. The page’s filters do not apply to it.
        </Text>
      )}
      <Row>
        <ButtonLink variant="primary" href={reportFileUrl('pdf', period)} download icon={<Download />}>
          Download PDF
        </ButtonLink>
        <ButtonLink href={reportFileUrl('csv', period)} download icon={<Download />}>
          Download CSV files (.zip)
        </ButtonLink>
      </Row>
      {isDemo ? (
        <Section aria-label="Links and email">
          <Text size="sm" tone={2}>
            A demo cannot share reports. In your own workspace you can share this one with a link, withdraw the link at
            any time, and get the report by email every week or month.
          </Text>
        </Section>
      ) : (
        <>
          <Section aria-label="Share a link">
            <ReportShares period={period} />
          </Section>
          <Section aria-label="By email">
            <ReportMailChoice />
          </Section>
        </>
      )}
    </Stack>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
