import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Profile } from '../../../contracts/engine-profile';
import type { ProfileInput } from '../../../contracts/profile-input';
import { pricesAfter } from '../../../domain/business-details';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import type { useProfileForm } from '../hooks/use-profile-form';
import { useWebsiteReading, type Fields } from '../hooks/use-website-reading';
import { ColoursField } from '../../../ui/colours-field';
import { LogoField } from './logo-field';
import { OffersField } from './offers-field';
import { TradeField } from './trade-field';
import { VoicePicker } from './voice-picker';
import { WebsiteField } from './website-field';
import { WebsiteOffer } from './website-offer';

/** The fields of the business profile; the foot brings the buttons. A website can fill them; only the foot's button saves. `more` follows the fields. */
export function ProfileForm({
  form,
  isFirst = false,
  more,
  foot,
  onSaved,
}: {
  form: ReturnType<typeof useProfileForm>;
  /** The business is described for the first time: what ideas can do without is folded away until it says something. */
  isFirst?: boolean;
  more?: ReactNode;
  foot: ReactNode;
  onSaved?: (profile: Profile) => void;
}) {
  const { values, faults, change, submit, busy, failure } = form;
  const reading = useWebsiteReading(form);
  const container = useRef<HTMLFormElement>(null);

  const send = async () => {
    if (busy) return;
    const saved = await submit(reading.keepFinds);
    if (saved) return onSaved?.(saved);
    // The faults are on screen after the next paint only.
    requestAnimationFrame(() => {
      for (const fold of container.current?.querySelectorAll('details:has([aria-invalid=true])') ?? [])
        fold.setAttribute('open', '');
      focusFirstInvalid(container.current);
    });
  };

  /** Says where a field's words came from, as long as nobody has changed them. */
  const helpOf = (field: Exclude<keyof Fields, 'details'>, usual?: string) =>
    [usual, reading.isAsFilled(field) && 'From your website. Please check it.'].filter(Boolean).join(' ') || undefined;
  const offerOf = (
    field: Exclude<keyof Fields, 'details'>,
    label: string,
    say: ReactNode = <q>{reading.offered[field]}</q>,
  ) =>
    reading.offered[field] !== undefined && (
      <WebsiteOffer field={label} onUse={() => reading.use(field)}>
        {say}
      </WebsiteOffer>
    );

  const looks = (
    <>
      <VoicePicker value={values.tone} error={faults.tone} onChange={(tone) => change({ tone })} />
      <div>
        <LogoField
          fileId={values.logoFileId ?? null}
          error={faults.logoFileId}
          help={helpOf('logoFileId', 'Shown beside your name on your public page. PNG, JPEG, WebP or GIF.')!}
          onChange={(logoFileId) => change({ logoFileId })}
        />
        {offerOf('logoFileId', 'logo', 'another logo')}
      </div>
      <div>
        <ColoursField
          legend="Brand colours"
          colours={values.colours ?? []}
          faults={faults}
          help={helpOf('colours', 'Links on your public page use the first one that is easy to read.')!}
          onChange={(colours) => change({ colours })}
        />
        {offerOf('colours', 'brand colours', reading.offered.colours?.join(', '))}
      </div>
      {reading.isAsFilled('details') && (
        <div role="status">
          <Text size="sm" tone={2}>
            What we found on your website for your public page is below. Please check it.
          </Text>
        </div>
      )}
      {more}
    </>
  );

  return (
    <Form
      ref={container}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <WebsiteField
        value={values.website ?? ''}
        error={faults.website}
        reading={reading}
        onChange={(website) => change({ website })}
      />
      {reading.finds.length > 0 && (
        <Suspense fallback={null}>
          <WebsiteFinds finds={reading.finds} onLeaveOut={reading.leaveOut} onKeep={reading.keepFinds} />
        </Suspense>
      )}
      <FormPair>
        <div>
          <Field label="Business name" help={helpOf('name')} error={faults.name} required>
            <TextInput
              value={values.name}
              maxLength={120}
              autoComplete="organization"
              dir="auto"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          {offerOf('name', 'business name')}
        </div>
        <div>
          <Field label="Where you are" help={helpOf('where')} error={faults.where} required>
            <TextInput
              value={values.where}
              maxLength={160}
              placeholder="Elm Street, Bristol"
              dir="auto"
              onChange={(event) => change({ where: event.target.value })}
            />
          </Field>
          {offerOf('where', 'where you are')}
        </div>
      </FormPair>
      <div>
        <Field
          label="What you do"
          help={helpOf(
            'what',
            values.what.trim() === '' ? 'Write in your own language. Your posts will be in it, too.' : undefined,
          )}
          error={faults.what}
          required
          side={<>{values.what.length} of 400</>}
        >
          <TextArea
            rows={2}
            value={values.what}
            maxLength={400}
            placeholder="Neighbourhood bakery with sourdough and pastries"
            dir="auto"
            onChange={(event) => change({ what: event.target.value })}
          />
        </Field>
        {offerOf('what', 'what you do')}
        <TradeField
          name={values.name}
          what={values.what}
          offers={values.offers}
          trade={values.trade ?? ''}
          error={faults.trade}
          onChange={(trade) => change({ trade })}
        />
      </div>
      <div>
        <Field label="Who it is for" help={helpOf('audience')} error={faults.audience} required>
          <TextInput
            value={values.audience}
            maxLength={240}
            placeholder="Families and commuters within ten minutes’ walk"
            dir="auto"
            onChange={(event) => change({ audience: event.target.value })}
          />
        </Field>
        {offerOf('audience', 'who it is for')}
      </div>
      <div>
        <OffersField
          offers={values.offers}
          faults={faults}
          help={helpOf('offers')}
          onChange={(offers) =>
            change({
              offers,
              ...(values.details && {
                details: { ...values.details, prices: pricesAfter(values.offers, offers, values.details.prices) },
              }),
            })
          }
        />
        {offerOf('offers', 'what you offer', reading.offered.offers?.join(', '))}
      </div>
      {isFirst ? (
        <Fold open={isTouched(values, faults)}>
          <summary>Voice, logo, colours and your public page (optional)</summary>
          <FormParts>{looks}</FormParts>
        </Fold>
      ) : (
        looks
      )}
      {failure !== null && (
        <Banner title="Your profile was not saved." onRetry={() => void send()} retrying={busy}>
          {failure} What you typed is still here.
        </Banner>
      )}
      {foot}
    </Form>
  );
}

/** Something in the fold was typed, read on the website, or refused. */
const isTouched = (
  { tone, logoFileId, colours = [], details }: ProfileInput,
  faults: Record<string, string>,
): boolean =>
  tone !== 'friendly' ||
  Boolean(logoFileId) ||
  colours.length > 0 ||
  details !== undefined ||
  Object.keys(faults).some((field) => /^(?:tone|logoFileId|colours|details)/u.test(field));

const Fold = styled.details`
  min-width: 0;
  > summary {
    width: fit-content;
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
  ${theme.media.phone} {
    > summary {
      padding-block: ${theme.space[3]};
    }
  }
`;

const FormParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
`;

/** For owners whose website says more than the form asks for. */
const WebsiteFinds = lazy(async () => ({ default: (await import('./website-finds')).WebsiteFinds }));
