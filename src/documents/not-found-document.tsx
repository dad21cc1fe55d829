import { styled } from 'styled-components';

/** For an address that leads nowhere, or not any more: of a whole public page, or of one post on it. */
export function NotFoundDocument({ what }: { what: 'page' | 'post' }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>There is no page here</title>
      </head>
      <body>
        <Middle>
          <h1>There is no page here</h1>
          <p>The address may be mistyped, or {what === 'page' ? 'the page is not public any more' : 'the post is not published any more'}.</p>
        </Middle>
      </body>
    </html>
  );
}

const Middle = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 100vh;
  padding: ${({ theme }) => theme.space[6]};
  text-align: center;

  p {
    color: ${({ theme }) => theme.color.text2};
  }
`;
