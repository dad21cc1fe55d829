import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { isApiError } from '../../../../api/api-error';
import { useGenerateImageMutation, useGenerateVideoMutation, useGetCreationQuery } from '../../creative-api';
import { selectAttempt, selectDeleted } from '../../creative-slice';

/**
 * The making of the suite: one call at a time, whose outcome waits while another tab or page is open. What takes longer
 * than its call goes on being read, so that its progress and its end are seen here.
 */
export function useMaking() {
  const attempt = useSelector(selectAttempt);
  const [generateImage, image] = useGenerateImageMutation({ fixedCacheKey: 'creative-image' });
  const [generateVideo, video] = useGenerateVideoMutation({ fixedCacheKey: 'creative-video' });
  const { data: made, error } = attempt === 'video' ? video : image;
  const isDeleted = useSelector(selectDeleted).some((id) => id === made?.id);
  const { currentData: now, error: lost } = useGetCreationQuery(
    made && !isDeleted ? { creationId: made.id } : skipToken,
  );
  const gone = isDeleted || (isApiError(lost) && lost.code === 'not_found');
  return {
    generateImage,
    generateVideo,
    error,
    result: made && !gone ? { ...made, ...now, leftOut: made.leftOut } : undefined,
    busy: image.isLoading || video.isLoading,
  };
}
