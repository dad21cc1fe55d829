import { ImageIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { creationThumbnailUrl } from '../../../../config/paths';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { formatNumber } from '../../../../lib/format-number';
import { useNow } from '../../../../hooks/use-now';
import { useShortcut } from '../../../../hooks/use-shortcut';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Fieldset } from '../../../../ui/fieldset';
import { Form } from '../../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../../ui/panel';
import { Segmented } from '../../../../ui/segmented';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { PicturePicker } from '../../../creative/creative-parts';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../../plan/plan-parts';
import { useOwnPiece, type OwnPieceDraft } from '../hooks/use-own-piece';
import { AlikeNotice } from '../repeats/alike-notice';
import { useAlike } from '../repeats/use-alike';

/** Title, text and an optional picture. ⌘S or Ctrl S saves. */
export function OwnPieceForm() {
  const { workspace } = useSession();
  const { words, change, save, busy, faults, error, kept } = useOwnPiece(workspace.id);
  const { usedUp } = useAllowance('images');
  const [picking, setPicking] = useState(false);
  const container = useRef<HTMLFormElement>(null);
  const { title, body, altText, picture, chosen } = words;
  const alike = useAlike(words);
  const now = useNow();

  const send = async (asDraft = false) => {
    // Errors are rendered only after the next paint.
    if (!(await save({ asDraft }))) requestAnimationFrame(() => focusFirstInvalid(container.current));
  };
  useShortcut('mod+s', () => void send());

  return (
    <Sheet>
      <Panel label="Your post">
        <PanelBody>
          <Form
            ref={container}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <Field label="Title" error={faults.title} required side={<>{title.length} of 120</>}>
              <TextInput value={title} dir="auto" onChange={(event) => change({ title: event.target.value })} />
            </Field>
            <Field
              label="Text"
              error={faults.body}
              required
              side={
                <>
                  {formatNumber(body.length)} of {formatNumber(8000)}
                </>
              }
              help="Leave a blank line to start a new paragraph."
            >
              <TextArea rows={10} value={body} dir="auto" onChange={(event) => change({ body: event.target.value })} />
            </Field>
            <Fieldset legend="Picture" help={PICTURES[picture]} error={faults.creationId}>
              <Segmented
                label="Where the picture comes from"
                value={picture}
                onChange={(next) => change({ picture: next })}
                options={CHOICES}
              />
            </Fieldset>
            {picture === 'draw' && (
              <Text size="xs" tone={3}>
                Uses one of this month’s images. <AllowanceLine kind="images" quiet />
              </Text>
            )}
            {picture === 'library' && (
              <Row gap={3}>
                {chosen && (
                  <Shown src={creationThumbnailUrl(chosen.id, '240')} alt={chosen.altText || 'The picture you chose'} />
                )}
                <Button icon={<ImageIcon />} onClick={() => setPicking(true)}>
                  {chosen ? 'Change picture' : 'Choose a picture'}
                </Button>
              </Row>
            )}
            {picture !== 'none' && (
              <Field
                label="Alt text"
                optional
                error={faults.altText}
                side={<>{altText.length} of 400</>}
                help="Describes the picture for people who cannot see it."
              >
                <TextArea
                  rows={2}
                  value={altText}
                  dir="auto"
                  onChange={(event) => change({ altText: event.target.value })}
                />
              </Field>
            )}
            {error !== null && (
              <CreationRefusal
                title="Your post was not saved."
                error={error}
                onRetry={() => void send()}
                retrying={busy}
              >
                What you typed is still here.
              </CreationRefusal>
            )}
            <AlikeNotice alike={alike} zone={workspace.zone} now={now} />
            <PanelFoot>
              <span role="status">
                {kept
                  ? 'Stored in this browser until you save.'
                  : '“Save post” asks for your approval next; a draft waits until you open it again.'}
              </span>
              <Button
                variant="quiet"
                onClick={() => void send(true)}
                disabledReason={busy ? 'Your post is being saved.' : picture === 'draw' ? usedUp : undefined}
              >
                Save as draft
              </Button>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                busyLabel={picture === 'draw' ? 'Saving and drawing…' : 'Saving…'}
                disabledReason={picture === 'draw' ? usedUp : undefined}
              >
                Save post
              </Button>
            </PanelFoot>
          </Form>
        </PanelBody>
      </Panel>
      <PicturePicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ id, altText: described }) => {
          setPicking(false);
          change({ chosen: { id, altText: described }, altText: described || altText });
        }}
      />
    </Sheet>
  );
}

const CHOICES: { value: OwnPieceDraft['picture']; label: string }[] = [
  { value: 'draw', label: 'Draw one' },
  { value: 'library', label: 'From my library' },
  { value: 'none', label: 'No picture' },
];

const PICTURES: Record<OwnPieceDraft['picture'], string> = {
  draw: 'A poster with your title on it, in four formats.',
  library: 'One of your own photos, or something you have made here.',
  none: 'You can add one later.',
};

const Sheet = styled.div`
  max-width: 46rem;
`;

const Shown = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: contain;
`;
