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
import type { RuleDraft } from '../rule-draft';
import type { FeedCheck } from './use-feed-check';
import { ScheduleFields } from './schedule-fields';

/** When a rule comes. */
export function TriggerFields({ values, faults, change, holidays, feed }: TriggerFieldsProps) {
  const time = (
    <Field label="At" error={faults.time}>
      <TextInput type="time" value={values.time} onChange={({ target }) => change({ time: target.value })} />
    </Field>
  );
  return (
    <>
      <Field label="When it comes" error={faults.on}>
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
          help="RSS, Atom or JSON: of your blog, podcast or video channel. What is in it today is left alone; each new item becomes one post with its title and link. It is read when you press Check feed, up to 20 times an hour."
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
      {values.on === 'holiday' && (
        <>
          <FormPair>
            <Field label="Which holidays">
              <Select
                value={values.whichHolidays}
                onChange={(whichHolidays) => change({ whichHolidays })}
                options={[
                  { value: 'all', label: 'Every holiday' },
                  { value: 'some', label: 'Only these' },
                ]}
              />
            </Field>
            <Field label="Days before" error={faults.daysBefore} help="0 is the day itself.">
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
              <Fieldset legend="Holidays of your country" error={faults.holidays}>
                {holidays.map(({ id, name, date }) => (
                  <Checkbox
                    key={id}
                    checked={values.holidays.includes(id)}
                    onChange={(on) =>
                      change({ holidays: on ? [...values.holidays, id] : values.holidays.filter((one) => one !== id) })
                    }
                  >
                    {name}, {dayInWords(date)}
                  </Checkbox>
                ))}
              </Fieldset>
            </Many>
          )}
          {time}
        </>
      )}
      {values.on === 'metric' && (
        <>
          <FormPair>
            <Field label="When visitors in seven days are">
              <Select
                value={values.is}
                onChange={(is) => change({ is })}
                options={[
                  { value: 'below', label: 'Fewer than' },
                  { value: 'above', label: 'More than' },
                ]}
              />
            </Field>
            <Field label="People" error={faults.people}>
              <TextInput
                inputMode="numeric"
                value={values.people}
                onChange={({ target }) => change({ people: target.value })}
                maxLength={7}
              />
            </Field>
          </FormPair>
          <Field
            label="Look every day at"
            error={faults.time}
            help="It comes at most once a week, however long the figure stays there."
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
  { value: 'metric', label: 'When visits rise or fall' },
];

interface TriggerFieldsProps {
  values: RuleDraft;
  faults: Record<string, string>;
  change: (part: Partial<RuleDraft>) => void;
  holidays: readonly { id: string; name: string; date: string }[];
  feed: FeedCheck;
}

const FeedLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
`;

const Many = styled.div`
  max-height: 16rem;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  overflow-y: auto;
`;
