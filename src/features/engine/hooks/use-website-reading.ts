import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import type { ProfileInput } from '../../../contracts/profile-input';
import { websiteContract, type WebsiteProposal } from '../../../contracts/website';
import { completeDetails, type BusinessDetails } from '../../../domain/business-details';
import { MAX_COLOURS, MAX_OFFERS } from '../../../domain/business-profile';
import type { Find } from '../../../contracts/material-finds';
import { useCreateWebsiteProposalMutation } from '../engine-api';
import type { EngineDispatch } from './use-kept-piece';
import type { useProfileForm } from './use-profile-form';

/**
 * Reads the website in the form. Empty fields are filled in; fields that somebody typed in are not touched, and
 * the website's text waits as an offer. Nothing is saved.
 */
export function useWebsiteReading(form: Pick<ReturnType<typeof useProfileForm>, 'values' | 'change'>): WebsiteReading {
  const [ask, { isLoading }] = useCreateWebsiteProposalMutation();
  const dispatch = useDispatch<EngineDispatch>();
  const [finds, setFinds] = useState<readonly Find[]>([]);
  const [fault, setFault] = useState<string>();
  const [outcome, setOutcome] = useState<{ proposal: WebsiteProposal; filled: Fields; offered: Fields } | null>(null);
  // People keep typing while the website is read: what is filled in depends on the form at the end.
  const latest = useRef<typeof form | null>(form);
  useLayoutEffect(() => {
    latest.current = form;
    return () => void (latest.current = null);
  });

  const read = async (): Promise<void> => {
    const address = form.values.website ?? '';
    const { address: missing } = checkInput(websiteContract.createWebsiteProposal, { address });
    setFault(missing && 'Enter your website’s address first.');
    if (missing) return;
    const { data, error } = await ask({ address });
    if (!latest.current) return; // the form is no longer on screen
    if (!data) return setFault(fieldsOf(error).address ?? messageOf(error));
    const { values, change } = latest.current;
    const { filled, offered } = sortOut(values, data);
    change({ ...filled, ...(values.website === address && { website: plainAddress(data.source) }) });
    setOutcome({ proposal: data, filled, offered });
    setFinds(data.finds);
  };

  /** Before the profile is saved: the ideas that follow are made of it too. What could not be kept is still shown. */
  const keepFinds = async (): Promise<void> => {
    if (finds.length === 0) return;
    // Few owners read a website: what keeps it is loaded by those who do.
    const { materialApi } = await import('../../material/material-api');
    const { data, error } = await dispatch(materialApi.endpoints.createFinds.initiate({ finds: [...finds] }));
    if (data) setFinds([]);
    else setFault(messageOf(error));
  };

  const use = (field: keyof Fields): void => {
    if (!outcome) return;
    const { [field]: value, ...offered } = outcome.offered;
    const given = field === 'offers' ? withMore(form.values.offers, value as string[]) : value;
    form.change({ [field]: given });
    setOutcome({ ...outcome, offered, filled: { ...outcome.filled, [field]: given } });
  };

  const isAsFilled = (field: keyof Fields): boolean =>
    outcome?.filled[field] !== undefined && same(outcome.filled[field], form.values[field]);
  return {
    read: () => void read(),
    busy: isLoading,
    fault,
    use,
    isAsFilled,
    forgetFault: () => setFault(undefined),
    finds,
    leaveOut: (find) => setFinds((all) => all.filter((one) => one !== find)),
    keepFinds,
    proposal: outcome?.proposal ?? null,
    offered: outcome?.offered ?? {},
  };
}

/** Splits the proposal into what is filled in and what is only offered because the field already has something else. */
function sortOut(values: ProfileInput, proposal: WebsiteProposal): { filled: Fields; offered: Fields } {
  const { name, what, where, audience, offers, colours, logo } = proposal;
  const filled: Fields = {};
  const offered: Fields = {};
  const put = <F extends keyof Fields>(field: F, value: Fields[F], isEmpty: boolean): void => {
    if (isEmpty) filled[field] = value;
    else if (!same(value, values[field])) offered[field] = value;
  };
  if (name) put('name', name, values.name.trim() === '');
  if (what) put('what', what, values.what.trim() === '');
  if (where) put('where', where, values.where.trim() === '');
  if (audience) put('audience', audience, values.audience.trim() === '');
  const typed = values.offers.filter((offer) => offer.trim() !== '');
  const others = offers.filter((offer) => !typed.some((known) => known.trim().toLowerCase() === offer.toLowerCase()));
  if (others.length > 0 && typed.length < MAX_OFFERS) put('offers', others, typed.length === 0);
  if (colours.length > 0) put('colours', colours.slice(0, MAX_COLOURS), (values.colours ?? []).length === 0);
  if (logo) put('logoFileId', logo.fileId, !values.logoFileId);
  const details = fillDetails(values, filled.offers ?? typed, proposal.details);
  if (details) filled.details = details;
  return { filled, offered };
}

/** The public page's missing details from the website; existing ones stay. null when the website adds nothing. */
function fillDetails(
  values: ProfileInput,
  offers: readonly string[],
  said: WebsiteProposal['details'],
): BusinessDetails | null {
  const known = completeDetails(values.details);
  const prices = said.prices.filter(
    ({ offer }) => offers.includes(offer) && !known.prices.some((entry) => entry.offer === offer && entry.price !== ''),
  );
  const next: BusinessDetails = {
    ...known,
    phone: known.phone || said.phone,
    email: known.email || said.email,
    address: known.address || said.address,
    hours: known.hours.length > 0 ? known.hours : said.hours,
    prices: [...known.prices, ...prices],
  };
  return same(next, known) ? null : next;
}

const withMore = (offers: string[], more: string[]): string[] =>
  [...offers.filter((offer) => offer.trim() !== ''), ...more].slice(0, MAX_OFFERS);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The address after redirects, as a person would write it: without fragment and query. */
function plainAddress(source: string): string {
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`.slice(0, 300);
}

export type Fields = Partial<
  Pick<ProfileInput, 'name' | 'what' | 'where' | 'audience' | 'offers' | 'colours' | 'logoFileId' | 'details'>
>;

export interface WebsiteReading {
  read(): void;
  busy: boolean;
  /** Why the website could not be read, as a sentence for its field. */
  fault: string | undefined;
  forgetFault(): void;
  /** What posts can be made of; kept when the profile is saved. */
  finds: readonly Find[];
  leaveOut(find: Find): void;
  keepFinds(): Promise<void>;
  proposal: WebsiteProposal | null;
  /** The website's text for fields that already have something else. */
  offered: Fields;
  use(field: keyof Fields): void;
  /** The text came from the website and has not been changed since. */
  isAsFilled(field: keyof Fields): boolean;
}
