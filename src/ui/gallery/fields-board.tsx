import { useState } from 'react';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { Fieldset } from '../fieldset';
import { FormPair } from '../form';
import { QuietDaysFields } from '../quiet-days-fields';
import { SearchInput } from '../search-input';
import { Segmented } from '../segmented';
import { Select } from '../select';
import { Row, Stack } from '../stack';
import { Switch } from '../switch';
import { TextArea } from '../text-area';
import { TextInput } from '../text-input';
import { Board } from './board';

export function FieldsBoard() {
  const [quiet, setQuiet] = useState({ quietWeekdays: [7], quietDays: ['2026-12-25'] });
  const [learning, setLearning] = useState(true);
  const [calls, setCalls] = useState(false);
  const [networks, setNetworks] = useState<readonly string[]>(['Facebook']);
  const toggle = (name: string) =>
    setNetworks(networks.includes(name) ? networks.filter((other) => other !== name) : [...networks, name]);
  return (
    <Board title="Fields">
      <FormPair>
        <Field label="Email">
          <TextInput type="email" defaultValue="maya@cornergrill.example" />
        </Field>
        <Field label="Confirm password" error="Passwords do not match">
          <TextInput type="password" defaultValue="12345678" canReveal autoComplete="off" />
        </Field>
      </FormPair>
      <Row gap={5}>
        <Switch checked={learning} onChange={setLearning}>
          Auto-Learning
        </Switch>
        <Switch checked={calls} onChange={setCalls}>
          Enable Voice Calls
        </Switch>
        {['Facebook', 'LinkedIn'].map((name) => (
          <Checkbox key={name} checked={networks.includes(name)} onChange={() => toggle(name)}>
            {name}
          </Checkbox>
        ))}
      </Row>
      <QuietDaysFields
        weekdays={quiet.quietWeekdays}
        days={quiet.quietDays}
        faults={{}}
        help="Nothing is posted on these days."
        today="2026-11-28"
        onChange={(change) => setQuiet({ ...quiet, ...change })}
      />
    </Board>
  );
}

export function ChoicesBoard() {
  const [ratio, setRatio] = useState<'1:1' | '16:9' | '9:16'>('1:1');
  const [style, setStyle] = useState<string | null>(null);
  const [status, setStatus] = useState<'all' | 'customer' | 'lead' | 'prospect'>('all');
  const [query, setQuery] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <Board title="Choosing, describing, searching">
      <Stack gap={4}>
        <Field label="Description" help="Lead with what people should see." optional>
          <TextArea placeholder="What should people see, read and do?" />
        </Field>
        <FormPair>
          <Field label="Aspect ratio">
            <Select
              value={ratio}
              onChange={setRatio}
              options={[
                { value: '1:1', label: '1:1 square' },
                { value: '16:9', label: '16:9 landscape' },
                { value: '9:16', label: '9:16 portrait' },
              ]}
            />
          </Field>
          <Field label="Style" error={style === null ? 'Choose a style.' : undefined}>
            <Select
              value={style}
              onChange={setStyle}
              placeholder="Choose a style"
              options={['Photorealistic', 'Artistic', 'Cartoon', 'Minimalist'].map((label) => ({
                value: label,
                label,
              }))}
            />
          </Field>
        </FormPair>
        <Row between gap={3}>
          <SearchInput
            label="Search contacts"
            placeholder="Search name, email or company"
            value={query}
            onChange={setQuery}
            shortcut="/"
          />
          <Segmented
            label="Status"
            value={status}
            onChange={setStatus}
            options={[
              { value: 'all', label: 'All' },
              { value: 'customer', label: 'Customer' },
              { value: 'lead', label: 'Lead' },
              { value: 'prospect', label: 'Prospect' },
            ]}
          />
        </Row>
        <Fieldset legend="Consent" error={agreed ? undefined : 'Agree to be rung, or turn voice calls off.'}>
          <Checkbox checked={agreed} onChange={setAgreed} help="Once a week, on the day you chose.">
            The voice agent may ring me
          </Checkbox>
          <Checkbox checked={false} indeterminate onChange={() => setAgreed(true)}>
            All channels
          </Checkbox>
          <Checkbox checked disabled onChange={() => undefined}>
            Always on
          </Checkbox>
        </Fieldset>
        <Field label="Public address" help="It cannot be changed after the first post.">
          <TextInput readOnly value="corner-grill" />
        </Field>
      </Stack>
    </Board>
  );
}
