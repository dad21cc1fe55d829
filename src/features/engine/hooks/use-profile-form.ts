import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { engineContract, type Profile, type ProfileInput } from '../../../contracts/engine';
import { completeDetails } from '../../../domain/business-details';
import { engineApi, useUpdateProfileMutation } from '../engine-api';
import { profileDraftDropped, profileTyped, selectProfileDraft } from '../engine-slice';
import type { EngineDispatch } from './use-kept-piece';

/**
 * The business profile as it is typed. What is typed survives leaving the page; `initial` is what stands in the form
 * until then. `submit` returns what was saved, or null.
 */
export function useProfileForm(initial: ProfileInput) {
  const dispatch = useDispatch<EngineDispatch>();
  const draft = useSelector(selectProfileDraft);
  const [update, { isLoading, error, reset }] = useUpdateProfileMutation();
  const [checked, setChecked] = useState<Record<string, string>>({});
  const values = draft ?? initial;
  const refused = fieldsOf(error);
  const faults = { ...refused, ...checked };

  const change = (part: Partial<ProfileInput>) => {
    const touched = Object.keys(part);
    setChecked(Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field.split('.')[0]!))));
    if (error) reset();
    dispatch(profileTyped({ ...values, ...part }));
  };

  const submit = async (): Promise<Profile | null> => {
    const offers = values.offers.filter((offer) => offer.trim() !== '');
    const input = { ...values, offers };
    // Blank lines go before the check, so that the faults' numbers are those of the lines on screen.
    if (offers.length > 0 && offers.length < values.offers.length) dispatch(profileTyped(input));
    const found = checkInput(engineContract.updateProfile, input);
    setChecked(found);
    if (Object.keys(found).length > 0) return null;
    const { data } = await update(input);
    if (!data) return null;
    dispatch(engineApi.util.updateQueryData('getProfile', undefined, () => data));
    dispatch(profileDraftDropped());
    return data;
  };

  return {
    values, faults, change, submit, busy: isLoading,
    dirty: draft !== null && !isSame(draft, initial),
    discard: () => {
      setChecked({});
      reset();
      dispatch(profileDraftDropped());
    },
    /** What went wrong, where it is not about a field. */
    failure: error && !(isApiError(error) && error.code === 'invalid_request' && Object.keys(refused).length > 0) ? messageOf(error) : null,
  };
}

const isSame = (one: ProfileInput, other: ProfileInput): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = ({ name, what, where, audience, offers, tone, website = '', colours = [], logoFileId = null, details }: ProfileInput) => [name, what, where, audience, offers, tone, website, colours, logoFileId, completeDetails(details)];
