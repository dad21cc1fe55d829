import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { COMING_NOTE, stateOf, stateOfAll, stateWords, type Capability } from '../../../../domain/capability';
import { theme } from '../../../../ui/theme';
import { InboxFigure } from './landing-inbox';
import { PosterFigure } from './landing-posters';
import { AnalyticsFigure, AvatarFigure, CallFigure, EngineFigure } from './landing-sketches';
import { Coming, Section, SectionHead, Wrap } from '../landing-styles';

export function LandingFeatures() {
  return (
    <Section id="features" aria-labelledby="features-title">
      <Wrap>
        <SectionHead>
          <h2 id="features-title">Powered by Advanced AI</h2>
          <p>Six tools around one loop, built one after the other and in the open. {COMING_NOTE}</p>
        </SectionHead>
        <Cards>
          <Feature wide title="AI image and video" needs={['images', 'videos']} figure={<PosterFigure />}>
            Say what the poster is for and it is drawn in seconds, your words set in type, in the format of each
            channel. A sentence is enough for a short clip, too.
          </Feature>
          <Feature wide title="Unified inbox" needs={['inbox']} figure={<InboxFigure />}>
            SMS, email, Facebook, Instagram and live chat in a single list, with a drafted answer to send or to change.
          </Feature>
          <Feature title="Autonomous content engine" needs={['engine']} figure={<EngineFigure />}>
            Three ideas a week, each with its evidence. It waits for your approval and stops when you say stop.
          </Feature>
          <Feature title="AI voice agent" needs={['calls']} figure={<CallFigure />}>
            Calls you with three ideas a week, in your browser or on your own phone, and takes your answer.
          </Feature>
          <Feature title="Personal avatar videos" needs={['avatars']} figure={<AvatarFigure />}>
            A presenter says each customer’s name and your offer, from a script that you write once.
          </Feature>
          <Feature title="Analytics" needs={['analytics']} figure={<AnalyticsFigure />}>
            Bookings and revenue traced to the post behind them. Guesses are marked, bots are not counted.
          </Feature>
        </Cards>
      </Wrap>
    </Section>
  );
}

function Feature({
  title,
  needs,
  figure,
  wide = false,
  children,
}: {
  title: string;
  needs: readonly Capability[];
  figure: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  const state = stateOfAll(needs.map(stateOf));
  return (
    <Card $wide={wide}>
      <Figure $wide={wide}>{figure}</Figure>
      <Words $wide={wide}>
        <div>
          <h3>{title}</h3>
          {state !== 'works' && <Coming>{stateWords[state]}</Coming>}
        </div>
        <p>{children}</p>
      </Words>
    </Card>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${theme.space[5]};
  margin-top: ${theme.space[12]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[8]};
  }
`;

const Card = styled.article<{ $wide: boolean }>`
  grid-column: span ${({ $wide }) => ($wide ? 6 : 3)};
  display: flex;
  flex-direction: column;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow: hidden;
  @media (max-width: 1100px) {
    grid-column: span ${({ $wide }) => ($wide ? 12 : 6)};
  }
  ${theme.media.phone} {
    grid-column: auto;
  }
`;

const Figure = styled.div<{ $wide: boolean }>`
  display: grid;
  height: ${({ $wide }) => ($wide ? '15rem' : '10.5rem')};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
  overflow: hidden;
`;

const Words = styled.div<{ $wide: boolean }>`
  padding: ${({ $wide }) => ($wide ? `${theme.space[5]} ${theme.space[6]} ${theme.space[6]}` : theme.space[5])};
  h3 {
    display: inline;
    margin-right: ${theme.space[2]};
    font-size: 1.0625rem;
    line-height: 1.5rem;
  }
  > p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;
