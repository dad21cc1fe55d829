import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { Profile } from '../../../contracts/engine-profile';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Form } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useUpdateBrandMutation } from '../engine-api';
import { useGetProfileQuery } from '../engine-shared-api';
import { AvoidWordsField } from './avoid-words-field';
import { BrandPreview } from './brand-preview';
import { ColoursField } from '../../../ui/colours-field';
import { FontPicker } from './font-picker';
import { LogoField } from '../components/logo-field';
import { VoicePicker } from '../components/voice-picker';

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
  const [update] = useUpdateBrandMutation();
  const form = useContractForm({ endpoint: engineContract.updateBrand, from: kitOf(profile), send: update });
  const { ref, values: kit, faults, refusal, change, onSubmit } = form;

  return (
    <Panel title="Brand kit">
      <PanelBody>
        <Form ref={ref} noValidate onSubmit={onSubmit}>
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
          {refusal !== null && (
            <Banner title="Your brand kit was not saved.">{refusal} Your changes are still here.</Banner>
          )}
          <PanelFoot>
            <span>It applies to everything made from now on. Existing pieces stay as they are.</span>
            <SaveButton form={form} />
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
