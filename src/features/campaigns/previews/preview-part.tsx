import { useState } from 'react';
import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../api/api-error';
import type { Contact } from '../../../contracts/contact-record';
import { CLIP_BYTES } from '../../../domain/campaign';
import { formatNumber } from '../../../lib/format-number';
import { Banner } from '../../../ui/banner';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { usePreviewCampaignEmailQuery } from '../editor/campaign-editor-api';
import type { Autosave } from '../editor/hooks/use-autosave';
import { ContactPicker } from './contact-picker';
import { MailFrame } from './mail-frame';

/** The stored mail as one contact gets it. */
export function PreviewPart({
  emailId,
  autosave,
  contact,
  onContact,
}: {
  emailId: string;
  autosave: Autosave;
  contact: Contact | null;
  onContact: (contact: Contact | null) => void;
}) {
  const [look, setLook] = useState<Look>('desktop');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { currentData, error, isFetching, refetch } = usePreviewCampaignEmailQuery(
    { emailId, ...(contact && { contactId: contact.id }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Panel label="Preview">
      <PanelBody>
        <Row between gap={3}>
          <ContactPicker contact={contact} onPick={onContact} />
          <Row gap={3}>
            <Segmented label="View" value={look} onChange={setLook} options={LOOKS} />
            {look !== 'text' && <Segmented label="Colours" value={scheme} onChange={setScheme} options={SCHEMES} />}
          </Row>
        </Row>
        {autosave.state === 'failed' && (
          <Banner
            tone="amber"
            title="Your latest changes are not saved, so they don’t show here."
            onRetry={() => void autosave.flush()}
            retryLabel="Save again"
          />
        )}
        {currentData ? (
          <>
            {currentData.faults.length > 0 && (
              <Banner title="Something in this email can’t be filled in.">
                <ul>
                  {currentData.faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              </Banner>
            )}
            <Envelope dir="auto">
              <b>{currentData.subject || 'No subject'}</b>
              {currentData.preheader && <span>{currentData.preheader}</span>}
            </Envelope>
            <div aria-busy={isFetching}>
              {look === 'text' ? (
                <Plain dir="auto" tabIndex={0} aria-label="Plain text">
                  {currentData.text}
                </Plain>
              ) : (
                <MailFrame html={currentData.html} isDark={scheme === 'dark'} width={look} />
              )}
            </div>
            <Size bytes={currentData.bytes} />
          </>
        ) : error ? (
          <Banner title="The preview could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {isApiError(error) && error.code === 'not_found'
              ? 'This contact was deleted. Choose another.'
              : messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading the preview">
            <SkeletonBlock height="28rem" />
          </Skeleton>
        )}
      </PanelBody>
    </Panel>
  );
}

function Size({ bytes }: { bytes: number }) {
  const size = `${formatNumber(bytes / 1024, { maximumFractionDigits: 1 })} KB of HTML.`;
  return bytes > CLIP_BYTES ? (
    <Banner tone="amber" title={`${size} Gmail cuts emails off after ${CLIP_BYTES / 1024} KB.`}>
      Remove some blocks, or split it into two emails.
    </Banner>
  ) : (
    <Text size="xs" tone={3}>
      {size} Gmail shows emails up to {CLIP_BYTES / 1024} KB whole.
    </Text>
  );
}

const LOOKS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
] as const;
const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

const Envelope = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  overflow-wrap: anywhere;
  b {
    font-weight: ${theme.weight.semibold};
  }
  span {
    color: ${theme.color.text2};
  }
`;

const Plain = styled.pre`
  max-height: min(48rem, 75vh);
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  font: inherit;
  ${theme.type.sm}
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;
