import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { apiUrl } from '../../../config/paths';
import { visitsContract, type VisitSite } from '../../../contracts/visits';
import { shownPage } from '../../../domain/shown-address';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Details } from '../../../ui/details';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { PanelBody, PanelSection } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useOwnersOnly } from '../hooks/use-owners-only';
import { useDeleteVisitSiteMutation, useUpdateVisitSiteMutation } from '../visits-api';
import { ForDevelopers } from './for-developers';
import { SiteCheck } from './site-check';

/** One website: the line to paste, whether visits arrive, and its domains. */
export function SiteSection({ site, isFirst }: { site: VisitSite; isFirst: boolean }) {
  const local = site.hosts.includes('localhost') ? ' data-local="yes"' : ''; // without it the script stays silent there
  const line = `<script defer src="${apiUrl('/v.js')}" data-site="${site.key}"${local}></script>`;
  const Section = isFirst ? PanelBody : PanelSection;
  return (
    <Section as="section" aria-label={shownPage(site.hosts[0]!)}>
      <SiteCheck site={site} />
      <div>
        <Text size="sm" tone={2}>
          Paste this line into the head of every page of {shownPage(site.hosts[0]!)}, or give it to the person who looks
          after your website. Most website builders have a field for it, called “custom code” or “header scripts”.
        </Text>
        <Line>
          <code>{line}</code>
          <CopyButton size="sm" label="Copy line" text={line} />
        </Line>
      </div>
      <Details summary="Domains">
        <DomainsForm site={site} />
      </Details>
      <ForDevelopers />
    </Section>
  );
}

function DomainsForm({ site }: { site: VisitSite }) {
  const refused = useOwnersOnly();
  const { show } = useToast();
  const [update] = useUpdateVisitSiteMutation();
  const [remove, { isLoading: removes }] = useDeleteVisitSiteMutation();
  const [asks, setAsks] = useState(false);
  const { ref, bind, faults, refusal, busy, saved, isChanged, onSubmit } = useContractForm({
    endpoint: visitsContract.updateVisitSite,
    from: { hosts: site.hosts.map(shownPage).join('\n') },
    input: ({ hosts }) => ({ siteId: site.id, hosts: hosts.split(/[\s,;]+/).filter(Boolean) }),
    send: update,
  });
  const end = async () => {
    setAsks(false);
    const { error } = await remove({ siteId: site.id });
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };
  return (
    <Form ref={ref} noValidate aria-label={`Domains of ${shownPage(site.hosts[0]!)}`} onSubmit={onSubmit}>
      <Field
        label="Allowed domains"
        required
        error={Object.values(faults)[0] ?? refusal}
        help="One per line. Subdomains are included. Visits to other domains are not counted."
      >
        <TextArea {...bind('hosts')} rows={2} maxLength={2_600} spellCheck={false} disabled={refused !== null} />
      </Field>
      <Row>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Saving…"
          {...((refused && { disabledReason: refused }) || (!isChanged && { disabledReason: 'Nothing has changed.' }))}
        >
          {saved ? 'Saved' : 'Save domains'}
        </Button>
        <Button
          variant="quiet"
          busy={removes}
          busyLabel="Removing…"
          onClick={() => setAsks(true)}
          {...(refused && { disabledReason: refused })}
        >
          Remove website
        </Button>
      </Row>
      <ConfirmDialog
        open={asks}
        title={`Stop measuring ${shownPage(site.hosts[0]!)}?`}
        confirmLabel="Remove website"
        onClose={() => setAsks(false)}
        onConfirm={() => void end()}
        sentence="Its line stops counting at once. To measure it again you would need to paste a new line. Your figures so far stay."
      />
    </Form>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  code {
    flex: 1 1 16rem;
    min-width: 0;
    ${theme.type.xs}
    overflow-wrap: anywhere;
  }
`;
