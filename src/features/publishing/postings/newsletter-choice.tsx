import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { PieceNewsletter, Posting } from '../../../contracts/publishing-postings';
import { formatNumber } from '../../../lib/format-number';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Link } from '../../../ui/link';
import { Row } from '../../../ui/stack';
import { Switch } from '../../../ui/switch';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';
import { useGetPieceNewsletterQuery } from '../publishing-api';
import { ChoiceItem, ChoiceLine, Faults } from './choice-styles';
import { LateNewsletterPreview } from './late-newsletter-preview';

/** The post as an email to everybody who agreed: on or off, its subject, whom it reaches and what is missing before that. */
export function NewsletterChoice({ pieceId, posting, title, busy, onChoose }: NewsletterChoiceProps) {
  const { demo } = useSession();
  const isOn = posting !== undefined;
  const subject = posting?.subject ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  // Rendering a mail for each post that somebody looks at would cost more than it tells.
  const { data, error, isFetching, refetch } = useGetPieceNewsletterQuery(
    { pieceId, ...(subject && { subject }) },
    { skip: !isOn },
  );
  const show = () => {
    LateNewsletterPreview.fetch();
    setShown(true);
  };
  const save = async (next: string | null) => {
    if (await onChoose({ subject: next })) setTyped(null);
  };
  return (
    <ChoiceItem>
      <ChoiceLine>
        <Switch
          checked={isOn}
          disabled={busy}
          onChange={(on) => void onChoose(on ? { subject: null } : null)}
          help={reachOf(data)}
        >
          Newsletter
        </Switch>
        {isOn && (
          <Button size="sm" variant="quiet" onClick={show}>
            Preview
          </Button>
        )}
      </ChoiceLine>
      {isOn && typed === null && (
        <Row between gap={3}>
          <Text size="sm">
            Subject: <bdi>{subject ?? (title.trim() || 'the title of the post')}</bdi>
          </Text>
          <Button size="sm" variant="quiet" onClick={() => setTyped(subject ?? title)}>
            Edit subject
          </Button>
        </Row>
      )}
      {typed !== null && (
        <>
          <Field label="Subject of the newsletter" side={`${formatNumber([...typed].length)} of 200`}>
            <TextInput dir="auto" value={typed} maxLength={200} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Row>
            <Button size="sm" variant="quiet" onClick={() => setTyped(null)}>
              Cancel
            </Button>
            {subject !== null && (
              <Button size="sm" variant="quiet" onClick={() => void save(null)} busy={busy}>
                Use the post’s title
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => void save(typed)}
              busy={busy}
              disabledReason={typed.trim() === '' ? 'Write a subject first.' : undefined}
            >
              Save subject
            </Button>
          </Row>
        </>
      )}
      {isOn && !demo && data && data.missing.length > 0 && (
        <>
          <Text size="sm" tone={2}>
            Until this is put right, the newsletter waits as a draft. <Link to={paths.sending}>Open Sender</Link>
          </Text>
          <Faults>
            {data.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Faults>
        </>
      )}
      {isOn && error && !data && (
        <Banner title="The newsletter could not be checked." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      <LateNewsletterPreview pieceId={pieceId} subject={subject} open={isShown} onClose={() => setShown(false)} />
    </ChoiceItem>
  );
}

function reachOf(found: PieceNewsletter | undefined): string {
  if (!found) return 'An email to everyone who agreed to get them';
  if (found.people === null) return 'Goes to everyone who agreed to your emails';
  if (found.people === 0) return 'Nobody has agreed to your emails yet';
  return `Reaches ${found.people === 1 ? 'one person' : `${formatNumber(found.people)} people`} who agreed to your emails`;
}

interface NewsletterChoiceProps {
  pieceId: string;
  /** Absent while it is off. */
  posting: Posting | undefined;
  title: string;
  busy: boolean;
  /** null turns it off. Resolves to whether it was stored. */
  onChoose: (chosen: { subject: string | null } | null) => Promise<boolean>;
}
