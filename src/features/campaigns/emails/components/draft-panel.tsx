import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { everyBlock } from '../../../../domain/email-block';
import { sayMergeFields } from '../../../../domain/merge-field';
import { openWordsOf } from '../../../../domain/open-words';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { SlideOver } from '../../../../ui/slide-over';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { TextArea } from '../../../../ui/text-area';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useDraftCampaignEmailMutation } from '../../editor/campaign-editor-api';
import type { EmailContent, EmailDraft } from '../hooks/use-email-draft';
import { BlockView } from './block-view';

/** A proposal for the whole mail. Nothing of it counts before it is accepted. */
export function DraftPanel({ open, onClose, draft }: { open: boolean; onClose: () => void; draft: EmailDraft }) {
  return (
    <SlideOver open={open} onClose={onClose} title="Draft it for me">
      {open && <Drafting draft={draft} onClose={onClose} />}
    </SlideOver>
  );
}

function Drafting({ draft, onClose }: { draft: EmailDraft; onClose: () => void }) {
  const { show } = useToast();
  const [about, setAbout] = useState('');
  const [tried, setTried] = useState(false);
  const [propose, { data: proposal, error, isLoading, reset }] = useDraftCampaignEmailMutation();
  const fault = fieldsOf(error).about ?? (tried && about.trim() === '' ? 'Enter what it is about.' : undefined);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (about.trim() !== '' && !isLoading) void propose({ emailId: draft.newest.id, about });
  };
  const accept = () => {
    if (!proposal) return;
    const before: Partial<EmailContent> = {
      subject: draft.content.subject,
      preheader: draft.content.preheader,
      blocks: draft.content.blocks,
    };
    draft.edit({ subject: proposal.subject, preheader: proposal.preheader, blocks: proposal.blocks });
    onClose();
    show({ text: 'The draft is in your email.', undo: () => draft.edit(before) });
  };

  return (
    <Body>
      <Form noValidate onSubmit={ask}>
        <Field
          label="What it is about"
          required
          error={fault}
          help="The offer, who it’s for and when it ends. We write the draft from this and your business profile, in your voice, and leave gaps for you to fill in where details are missing."
        >
          <TextArea
            dir="auto"
            rows={4}
            maxLength={1_000}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
        </Field>
        {error && !fault && <Banner title="The draft could not be written.">{messageOf(error)}</Banner>}
        <Row>
          <Button type="submit" variant={proposal ? 'second' : 'primary'} busy={isLoading} busyLabel="Writing…">
            {proposal ? 'Write another draft' : 'Write a draft'}
          </Button>
        </Row>
      </Form>
      {proposal && (
        <Proposal aria-label="The draft">
          <Text weight="medium">{sayMergeFields(proposal.subject)}</Text>
          {proposal.preheader && (
            <Text size="sm" tone={2}>
              {sayMergeFields(proposal.preheader)}
            </Text>
          )}
          <Sheet>
            {everyBlock(proposal.blocks).map((block) => (
              <BlockView key={block.id} block={block} />
            ))}
          </Sheet>
          <OpenWords words={openWordsOf(proposal)} />
          <Text size="xs" tone={3}>
            Read it before you send it. Any promise in it is a promise from you.
          </Text>
          <Row>
            <Button onClick={reset}>Discard</Button>
            <Button variant="primary" onClick={accept}>
              {draft.content.blocks.length > 0 ? 'Replace my email' : 'Use draft'}
            </Button>
          </Row>
        </Proposal>
      )}
    </Body>
  );
}

/** Only the owner knows these; the checks hold the mail until they are filled in. */
function OpenWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Banner tone="amber" title="Fill these in:">
      <Lines>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Lines>
    </Banner>
  );
}

const Lines = styled.ul`
  padding-inline-start: ${theme.space[4]};
  list-style: disc;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Proposal = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
`;
