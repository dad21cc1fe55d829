import { useState } from 'react';
import { mediaUrl } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { aspectRatios, type AspectRatio, type ImageStyle } from '../../../../domain/image-format';
import { TemplateShape } from './template-shape';
import { TileGround } from '../../creations/components/tile';

/** What a template makes, drawn in the look of the business; its bare shape where it could not be drawn. Without a `prompt` the words are not known yet. */
export function TemplatePicture({
  name,
  prompt,
  aspectRatio,
  style,
}: {
  name: string;
  prompt: string | null;
  aspectRatio: AspectRatio;
  style: ImageStyle;
}) {
  const src = prompt?.trim()
    ? mediaUrl(
        `${creativeContract.getTemplatePicture.path}?${new URLSearchParams({ prompt: prompt.trim().slice(0, SAID), aspectRatio, style }).toString()}`,
      )
    : null;
  const [failed, setFailed] = useState<string | null>(null);
  const { width, height } = aspectRatios[aspectRatio];
  if (src === null || failed === src) return <TemplateShape ratio={aspectRatio} />;
  return (
    <TileGround>
      <img
        src={src}
        alt={`What ${name} can look like`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    </TileGround>
  );
}

/** So many characters of a long description say what it looks like, and any address takes them. */
const SAID = 400;
