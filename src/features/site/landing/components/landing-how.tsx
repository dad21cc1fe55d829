import { styled } from 'styled-components';
import { comingWords, type Capability } from '../../../../domain/capability';
import { theme } from '../../../../ui/theme';
import { Section, SectionHead, Wrap } from '../landing-styles';

export function LandingHow() {
  return (
    <Section id="how" aria-labelledby="how-title">
      <Wrap>
        <SectionHead>
          <h2 id="how-title">How It Works</h2>
          <p>Strong, weak, medium, weak: the way a bar is counted. You are needed on the second beat.</p>
        </SectionHead>
        <Steps>
          {STEPS.map(({ name, today, next }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{today}</p>
              {comingWords(next) && <p>{comingWords(next)}</p>}
            </li>
          ))}
        </Steps>
      </Wrap>
    </Section>
  );
}

/** What each beat does today, and the capabilities being built for it. */
const STEPS = [
  {
    name: 'Analyze',
    today: 'What you published, the season, the calendar and your own words about the business.',
    next: ['inbox', 'analytics'],
  },
  {
    name: 'Propose',
    today: 'Three ideas a week with the reason for each, on the screen, by email or in a call. You pick one.',
    next: ['calls'],
  },
  {
    name: 'Create',
    today:
      'Text and pictures for the idea you picked, in four formats, ready for a last look. Short video clips when you ask for one.',
    next: ['avatars'],
  },
  {
    name: 'Deploy',
    today:
      'Your own page and feed, automatically, at the time you set, and email to the people who asked for it. Then the count starts again.',
    next: ['socialPosts'],
  },
] as const satisfies { name: string; today: string; next: readonly Capability[] }[];

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[5]};
  margin-top: ${theme.space[12]};
  > li {
    display: grid;
    align-content: start;
    gap: ${theme.space[2]};
    padding-top: ${theme.space[5]};
    border-top: 5px solid ${theme.color.text1};
  }
  > li:nth-child(2) {
    border-color: ${theme.color.accentLit};
  }
  h3 {
    ${theme.type.xl}
  }
  p {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
  p + p {
    ${theme.type.sm} color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
    margin-top: ${theme.space[8]};
  }
`;
