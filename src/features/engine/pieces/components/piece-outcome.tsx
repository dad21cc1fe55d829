import { Copy, EyeOff, ExternalLink, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../../api/api-error';
import { apiUrl, mediaUrl, paths } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { MINUTE_MS } from '../../../../domain/duration';
import { isApprovable } from '../../../../domain/piece';
import { formatMoment } from '../../../../lib/format-moment';
import { zoneInWords } from '../../../../lib/zone-in-words';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Progress } from '../../../../ui/progress';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { useToast } from '../../../../ui/use-toast';
import { useSession } from '../../../auth/auth-parts';
import { useApprovePieceMutation, useTakeDownPieceMutation, useWithdrawPieceMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';
import { LatePieceReach } from '../../forecasts/late-forecast';
import type { PieceDraft } from '../hooks/use-piece-draft';
import { ApproveForm, PICTURE_UNDER_WAY } from './approve-form';
import { isDue } from '../piece-words';

/** A post's progress towards publication, and the owner's next step. */
export function PieceOutcome({ piece, draft, drawing, zone, now, paused = false, onCorrect }: PieceOutcomeProps) {
  const { demo } = useSession();
  const { status, scheduledFor, failure } = piece;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(status);

  useEffect(() => LatePieceReach.fetch(), []);

  // The pressed button disappears with its step, so the focus moves to what replaced it.
  useEffect(() => {
    if (shown.current !== status && document.activeElement === document.body) body.current?.focus();
    shown.current = status;
  }, [status]);

  return (
    <Panel title={status === 'published' ? 'Published' : status === 'taken-down' ? 'Taken down' : 'Publishing time'}>
      <PanelBody ref={body} tabIndex={-1} aria-live="polite">
        {status === 'generating' && <Progress label="Writing and drawing…" />}
        {status === 'failed' && (
          <Banner title="It could not be published.">
            {failure ?? 'The reason is unknown.'} Publish it now, or choose another time.
          </Banner>
        )}
        {status === 'taken-down' && (
          <Text size="sm" tone={2}>
            It is no longer on your public page or in your feed, and its link no longer works. You can change it and
            publish it again.
          </Text>
        )}
        {isApprovable(status) && demo && (
          <Text size="sm" tone={2}>
            Nothing is published from a demo; when the time comes, you will see how the post would look.
          </Text>
        )}
        {isApprovable(status) && <PageIsOff />}
        {paused && (isApprovable(status) || status === 'scheduled') && (
          <Text size="sm" tone={2}>
            The engine is paused. Nothing is published until you <Link to={paths.engine}>start it again</Link>.
          </Text>
        )}
        {isApprovable(status) && <ApproveForm piece={piece} draft={draft} drawing={drawing} zone={zone} now={now} />}
        {status === 'scheduled' && scheduledFor !== null && (
          <Scheduled piece={piece} at={scheduledFor} drawing={drawing} zone={zone} now={now} paused={paused} />
        )}
        {status === 'published' && <Published piece={piece} zone={zone} now={now} onCorrect={onCorrect} />}
        <LatePieceReach piece={piece} zone={zone} />
      </PanelBody>
    </Panel>
  );
}

function Scheduled({
  piece,
  at,
  drawing,
  zone,
  now,
  paused,
}: {
  piece: Piece;
  at: string;
  drawing: boolean;
  zone: string;
  now: Date;
  paused: boolean;
}) {
  const [withdraw, { isLoading, error }] = useWithdrawPieceMutation();
  const keep = useKeptPiece();
  const late = now.getTime() - Date.parse(at) > LATE;
  const takeBack = async () => {
    const { data } = await withdraw({ pieceId: piece.id, version: piece.version });
    if (data) await keep(data);
  };
  return (
    <>
      {isDue(at, now) && paused ? (
        <Text>
          It was due on <strong>{formatMoment(at, zone, now)}</strong>.
        </Text>
      ) : isDue(at, now) ? (
        <Progress
          label={
            late
              ? `It was due on ${formatMoment(at, zone, now)}. It will be published as soon as possible.`
              : 'It is being published.'
          }
        />
      ) : (
        <Text>
          {paused ? 'Scheduled for' : 'Will be published on'} <strong>{formatMoment(at, zone, now)}</strong>{' '}
          {`(${zoneInWords(zone)})`}
        </Text>
      )}
      {error && (
        <Banner title="It could not be taken off the schedule." onRetry={() => void takeBack()} retrying={isLoading}>
          {messageOf(error)}
        </Banner>
      )}
      <Row between>
        <Text size="xs" tone={3}>
          Taking it off puts it back in review.
        </Text>
        <Button
          onClick={() => void takeBack()}
          busy={isLoading}
          busyLabel="Taking it off…"
          disabledReason={drawing ? PICTURE_UNDER_WAY : undefined}
        >
          Take off schedule
        </Button>
      </Row>
    </>
  );
}

function Published({
  piece,
  zone,
  now,
  onCorrect,
}: {
  piece: Piece;
  zone: string;
  now: Date;
  onCorrect: (() => void) | undefined;
}) {
  const { publicPath, publishedAt, revisedAt } = piece;
  const { demo, workspace } = useSession();
  const { show } = useToast();
  const copy = async () => {
    if (publicPath === null) return;
    const address = apiUrl(publicPath);
    try {
      await navigator.clipboard.writeText(address);
      show({ text: 'Link copied.' });
    } catch {
      show({ kind: 'failure', text: `Your browser blocked copying. The link is ${address}` });
    }
  };
  return (
    <>
      {publishedAt !== null && (
        <Text>
          {demo ? 'It was due on' : 'Published on'} <strong>{formatMoment(publishedAt, zone, now)}</strong>
          {demo ? '. Nothing is published from a demo.' : ', on your public page and in your feed.'}
          {revisedAt !== null && ` Updated ${formatMoment(revisedAt, zone, now)}.`}
        </Text>
      )}
      {publicPath !== null && <PageIsOff />}
      {publicPath !== null && workspace.profilePublic && (
        <Row>
          <ButtonLink variant="primary" href={mediaUrl(publicPath)} icon={<ExternalLink />}>
            See it on your page
          </ButtonLink>
          <Button icon={<Copy />} onClick={() => void copy()}>
            Copy link
          </Button>
        </Row>
      )}
      <Row>
        {onCorrect && (
          <Button icon={<Pencil />} onClick={onCorrect}>
            Correct the post
          </Button>
        )}
        <TakeDown piece={piece} />
      </Row>
    </>
  );
}

/** Unpublishes without asking: a mistake should not wait for a dialog, and publishing again is one step. */
function TakeDown({ piece: { id: pieceId, title } }: { piece: Piece }) {
  const { show } = useToast();
  const keep = useKeptPiece();
  const [takeDown, { isLoading }] = useTakeDownPieceMutation();
  const [approve] = useApprovePieceMutation();

  const publishAgain = async ({ version }: Piece) => {
    const { data, error } = await approve({ pieceId, version });
    if (data) await keep(data);
    if (error) show({ kind: 'failure', text: `“${title}” is still off your page. ${messageOf(error)}` });
  };
  const press = async () => {
    const { data, error } = await takeDown({ pieceId });
    if (data) {
      await keep(data);
      show({ text: `“${title}” is no longer on your page.`, undo: () => void publishAgain(data) });
    }
    if (error) show({ kind: 'failure', text: `“${title}” was not taken down. ${messageOf(error)}` });
  };
  return (
    <Button icon={<EyeOff />} onClick={() => void press()} busy={isLoading} busyLabel="Taking down…">
      Take down
    </Button>
  );
}

/** Posts are published on the public page, which an owner may have turned off. */
function PageIsOff() {
  const { demo, workspace } = useSession();
  if (demo || workspace.profilePublic) return null;
  return (
    <Text size="sm" tone={2}>
      Your public page is off, so nobody can read what you publish there.{' '}
      <Link to={`${paths.settings}?tab=privacy`}>{workspace.role === 'owner' ? 'Turn it on' : 'See the setting'}</Link>
    </Text>
  );
}

interface PieceOutcomeProps {
  piece: Piece;
  draft: PieceDraft;
  /** A picture is being drawn: approval must cover what is shown. */
  drawing: boolean;
  zone: string;
  now: Date;
  /** The engine is: nothing is published. */
  paused?: boolean;
  /** Undefined while the post is being corrected. */
  onCorrect: (() => void) | undefined;
}

/** After this time "being published" needs an explanation. */
const LATE = MINUTE_MS;
