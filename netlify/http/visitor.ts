import type { Visitor } from '../ports/visitor';
import type { Call } from './call';

/** What a request tells about the person behind it. */
export function visitorOf({ request: { headers }, address, network, country }: VisitCall): Visitor {
  const sent = (name: string): string => headers.get(name)?.trim() ?? '';
  return {
    address,
    network,
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    agent: sent('user-agent'),
    mobile: sent('sec-ch-ua-mobile'),
    platform: sent('sec-ch-ua-platform'),
    wantsNoTracking: sent('dnt') === '1' || sent('sec-gpc') === '1',
  };
}

/** Whether a person is to see the page of this request now: no program's HEAD, nothing loaded ahead, no part of another page. */
function isPageShown({ method, headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' ');
  const destination = headers.get('sec-fetch-dest');
  return (
    method === 'GET' && !/prefetch|preview|prerender/i.test(purpose) && (!destination || destination === 'document')
  );
}

export type VisitCall = Pick<Call, 'request' | 'address' | 'network' | 'country'>;

/** What a shown page counts; null where nobody else sees it: not shown, or to a member of the workspace itself. */
export async function pageViewOf(call: ShownCall, workspaceId: string, subjectId: string | null = null) {
  const { request, origin } = call;
  if (!isPageShown(request)) return null;
  if (request.headers.has('cookie') && (await call.findSession())?.workspace.id === workspaceId) return null;
  return {
    workspaceId,
    subjectId,
    url: request.url,
    host: new URL(origin).hostname,
    referrer: request.headers.get('referer') ?? '',
    visitor: visitorOf(call),
  };
}

type ShownCall = VisitCall & Pick<Call, 'origin' | 'findSession'>;
