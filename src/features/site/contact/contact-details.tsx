import { Clock, Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SiteContact } from '../../../domain/site-contact';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ChannelIcon, type ChannelName } from '../../../ui/channel-icon';
import { Estimate } from '../../../ui/estimate';
import { Link } from '../../../ui/link';
import { theme } from '../../../ui/theme';

/** Other ways to reach the operator. Details that nobody has set are marked as examples and lead nowhere. */
export function ContactDetails({ contact, failed, retrying, onRetry }: ContactDetailsProps) {
  const { contactMethods, office, social } = contact;
  return (
    <Box aria-label="Contact details">
      <h2>Other ways to reach us</h2>
      <dl>
        {contactMethods.map(({ type, label, value, description, href, example }) => (
          <Detail key={type} icon={type === 'email' ? <Mail /> : <Phone />} label={label} example={example}>
            <dd>{href === null ? value : <Link href={href}>{value}</Link>}</dd>
            <dd>{description}</dd>
          </Detail>
        ))}
        <Detail icon={<MapPin />} label="Office" example={office.example}>
          <dd>{office.address}</dd>
        </Detail>
        <Detail icon={<Clock />} label="Hours">
          <dd>{office.hours}</dd>
        </Detail>
      </dl>
      {social.length > 0 && (
        <Social aria-label="Social media">
          {social.map(({ label, url }) => (
            <li key={url}>
              <ButtonLink href={url} icon={networkIcon(label)}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </Social>
      )}
      {failed && (
        <Failed>
          <p>Our details could not be loaded, so these are samples. The form works without them.</p>
          <Button size="sm" onClick={onRetry} busy={retrying}>
            Try again
          </Button>
        </Failed>
      )}
    </Box>
  );
}

function Detail({
  icon,
  label,
  example = false,
  children,
}: {
  icon: ReactNode;
  label: string;
  example?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
        {example && <Estimate kind="sample" />}
      </dt>
      {children}
    </div>
  );
}

function networkIcon(label: string) {
  const channel = CHANNELS.find((known) => known === label.toLowerCase());
  return channel ? <ChannelIcon channel={channel} /> : <Globe />;
}

const CHANNELS: ChannelName[] = ['instagram', 'facebook', 'youtube', 'linkedin'];

const Box = styled.section`
  min-width: 0;
  > h2 {
    ${theme.type.xl} letter-spacing: ${theme.track.tight};
  }
  > dl {
    margin-top: ${theme.space[3]};
  }
  > dl > div {
    display: grid;
    gap: 0.125rem;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.hairline};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text2};
  }
  dt > svg {
    color: ${theme.color.text3};
  }
  dd {
    padding-inline-start: 1.5rem;
    ${theme.type.lg} overflow-wrap: anywhere;
  }
  dd + dd {
    ${theme.type.sm} color: ${theme.color.text3};
  }
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[6]};
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

interface ContactDetailsProps {
  contact: SiteContact;
  /** They could not be loaded. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}
