import { Fragment } from 'react';
import { styled } from 'styled-components';

/** What somebody wrote, with its line breaks; addresses of pages are links. Nothing in it is markup. */
export function MessageText({ text }: { text: string }) {
  return (
    <Words dir="auto">
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </Words>
  );
}

/** Without what ends a sentence after it. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
