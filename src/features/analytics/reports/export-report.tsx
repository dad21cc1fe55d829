import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { lateDialog } from '../../../ui/late-dialog';

/** The page's button for getting the figures out: as a PDF, tables, a link or emails. */
export function ExportReport() {
  const [open, setOpen] = useState(false);
  useEffect(() => LateReportDialog.fetch(), [open]);
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        Export Report
      </Button>
      <LateReportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const LateReportDialog = lateDialog(
  async () => (await import('./report-dialog')).ReportDialog,
  'Your figures are safe.',
);
