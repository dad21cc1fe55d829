import { Download } from 'lucide-react';
import type { Creation } from '../../../../contracts/creation-record';
import { pictureFormatNames, pictureFormats } from '../../../../domain/creation';
import { networkSizeNames, networkSizes } from '../../../../domain/network-size';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { LateMenu } from '../../../../ui/late-menu';
import type { MenuEntry } from '../../../../ui/menu';
import { downloadUrl } from '../../creation-labels';

/** Saves it: a clip as MP4, a picture in a format or in the size that a network shows. */
export function DownloadMenu({ creation, small = false }: { creation: Creation; small?: boolean }) {
  const label = `Download ${creation.title}`;
  if (creation.type === 'video') {
    return small ? (
      <ButtonLink
        href={downloadUrl(creation)}
        download
        variant="quiet"
        size="sm"
        iconOnly
        label={label}
        icon={<Download />}
      />
    ) : (
      <ButtonLink href={downloadUrl(creation)} download variant="primary" icon={<Download />}>
        Download
      </ButtonLink>
    );
  }
  const trigger = small ? (
    <Button variant="quiet" size="sm" iconOnly label={label} icon={<Download />} />
  ) : (
    <Button variant="primary" icon={<Download />}>
      Download
    </Button>
  );
  return <LateMenu label={label} align="start" trigger={trigger} items={entriesOf(creation)} />;
}

/** Sizes of networks that show its shape; 4:3 is none's. */
function entriesOf(creation: Creation): MenuEntry[] {
  const formats = pictureFormatNames.map((format) => ({
    label: pictureFormats[format].label,
    side: `${creation.width} × ${creation.height}`,
    href: downloadUrl(creation, { format }),
  }));
  const sizes = networkSizeNames
    .filter((name) => networkSizes[name].ratio === creation.aspectRatio)
    .map((size) => ({
      label: networkSizes[size].label,
      side: `${networkSizes[size].width} × ${networkSizes[size].height}`,
      href: downloadUrl(creation, { format: 'jpeg', size }),
    }));
  return sizes.length > 0 ? [...formats, { separator: true }, { heading: 'Sized for' }, ...sizes] : formats;
}
