import { styled } from 'styled-components';
import type { Credentials } from '../../../contracts/credential';
import { COMING_TAG } from '../../../domain/capability';
import {
  fieldsOf,
  isSwitch,
  SWITCHED_ON,
  vendorFields,
  vendors,
  type VendorField,
  type VendorName,
} from '../../../domain/vendor';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody, PanelFoot, PanelSection } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Stack } from '../../../ui/stack';
import { Tag } from '../../../ui/tag';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useVendorForm } from '../hooks/use-vendor-form';
import { fieldHelp, givesWithKeys, isComing, keptFor, withoutKeys } from '../vendor-words';
import { ReadOnlyValue, SecretField } from './secret-field';
import { TestResult, VendorTest } from './vendor-test';

/** One service: what it gives, what is stored of it, and whether that works. */
export function VendorPanel({ vendor, credentials }: { vendor: VendorName; credentials: Credentials }) {
  const { workspace } = useSession();
  const { name, service, getAt } = vendors[vendor];
  const stored = credentials.fields.filter(({ field }) => fieldsOf(vendor).includes(field));
  const kept = keptFor(vendor);
  const without = withoutKeys(vendor);
  const owns = workspace.role === 'owner';
  return (
    <Panel
      title={
        isComing(vendor) ? (
          <Titled>
            {name} <Tag>{COMING_TAG}</Tag>
          </Titled>
        ) : (
          name
        )
      }
      side={service}
    >
      <PanelBody>
        <Stack gap={1}>
          {kept && <Text size="sm">{kept}</Text>}
          <Text size="sm" tone={2}>
            {givesWithKeys(vendor)} {without}
            {getAt && owns && (
              <>
                {' '}
                Get what you need at <Link href={getAt.url}>{getAt.label}</Link>.
              </>
            )}
          </Text>
        </Stack>
        {!owns && stored.length === 0 && <Text size="sm">Nothing is stored.</Text>}
        {!owns && stored.map((one) => <ReadOnlyValue key={one.field} stored={one} />)}
        {!owns && credentials.tests[vendor] && <TestResult test={credentials.tests[vendor]} />}
      </PanelBody>
      {owns && (
        <PanelSection>
          <VendorFields vendor={vendor} stored={stored} test={credentials.tests[vendor]} />
        </PanelSection>
      )}
    </Panel>
  );
}

function VendorFields({
  vendor,
  stored,
  test,
}: {
  vendor: VendorName;
  stored: Credentials['fields'];
  test: Credentials['tests'][VendorName];
}) {
  const { ref, draft, faults, refusal, again, change, onSubmit, ...state } = useVendorForm(vendor, stored);
  const dirty = state.isChanged;
  const { name, needs } = vendors[vendor];
  return (
    <Form ref={ref} noValidate aria-label={name} autoComplete="off" onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      {fieldsOf(vendor).map((field) => {
        const shared = {
          field,
          stored: stored.find((one) => one.field === field),
          typed: draft[field],
          fault: faults[field],
          again: again?.field === field ? again.sentence : undefined,
          optional: !(needs as readonly VendorField[]).includes(field),
          onChange: (typed: string | null | undefined) => change(field, typed),
        };
        if (isSwitch(field)) return <SwitchField key={field} {...shared} />;
        return vendorFields[field].secret ? (
          <SecretField key={field} {...shared} />
        ) : (
          <PlainField key={field} {...shared} />
        );
      })}
      <PanelFoot>
        <VendorTest vendor={vendor} stored={stored} dirty={dirty} />
        <SaveButton form={state} />
      </PanelFoot>
      {test && !dirty && <TestResult test={test} />}
    </Form>
  );
}

/** Something that is wanted or not: stored while it is. */
function SwitchField({ field, stored, typed, onChange }: Parameters<typeof SecretField>[0]) {
  const isStored = stored !== undefined;
  return (
    <Checkbox
      checked={typed === undefined ? isStored : typed === SWITCHED_ON}
      help={fieldHelp[field]}
      onChange={(isOn) => onChange(isOn === isStored ? undefined : isOn ? SWITCHED_ON : null)}
    >
      {vendorFields[field].label}
    </Checkbox>
  );
}

/** What is no secret is shown and edited as it is; emptied, it is removed. */
function PlainField({ field, stored, typed, fault, optional, onChange }: Parameters<typeof SecretField>[0]) {
  const { label, max } = vendorFields[field];
  return (
    <Field
      label={label}
      optional={optional}
      help={fieldHelp[field]}
      error={
        fault ??
        (stored?.lost && typed === undefined
          ? 'It was stored with a different root secret. Enter it again.'
          : undefined)
      }
    >
      <TextInput
        value={typed ?? stored?.shown ?? ''}
        maxLength={max}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={INPUT_MODES[field]}
        onChange={({ target }) => onChange(target.value === stored?.shown && !stored.lost ? undefined : target.value)}
      />
    </Field>
  );
}

const INPUT_MODES: Partial<Record<VendorField, 'url' | 'numeric' | 'email'>> = {
  openaiBaseUrl: 'url',
  smtpHost: 'url',
  smtpPort: 'numeric',
  metaPageId: 'numeric',
  smtpFrom: 'email',
};

const Titled = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  > span {
    font-weight: ${theme.weight.regular};
    letter-spacing: 0;
  }
`;
