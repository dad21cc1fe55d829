import { styled } from 'styled-components';
import { campaignEmailPath, paths } from '../../../config/paths';
import type { CampaignCheck } from '../../../contracts/campaign-runs';
import { Link } from '../../../ui/link';
import { theme } from '../../../ui/theme';
import type { AutomationFault } from '../automation-faults';
import { mailWords, type AutomationNames } from '../automation-words';

/** What was found, each sentence once; what is about a mail names it and leads there. */
export function MissingLines({
  found,
  campaignId,
  names,
  onLeave,
}: {
  found: readonly (AutomationFault | CampaignCheck)[];
  campaignId: string;
  names: AutomationNames;
  onLeave: () => void;
}) {
  const lines = new Map(found.map((one) => [`${mailOf(one) ?? ''} ${one.sentence}`, one]));
  return (
    <Lines>
      {[...lines].map(([key, one]) => {
        const emailId = mailOf(one);
        if (emailId === null)
          return (
            <li key={key}>
              {one.sentence}
              {'check' in one && one.check === 'trigger' && (
                <>
                  {' '}
                  <Link to={paths.signup} onClick={onLeave}>
                    Your sign-up page
                  </Link>
                </>
              )}
            </li>
          );
        const mail = mailWords(emailId, names);
        // Of several mails the server names the one it means.
        return (
          <li key={key}>
            <Link to={campaignEmailPath(campaignId, emailId)} onClick={onLeave}>
              {mail}
            </Link>
            : {one.sentence.replace(`${mail}: `, '')}
          </li>
        );
      })}
    </Lines>
  );
}

const mailOf = (one: AutomationFault | CampaignCheck): string | null => ('emailId' in one ? one.emailId : null);

const Lines = styled.ul`
  padding-inline-start: ${theme.space[4]};
  list-style: disc;
`;
