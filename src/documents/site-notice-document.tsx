import { styled } from 'styled-components';
import { NoticeBody, type Notice } from './notice-body';

/** One plain page of the public site. */
export function SiteNoticeDocument(notice: Notice) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${notice.heading} · Fourbeat`}</title>
      </head>
      <body>
        <Top>
          <a href="/">Fourbeat</a>
        </Top>
        <NoticeBody {...notice} />
      </body>
    </html>
  );
}

const Top = styled.header`
  max-width: 40rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]};
  font-weight: ${({ theme }) => theme.weight.semibold};

  a {
    text-decoration: none;
  }
`;
