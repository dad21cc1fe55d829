import { useDispatch, useSelector } from 'react-redux';
import type { Idea } from '../../../contracts/engine-cycle';
import { photoAskedFor } from '../../../domain/idea';
import { PhotoField } from '../../creative/creative-parts';
import { ideaPhotoChosen, selectIdeaPhotos } from '../engine-slice';

/** The photograph that an idea asks for, to upload or to choose; the picture of its post then shows it. */
export function IdeaPhoto({ idea, busy }: { idea: Pick<Idea, 'id' | 'effort' | 'title'>; busy: boolean }) {
  const dispatch = useDispatch();
  const photo = useSelector(selectIdeaPhotos)[idea.id] ?? null;
  const asked = photoAskedFor(idea.effort);
  return (
    <PhotoField
      photo={photo}
      about={asked ?? idea.title}
      invitation={asked === null ? 'Optional. The post’s picture will show it.' : `Take a photo of ${asked}.`}
      note="The post’s picture will show it."
      disabledReason={busy ? 'The post is being made.' : undefined}
      onChange={(chosen) => dispatch(ideaPhotoChosen({ ideaId: idea.id, photo: chosen }))}
    />
  );
}
