import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { blockLimits, socialNetworks, type SocialNetwork } from '../../../../domain/email-block';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Select } from '../../../../ui/select';
import { theme } from '../../../../ui/theme';
import { networkNames } from '../block-words';
import { LinkField } from './link-field';

/** The networks that a mail leads to, one below the other. */
export function SocialFields({ links, onChange }: { links: SocialLink[]; onChange: (links: SocialLink[]) => void }) {
  const change = (index: number, part: Partial<SocialLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  const unused = socialNetworks.find((network) => !links.some((link) => link.network === network)) ?? 'website';
  return (
    <>
      {links.map((link, index) => (
        <Entry key={index} role="group" aria-label={`Link ${index + 1}`}>
          <Field label="Network">
            <Select options={OPTIONS} value={link.network} onChange={(network) => change(index, { network })} />
          </Field>
          <Button
            variant="quiet"
            iconOnly
            label={`Remove ${networkNames[link.network]}`}
            icon={<X />}
            onClick={() => onChange(links.filter((_, at) => at !== index))}
          />
          <Address>
            <LinkField
              label={`${networkNames[link.network]} address`}
              value={link.url}
              onChange={(url) => change(index, { url })}
            />
          </Address>
        </Entry>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          onClick={() => onChange([...links, { network: unused, url: '' }])}
          {...(links.length >= blockLimits.links && {
            disabledReason: `You can add up to ${blockLimits.links} links.`,
          })}
        >
          Add link
        </Button>
      </div>
    </>
  );
}

const OPTIONS = socialNetworks.map((value) => ({ value, label: networkNames[value] }));

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[2]};
`;

const Address = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

interface SocialLink {
  network: SocialNetwork;
  url: string;
}
