import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { piecePath } from '../../../config/paths';
import type { Idea } from '../../../contracts/engine-cycle';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { deferred } from '../../../ui/deferred';
import { Estimate } from '../../../ui/estimate';
import { PartLoading } from '../../../ui/late-part';
import { SlideOver } from '../../../ui/slide-over';
import { Tag } from '../../../ui/tag';
import { Text } from '../../../ui/text';
import { brokenBySyllable } from '../../../ui/broken-by-syllable';
import { theme } from '../../../ui/theme';
import { LateIdeaReachInFull, LateIdeaReliability } from '../forecasts/late-forecast';
import type { AlsoMakeProps, Beside } from './also-make';
import type { Creation } from './use-picking';
import { EvidenceList } from './evidence-list';
import { IdeaPhoto } from './idea-photo';
import { Storyboard } from './storyboard';

/** An idea in full, beside the other two. Stays open while the post is being made. */
export function IdeaPreview({ idea, open, creation, onClose, onCreate }: IdeaPreviewProps) {
  const [made, setMade] = useState<Beside>({ clip: true, article: false, newsletter: false });
  const language = idea.language ?? undefined;
  useEffect(() => {
    if (open) AlsoMake.fetch();
  }, [open]);
  return (
    <SlideOver
      open={open}
      onClose={onClose}
      title={
        <span dir="auto" lang={language}>
          {idea.title}
        </span>
      }
      footer={<PreviewFoot idea={idea} creation={creation} onClose={onClose} onCreate={() => onCreate(made)} />}
    >
      <Sections>
        <Rounded>
          <Storyboard frames={idea.frames} kind={idea.kind} language={idea.language} />
        </Rounded>
        <Text size="sm" tone={2}>
          A storyboard for a video. It becomes a post with a picture, and a ten-second clip if you like.
        </Text>
        <Part>
          <h3>Opening line</h3>
          <Hook dir="auto" lang={language}>
            {idea.hook}
          </Hook>
        </Part>
        <Part>
          <h3>Why this week</h3>
          <Text size="sm" tone={2}>
            <span dir="auto">{idea.reason}</span>
          </Text>
          <EvidenceList evidence={idea.evidence} />
          <Text size="xs" tone={3}>
            {idea.confidence}% confidence <Estimate /> is how likely we think it is, by this evidence, that the post
            reaches more people than your usual one. We check it a week after it goes out.
          </Text>
          <LateIdeaReliability ideaId={idea.id} />
        </Part>
        <Part>
          <LateIdeaReachInFull ideaId={idea.id} />
        </Part>
        <Part>
          <h3>Your effort</h3>
          <Text size="sm" tone={2}>
            {idea.difficulty}. <span dir="auto">{idea.effort}</span>.
          </Text>
        </Part>
        {idea.pieceId === null && (
          <Part>
            <h3>Your photo</h3>
            <IdeaPhoto idea={idea} busy={creation.busy} />
          </Part>
        )}
        {idea.pieceId === null && (
          <Part>
            <h3>What else to make of it</h3>
            <AlsoMake made={made} onChange={setMade} />
          </Part>
        )}
        {idea.keywords.length > 0 && (
          <Part>
            <h3>
              Search keywords <Suggested>suggested</Suggested>
            </h3>
            <Tags role="list">
              {idea.keywords.map((keyword) => (
                <li key={keyword}>
                  <Tag>{keyword}</Tag>
                </li>
              ))}
            </Tags>
          </Part>
        )}
      </Sections>
    </SlideOver>
  );
}

function PreviewFoot({ idea, creation, onClose, onCreate }: FootProps) {
  if (idea.pieceId !== null)
    return (
      <ButtonLink variant="primary" to={piecePath(idea.pieceId)}>
        Open piece
      </ButtonLink>
    );
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
      <Button
        variant="primary"
        onClick={onCreate}
        busy={creation.busy}
        busyLabel="Writing and drawing…"
        disabledReason={creation.blocked}
      >
        Create Content
      </Button>
    </>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Rounded = styled.div`
  border-radius: ${theme.radius.picture};
  overflow: hidden;
`;

const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  h3 {
    ${theme.type.sm} color: ${theme.color.text3};
    font-weight: ${theme.weight.regular};
    letter-spacing: 0;
  }
`;

/** Dashed like ui's Estimate: not measured. */
const Suggested = styled.span`
  padding: 0 0.3125rem;
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.bar};
  ${theme.type['2xs']}
`;

const Hook = styled.p`
  ${theme.type.lg}
  font-weight: ${theme.weight.medium};
  text-wrap: balance;
  ${brokenBySyllable}
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  li {
    max-width: 100%;
  }
`;

interface IdeaPreviewProps {
  idea: Idea;
  open: boolean;
  creation: Creation;
  onClose: () => void;
  onCreate: (more: Beside) => void;
}

type FootProps = Pick<IdeaPreviewProps, 'idea' | 'creation' | 'onClose'> & { onCreate: () => void };

/** Seen by those who open a preview: it loads with the first one. */
const AlsoMake = deferred<AlsoMakeProps>(async () => (await import('./also-make')).AlsoMake, PartLoading);
