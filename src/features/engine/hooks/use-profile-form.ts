import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { engineContract } from '../../../contracts/engine';
import type { Profile } from '../../../contracts/engine-profile';
import type { ProfileInput } from '../../../contracts/profile-input';
import { completeDetails } from '../../../domain/business-details';
import { dropDraft, keepDraft, readDraft } from '../../../lib/stored-draft';
import { useUpdateProfileMutation } from '../engine-api';
import { engineSharedApi } from '../engine-shared-api';
import { profileDraftDropped, profileTyped, selectProfileDraft } from '../engine-slice';
import { profileDraftSchema } from '../profile-draft';
import type { EngineDispatch } from './use-kept-piece';

/**
 * The business profile while it is edited. Input survives leaving the page, and with a `draftKey` a reload too;
 * `initial` fills the form until then. `submit` returns the saved profile, or null.
 */
export function useProfileForm(initial: ProfileInput, draftKey?: string) {
  const dispatch = useDispatch<EngineDispatch>();
  const typed = useSelector(selectProfileDraft);
  const [kept, setKept] = useState(() => (draftKey === undefined ? null : readDraft(draftKey, profileDraftSchema)));
  const draft = typed ?? kept;
  const [update, { isLoading, error, reset }] = useUpdateProfileMutation();
  const [checked, setChecked] = useState<Record<string, string>>({});
  const values = draft ?? initial;
  const refused = fieldsOf(error);
  const faults = { ...refused, ...checked };

  const change = (part: Partial<ProfileInput>) => {
    const touched = Object.keys(part);
    setChecked(Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field.split('.')[0]!))));
    if (error) reset();
    type({ ...values, ...part });
  };

  const type = (next: ProfileInput) => {
    dispatch(profileTyped(next));
    if (draftKey !== undefined) keepDraft(draftKey, next);
  };

  const drop = () => {
    dispatch(profileDraftDropped());
    setKept(null);
    if (draftKey !== undefined) dropDraft(draftKey);
  };

  /** `before`: what has to be stored first; called once the profile is without a fault. */
  const submit = async (before?: () => Promise<void>): Promise<Profile | null> => {
    const offers = values.offers.filter((offer) => offer.trim() !== '');
    const input = { ...values, offers };
    // Blank lines are removed before validation, so that the errors' numbers match the lines on screen.
    if (offers.length > 0 && offers.length < values.offers.length) type(input);
    const found = checkInput(engineContract.updateProfile, input);
    setChecked(found);
    if (Object.keys(found).length > 0) return null;
    await before?.();
    // Where the owner has not been asked yet, the first ideas wait for the answers.
    const { data } = await update({ ...input, asksFirst: true });
    if (!data) return null;
    dispatch(engineSharedApi.util.updateQueryData('getProfile', undefined, () => data));
    drop();
    return data;
  };

  return {
    values,
    faults,
    change,
    submit,
    busy: isLoading,
    dirty: draft !== null && !isSame(draft, initial),
    discard: () => {
      setChecked({});
      reset();
      drop();
    },
    /** The failure, unless it is about a field. */
    failure:
      error && !(isApiError(error) && error.code === 'invalid_request' && Object.keys(refused).length > 0)
        ? messageOf(error)
        : null,
  };
}

const isSame = (one: ProfileInput, other: ProfileInput): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = ({
  name,
  what,
  where,
  audience,
  offers,
  tone,
  website = '',
  colours = [],
  logoFileId = null,
  details,
  trade = '',
}: ProfileInput) => [
  name,
  what,
  where,
  audience,
  offers,
  tone,
  website,
  colours,
  logoFileId,
  completeDetails(details),
  trade,
];
