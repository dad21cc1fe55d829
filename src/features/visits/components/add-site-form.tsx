import { visitsContract } from '../../../contracts/visits';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { useOwnersOnly } from '../hooks/use-owners-only';
import { useCreateVisitSiteMutation } from '../visits-api';

/** The first domain of a website; more can follow. */
export function AddSiteForm({ onDone }: { onDone?: () => void }) {
  const refused = useOwnersOnly();
  const [create] = useCreateVisitSiteMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: visitsContract.createVisitSite,
    from: { domain: '' },
    input: ({ domain }) => ({ hosts: [domain] }),
    send: create,
    ...(onDone && { onSaved: onDone }),
  });
  return (
    <Form ref={ref} noValidate aria-label="Add a website" onSubmit={onSubmit}>
      <Field
        label="Domain"
        required
        error={Object.values(faults)[0] ?? refusal}
        help="Such as corner-grill.com. Its subdomains are included."
      >
        <TextInput {...bind('domain')} inputMode="url" autoComplete="url" spellCheck={false} maxLength={253} />
      </Field>
      <Row>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel="Adding…"
          {...(refused && { disabledReason: refused })}
        >
          Add website
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Row>
    </Form>
  );
}
