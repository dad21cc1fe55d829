import { styled } from 'styled-components';
import { readPostBody } from '../../../../domain/post-body';
import { theme } from '../../../../ui/theme';

/** A post's text as its own page lays it out: paragraphs, headings and lists. */
export function BodyText({ text }: { text: string }) {
  return readPostBody(text).map((part, index) =>
    part.kind === 'heading' ? (
      <Heading key={index}>{part.text}</Heading>
    ) : part.kind === 'list' ? (
      <List key={index}>
        {part.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </List>
    ) : (
      <p key={index}>{part.text}</p>
    ),
  );
}

/** No heading of the page that shows it. */
const Heading = styled.p`
  font-weight: ${theme.weight.semibold};
  padding-top: ${theme.space[2]};
`;

const List = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
