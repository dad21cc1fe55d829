import type { suppressionsContract } from '../../../../src/contracts/contact-suppressions';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { channelLabels, type SuppressionReason } from '../../../../src/domain/consent';
import { guardCell } from '../../../../src/domain/formula-guard';
import { reasonNames } from '../../../../src/domain/suppression-file';
import type { ContactEventDraft } from '../consents/consent-repository';
import type { Actor, Workspace, SuppressionDependencies } from './suppression-point';
import type { Narrowed, SuppressionListRepository } from './suppression-list-repository';

/** Blocked addresses, many at a time: listed, unblocked, brought from elsewhere and taken along. */
export function makeSuppressionListService({ repository, readPoint, clock, ids }: Dependencies) {
  const narrowed = (
    { zone }: Workspace,
    { search, reason }: { search: string; reason?: SuppressionReason | undefined },
  ): Narrowed => ({ search, exact: search ? readPoint(search, zone) : null, reason });
  const toContactEvent =
    (workspaceId: string, actor: Actor, verb: string) =>
    (kind: 'email' | 'phone', value: string): ContactEventDraft => ({
      workspaceId,
      id: () => ids.id(),
      kind: 'consent',
      title: `The ${kind === 'email' ? 'email address' : 'phone number'} was ${verb}`,
      text: value,
      actor: { id: actor.id, name: actor.name },
      at: clock.now(),
    });

  return {
    async list(
      place: Workspace,
      { cursor, limit, ...wish }: Input<typeof suppressionsContract.listSuppressions>,
    ): Promise<Output<typeof suppressionsContract.listSuppressions>> {
      const page = await repository.list(place.id, { ...narrowed(place, wish), cursor, limit });
      return {
        items: page.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        nextCursor: page.nextCursor,
      };
    },

    async unblock(
      place: Workspace,
      actor: Actor,
      { ids: named, all }: Input<typeof suppressionsContract.deleteSuppressions>,
    ): Promise<Output<typeof suppressionsContract.deleteSuppressions>> {
      const unblocked = await repository.unblock(
        place.id,
        named ? { ids: named } : narrowed(place, all!),
        AT_ONCE,
        toContactEvent(place.id, actor, 'unblocked'),
      );
      return { unblocked, more: unblocked === AT_ONCE };
    },

    async import(
      place: Workspace,
      actor: Actor,
      { reason, importId, points: typed }: Input<typeof suppressionsContract.createSuppressions>,
    ): Promise<Output<typeof suppressionsContract.createSuppressions>> {
      const read = typed.map((text) => readPoint(text, place.zone));
      const points = read.filter((point) => point !== null);
      const at = clock.now();
      const entries = points.flatMap(({ channels, value }) =>
        channels.map((channel) => ({ workspaceId: place.id, id: ids.id(), channel, value, reason, importId, at })),
      );
      const added =
        entries.length === 0
          ? 0
          : await repository.add(place.id, entries, points, toContactEvent(place.id, actor, 'blocked by a list'));
      return { added, faults: read.flatMap((point, index) => (point === null ? [index] : [])) };
    },

    async undoImport(
      place: Workspace,
      actor: Actor,
      { importId }: Input<typeof suppressionsContract.deleteSuppressionImport>,
    ): Promise<Output<typeof suppressionsContract.deleteSuppressionImport>> {
      const unblocked = await repository.undoImport(
        place.id,
        importId,
        AT_ONCE,
        toContactEvent(place.id, actor, 'unblocked'),
      );
      return { unblocked, more: unblocked === AT_ONCE };
    },

    /** Lines of a CSV file, page by page; of the erased there is nothing to say. */
    async *file(place: Workspace, wish: Input<typeof suppressionsContract.getSuppressionFile>): AsyncGenerator<string> {
      yield `\uFEFF${lineOf(['Address', 'Blocks', 'Reason', 'Since', 'Answer'])}`;
      let after: string | null = null;
      for (;;) {
        const rows: Awaited<ReturnType<SuppressionListRepository['read']>> = await repository.read(
          place.id,
          narrowed(place, wish),
          after,
          AT_ONCE,
        );
        yield rows
          .map(({ point, channel, reason, cause, at }) =>
            point === null || reason === 'erased'
              ? ''
              : lineOf([point, channelLabels[channel], reasonNames[reason], at.toISOString(), cause]),
          )
          .join('');
        if (rows.length < AT_ONCE) return;
        after = rows[rows.length - 1]!.id;
      }
    },
  };
}

const lineOf = (cells: string[]): string =>
  `${cells.map((cell) => `"${guardCell(cell).replace(/\s+/g, ' ').replaceAll('"', '""')}"`).join(',')}\r\n`;
const AT_ONCE = 1_000;

export type SuppressionListService = ReturnType<typeof makeSuppressionListService>;

interface Dependencies extends SuppressionDependencies {
  repository: SuppressionListRepository;
}
