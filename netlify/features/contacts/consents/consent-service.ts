import type { consentContract, ConsentEntry } from '../../../../src/contracts/contact-consents';
import type { ContactDetail } from '../../../../src/contracts/contact-record';
import type { Input } from '../../../../src/contracts/endpoint';
import {
  basisLabels,
  canLift,
  channelLabels,
  pointOf,
  refusalSentence,
  type ConsentChannel,
} from '../../../../src/domain/consent';
import { AppError, notFound } from '../../../errors/app-error';
import type { ConsentRepository, ContactEventDraft } from './consent-repository';
import type { Actor, Workspace, SuppressionDependencies } from '../suppressions/suppression-point';

/** What contacts agreed to, as somebody of the workspace knows it, and the addresses that nothing is sent to. */
export function makeConsentService({ repository, readPoint, clock, ids }: Dependencies) {
  const toContactEvent = (
    workspaceId: string,
    actor: Actor,
    at: Date,
    title: string,
    text: string,
  ): ContactEventDraft => ({
    workspaceId,
    id: () => ids.id(),
    kind: 'consent',
    title,
    text,
    actor,
    at,
  });

  return {
    async listConsents(workspaceId: string, contactId: string): Promise<ConsentEntry[]> {
      const rows = await repository.listConsents(workspaceId, contactId);
      if (!rows) throw notFound('contact');
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },

    /** Never lifts a suppression: what the owner of an address asked for, only that owner takes back. */
    async createConsent(
      { id: workspaceId }: Workspace,
      { id, name }: Actor,
      { contactId, channel, state, basis, wording, proof }: Input<typeof consentContract.createConsent>,
    ): Promise<ContactDetail> {
      const isGranted = state === 'granted';
      const fields = {
        ...(isGranted && !basis && { basis: 'Choose the basis for the consent.' }),
        ...(isGranted && !proof && { proof: 'Say how you know, for example “Signed the form in the shop on 12 May”.' }),
      };
      if (Object.keys(fields).length > 0)
        throw new AppError(
          'invalid_request',
          'You may need to prove this consent later. Choose its basis and say how you know.',
          { fields },
        );
      const now = clock.now();
      const actor = { id, name };
      const title = isGranted
        ? `Agreed to marketing ${channelLabels[channel]}`
        : `Withdrew consent to marketing ${channelLabels[channel]}`;
      const text = [isGranted && basis && `${basisLabels[basis]}.`, proof, wording && `“${wording}”`]
        .filter(Boolean)
        .join('\n');
      const found = await repository.addConsent(
        {
          workspaceId,
          id: ids.id(),
          contactId,
          channel,
          state,
          basis: isGranted ? (basis ?? null) : null,
          wording,
          proof,
          actor,
          at: now,
        },
        pointOf[channel],
        toContactEvent(workspaceId, actor, now, title, text),
        now,
      );
      if (!found) throw notFound('contact');
      return found;
    },

    /** How many ways to the address were open until now. */
    async createSuppression({ id: workspaceId, zone }: Workspace, { id, name }: Actor, typed: string): Promise<number> {
      const point = readPoint(typed, zone);
      if (!point)
        throw new AppError('invalid_request', 'Enter an email address or a phone number.', {
          fields: {
            point: 'Enter an email address, for example ada@example.com, or a phone number with its country code.',
          },
        });
      const now = clock.now();
      const entries = point.channels.map((channel) => ({
        workspaceId,
        id: ids.id(),
        channel,
        value: point.value,
        reason: 'blocked' as const,
        at: now,
      }));
      return repository.addSuppressions(
        entries,
        point,
        toContactEvent(workspaceId, { id, name }, now, `${wayTo(point.kind)} was blocked`, point.shown),
      );
    },

    async deleteSuppression(
      { id: workspaceId }: Workspace,
      { id, name }: Actor,
      suppressionId: string,
    ): Promise<{ id: string }> {
      const found = await repository.findSuppression(workspaceId, suppressionId);
      if (!found) throw notFound('blocked address');
      if (!canLift(found.reason))
        throw new AppError(
          'conflict',
          `${refusalSentence(found.reason, found.channel)} ${found.reason === 'unsubscribed' ? 'Only they can change this, by signing up again.' : 'This can’t be changed.'}`,
        );
      const where = pointOf[found.channel];
      const isGone = await repository.deleteSuppression(
        workspaceId,
        suppressionId,
        found.reason,
        found.point === null ? null : { kind: where, value: found.point },
        toContactEvent(
          workspaceId,
          { id, name },
          clock.now(),
          `${wayTo(where)} was unblocked for ${channelLabels[found.channel]}`,
          found.point ?? '',
        ),
      );
      if (!isGone) throw notFound('blocked address');
      return { id: suppressionId };
    },
  };
}

const wayTo = (kind: (typeof pointOf)[ConsentChannel]): string =>
  kind === 'email' ? 'The email address' : 'The phone number';

export type ConsentService = ReturnType<typeof makeConsentService>;

interface Dependencies extends SuppressionDependencies {
  repository: ConsentRepository;
}
