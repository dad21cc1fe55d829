import { Check, Circle, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stateWords, type FeatureState } from '../../../../domain/capability';
import { featuresOf, plans, type PaidPlanName } from '../../../../domain/plan';
import { paidPlanNames, TRIAL_DAYS } from '../../../../domain/plan-name';
import { formatMoney } from '../../../../lib/format-money';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { display, Section, SectionHead, Wrap } from '../landing-styles';
import { TrialLink } from '../../components/trial-link';

export function LandingPricing() {
  return (
    <Section $sunken id="pricing" aria-labelledby="pricing-title">
      <Wrap>
        <SectionHead>
          <h2 id="pricing-title">Simple, Transparent Pricing</h2>
          <p>Start with {TRIAL_DAYS} days free. No credit card, cancel anytime.</p>
        </SectionHead>
        <Plans>
          {paidPlanNames.map((name) => (
            <Plan key={name} name={name} />
          ))}
        </Plans>
        <Legend>
          <span>
            <Check aria-hidden="true" />
            {stateWords.works}
          </span>
          <span>
            <Minus aria-hidden="true" />
            {stateWords.partly}
          </span>
          <span>
            <Circle aria-hidden="true" />
            {stateWords.coming}
          </span>
          <span>A trial includes every screen and the Starter allowances.</span>
        </Legend>
      </Wrap>
    </Section>
  );
}

function Plan({ name }: { name: PaidPlanName }) {
  const { price, description, popular } = plans[name];
  return (
    <Card $popular={popular} aria-label={name}>
      {popular && <Flag>Most Popular</Flag>}
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <Price>
        {formatMoney(price)} <small>per month</small>
      </Price>
      <ul>
        {featuresOf(name).map(({ text, state }) => (
          <li key={text}>
            {MARKS[state].sign}
            <span>
              {text}
              {MARKS[state].words && <VisuallyHidden> ({MARKS[state].words})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
      <TrialLink size="lg" variant={popular ? 'accent' : 'second'} />
    </Card>
  );
}

const MARKS: Record<FeatureState, { sign: ReactNode; words: string }> = {
  works: { sign: <Check aria-hidden="true" />, words: '' },
  partly: { sign: <Minus aria-hidden="true" />, words: stateWords.partly },
  coming: { sign: <Circle aria-hidden="true" />, words: stateWords.coming },
};

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: ${theme.space[12]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.panel};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[8]};
  }
`;

const Card = styled.article<{ $popular: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  padding: ${({ $popular }) => ($popular ? `calc(${theme.space[8]} + 1.25rem) ${theme.space[8]}` : theme.space[8])};
  ${({ $popular }) => $popular && `margin: -1.25rem 0; border-radius: ${theme.radius.dialog}; background: ${theme.color.strong};`}
  color: ${({ $popular }) => ($popular ? theme.color.onStrong : theme.color.text1)};
  h3 {
    ${theme.type.lg}
  }
  h3 + p,
  small,
  li {
    color: ${({ $popular }) => ($popular ? 'inherit' : theme.color.text2)};
  }
  h3 + p {
    margin-top: 2px;
    ${theme.type.sm}
  }
  ul {
    display: grid;
    gap: 0.625rem;
  }
  li {
    display: flex;
    gap: 0.625rem;
  }
  li > svg {
    margin-top: 3px;
  }
  li > svg.lucide-circle {
    width: 10px;
    height: 10px;
    margin: 6px 3px 0;
    stroke-width: 2.5;
    opacity: 0.75;
  }
  > a {
    margin-top: auto;
  }
  ${theme.media.phone} {
    padding: ${theme.space[6]};
    ${({ $popular }) => $popular && 'margin: 0 -1px;'}
  }
`;

const Price = styled.p`
  ${display}
  font-size: 3.25rem;
  line-height: 1;
  letter-spacing: -0.04em;
  > small {
    margin-left: 0.25rem;
    font-family: ${theme.font.ui};
    font-size: ${theme.text.md};
    font-weight: ${theme.weight.regular};
    letter-spacing: 0;
  }
`;

const Flag = styled.span`
  position: absolute;
  top: ${theme.space[6]};
  right: ${theme.space[6]};
  padding: 0.1875rem 0.5625rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  ${theme.media.phone} {
    top: 1.125rem;
    right: 1.125rem;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-top: ${theme.space[10]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
  }
  .lucide-circle {
    width: 10px;
    height: 10px;
    stroke-width: 2.5;
  }
  ${theme.media.phone} {
    margin-top: ${theme.space[5]};
  }
`;
