import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Credentials } from '../../../contracts/credential';
import { vendorFields, type VendorField } from '../../../domain/vendor';
import { useNow } from '../../../hooks/use-now';
import { sayDay } from '../../../lib/say-day';
import { Button } from '../../../ui/button';
import { Field, FieldError } from '../../../ui/field';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { fieldHelp } from '../vendor-words';

export interface SecretFieldProps {
  field: VendorField;
  optional: boolean;
  stored: Credentials['fields'][number] | undefined;
  /** undefined: as it is stored; null: to be removed. */
  typed: string | null | undefined;
  fault: string | undefined;
  /** Why a stored one has to be typed again. */
  again: string | undefined;
  onChange: (typed: string | null | undefined) => void;
}

/** A secret: its mask while it is stored, a field to type into while it is not. Show and Hide are about what is typed, nothing else. */
export function SecretField({ field, optional, stored, typed, fault, again, onChange }: SecretFieldProps) {
  const { label } = vendorFields[field];
  if (stored && typed === undefined && !again && !fault)
    return <StoredSecret stored={stored} onReplace={() => onChange('')} onRemove={() => onChange(null)} />;
  if (stored && typed === null) {
    return (
      <Kept role="group" aria-label={label}>
        <Name>{label}</Name>
        <Line>
          <Text size="sm" tone={2}>
            Removed when you save.
          </Text>
          <Button size="sm" aria-label={`Keep ${label}`} onClick={() => onChange(undefined)}>
            Keep it
          </Button>
        </Line>
      </Kept>
    );
  }
  const help = again ?? (stored ? 'The stored value stays until you save.' : fieldHelp[field]);
  const way = again
    ? { label: 'Remove', name: `Remove ${label}`, to: null }
    : { label: 'Cancel', name: `Keep the stored ${label}`, to: undefined };
  return (
    <TypedSecret
      field={field}
      optional={optional}
      typed={typed ?? ''}
      fault={fault}
      help={help}
      asked={stored !== undefined && typed !== undefined}
      onChange={onChange}
    >
      {stored && (
        <Button variant="quiet" aria-label={way.name} onClick={() => onChange(way.to)}>
          {way.label}
        </Button>
      )}
    </TypedSecret>
  );
}

function StoredSecret({
  stored,
  onReplace,
  onRemove,
}: {
  stored: Credentials['fields'][number];
  onReplace: () => void;
  onRemove: () => void;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const { label } = vendorFields[stored.field];
  return (
    <Kept role="group" aria-label={label}>
      <Name>{label}</Name>
      <Line>
        <Shown>
          <span dir="ltr">{stored.shown}</span>, changed by {stored.updatedBy}{' '}
          {sayDay(stored.updatedAt, workspace.zone, now)}
        </Shown>
        <Buttons>
          <Button size="sm" aria-label={`Replace ${label}`} onClick={onReplace}>
            Replace
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
            Remove
          </Button>
        </Buttons>
      </Line>
      {stored.lost && <FieldError id={`${stored.field}-lost`}>{LOST}</FieldError>}
    </Kept>
  );
}

function TypedSecret({ field, optional, typed, fault, help, asked, onChange, children }: TypedSecretProps) {
  const [shown, setShown] = useState(false);
  const { label, max } = vendorFields[field];
  return (
    <Entry>
      <Field label={label} optional={optional} help={help === fault ? undefined : help} error={fault}>
        <TextInput
          type={shown ? 'text' : 'password'}
          value={typed}
          maxLength={max + SPACES}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          autoFocus={asked} // eslint-disable-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <Buttons>
        <Button
          aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </Button>
        {children}
      </Buttons>
    </Entry>
  );
}

/** What a member sees of a value. */
export function ReadOnlyValue({ stored }: { stored: Credentials['fields'][number] }) {
  const { workspace } = useSession();
  const now = useNow();
  return (
    <Kept role="group" aria-label={vendorFields[stored.field].label}>
      <Name>{vendorFields[stored.field].label}</Name>
      <Shown>
        <span dir="ltr">{stored.shown}</span>, changed by {stored.updatedBy}{' '}
        {sayDay(stored.updatedAt, workspace.zone, now)}
      </Shown>
      {stored.lost && <FieldError id={`${stored.field}-lost`}>{LOST}</FieldError>}
    </Kept>
  );
}

const LOST = 'It was stored with a different root secret. Enter it again.';
/** A key that was copied with spaces around it is still whole. */
const SPACES = 10;

const Kept = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  min-width: 0;
`;

const Name = styled.div`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Shown = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  ${theme.type.sm}
  color: ${theme.color.text2};
  > span {
    font-variant-numeric: tabular-nums;
    color: ${theme.color.text1};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[2]};
  > ${Buttons} {
    padding-top: calc(1.25rem + 0.375rem);
  }
`;

interface TypedSecretProps extends Pick<SecretFieldProps, 'field' | 'optional' | 'fault'> {
  typed: string;
  help: string | undefined;
  /** Somebody pressed a button to type here. */
  asked: boolean;
  onChange: (typed: string) => void;
  /** The way back. */
  children?: ReactNode;
}
