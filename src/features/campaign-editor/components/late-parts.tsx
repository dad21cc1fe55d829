import { deferred } from '../../../ui/deferred';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';

/** What an editor does not show at first: its code comes after the page, so that the mail is there sooner. */
export const SettingsPart = deferred(async () => (await import('./settings-part')).SettingsPart, Loading);
export const PreviewPart = deferred(async () => (await import('./preview-part')).PreviewPart, Loading);
export const ChecksPart = deferred(async () => (await import('./checks-part')).ChecksPart, Loading);
export const VersionsPart = deferred(async () => (await import('./versions-part')).VersionsPart, Loading);
export const StartDialog = deferred(async () => (await import('./start-dialog')).StartDialog);

/** Once an editor stands, and again whenever another part is opened: what could not be loaded is tried again. */
export function fetchLateParts(): void {
  for (const part of [SettingsPart, PreviewPart, ChecksPart, VersionsPart, StartDialog]) part.fetch();
}

function Loading() {
  return (
    <Skeleton label="Loading">
      <SkeletonPanel />
    </Skeleton>
  );
}
