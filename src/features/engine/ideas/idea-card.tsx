import { Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { piecePath } from '../../../config/paths';
import type { Idea } from '../../../contracts/engine-cycle';
import { dismissalWords } from '../../../domain/dismissal-words';
import { dismissals, isFromAnswer, photoAskedFor, type Dismissal } from '../../../domain/idea';
import { writtenWords } from '../../../domain/written-by';
import { pluralise } from '../../../lib/pluralise';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Estimate } from '../../../ui/estimate';
import { LateMenu } from '../../../ui/late-menu';
import { brokenBySyllable } from '../../../ui/broken-by-syllable';
import { theme } from '../../../ui/theme';
import { CreationRefusal } from '../../plan/plan-parts';
import { LateIdeaReach } from '../forecasts/late-forecast';
import type { Creation } from './use-picking';
import { EvidenceList } from './evidence-list';
import { IdeaCost } from './idea-cost';
import { IdeaPhoto } from './idea-photo';
import { Storyboard } from './storyboard';

/** An idea of the week. The best one is highlighted until something has been chosen. */
export function IdeaCard({ idea, lit, note, creation, onPreview, onCreate, onDismiss, onRestore }: IdeaCardProps) {
  const {
    title,
    language,
    dismissal,
    kind,
    difficulty,
    confidence,
    hook,
    reason,
    evidence,
    effort,
    frames,
    pieceId,
    writtenBy,
    writerNote,
  } = idea;
  return (
    <Card $lit={lit} aria-label={title}>
      <Storyboard frames={frames} kind={kind} language={language} />
      <Pad>
        <Meta>
          <span>
            {kind}
            {isFromAnswer(evidence) && ' · from your answer'}
          </span>
          <span>
            {confidence}% confidence <Estimate />
          </span>
        </Meta>
        <h3 dir="auto" lang={language ?? undefined}>
          {title}
        </h3>
        <Hook dir="auto" lang={language ?? undefined}>
          {hook}
        </Hook>
        <Why dir="auto">{reason}</Why>
        {note}
        {evidence.length > 0 && (
          <Reasons>
            <summary>
              Why this idea <span>{pluralise(evidence.length, 'fact')}</span>
            </summary>
            <EvidenceList evidence={evidence} />
          </Reasons>
        )}
        <Facts>
          <LateIdeaReach ideaId={idea.id} />
          <dt>Difficulty</dt>
          <dd>{difficulty}</dd>
          <dt>Your effort</dt>
          <dd dir="auto">{effort}</dd>
          {pieceId === null && dismissal === null && (
            <>
              <dt>Uses</dt>
              <dd>
                <IdeaCost />
              </dd>
            </>
          )}
        </Facts>
        <Written>
          {writtenWords(writtenBy)} {writerNote}
        </Written>
        {pieceId === null && photoAskedFor(effort) !== null && <IdeaPhoto idea={idea} busy={creation.busy} />}
        {creation.error !== undefined && (
          <CreationRefusal title="This piece was not made." error={creation.error} onRetry={onCreate} />
        )}
        {dismissal !== null && (
          <Dismissed>
            <span>
              <b>{dismissalWords[dismissal]}.</b> {LEARNED[dismissal]}
            </span>
            <Button size="sm" onClick={onRestore}>
              Undo
            </Button>
          </Dismissed>
        )}
        {dismissal !== null ? null : pieceId !== null ? (
          <Foot>
            <Picked>
              <Badge status="success">Picked</Badge>
            </Picked>
            <ButtonLink to={piecePath(pieceId)} wide>
              Open piece
            </ButtonLink>
          </Foot>
        ) : (
          <Foot>
            <Button variant={lit ? 'second' : 'quiet'} icon={<Eye />} onClick={onPreview}>
              Preview
            </Button>
            <Button
              variant={lit ? 'accent' : 'second'}
              onClick={onCreate}
              busy={creation.busy}
              busyLabel="Writing and drawing…"
              disabledReason={creation.blocked}
            >
              Create Content
            </Button>
          </Foot>
        )}
        {dismissal === null && pieceId === null && (
          <LateMenu
            label={`Why not “${title}”?`}
            align="start"
            items={[
              { heading: 'Tell us why, and we learn from it' },
              ...dismissals.map((reason) => ({ label: dismissalWords[reason], onSelect: () => onDismiss(reason) })),
            ]}
            trigger={
              <Button size="sm" variant="quiet" icon={<X />}>
                Not this one
              </Button>
            }
          />
        )}
      </Pad>
    </Card>
  );
}

const LEARNED: Record<Dismissal, string> = {
  'not-us': 'You will not see it again, and fewer like it.',
  done: 'You will not see it again this year.',
  season: 'It stays away for four months.',
  untrue: 'You will not see it again.',
};

const Card = styled.li<{ $lit: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${({ $lit }) => ($lit ? theme.color.accentLit : theme.color.soft)};
  ${({ $lit }) => $lit && `box-shadow: 0 0 0 1px ${theme.color.accentLit};`}
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  > ol {
    border-radius: calc(${theme.radius.panel} - 1px) calc(${theme.radius.panel} - 1px) 0 0;
    overflow: hidden;
  }
  @media (min-width: 861px) and (max-width: 1180px) {
    flex-direction: row;
    > ol {
      flex: none;
      width: 44%;
      height: auto;
      border-radius: calc(${theme.radius.panel} - 1px) 0 0 calc(${theme.radius.panel} - 1px);
    }
  }
`;

const Pad = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  h3 {
    ${theme.type.lg} line-height: 1.375rem;
    ${brokenBySyllable}
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.125rem ${theme.space[3]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
`;

const Hook = styled.p`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  text-wrap: pretty;
  ${brokenBySyllable}
`;

const Why = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Reasons = styled.details`
  ${theme.type.sm}
  summary {
    width: fit-content;
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
  summary > span {
    font-weight: ${theme.weight.regular};
    color: ${theme.color.text3};
  }
  summary::marker {
    color: ${theme.color.text3};
  }
  > ul {
    padding-top: ${theme.space[2]};
  }
  ${theme.media.phone} {
    summary {
      padding-block: 0.75rem;
      margin-block: -0.5rem;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem ${theme.space[3]};
  margin-top: auto;
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color.hairline};
  ${theme.type.sm}
  dt {
    color: ${theme.color.text3};
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const Written = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
  gap: ${theme.space[2]};
`;

const Dismissed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  color: ${theme.color.text2};
`;

const Picked = styled.div`
  display: flex;
  align-items: center;
`;

export interface IdeaCardProps {
  idea: Idea;
  /** Whether it is the recommended one. */
  lit: boolean;
  /** What would make it better. */
  note: ReactNode;
  creation: Creation;
  onPreview: () => void;
  onCreate: () => void;
  onDismiss: (reason: Dismissal) => void;
  onRestore: () => void;
}
