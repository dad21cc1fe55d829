import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { optionalText, requiredEmail, requiredText, sentText, slugInput, storedText } from './text';

const page = {
  title: requiredText('Title', 120),
  text: optionalText('Text', 600),
  button: requiredText('Button', 40),
  wording: requiredText('Consent wording', 600),
  thanks: requiredText('Thank-you text', 300),
  /** Subject and text of the confirmation email; '' for the default in the business's language. */
  mailSubject: optionalText('Email subject', 120),
  mailText: optionalText('Email text', 600),
  asksName: z.boolean(),
  asksPhone: z.boolean(),
  tags: z.array(requiredText('Tag', 40)).check(z.maxLength(10)),
  open: z.boolean(),
};
const signupPageSchema = z.object({
  title: storedText(120),
  text: storedText(600),
  button: storedText(40),
  wording: storedText(600),
  thanks: storedText(300),
  mailSubject: storedText(120),
  mailText: storedText(600),
  asksName: z.boolean(),
  asksPhone: z.boolean(),
  tags: z.array(storedText(40)),
  open: z.boolean(),
  /** Path of the hosted page, and the HTML that embeds the form. */
  path: storedText(300),
  confirmed: z.number(),
  waiting: z.number(),
});
export type SignupPage = z.infer<typeof signupPageSchema>;

const html = { access: 'public', produces: 'text/html', output: z.unknown() } as const;
const link = z.object({ token: z._default(sentText(400), '') });

/**
 * The fields of the hosted page's form, read from the request's body. `website` is hidden from people: only
 * programs fill it in.
 */
export const signupFormSchema = z.object({
  email: requiredEmail(),
  name: optionalText('Name', 200),
  phone: optionalText('Phone', 60),
  agreed: z.literal('yes', { error: 'Tick the box to agree.' }),
  website: z._default(sentText(500), ''),
});

/** A sign-up page for the business's list, with a confirmation email (double opt-in). */
export const signupContract = {
  getSignupPage: endpoint({
    method: 'GET',
    path: '/api/signup-page',
    access: 'session',
    summary: "The sign-up page's settings; a proposal until it was first saved.",
    input: z.object({}),
    output: signupPageSchema,
  }),
  updateSignupPage: endpoint({
    method: 'PUT',
    path: '/api/signup-page',
    access: 'session',
    summary: 'Saves the sign-up page and opens or closes it.',
    input: z.object(page),
    output: signupPageSchema,
  }),
  getSignupForm: endpoint({
    method: 'GET',
    path: '/join/:workspaceSlug',
    ...html,
    summary: 'The hosted sign-up page. `embed` leaves out everything around the form.',
    input: z.object({ workspaceSlug: slugInput, embed: z.optional(sentText(1)) }),
  }),
  sendSignup: endpoint({
    method: 'POST',
    path: '/join/:workspaceSlug',
    ...html,
    takesBytes: 8_192,
    limit: { calls: 30, perSeconds: HOUR_SECONDS },
    summary:
      'Notes a wish to be on the list and mails a link to confirm it. The body is the form; the answer is the same whoever it is.',
    input: z.object({ workspaceSlug: slugInput, embed: z.optional(sentText(1)) }),
  }),
  getSignupConfirmation: endpoint({
    method: 'GET',
    path: '/join-confirm',
    ...html,
    summary: 'The page that asks for confirmation; opening it changes nothing.',
    input: link,
  }),
  confirmSignup: endpoint({
    method: 'POST',
    path: '/join-confirm',
    ...html,
    takesBytes: 1_024,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Confirms a sign-up: creates or updates the contact and records the consent.',
    input: link,
  }),
};
