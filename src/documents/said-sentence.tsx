import { styled } from 'styled-components';
import type { Sentence } from '../domain/report-sentence';

/** A sentence whose numbers link to where they come from. Names are isolated, whichever direction they run in. */
export function ReportSentence({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : part.plain ? (
      <bdi key={index}>{part.text}</bdi>
    ) : (
      <Number key={index} href={`#${part.query}`}>
        <bdi>{part.text}</bdi>
      </Number>
    ),
  );
}

/** First strong isolate (UAX 9). */
export const isolatedText = (text: string): string => `\u2068${text}\u2069`;

const Number = styled.a`
  font-weight: ${({ theme }) => theme.weight.semibold};
  text-decoration-line: underline;
  text-decoration-style: dotted;
  text-underline-offset: 4px;
`;
