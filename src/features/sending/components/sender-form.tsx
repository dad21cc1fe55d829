import { paths } from '../../../config/paths';
import { sendingContract, type SendingSettings } from '../../../contracts/sending';
import { languageNames, languages, type Language } from '../../../domain/language';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';
import { useUpdateSendingSettingsMutation } from '../sending-api';

/** The name, address and postal address that campaigns show. */
export function SenderForm({ settings }: { settings: SendingSettings }) {
  const { user, workspace } = useSession();
  const [update] = useUpdateSendingSettingsMutation();
  const form = useContractForm({
    endpoint: sendingContract.updateSendingSettings,
    from: senderOf(settings),
    send: update,
  });
  const { ref, values, faults, refusal, change, onSubmit } = form;
  const hasOwnServer = settings.ownServer !== null;
  const domain = settings.domains.find(({ id }) => id === values.domainId);
  const choices = [
    { value: NONE, label: settings.needsDomain || hasOwnServer ? 'None' : 'The installation’s own address' },
    ...settings.domains.map(({ id, domain, verified }) => ({
      value: id,
      label: verified ? domain : `${domain} (not verified yet)`,
    })),
  ];
  return (
    <Panel title="Sender">
      <PanelBody>
        <Form ref={ref} noValidate aria-label="Sender" onSubmit={onSubmit}>
          {refusal !== null && <Banner title={refusal}>Your changes are still here.</Banner>}
          {hasOwnServer && (
            <Text size="sm" tone={2}>
              Campaigns and automations go out through your own mail server, {settings.ownServer}, from its address. A
              domain below adds its signature if the address belongs to it.{' '}
              <Link to={`${paths.settings}?tab=keys`}>Change it in API keys</Link>
            </Text>
          )}
          {settings.from === null && (
            <Text size="sm" tone={2}>
              No email server is set up yet, so nothing can be sent.{' '}
              {user.operator ? (
                <>
                  Add one in the installation’s settings; <Link to={`${paths.operator}?tab=mail`}>the outbox</Link>{' '}
                  shows what is waiting.
                </>
              ) : (
                'The person who runs this installation can add one.'
              )}
            </Text>
          )}
          <Field
            label="Name"
            optional
            error={faults.senderName}
            help={`What people see in their inbox. If empty, we use ${workspace.name}.`}
          >
            <TextInput
              value={values.senderName}
              maxLength={120}
              onChange={({ target }) => change({ senderName: target.value })}
            />
          </Field>
          <FormPair>
            <Field
              label="Domain"
              error={faults.domainId}
              help={
                domain && !domain.verified && !hasOwnServer
                  ? settings.needsDomain
                    ? 'Campaigns wait until its key is in DNS.'
                    : 'Until its key is in DNS, emails are sent from the installation’s own address.'
                  : undefined
              }
            >
              <Select
                options={choices}
                value={values.domainId ?? NONE}
                onChange={(value) => change({ domainId: value === NONE ? null : value })}
              />
            </Field>
            <Field
              label="Before the @"
              optional
              error={faults.localPart}
              help={
                values.domainId === null
                  ? settings.domains.length > 0
                    ? 'Choose one of your domains to set this.'
                    : 'Add your own domain to set this.'
                  : 'If empty, we use hello.'
              }
            >
              <TextInput
                value={values.localPart}
                maxLength={64}
                placeholder="hello"
                disabled={values.domainId === null}
                onChange={({ target }) => change({ localPart: target.value })}
              />
            </Field>
          </FormPair>
          <Field
            label="Replies go to"
            optional
            error={faults.replyTo}
            help="If empty, replies go to the sender’s address."
          >
            <TextInput
              type="email"
              value={values.replyTo}
              maxLength={254}
              onChange={({ target }) => change({ replyTo: target.value })}
            />
          </Field>
          <Field
            label="Postal address"
            required
            error={faults.postalAddress}
            help="Many countries require it by law in every marketing email. Nothing is sent without it."
          >
            <TextArea
              rows={2}
              value={values.postalAddress}
              maxLength={300}
              onChange={({ target }) => change({ postalAddress: target.value })}
            />
          </Field>
          <Field
            label="Language"
            error={faults.language}
            help="For the standard text around yours: in email footers, on the sign-up page and its confirmation email, and on the unsubscribe page."
          >
            <Select
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={values.language}
              onChange={(value) => change({ language: value as Language })}
            />
          </Field>
          <PanelFoot>
            <span>Applies to emails sent after you save.</span>
            <SaveButton form={form}>Save sender</SaveButton>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const senderOf = ({ senderName, localPart, domainId, replyTo, postalAddress, language }: SendingSettings) => ({
  senderName,
  localPart,
  domainId,
  replyTo,
  postalAddress,
  language,
});

const NONE = 'none';
