import { styled } from 'styled-components';
import { exampleContact } from '../../../domain/site-contact';
import { theme } from '../../../ui/theme';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-us-form';
import { SiteFrame } from '../components/site-frame';
import { SiteHeading } from '../components/site-heading';
import { useGetContactInfoQuery } from '../site-api';

export function ContactPage() {
  const { data, error, isFetching, refetch } = useGetContactInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  // The specification's example details, until others have loaded or when there are none.
  const contact = (!error && data) || exampleContact;
  return (
    <SiteFrame>
      <SiteHeading title="Contact">{contact.description}</SiteHeading>
      <Parts>
        <ContactForm formToken={data?.formToken ?? ''} />
        <ContactDetails
          contact={contact}
          failed={error !== undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Parts>
    </SiteFrame>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  padding-bottom: ${theme.space[16]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[10]};
    padding-bottom: ${theme.space[10]};
  }
`;
