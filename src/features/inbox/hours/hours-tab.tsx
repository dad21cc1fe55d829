import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { inboxContract } from '../../../contracts/inbox';
import type { InboxSettings } from '../../../contracts/inbox-tools';
import { inboxLimits } from '../../../domain/inbox-channel';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Facts } from '../../../ui/facts';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { useGetInboxSettingsQuery, useUpdateInboxSettingsMutation } from '../inbox-api';

/** When the business answers, what is said outside these hours, and what stands below its mail. */
export function HoursTab() {
  const { data, error, isFetching, refetch } = useGetInboxSettingsQuery();
  if (!data)
    return error ? (
      <Banner title="The settings could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading the settings">
        <SkeletonPanel />
      </Skeleton>
    );
  return (
    <>
      <Panel title="Business hours" side={<Link to={`${paths.engine}?tab=settings`}>Change in your profile</Link>}>
        <PanelBody>
          {data.hours.length === 0 ? (
            <Text size="sm" tone={2}>
              Your profile has no hours, so you always count as open.
            </Text>
          ) : (
            <Facts facts={hourFacts(data.hours)} />
          )}
        </PanelBody>
      </Panel>
      <AwayForm settings={data} />
    </>
  );
}

function AwayForm({ settings: { hours, awayOn, awayText, signature } }: { settings: InboxSettings }) {
  const [update] = useUpdateInboxSettingsMutation();
  const form = useContractForm({
    endpoint: inboxContract.updateInboxSettings,
    from: { awayOn, awayText, signature },
    check: (found, typed) =>
      typed.awayOn && typed.awayText.trim() === ''
        ? { ...found, awayText: 'Write the reply that people should get.' }
        : found,
    send: update,
  });
  const { ref, values, bind, faults, refusal, change, onSubmit } = form;
  return (
    <Panel title="Answers">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate aria-label="Answers">
          {refusal !== null && <Banner title="This was not saved.">{refusal}</Banner>}
          <Checkbox
            checked={values.awayOn}
            onChange={(on) => change({ awayOn: on })}
            help={
              hours.length === 0
                ? 'Your profile has no hours, so this answer never goes out. Add your hours there first.'
                : 'Only the first message of a conversation is answered this way.'
            }
          >
            Reply automatically outside business hours
          </Checkbox>
          {values.awayOn && (
            <Field label="Answer outside business hours" error={faults.awayText}>
              <TextArea
                dir="auto"
                rows={3}
                placeholder="Thanks for your message. We are closed now and will answer in the morning."
                {...bind('awayText')}
                maxLength={inboxLimits.awayText}
              />
            </Field>
          )}
          <Field label="Signature" optional help="Added below every email you send from here." error={faults.signature}>
            <TextArea dir="auto" rows={3} {...bind('signature')} maxLength={1_000} />
          </Field>
          <Row>
            <SaveButton form={form} />
          </Row>
        </Form>
      </PanelBody>
    </Panel>
  );
}

/** The spans of a day in one line, for the days that have some. */
function hourFacts(hours: InboxSettings['hours']): { name: string; value: string }[] {
  return DAYS.map((name, index) => ({
    name,
    value:
      hours
        .filter(({ day }) => day === index + 1)
        .map(({ from, to }) => `${from} to ${to}`)
        .join(', ') || 'Closed',
  }));
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
