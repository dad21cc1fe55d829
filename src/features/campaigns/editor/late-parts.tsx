import { Banner } from '../../../ui/banner';
import { deferred, type Standing } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { StartDialogProps } from './components/start-dialog';

/** What an editor does not show at first: its code comes after the page, so that the mail is there sooner. */
export const SettingsPart = deferred(
  async () => (await import('./components/settings-part')).SettingsPart,
  PartLoading,
);
export const PreviewPart = deferred(async () => (await import('../previews/preview-part')).PreviewPart, PartLoading);
export const ChecksPart = deferred(async () => (await import('../checks/checks-part')).ChecksPart, PartLoading);
export const VersionsPart = deferred(
  async () => (await import('../emails/components/versions-part')).VersionsPart,
  PartLoading,
);
export const StartDialog = deferred<StartDialogProps>(
  async () => (await import('./components/start-dialog')).StartDialog,
  NotReady,
);

/** Once an editor stands, and again whenever another part is opened: what could not be loaded is tried again. */
export function fetchLateParts(): void {
  for (const part of [SettingsPart, PreviewPart, ChecksPart, VersionsPart, StartDialog]) part.fetch();
}

function NotReady({ open, lost, onRetry }: Standing & { open: boolean }) {
  return open && lost ? (
    <Banner title="The last step before sending could not be loaded." onRetry={onRetry}>
      Nothing was sent. Check your connection.
    </Banner>
  ) : null;
}
