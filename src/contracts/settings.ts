import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { requiredText, storedText, writable } from './text';

const line = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` }));
const choice = z.boolean({ error: 'Choose on or off.' });

/**
 * Of the person everywhere: name, company, bio. Of the person in this workspace: notifications and showMe. Of
 * the workspace: the rest.
 */
const settingsSchema = z.object({
  name: storedText(120),
  company: storedText(120),
  /** Plain text; shown with the name on the public page while showMe is on. */
  bio: storedText(600),
  /** Emails about this workspace's activity, bundled, at most one an hour. */
  emailNotifications: z.boolean(),
  /** Browser notifications, in every browser that allows them while Fourbeat is open. */
  pushNotifications: z.boolean(),
  /** Sent on Mondays at 8:00 in the workspace's zone. */
  weeklyReports: z.boolean(),
  /** The workspace's public page, its posts and its feeds can be read by anyone. Owners change it. */
  profilePublic: z.boolean(),
  /** Name, company and bio are shown on that page. */
  showMe: z.boolean(),
  /** Monthly counts of this workspace are shown to the operator. Only owners can change it. */
  analyticsSharing: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

export const settingsContract = {
  getSettings: endpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'session',
    summary: 'The settings of the person and the workspace.',
    input: z.object({}),
    output: z.extend(settingsSchema, {
      /** Path of the public page; null in a demo, which has none. */
      publicPage: z.nullable(storedText(200)),
      /** The figures of this month that the operator sees while analyticsSharing is on. */
      shared: z.object({
        month: storedText(7),
        pieces: z.number(),
        published: z.number(),
        images: z.number(),
        videos: z.number(),
        members: z.number(),
      }),
    }),
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/api/settings',
    access: 'session',
    summary: 'Changes the given fields and keeps the others.',
    input: z.object({
      name: z.optional(requiredText('Full name', 120)),
      company: z.optional(line('Company', 120)),
      bio: z.optional(line('Bio', 600)),
      emailNotifications: z.optional(choice),
      pushNotifications: z.optional(choice),
      weeklyReports: z.optional(choice),
      profilePublic: z.optional(choice),
      showMe: z.optional(choice),
      analyticsSharing: z.optional(choice),
    }),
    output: settingsSchema,
  }),
};
