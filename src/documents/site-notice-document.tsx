import { styled } from 'styled-components';
import type { Language } from '../domain/language';
import { NoticeBody, type Notice } from './notice-body';

/** A plain page of the public site; in another language where it stands in for a business that no longer exists. */
export function SiteNoticeDocument({ language = 'en', ...notice }: Notice & { language?: Language }) {
  return (
    <html lang={language}>
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
