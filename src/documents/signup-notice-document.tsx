import { styled } from 'styled-components';
import { NoticeBody, type Notice } from './notice-body';
import type { SignupBusiness } from './signup-words';
import { SignupShell } from './signup-shell';

/** The pages after the form and behind the email's link, in the business's name. */
export const SignupNoticeDocument = ({
  business,
  embedded,
  notice,
}: {
  business: SignupBusiness;
  embedded?: boolean;
  notice: Notice;
}) => (
  <SignupShell title={notice.heading} business={business} embedded={embedded}>
    {embedded ? (
      <Tight>
        <NoticeBody {...notice} />
      </Tight>
    ) : (
      <NoticeBody {...notice} />
    )}
  </SignupShell>
);

/** In a frame every line counts. */
const Tight = styled.div`
  main {
    padding: ${({ theme }) => theme.space[4]};
  }
  main h1 {
    font-size: 1.5rem;
  }
`;
