import * as z from 'zod/mini';
import { consentChannels, importedReasons, liftableReasons, suppressionReasons } from '../domain/consent';
import { HOUR_SECONDS } from '../domain/duration';
import { suppressionLimits } from '../domain/suppression-file';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, optionalText, pageSize, requiredText, storedText } from './text';

const narrowed = { search: optionalText('Search', 320), reason: z.optional(z.enum(suppressionReasons)) };

export const suppressionsContract = {
  listSuppressions: endpoint({
    method: 'GET',
    path: '/api/suppressions',
    access: 'session',
    summary: 'Blocked addresses, newest first. Erased ones are not shown in clear.',
    input: z.object({ ...narrowed, cursor: cursorInput(), limit: pageSize(50) }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          channel: z.enum(consentChannels),
          point: z.nullable(storedText(320)),
          reason: z.enum(suppressionReasons),
          /** The mail server's answer; '' where there was none. */ cause: storedText(500),
          /** The suppression list that it was imported with. */ importId: z.nullable(id),
          at: instant,
        }),
      ),
      nextCursor: z.nullable(storedText(1_000)),
    }),
  }),
  createSuppression: endpoint({
    method: 'POST',
    path: '/api/suppressions',
    access: 'session',
    summary: 'Blocks an address: an email address for email, a number for texts and calls.',
    input: z.object({ point: requiredText('Email or phone', 320) }),
    output: z.object({ added: z.number() }),
  }),
  deleteSuppressions: endpoint({
    method: 'POST',
    path: '/api/suppressions/unblock',
    access: 'session',
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    summary:
      'Unblocks many addresses: those named, or all of one reason that a search finds. What their owners asked for stays. At most 1,000 at once; `more` says that there are others.',
    input: z
      .object({
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(500))),
        all: z.optional(z.object({ search: optionalText('Search', 320), reason: z.enum(liftableReasons) })),
      })
      .check(
        z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
          error: 'Name addresses, or a reason.',
        }),
      ),
    output: z.object({ unblocked: z.number(), more: z.boolean() }),
  }),
  createSuppressions: endpoint({
    method: 'POST',
    path: '/api/suppressions/import',
    access: 'session',
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    summary:
      'Blocks many addresses from a list. A graver reason that stands already stays. `faults` are the places in the list of what is no address.',
    input: z.object({
      reason: z.enum(importedReasons),
      /** The same for each part of one list, chosen by the client: the whole list can be removed by it. */
      importId: z.optional(id),
      points: z.array(requiredText('Address', 320)).check(z.minLength(1), z.maxLength(suppressionLimits.atOnce)),
    }),
    output: z.object({ added: z.number(), faults: z.array(z.number()) }),
  }),
  deleteSuppressionImport: endpoint({
    method: 'POST',
    path: '/api/suppressions/import/undo',
    access: 'session',
    limit: { calls: 600, perSeconds: HOUR_SECONDS },
    summary:
      'Takes back a list of blocked addresses. What stood before it, and what happened to an address since, stays. At most 1,000 at once; `more` says that there are others.',
    input: z.object({ importId: id }),
    output: z.object({ unblocked: z.number(), more: z.boolean() }),
  }),
  getSuppressionFile: endpoint({
    method: 'GET',
    path: '/api/suppressions/file',
    access: 'session',
    summary: 'Blocked addresses as CSV, filtered like the list; erased ones are left out.',
    produces: 'text/csv',
    input: z.object(narrowed),
    output: z.unknown(),
  }),
  deleteSuppression: endpoint({
    method: 'DELETE',
    path: '/api/suppressions/:suppressionId',
    access: 'session',
    summary: "Unblocks an address that was blocked by hand or bounced. Its owner's own requests stay.",
    input: z.object({ suppressionId: id }),
    output: z.object({ id }),
  }),
};
