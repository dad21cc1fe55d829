import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { campaignsContract } from '../../../../contracts/campaigns';
import { campaignsApi, useUpdateCampaignMutation } from '../../campaigns-api';
import { useAutosave, type SaveOutcome } from './use-autosave';

/** What is set of a campaign besides its mail; stored by itself, only what was changed. */
export function useCampaignSettings(campaign: CampaignDetail) {
  const [changes, setChanges] = useState<Partial<CampaignSettings>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const unsaved = useRef<Partial<CampaignSettings>>({});
  const [stored, setStored] = useState<Partial<CampaignSettings>>({});
  const storedNow = useRef(stored);
  const [update] = useUpdateCampaignMutation();
  const dispatch = useDispatch<Dispatch>();
  const hold = (next: Partial<CampaignSettings>) => {
    unsaved.current = next;
    setChanges(next);
  };

  const save = async (): Promise<SaveOutcome<Partial<CampaignSettings>>> => {
    const sent = unsaved.current;
    if (!isDirty(sent, storedNow.current)) return { state: 'clean' };
    const input = { campaignId: campaign.id, ...sent };
    const found = checkInput(campaignsContract.updateCampaign, input);
    setFaults(found);
    const fault = Object.values(found)[0];
    if (fault) return { state: 'failed', of: sent, message: fault };
    const { data, error } = await update(input);
    setFaults(fieldsOf(error));
    if (!data) return { state: 'failed', of: sent, message: Object.values(fieldsOf(error))[0] ?? messageOf(error) };
    await dispatch(campaignsApi.util.upsertQueryData('getCampaign', { campaignId: campaign.id }, data));
    // What was changed again while it was on its way is not stored yet; a blank at the end of words begins the next one.
    hold(
      Object.fromEntries(
        Object.entries(unsaved.current).filter(
          ([name, value]) =>
            sent[name as keyof CampaignSettings] !== value || (typeof value === 'string' && value !== value.trim()),
        ),
      ),
    );
    storedNow.current = sent;
    setStored(sent);
    return { state: isDirty(unsaved.current, sent) ? 'more' : 'clean' };
  };

  return {
    settings: { ...settingsOf(campaign), ...changes },
    faults,
    autosave: useAutosave({ typed: changes, dirty: isDirty(changes, stored), isHeld: false, save }),
    change: (part: Partial<CampaignSettings>) => {
      setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
      hold({ ...unsaved.current, ...part });
    },
  };
}

const settingsOf = ({ name, audience, sendAt, localHour, senderName, replyTo }: CampaignDetail): CampaignSettings => ({
  name,
  audience,
  sendAt,
  localHour,
  senderName,
  replyTo,
});

const isDirty = (changes: Partial<CampaignSettings>, stored: Partial<CampaignSettings>): boolean =>
  Object.entries(changes).some(([name, value]) => stored[name as keyof CampaignSettings] !== value);

export type CampaignSettings = Pick<
  CampaignDetail,
  'name' | 'audience' | 'sendAt' | 'localHour' | 'senderName' | 'replyTo'
>;
export type CampaignSettingsForm = ReturnType<typeof useCampaignSettings>;

/** The store's dispatch as far as the cache's own thunks need it. */
type Dispatch = ThunkDispatch<
  Parameters<ReturnType<typeof campaignsApi.endpoints.getCampaign.select>>[0],
  unknown,
  UnknownAction
>;
