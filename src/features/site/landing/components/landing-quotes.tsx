import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { Estimate } from '../../../../ui/estimate';
import { theme } from '../../../../ui/theme';
import { Section, SectionHead, Wrap } from '../landing-styles';

/** Examples, and marked as such, until real customers have consented: invented reviews are not allowed. */
export function LandingQuotes() {
  return (
    <Section $close aria-labelledby="quotes-title">
      <Wrap>
        <SectionHead>
          <h2 id="quotes-title">What Our Clients Say</h2>
          <Mark>
            <Estimate kind="sample" />
            These are examples until real customers let us print theirs.
          </Mark>
        </SectionHead>
        <Quotes>
          {TESTIMONIALS.map(({ name, company, text, rating }) => (
            <figure key={name}>
              <Stars role="img" aria-label={`${rating} of 5 stars`}>
                {Array.from({ length: rating }, (_, index) => (
                  <Star key={index} aria-hidden="true" />
                ))}
              </Stars>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <b>{name}</b>
                <span>
                  {company} <Estimate kind="sample" />
                </span>
              </figcaption>
            </figure>
          ))}
        </Quotes>
      </Wrap>
    </Section>
  );
}

const TESTIMONIALS = [
  {
    name: 'Ines Carvalho',
    company: 'Carvalho Bakery',
    rating: 5,
    text: 'I used to post when I remembered. Now I pick one of three ideas on Monday, and the dough gets my attention again.',
  },
  {
    name: 'Dr. Samuel Adeyemi',
    company: 'Riverside Clinic',
    rating: 5,
    text: 'Each idea says why this one and why now. I change two words, approve it, and on Thursday it is out.',
  },
  {
    name: 'Lotte Maes',
    company: 'Maes and Partners',
    rating: 5,
    text: 'Twelve clients, twelve workspaces, one Monday morning. Nothing goes out that nobody has approved.',
  },
];

const Mark = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
    ${theme.type.sm}
  }
`;

const Quotes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: ${theme.space[12]};
  border-top: 1px solid ${theme.color.soft};
  > figure {
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
    margin: 0;
    padding: ${theme.space[6]} ${theme.space[8]} 0;
  }
  > figure + figure {
    border-left: 1px solid ${theme.color.hairline};
  }
  > figure:first-child {
    padding-left: 0;
  }
  blockquote {
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  figcaption {
    display: grid;
    ${theme.type.sm} color: ${theme.color.text3};
  }
  figcaption span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  figcaption b {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[8]};
    > figure,
    > figure:first-child {
      padding: ${theme.space[6]} 0;
    }
    > figure + figure {
      border-left: 0;
      border-top: 1px solid ${theme.color.hairline};
    }
  }
`;

const Stars = styled.div`
  display: flex;
  gap: 2px;
  color: ${theme.color.accentLit};
  > svg {
    width: 15px;
    height: 15px;
    fill: currentColor;
  }
`;
