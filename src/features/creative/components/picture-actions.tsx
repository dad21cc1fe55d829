import { Download, Share2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { useShare } from '../hooks/use-share';
import { downloadUrl, type ShownPicture } from '../picture-labels';

export function DownloadButton({ picture }: { picture: ShownPicture }) {
  return <ButtonLink href={downloadUrl(picture)} download variant="primary" icon={<Download />}>Download</ButtonLink>;
}

export function ShareButton({ picture }: { picture: ShownPicture }) {
  const { share, sharing } = useShare(picture);
  return <Button icon={<Share2 />} busy={sharing} onClick={() => void share()}>Share</Button>;
}

/** Both as icons, named by their picture, for one of many. */
export function PictureIconActions({ picture }: { picture: ShownPicture }) {
  const { share, sharing } = useShare(picture);
  return (
    <>
      <ButtonLink href={downloadUrl(picture)} download variant="quiet" size="sm" iconOnly label={`Download ${picture.title}`} icon={<Download />} />
      <Button variant="quiet" size="sm" iconOnly label={`Share ${picture.title}`} icon={<Share2 />} busy={sharing} onClick={() => void share()} />
    </>
  );
}
