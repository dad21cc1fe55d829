import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MadeCreation } from '../../../../contracts/creation-making';
import { formatWhen } from '../../../../lib/format-when';
import { isShown } from '../../../../domain/creation';
import { Panel } from '../../../../ui/panel';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { CreationFacts } from '../../creations/components/creation-facts';
import { CreationMore } from '../../creations/components/creation-more';
import { CreationNote, CreationStatus } from '../../creations/components/creation-status';
import { CreationView } from '../../creations/components/creation-view';
import { DownloadMenu } from '../../creations/components/download-menu';
import { ShareMenu } from '../../creations/components/share-menu';

/** What was just made: the picture whole, how it came about, and what can be done with it. */
export function ResultCard({ creation }: { creation: MadeCreation }) {
  const { workspace } = useSession();
  const [now] = useState(() => new Date());
  return (
    <Panel label={creation.title}>
      <ResultGrid wide={creation.width > 2 * creation.height}>
        <Ground>
          <CreationView creation={creation} tallest="30rem" />
        </Ground>
        <ResultInfo>
          <Row between>
            <CreationStatus creation={creation} />
            {creation.status !== 'generating' && (
              <Text as="span" size="xs" tone={3} numeric>
                {isShown(creation.status) ? 'Generated' : 'Started'}{' '}
                {formatWhen(creation.createdAt, workspace.zone, now)}
              </Text>
            )}
          </Row>
          <CreationNote creation={creation} />
          <div>
            <Title dir="auto">{creation.title}</Title>
            <Prompt dir="auto">“{creation.prompt}”</Prompt>
          </div>
          {creation.leftOut && (
            <Text as="p" size="sm" tone={2}>
              {creation.leftOut}
            </Text>
          )}
          <CreationFacts creation={creation} />
          <Row>
            {isShown(creation.status) && (
              <>
                <DownloadMenu creation={creation} />
                <ShareMenu creation={creation} />
                <CreationMore creation={creation} />
              </>
            )}
          </Row>
        </ResultInfo>
      </ResultGrid>
    </Panel>
  );
}

/** The picture beside its facts; above them where there is no room, or when it is a banner. */
export function ResultGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Measure>
      <Parts $wide={wide}>{children}</Parts>
    </Measure>
  );
}

const Measure = styled.div`
  container-type: inline-size;
  border-radius: calc(${theme.radius.panel} - 1px);
  overflow: hidden;
`;

const Parts = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $wide }) => !$wide && '@container (min-width: 42rem) { grid-template-columns: minmax(0, 26rem) minmax(18rem, 1fr); min-height: 26rem; }'}
`;

/** Also fills the height that the facts need. */
export const Ground = styled.div`
  display: grid;
  min-width: 0;
  background: ${theme.color.sunken};
  place-items: center;
`;

export const ResultInfo = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[6]};
  > :last-child {
    margin-top: auto;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  ${theme.type.xl}
  overflow-wrap: anywhere;
`;

const Prompt = styled.p`
  margin-top: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
