import * as z from 'zod/mini';
import { errorStatus } from '../../../src/contracts/envelope';
import { faultSentence } from '../../../src/contracts/parse-input';
import { signupFormSchema, type signupContract } from '../../../src/contracts/signup';
import { renderNotFound } from '../../documents/render-document';
import { faultsIn, refusalIn, signupPages, type SignupWords } from '../../documents/signup-pages';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { documentReply, orNotFoundPage } from '../../http/document-reply';
import { pageViewOf } from '../../http/visitor';
import { invalidInput } from '../../http/failure';
import type { SignupService } from './signup-service';
import type { SignupSettingsService } from './signup-settings-service';

export const signupHandlers = ({
  settings,
  signup,
  delivers,
  countView,
}: {
  settings: SignupSettingsService;
  signup: SignupService;
  delivers: boolean;
  /** Null counts nothing. Never throws. */
  countView(view: Awaited<ReturnType<typeof pageViewOf>>): Promise<void>;
}): Handlers<typeof signupContract> => ({
  getSignupPage: (_input, { workspace }) => settings.getPage(workspace),
  updateSignupPage: (page, { workspace, user }) => settings.updatePage(workspace, user, page),

  getSignupForm: ({ workspaceSlug, embed }, call) =>
    orPage(call.request, Boolean(embed), async () => {
      const opened = await signup.openPage(workspaceSlug);
      if (!embed) await countView(await pageViewOf(call, opened.page.workspaceId));
      return form(opened, { slug: workspaceSlug, embedded: Boolean(embed), typed: UNTYPED });
    }),
  sendSignup: ({ workspaceSlug, embed }, { bytes, address, throttle, origin, request }) =>
    orPage(request, Boolean(embed), async () => {
      const body = new URLSearchParams(new TextDecoder().decode(bytes));
      const typed = {
        email: word(body, 'email', 254),
        name: word(body, 'name', 200),
        phone: word(body, 'phone', 60),
        agreed: word(body, 'agreed', 3),
      };
      try {
        const read = z.safeParse(signupFormSchema, Object.fromEntries(body), { error: faultSentence });
        if (!read.success) throw invalidInput(read.error, []);
        const { business, email } = await signup.ask(workspaceSlug, read.data, { address, throttle }, origin);
        return reply(signupPages.asked({ business, email, delivers, embedded: Boolean(embed) }), {
          embedded: Boolean(embed),
        });
      } catch (error) {
        if (!(error instanceof AppError) || (error.code !== 'invalid_request' && error.code !== 'rate_limited'))
          throw error;
        return form(await signup.openPage(workspaceSlug), {
          slug: workspaceSlug,
          embedded: Boolean(embed),
          typed,
          error,
        });
      }
    }),

  getSignupConfirmation: async ({ token }, { request }) =>
    confirmation(await signup.findConfirmation(token), token) ?? deadLink(signup, token, request),
  confirmSignup: async ({ token }, { address, request }) =>
    confirmation(await signup.confirm(token, address), token) ?? deadLink(signup, token, request),
});

function form(
  { page, business }: Opened,
  { slug, embedded, typed, error }: { slug: string; embedded: boolean; typed: SignupWords; error?: AppError },
): Response {
  const { title, text, button, wording, asksName, asksPhone } = page;
  const shown = {
    title,
    text,
    button,
    wording,
    asksName,
    asksPhone,
    action: `/join/${slug}${embedded ? '?embed=1' : ''}`,
    typed,
    faults: faultsIn(business, error?.fields ?? {}, typed),
    refusal: error && !error.fields ? refusalIn(business, error) : null,
  };
  return reply(signupPages.form({ business, form: shown, embedded }), {
    embedded,
    status: error ? errorStatus[error.code] : 200,
    ...(error?.retryAfter && { retryAfter: error.retryAfter }),
  });
}

async function deadLink(signup: SignupService, token: string, request: Request): Promise<Response> {
  const whose = await signup.whoseEnded(token);
  return reply(
    signupPages.deadLink(whose?.business ?? null, {
      accepts: request.headers.get('accept-language'),
      joinUrl: whose?.joinUrl ?? null,
    }),
    { status: 410 },
  );
}

function confirmation(found: Awaited<ReturnType<SignupService['findConfirmation']>>, token: string): Response | null {
  if (!found) return null;
  const {
    business,
    signup: { email, name, phone, wording, thanks, state, stands },
  } = found;
  if (state === 'waiting')
    return reply(
      signupPages.askToConfirm({
        business,
        email,
        name,
        phone,
        wording,
        url: `/join-confirm?token=${encodeURIComponent(token)}`,
      }),
    );
  return reply(stands ? signupPages.confirmed({ business, email, thanks }) : signupPages.left({ business, email }));
}

const orPage = (request: Request, embedded: boolean, work: () => Promise<Response>): Promise<Response> =>
  orNotFoundPage(work, () =>
    reply(renderNotFound('page', request.headers.get('accept-language')), { status: 404, embedded }),
  );

const word = (body: URLSearchParams, name: string, most: number): string => (body.get(name) ?? '').slice(0, most);

const reply = (
  html: string,
  { embedded = false, ...options }: { status?: number; embedded?: boolean; retryAfter?: number } = {},
): Response => documentReply(embedded ? 'signupFrame' : 'signup', html, options);

const UNTYPED: SignupWords = { email: '', name: '', phone: '', agreed: '' };

type Opened = Awaited<ReturnType<SignupService['openPage']>>;
