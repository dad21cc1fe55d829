import { planContract, type PlanState } from '../../../contracts/plan';
import { agencyLimits } from '../../../domain/plan-name';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';
import { useUpdateAgencyMutation } from '../plan-api';

/** What the reports of an agency's clients say about the agency: for owners of the workspace whose plan covers them. */
export function AgencyPanel({ agency }: { agency: NonNullable<PlanState['agency']> }) {
  const { workspace } = useSession();
  const [update] = useUpdateAgencyMutation();
  const form = useContractForm({
    endpoint: planContract.updateAgency,
    from: agency,
    send: update,
  });
  const { ref, bind, faults, refusal, onSubmit } = form;
  return (
    <Panel title="Your agency in reports">
      <PanelBody>
        <Form ref={ref} noValidate aria-label="Your agency in reports" onSubmit={onSubmit}>
          {refusal !== null && <Banner title={refusal}>Your changes are still here.</Banner>}
          <Text tone={2}>
            Reports of the workspaces that your plan covers say who prepared them. Your logo is the one in this
            workspace’s brand kit.
          </Text>
          <Field
            label="Agency name"
            optional
            error={faults.name}
            help={`Reports say “Prepared by …”. If empty, we use ${workspace.name}.`}
          >
            <TextInput {...bind('name')} dir="auto" maxLength={agencyLimits.name} />
          </Field>
          <Field
            label="Contact"
            optional
            error={faults.contact}
            help="One line below the name, such as an email address or a phone number."
          >
            <TextInput {...bind('contact')} dir="auto" maxLength={agencyLimits.contact} />
          </Field>
          <PanelFoot>
            <SaveButton form={form} />
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}
