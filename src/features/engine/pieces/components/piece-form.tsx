import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Piece } from '../../../../contracts/engine-pieces';
import { paths } from '../../../../config/paths';
import { avoidedWordsIn } from '../../../../domain/avoid-words';
import { listed } from '../../../../domain/listed';
import { useShortcut } from '../../../../hooks/use-shortcut';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { formatNumber } from '../../../../lib/format-number';
import { shortcutLabel } from '../../../../lib/shortcut-label';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Kbd } from '../../../../ui/kbd';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody, PanelFoot } from '../../../../ui/panel';
import { Tag } from '../../../../ui/tag';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useGetProfileQuery } from '../../engine-shared-api';
import type { PieceDraft } from '../hooks/use-piece-draft';
import { AlikeNotice } from '../repeats/alike-notice';
import { useAlike } from '../repeats/use-alike';
import { PieceConflict } from './piece-conflict';

/**
 * The text of a post. ⌘S or Ctrl S saves. `refreshing`: a newer version is loading. `onDone`: a correction was
 * saved or cancelled.
 */
export function PieceForm({
  piece,
  draft,
  refreshing,
  zone,
  now,
  onDone,
}: {
  piece: Piece;
  draft: PieceDraft;
  refreshing: boolean;
  zone: string;
  now: Date;
  onDone: () => void;
}) {
  const { words, faults, change, dirty, conflict, busy, failure, outdated } = draft;
  const { data: profile } = useGetProfileQuery();
  const avoided = avoidedWordsIn(`${words.title}\n${words.body}\n${words.altText}`, profile?.avoidWords ?? []);
  const container = useRef<HTMLFormElement>(null);

  const isOut = piece.status === 'published';
  const alike = useAlike(words, { pieceId: piece.id, skip: isOut });
  const { show } = useToast();

  const save = async () => {
    if (!dirty || conflict) return;
    if (await draft.save()) {
      onDone();
      if (isOut) show({ text: 'Your post is updated.' });
      return;
    }
    // Errors are rendered only after the next paint.
    requestAnimationFrame(() => focusFirstInvalid(container.current));
  };
  useShortcut('mod+s', () => void save());

  return (
    <Panel title={isOut ? 'Correct the post' : 'Words'}>
      <PanelBody>
        {conflict && <PieceConflict piece={piece} draft={draft} />}
        <Form
          ref={container}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Field
            label="Title"
            error={faults.title}
            required
            side={
              <Length $over={words.title.length > TITLE_MAX}>
                {words.title.length} of {TITLE_MAX}
              </Length>
            }
          >
            <TextInput value={words.title} dir="auto" onChange={(event) => change({ title: event.target.value })} />
          </Field>
          <Field
            label="Text"
            error={faults.body}
            required
            side={
              <Length $over={words.body.length > BODY_MAX}>
                {formatNumber(words.body.length)} of {formatNumber(BODY_MAX)}
              </Length>
            }
            help={`Leave a blank line to start a new paragraph.${piece.type === 'article' ? ' A line that begins with “## ” is a heading, and lines that begin with “- ” are a list.' : ''}`}
          >
            <TextArea
              rows={14}
              value={words.body}
              dir="auto"
              onChange={(event) => change({ body: event.target.value })}
            />
          </Field>
          <Field
            label="Alt text"
            optional
            error={faults.altText}
            side={
              <Length $over={words.altText.length > ALT_MAX}>
                {words.altText.length} of {ALT_MAX}
              </Length>
            }
            help="Describes the picture for people who cannot see it."
          >
            <TextArea
              rows={2}
              value={words.altText}
              dir="auto"
              onChange={(event) => change({ altText: event.target.value })}
            />
          </Field>
          {piece.keywords.length > 0 && (
            <Keywords>
              <p id="keywords">Keywords</p>
              <ul aria-labelledby="keywords">
                {piece.keywords.map((keyword) => (
                  <li key={keyword}>
                    <Tag>{keyword}</Tag>
                  </li>
                ))}
              </ul>
            </Keywords>
          )}
          {failure !== null && !(outdated && refreshing) && (
            <Banner title="Your changes were not saved." onRetry={() => void save()} retrying={busy}>
              {failure}
            </Banner>
          )}
          {avoided.length > 0 && (
            <Banner
              tone="amber"
              title={`${listed(avoided.map((word) => `“${word}”`))} ${avoided.length > 1 ? 'are' : 'is'} on your list of words to avoid.`}
            >
              Say it another way, or change the list in your{' '}
              <Link to={`${paths.settings}?section=brand`}>brand kit</Link>.
            </Banner>
          )}
          {!isOut && dirty && <AlikeNotice alike={alike} zone={zone} now={now} />}
          <PanelFoot>
            <span role="status">{statusLine(piece, draft)}</span>
            {isOut && !dirty && <Button onClick={onDone}>Stop editing</Button>}
            <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…" disabledReason={blockedBy(draft)}>
              {isOut ? 'Update post' : 'Save changes'}
            </Button>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

function statusLine({ status }: Piece, { dirty, conflict }: PieceDraft) {
  if (conflict) return 'What you typed is still here.';
  if (status === 'published') return 'Readers will see the change right away, with today’s date next to the post.';
  if (!dirty) return 'All changes are saved.';
  if (status === 'scheduled') return 'Saving takes it off the schedule until you approve it again.';
  return (
    <>
      Not saved yet. <Kbd>{shortcutLabel('S')}</Kbd>
    </>
  );
}

function blockedBy({ dirty, conflict }: PieceDraft): string | undefined {
  if (conflict) return 'Choose between your version and the newest one first.';
  return dirty ? undefined : 'Nothing has changed since the last save.';
}

const TITLE_MAX = 120;
const BODY_MAX = 8000;
const ALT_MAX = 400;

const Length = styled.span<{ $over: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $over }) => $over && `color: ${theme.tone.red.text}; font-weight: ${theme.weight.medium};`}
`;

const Keywords = styled.div`
  display: grid;
  gap: 0.375rem;
  p {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  li {
    max-width: 100%;
  }
`;
