import { useRef, useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { Profile } from '../../../contracts/engine-profile';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Form } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useGetProfileQuery, useUpdateBrandMutation } from '../engine-api';
import { AvoidWordsField } from './avoid-words-field';
import { BrandPreview } from './brand-preview';
import { ColoursField } from '../../../ui/colours-field';
import { FontPicker } from './font-picker';
import { LogoField } from './logo-field';
import { VoicePicker } from './voice-picker';

/** The look and voice of everything made for the business. */
export function BrandKit() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery();
  if (profile) return <BrandForm profile={profile} />;
  if (error)
    return (
      <Banner title="Your brand kit could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (profile === undefined)
    return (
      <Skeleton label="Loading your brand kit">
        <SkeletonPanel rows={5} />
      </Skeleton>
    );
  return (
    <Panel title="Brand kit">
      <PanelBody>
        <EmptyState
          title="A brand belongs to a business"
          sentence="Describe yours first. Your website can fill in most of it, including colours and logo."
          action={
            <ButtonLink to={`${paths.engine}?tab=settings`} variant="primary">
              Describe your business
            </ButtonLink>
          }
        />
      </PanelBody>
    </Panel>
  );
}

function BrandForm({ profile }: { profile: Profile }) {
  const [update, { isLoading, error }] = useUpdateBrandMutation();
  const [changed, setChanged] = useState<Partial<Kit>>({});
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [saved, markSaved] = useSaved();
  const container = useRef<HTMLFormElement>(null);
  const kit = { ...kitOf(profile), ...changed };
  const unchanged = JSON.stringify(kit) === JSON.stringify(kitOf(profile));
  const faults = { ...fieldsOf(error), ...checked };
  useUnsaved(!unchanged);

  const change = (part: Partial<Kit>) => {
    setChanged({ ...changed, ...part });
    setChecked({});
    markSaved(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = checkInput(engineContract.updateBrand, kit);
    setChecked(found);
    const outcome = Object.keys(found).length > 0 ? undefined : await update(kit);
    if (outcome?.data) {
      setChanged({});
      markSaved(true);
    } else requestAnimationFrame(() => focusFirstInvalid(container.current)); // errors are rendered only after the next paint
  };

  return (
    <Panel title="Brand kit">
      <PanelBody>
        <Form ref={container} noValidate onSubmit={(event) => void submit(event)}>
          <BrandPreview colours={kit.colours} font={kit.font} />
          <ColoursField
            legend="Brand colours"
            colours={kit.colours}
            faults={faults}
            help="The first one that isn’t black, white or grey is used in your pictures. The first one that is easy to read is used for links on your public page."
            onChange={(colours) => change({ colours })}
          />
          <FontPicker value={kit.font} error={faults.font} onChange={(font) => change({ font })} />
          <LogoField
            fileId={kit.logoFileId}
            error={faults.logoFileId}
            help="Shown beside your name on your public page. PNG, JPEG, WebP or GIF."
            onChange={(logoFileId) => change({ logoFileId })}
          />
          <VoicePicker value={kit.tone} error={faults.tone} onChange={(tone) => change({ tone })} />
          <AvoidWordsField words={kit.avoidWords} faults={faults} onChange={(avoidWords) => change({ avoidWords })} />
          {error && Object.keys(fieldsOf(error)).length === 0 && (
            <Banner title="Your brand kit was not saved.">{messageOf(error)} Your changes are still here.</Banner>
          )}
          <PanelFoot>
            <span>It applies to everything made from now on. Existing pieces stay as they are.</span>
            <Button
              type="submit"
              variant="primary"
              busy={isLoading}
              busyLabel="Saving…"
              {...(unchanged && !saved && { disabledReason: 'Nothing has changed.' })}
            >
              {saved ? 'Saved!' : 'Save Changes'}
            </Button>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const kitOf = ({ colours, font, logoFileId, tone, avoidWords }: Profile) => ({
  colours,
  font,
  logoFileId,
  tone,
  avoidWords,
});

type Kit = ReturnType<typeof kitOf>;
