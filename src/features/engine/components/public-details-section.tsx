import { styled } from 'styled-components';
import type { ProfileInput } from '../../../contracts/profile-input';
import {
  completeDetails,
  linkKinds,
  linkLabels,
  missingDetails,
  pricedOffers,
  type BusinessDetails,
} from '../../../domain/business-details';
import { Field, Help } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { OpeningTimesField } from './opening-times-field';

/** What the public page shows next to the posts: all optional, with a hint about what is missing. */
export function PublicDetailsSection({ values, faults, change }: PublicDetailsSectionProps) {
  const details = completeDetails(values.details);
  const set = (part: Partial<BusinessDetails>) => change({ details: { ...details, ...part } });
  const offers = values.offers.map((offer) => offer.trim()).filter(Boolean);
  const missing = missingDetails(details);
  const fault = (name: string) => faults[`details.${name}`];
  const setPrice = (offer: string, price: string) =>
    set({
      prices: pricedOffers(offers, details.prices).flatMap((entry) => {
        const said = entry.offer === offer ? price : (entry.price ?? '');
        return said === '' ? [] : [{ offer: entry.offer, price: said }];
      }),
    });
  return (
    <Section aria-label="Your public page">
      <div>
        <h3>Your public page</h3>
        <Text size="sm" tone={2}>
          Anyone can read what you enter here, and your offers. What you leave out is not shown.{' '}
          {missing.length > 0 && `Still missing: ${missing.join(', ')}.`}
        </Text>
      </div>
      <FormPair>
        <Field label="Phone" error={fault('phone')} optional>
          <TextInput
            type="tel"
            inputMode="tel"
            value={details.phone}
            maxLength={60}
            autoComplete="tel"
            onChange={(event) => set({ phone: event.target.value })}
          />
        </Field>
        <Field label="Email" error={fault('email')} optional>
          <TextInput
            type="email"
            inputMode="email"
            value={details.email}
            maxLength={254}
            autoComplete="email"
            onChange={(event) => set({ email: event.target.value })}
          />
        </Field>
      </FormPair>
      <Field label="Street address" error={fault('address')} optional>
        <TextInput
          value={details.address}
          maxLength={200}
          autoComplete="street-address"
          dir="auto"
          placeholder="12 Elm Street, Bristol BS1 4QA"
          onChange={(event) => set({ address: event.target.value })}
        />
      </Field>
      <OpeningTimesField hours={details.hours} faults={faults} onChange={(hours) => set({ hours })} />
      <Field label="Note on opening hours" error={fault('hoursNote')} optional>
        <TextInput
          value={details.hoursNote}
          maxLength={160}
          dir="auto"
          placeholder="Closed on public holidays"
          onChange={(event) => set({ hoursNote: event.target.value })}
        />
      </Field>
      {offers.length > 0 && (
        <Prices role="group" aria-label="Prices">
          <b>Prices (optional)</b>
          {pricedOffers(offers, details.prices).map(({ offer, price }, index) => (
            <Field key={index} label={offer} error={faultOfPrice(faults, details, offer)}>
              <TextInput
                value={price ?? ''}
                maxLength={40}
                placeholder="from €45"
                onChange={(event) => setPrice(offer, event.target.value)}
              />
            </Field>
          ))}
          <Help>Write prices as your customers know them, with the currency.</Help>
        </Prices>
      )}
      <FormPair>
        <Field
          label="Booking or ordering link"
          help="The button on your page and under every post. Without a link, it lets people call or email you."
          error={fault('link')}
          optional
        >
          <TextInput
            value={details.link}
            maxLength={300}
            inputMode="url"
            autoComplete="off"
            placeholder="bookings.example/ada"
            onChange={(event) => set({ link: event.target.value })}
          />
        </Field>
        <Field label="Button" error={fault('linkKind')}>
          <Select
            options={linkKinds.map((kind) => ({ value: kind, label: linkLabels[kind] }))}
            value={details.linkKind}
            onChange={(linkKind) => set({ linkKind })}
          />
        </Field>
      </FormPair>
    </Section>
  );
}

/** Errors are numbered like the stored prices, which skip offers without one. */
function faultOfPrice(faults: Record<string, string>, { prices }: BusinessDetails, offer: string): string | undefined {
  const at = prices.findIndex((entry) => entry.offer === offer);
  return at === -1 ? undefined : faults[`details.prices.${at}.price`];
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.hairline};
  h3 {
    ${theme.type.lg}
  }
`;

const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[4]};
  overflow-wrap: anywhere;
  > b {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
  }
  > b,
  > :last-child {
    grid-column: 1 / -1;
  }
`;

export interface PublicDetailsSectionProps {
  values: ProfileInput;
  faults: Record<string, string>;
  change: (part: Partial<ProfileInput>) => void;
}
