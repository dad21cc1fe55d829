import { styled } from 'styled-components';
import { ruleLimits, type RuleTriggerKind } from '../../../domain/rule';
import { dayInWords } from '../../../domain/day-in-words';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { turned, type Holiday, type RuleDraft } from '../rule-draft';
import { FeedAnswer } from './feed-answer';
import { ScheduleFields } from './schedule-fields';
import type { FeedCheck } from './use-feed-check';

/** When a rule runs. */
export function TriggerFields({ values, faults, change, holidays, feed }: TriggerFieldsProps) {
  const time = (
    <Field label="At" error={faults.time}>
      <TextInput type="time" value={values.time} onChange={({ target }) => change({ time: target.value })} />
    </Field>
  );
  const choice = ({ id, name, date }: Holiday) => (
    <Checkbox
      key={id}
      checked={values.holidays.includes(id)}
      onChange={(on) => change({ holidays: turned(values.holidays, id, on) })}
    >
      {name}, {dayInWords(date)}
    </Checkbox>
  );
  return (
    <>
      <Field label="When it runs" error={faults.on}>
        <Select<RuleTriggerKind> value={values.on} onChange={(on) => change({ on })} options={TRIGGERS} />
      </Field>
      {values.on === 'time' && (
        <>
          <ScheduleFields values={values} faults={faults} change={change} />
          <FormPair>
            {time}
            <Field label="From" error={faults.startsOn}>
              <TextInput
                type="date"
                value={values.startsOn}
                onChange={({ target }) => change({ startsOn: target.value })}
              />
            </Field>
          </FormPair>
        </>
      )}
      {values.on === 'feed' && (
        <Field
          label="Address of the feed"
          error={faults.address ?? feed.fault}
          help="The RSS, Atom or JSON feed of your blog, podcast or video channel. Items already in it are ignored; each new one becomes a post with its title and link. It is read when you press Check feed, up to 20 times an hour."
        >
          <FeedLine>
            <TextInput
              inputMode="url"
              dir="ltr"
              value={values.address}
              onChange={({ target }) => change({ address: target.value })}
              maxLength={ruleLimits.address}
              placeholder="ada-bakery.example/feed"
            />
            <Button onClick={() => void feed.check(values.address)} busy={feed.busy} busyLabel="Reading…">
              Check feed
            </Button>
          </FeedLine>
        </Field>
      )}
      {values.on === 'feed' && <FeedAnswer feed={feed} />}
      {values.on === 'holiday' && (
        <>
          <FormPair>
            <Field label="Which holidays">
              <Select
                value={values.whichHolidays}
                onChange={(whichHolidays) => change({ whichHolidays })}
                options={[
                  { value: 'all', label: 'Every public holiday' },
                  { value: 'some', label: 'Only these' },
                ]}
              />
            </Field>
            <Field label="Days before" error={faults.daysBefore} help="0 means on the day.">
              <TextInput
                inputMode="numeric"
                value={values.daysBefore}
                onChange={({ target }) => change({ daysBefore: target.value })}
                maxLength={2}
              />
            </Field>
          </FormPair>
          {values.whichHolidays === 'some' && (
            <Many>
              <Fieldset legend="Holidays in your country" error={faults.holidays}>
                {holidays.filter(({ kind }) => kind === 'holiday').map(choice)}
              </Fieldset>
              <Fieldset legend="Other days that some people mark">
                {holidays.filter(({ kind }) => kind === 'observance').map(choice)}
              </Fieldset>
            </Many>
          )}
          {time}
        </>
      )}
      {values.on === 'metric' && (
        <>
          <FormPair>
            <Field label="When seven-day visitors are">
              <Select
                value={values.is}
                onChange={(is) => change({ is })}
                options={[
                  { value: 'below', label: 'fewer than' },
                  { value: 'above', label: 'more than' },
                ]}
              />
            </Field>
            <Field label="Number of people" error={faults.people}>
              <TextInput
                inputMode="numeric"
                value={values.people}
                onChange={({ target }) => change({ people: target.value })}
                maxLength={7}
              />
            </Field>
          </FormPair>
          <Field
            label="Check every day at"
            error={faults.time}
            help="It runs at most once a calendar week, Monday to Sunday, however long the figure stays there."
          >
            <TextInput type="time" value={values.time} onChange={({ target }) => change({ time: target.value })} />
          </Field>
        </>
      )}
    </>
  );
}

const TRIGGERS: { value: RuleTriggerKind; label: string }[] = [
  { value: 'time', label: 'On certain days' },
  { value: 'holiday', label: 'Before a holiday' },
  { value: 'feed', label: 'When a feed has something new' },
  { value: 'metric', label: 'When visitors pass a number' },
];

interface TriggerFieldsProps {
  values: RuleDraft;
  faults: Record<string, string | undefined>;
  change: (part: Partial<RuleDraft>) => void;
  holidays: readonly Holiday[];
  feed: FeedCheck;
}

const FeedLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
`;

const Many = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-height: 16rem;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  overflow-y: auto;
`;
