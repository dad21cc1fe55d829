import type { trackingContract } from '../../../../src/contracts/tracking';
import { preferencePages } from '../../../documents/preference-pages';
import type { Handlers } from '../../../http/call';
import { documentReply } from '../../../http/document-reply';
import type { Preferences, PreferencesService } from './preferences-service';

export const preferencesHandlers = (
  service: PreferencesService,
): Pick<Handlers<typeof trackingContract>, 'getPreferences' | 'savePreferences'> => ({
  getPreferences: async ({ token }, { request }) => shown(await service.find(token), token, request),

  /** A request without our form's body gets the page, like GET: some scanners send empty forms. */
  savePreferences: async ({ token }, { bytes, address, request }) => {
    const form = await formOf(bytes, request.headers.get('content-type'));
    if (form.get('List-Unsubscribe') === 'One-Click') {
      const found = await service.unsubscribe(token, { by: 'one-click', network: address });
      return found
        ? new Response('Unsubscribed.\n', {
            headers: {
              'content-type': 'text/plain; charset=utf-8',
              'cache-control': 'no-store',
              'x-robots-tag': 'noindex',
            },
          })
        : shown(null, token, request);
    }
    if (form.get('wish') === 'unsubscribe')
      return shown(await service.unsubscribe(token, { by: 'button', network: address }), token, request);
    if (form.get('wish') !== 'renew') return shown(await service.find(token), token, request);
    const renewed = await service.renew(token, address);
    return shown(renewed, token, request, renewed?.state === 'on');
  },
});

function shown(found: Preferences | null, token: string, request: Request, isRenewed = false): Response {
  if (!found) return reply(preferencePages.deadLink(request.headers.get('accept-language')), 404);
  const { business, address, state, undo } = found;
  const url = `/preferences/${encodeURIComponent(token)}`;
  if (state === 'gone') return reply(preferencePages.gone({ business }));
  if (state === 'off')
    return reply(
      preferencePages.unsubscribed({ business, address, undo: undo === null ? null : { wording: undo, url } }),
    );
  return reply(
    isRenewed ? preferencePages.renewed({ business, address, url }) : preferencePages.ask({ business, address, url }),
  );
}

/** One-click requests use either form encoding (RFC 8058, 3.1); anything else is read as far as possible. */
async function formOf(bytes: Uint8Array, type: string | null): Promise<{ get(name: string): unknown }> {
  if (!/^multipart\/form-data\b/i.test(type ?? '')) return new URLSearchParams(new TextDecoder().decode(bytes));
  try {
    return await new Response(bytes as BodyInit, { headers: { 'content-type': type! } }).formData();
  } catch {
    return new URLSearchParams();
  }
}

/** For one reader alone: the token in its address is a key. */
const reply = (html: string, status = 200): Response => documentReply('preferences', html, { status });
