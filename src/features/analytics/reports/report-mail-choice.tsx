import { messageOf } from '../../../api/api-error';
import { reportRhythms, type ReportRhythm } from '../../../domain/report-rhythm';
import { Banner } from '../../../ui/banner';
import { Segmented } from '../../../ui/segmented';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useGetReportMailQuery, useUpdateReportMailMutation } from './reports-api';

/** Whether the person gets the report by email. Takes effect at once. */
export function ReportMailChoice() {
  const { data, error, refetch, isFetching } = useGetReportMailQuery();
  const [update, { isLoading, originalArgs }] = useUpdateReportMailMutation();
  const { show } = useToast();
  if (error)
    return (
      <Banner title="Your choice could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data) return null;

  const choose = async (often: ReportRhythm) => {
    if (isLoading) return;
    const { error: refusal } = await update({ often });
    if (refusal) show({ kind: 'failure', text: messageOf(refusal) });
  };
  const often = isLoading && originalArgs ? originalArgs.often : data.often;
  const when = often === 'weekly' ? 'on Mondays' : 'on the first of the month';
  return (
    <>
      <Text size="sm" as="h3" weight="medium">
        Report by email
      </Text>
      <Segmented
        label="How often you get the report by email"
        value={often}
        onChange={(value) => void choose(value)}
        options={reportRhythms.map((value) => ({ value, label: LABELS[value] }))}
      />
      <Text size="sm" tone={2}>
        {often === 'never'
          ? 'You do not get the report by email.'
          : data.confirmed
            ? `We send it to ${data.email} ${when} at 08:00.`
            : `Once you have confirmed your email address, we will send it to ${data.email} ${when} at 08:00.`}
      </Text>
    </>
  );
}

const LABELS: Record<ReportRhythm, string> = { never: 'Never', weekly: 'Weekly', monthly: 'Monthly' };
