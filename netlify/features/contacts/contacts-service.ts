import type { peopleContract } from '../../../src/contracts/contact-people';
import type { Contact, ContactDetail } from '../../../src/contracts/contact-record';
import type { Input, Output } from '../../../src/contracts/endpoint';
import { countryOf } from '../../../src/domain/calendar/country';
import { contactLimits, type PointKind } from '../../../src/domain/contact';
import { currencyOf } from '../../../src/domain/currency';
import { activityEvents } from '../../../src/domain/activity-events';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { PhoneNumbers } from '../../ports/phone-numbers';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { ContactDetailRepository } from './record/contact-detail-repository';
import { readPoints, type PointInput } from './record/contact-points';
import type { ContactRepository, WriteOutcome } from './record/contact-repository';
import type { ContactsRepository } from './contacts-repository';
import { readCustom } from './record/contact-custom-values';
import { presentContact } from './present-contact';

/** The list of contacts, and one of them: add, change, erase. */
export function makeContactsService({ lists, details, repository, phoneNumbers, clock, ids }: Dependencies) {
  async function get(workspaceId: string, contactId: string): Promise<ContactDetail> {
    const found = await details.find(workspaceId, contactId);
    if (!found) throw notFound('contact');
    return found;
  }

  /** Addresses and values of custom fields as they are kept. What is wrong with any of them is said at once. */
  async function readInput(
    workspaceId: string,
    zone: string,
    {
      points: typed = [],
      custom: given = {},
    }: { points?: readonly PointInput[] | undefined; custom?: Parameters<typeof readCustom>[0] | undefined },
    stored?: Parameters<typeof readCustom>[2],
  ) {
    const points = readPoints(typed, countryOf(zone), phoneNumbers);
    const custom =
      Object.keys(given).length === 0
        ? { custom: {}, faults: {} }
        : readCustom(given, await repository.listFields(workspaceId), stored);
    const fields = Object.fromEntries([
      ...points.faults.map(({ index, sentence }) => [`points.${index}.value`, sentence]),
      ...Object.entries(custom.faults).map(([id, fault]) => [`custom.${id}`, fault]),
    ]) as Record<string, string>;
    const [sentence] = Object.values(fields);
    if (sentence) throw new AppError('invalid_request', sentence, { fields });
    return { points: points.points, custom: custom.custom };
  }

  /** Where the typed address stands, so that the sentence can be shown there. */
  function refuseTaken(
    outcome: Extract<WriteOutcome, { kind: 'taken' }>,
    inputs: readonly PointInput[],
    zone: string,
  ): never {
    const index = inputs.findIndex(
      (input) => readPoints([input], countryOf(zone), phoneNumbers).points[0]?.value === outcome.email,
    );
    const sentence = `${outcome.label} already has this email address.`;
    throw new AppError('conflict', sentence, { fields: { [`points.${Math.max(0, index)}.value`]: sentence } });
  }

  return {
    async list(
      workspaceId: string,
      query: Input<typeof peopleContract.listContacts>,
    ): Promise<{ items: Contact[]; nextCursor: string | null }> {
      const { rows, nextCursor } = await lists.list(workspaceId, query, clock.now());
      return { items: rows.map(presentContact), nextCursor };
    },

    count: (workspaceId: string, filter: Input<typeof peopleContract.countContacts>) =>
      lists.count(workspaceId, filter, clock.now()),

    async book({ id, zone }: Workspace): Promise<Output<typeof peopleContract.getContactBook>> {
      const country = countryOf(zone);
      return {
        ...(await lists.book(id, clock.now().toISOString().slice(0, 7))),
        country,
        currency: currencyOf(country),
      };
    },

    get,

    async create(
      { id: workspaceId, zone }: Workspace,
      input: Input<typeof peopleContract.createContact>,
    ): Promise<ContactDetail> {
      const { points, custom: given } = await readInput(workspaceId, zone, input);
      refuseNobody({ ...input, points });
      const [now, id] = [clock.now(), ids.id()];
      const custom = Object.fromEntries(
        Object.entries(given).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
      );
      const row = {
        workspaceId,
        id,
        name: input.name,
        company: input.company,
        status: input.status,
        value: input.value,
        custom,
        points,
        source: BY_HAND,
        lastContactAt: null,
        createdAt: now,
        updatedAt: now,
      };
      const outcome = await repository.add(row, input.tags);
      if (outcome.kind === 'full') throw tooManyTags();
      if (outcome.kind === 'taken') refuseTaken(outcome, input.points, zone);
      return get(workspaceId, id);
    },

    async update(
      { id: workspaceId, zone }: Workspace,
      { contactId, points: typed, custom: given, ...changes }: Input<typeof peopleContract.updateContact>,
    ): Promise<ContactDetail> {
      const before = await get(workspaceId, contactId);
      const read = await readInput(workspaceId, zone, { points: typed, custom: given }, before.custom);
      const [points, custom] = [typed && read.points, given && read.custom];
      const patch = Object.fromEntries(
        Object.entries({ ...changes, points, custom }).filter(([, value]) => value !== undefined),
      );
      const outcome = await repository.change(
        workspaceId,
        { ...patch, id: contactId, updatedAt: clock.now() },
        (stored) =>
          refuseNobody({
            name: changes.name ?? stored.name,
            company: changes.company ?? stored.company,
            points: points ?? stored.points,
          }),
      );
      if (outcome.kind === 'missing') throw notFound('contact');
      if (outcome.kind === 'full') throw tooManyTags();
      if (outcome.kind === 'taken') refuseTaken(outcome, typed ?? [], zone);
      return get(workspaceId, contactId);
    },

    /** For good; the log does not say who it was. */
    async erase(
      { id: workspaceId }: Workspace,
      contactId: string,
      actor: { id: string; name: string },
    ): Promise<{ id: string }> {
      const at = clock.now();
      const activity = {
        ...activityEvents.contactErased(),
        id: ids.id(),
        workspaceId,
        actor: { id: actor.id, name: actor.name },
        at,
      };
      const blocked = (points: { kind: PointKind; value: string }[]) =>
        points.flatMap(({ kind, value }) =>
          (kind === 'email' ? (['email'] as const) : (['sms', 'voice'] as const)).map((channel) => ({
            workspaceId,
            id: ids.id(),
            channel,
            value,
            reason: 'erased' as const,
            at,
          })),
        );
      if (!(await repository.erase(workspaceId, contactId, blocked, activity))) throw notFound('contact');
      return { id: contactId };
    },
  };
}

function refuseNobody({ name, company, points }: { name: string; company: string; points: readonly unknown[] }): void {
  if (name || company || points.length > 0) return;
  const sentence = 'Enter a name, an email address, a phone number or a company.';
  throw new AppError('invalid_request', sentence, { fields: { name: sentence } });
}

const tooManyTags = (): AppError => {
  const sentence = `A workspace can have at most ${contactLimits.tags} tags. Delete one you don’t need.`;
  return new AppError('conflict', sentence, { fields: { tags: sentence } });
};

const BY_HAND = 'Added by hand';

export type ContactsService = ReturnType<typeof makeContactsService>;

type Workspace = WorkspacePart<'id' | 'zone'>;

interface Dependencies {
  lists: ContactsRepository;
  details: ContactDetailRepository;
  repository: ContactRepository;
  phoneNumbers: PhoneNumbers;
  clock: Clock;
  ids: Ids;
}
