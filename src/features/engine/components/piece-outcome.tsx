import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../api/api-error';
import { apiUrl, mediaUrl, paths } from '../../../config/paths';
import type { Piece } from '../../../contracts/engine';
import { isApprovable } from '../../../domain/piece';
import { formatMoment } from '../../../lib/format-moment';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useWithdrawPieceMutation } from '../engine-api';
import { useKeptPiece } from '../hooks/use-kept-piece';
import type { PieceDraft } from '../hooks/use-piece-draft';
import { ApproveForm } from './approve-form';
import { isDue } from './piece-words';

/** Where a piece stands on its way out, and the one step that is the owner's. */
export function PieceOutcome({ piece, draft, zone, now }: { piece: Piece; draft: PieceDraft; zone: string; now: Date }) {
  const { demo } = useSession();
  const { status, scheduledFor, failure } = piece;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(status);

  // The button that was pressed is gone with the step it belonged to; the keyboard goes on where it stood.
  useEffect(() => {
    if (shown.current !== status && document.activeElement === document.body) body.current?.focus();
    shown.current = status;
  }, [status]);

  return (
    <Panel title={status === 'published' ? 'Published' : 'When it goes out'}>
      <PanelBody ref={body} tabIndex={-1} aria-live="polite">
        {status === 'generating' && <Progress label="Writing and drawing…" />}
        {status === 'failed' && <Banner title="It could not be published.">{failure ?? 'The cause is not known.'} Publish it now, or choose another time.</Banner>}
        {isApprovable(status) && demo && <Text size="sm" tone={2}>A demo publishes nothing: when the time comes you see how it would look.</Text>}
        {isApprovable(status) && <PageIsOff />}
        {isApprovable(status) && <ApproveForm piece={piece} draft={draft} zone={zone} now={now} />}
        {status === 'scheduled' && scheduledFor !== null && <Scheduled piece={piece} at={scheduledFor} zone={zone} now={now} />}
        {status === 'published' && <Published piece={piece} zone={zone} now={now} />}
      </PanelBody>
    </Panel>
  );
}

function Scheduled({ piece, at, zone, now }: { piece: Piece; at: string; zone: string; now: Date }) {
  const [withdraw, { isLoading, error }] = useWithdrawPieceMutation();
  const keep = useKeptPiece();
  const late = now.getTime() - Date.parse(at) > LATE;
  const takeBack = async () => {
    const { data } = await withdraw({ pieceId: piece.id, version: piece.version });
    if (data) await keep(data);
  };
  return (
    <>
      {isDue(at, now) ? (
        <Progress label={late ? `Due since ${formatMoment(at, zone, now)}. It goes out as soon as the publisher gets to it.` : 'It is being published.'} />
      ) : (
        <Text>Goes out <strong>{formatMoment(at, zone, now)}</strong> ({zone.replace(/_/g, ' ')})</Text>
      )}
      {error && <Banner title="It was not taken back." onRetry={() => void takeBack()} retrying={isLoading}>{messageOf(error)}</Banner>}
      <Row between>
        <Text size="xs" tone={3}>Back in review it waits for a new yes.</Text>
        <Button onClick={() => void takeBack()} busy={isLoading} busyLabel="Taking back…">Take back</Button>
      </Row>
    </>
  );
}

function Published({ piece: { publicPath, publishedAt }, zone, now }: { piece: Piece; zone: string; now: Date }) {
  const { demo, workspace } = useSession();
  const { show } = useToast();
  const copy = async () => {
    if (publicPath === null) return;
    const address = apiUrl(publicPath);
    try {
      await navigator.clipboard.writeText(address);
      show({ text: 'Link copied.' });
    } catch {
      show({ kind: 'failure', text: `This browser did not let us copy. The link is ${address}` });
    }
  };
  return (
    <>
      {publishedAt !== null && (
        <Text>
          {demo ? 'Its time came' : 'Went out'} <strong>{formatMoment(publishedAt, zone, now)}</strong>
          {demo ? '. Nothing has left this demo.' : ' on your public page and in your feed.'}
        </Text>
      )}
      {publicPath !== null && <PageIsOff />}
      {publicPath !== null && workspace.profilePublic && (
        <Row>
          <ButtonLink variant="primary" href={mediaUrl(publicPath)} icon={<ExternalLink />}>See it on your page</ButtonLink>
          <Button icon={<Copy />} onClick={() => void copy()}>Copy link</Button>
        </Row>
      )}
    </>
  );
}

/** What goes out goes to the public page, which an owner may have turned off. */
function PageIsOff() {
  const { demo, workspace } = useSession();
  if (demo || workspace.profilePublic) return null;
  return <Text size="sm" tone={2}>Your public page is off: nobody can read what is published there. <Link to={`${paths.settings}?tab=privacy`}>{workspace.role === 'owner' ? 'Turn it on' : 'See the setting'}</Link></Text>;
}

/** Milliseconds after which "being published" needs an explanation. */
const LATE = 60_000;
