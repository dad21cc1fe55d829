import { createHmac } from 'node:crypto';
import { useVendor, type Asked, type VendorReply } from './vendor-server';

/**
 * The Graph API on loopback, in the wire format of Meta's documentation: Send API
 * (https://developers.facebook.com/docs/messenger-platform/reference/send-api), comments
 * (https://developers.facebook.com/docs/graph-api/reference/object/comments,
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-comment/replies), webhooks
 * (…/graph-api/webhooks/subscriptions-edge) and tokens (…/graph-api/reference/debug_token).
 */
export function useMeta() {
  const state = { ...start() };
  const files = new Map<string, VendorReply>();
  beforeEach(() => {
    Object.assign(state, start());
    files.clear();
  });

  const vendor = useVendor((asked) => {
    if (files.has(asked.path)) return files.get(asked.path)!;
    const url = new URL(asked.path, 'http://graph');
    const path = url.pathname.replace('/v24.0', '');
    const token = asked.headers.authorization?.replace('Bearer ', '') ?? '';
    const form = formOf(asked);
    if (path === `/${META_APP}/subscriptions`)
      return token === `${META_APP}|${META_SECRET}` ? subscribe(form) : graphError(190, 'Invalid OAuth access token.');
    if (token !== META_TOKEN) return graphError(190, 'Error validating access token: Session has expired', 463);
    const proof = url.searchParams.get('appsecret_proof') ?? form.get('appsecret_proof');
    if (proof !== createHmac('sha256', META_SECRET).update(META_TOKEN).digest('hex'))
      return graphError(100, 'Invalid appsecret_proof provided in the API argument');
    if (state.refuse) return graphError(...state.refuse);
    if (path === '/debug_token')
      return { status: 200, json: { data: { app_id: META_APP, type: 'PAGE', is_valid: true, scopes: state.scopes } } };
    if (path === `/${META_PAGE}` && asked.method === 'GET')
      return {
        status: 200,
        json: {
          id: META_PAGE,
          name: 'Ada’s Bakery',
          ...(state.hasInstagram && { instagram_business_account: { id: META_INSTAGRAM, username: 'adasbakery' } }),
        },
      };
    if (path === `/${META_PAGE}/subscribed_apps`) return pageSubscribed(state, form);
    if (path === `/${META_PAGE}/messages`) return message(asked);
    const below = /^\/([\w]+)\/(comments|replies)$/.exec(path);
    if (below) {
      state.comments.push({ below: below[1]!, edge: below[2]!, text: form.get('message') ?? '' });
      return { status: 200, json: { id: `${below[1]}_reply${state.comments.length}` } };
    }
    if (asked.method === 'GET' && path in state.people) return { status: 200, json: state.people[path] };
    if (asked.method === 'POST' && /^\/\w+$/.test(path) && (form.has('is_hidden') || form.has('hide'))) {
      state.hidden.push([path.slice(1), form.get('is_hidden') ?? form.get('hide') ?? '']);
      return { status: 200, json: { success: true } };
    }
    return graphError(100, 'Unsupported get request. Object does not exist', 33);
  });

  function subscribe(form: URLSearchParams): VendorReply {
    state.subscriptions.push(Object.fromEntries(form));
    return state.canReachUs
      ? { status: 200, json: { success: true } }
      : graphError(2_200, 'Callback verification failed');
  }

  function message({ headers, body }: Asked): VendorReply {
    state.sent.push(
      headers['content-type'] === 'application/json' ? (JSON.parse(body) as SentMessage) : { multipart: body },
    );
    return { status: 200, json: { recipient_id: 'person', message_id: `m_${state.sent.length}` } };
  }

  /** A file of a message, as Meta's store answers. */
  const keepFile = (path: string, reply: VendorReply): string => keepIn(files, path, reply, vendor.origin());

  return { vendor, state, keepFile };
}

function keepIn(files: Map<string, VendorReply>, path: string, reply: VendorReply, origin: string): string {
  files.set(path, reply);
  return origin + path;
}

function pageSubscribed(state: { pageFields: string }, form: URLSearchParams): VendorReply {
  state.pageFields = form.get('subscribed_fields') ?? '';
  return { status: 200, json: { success: true } };
}

const start = () => ({
  sent: [] as SentMessage[],
  comments: [] as { below: string; edge: string; text: string }[],
  hidden: [] as [string, string][],
  subscriptions: [] as Record<string, string>[],
  pageFields: '',
  scopes: [
    ...['pages_messaging', 'pages_manage_metadata', 'pages_read_user_content', 'pages_manage_engagement'],
    ...['instagram_manage_messages', 'instagram_basic', 'instagram_manage_comments'],
  ],
  people: {} as Record<string, object>,
  hasInstagram: true,
  canReachUs: true,
  refuse: null as Parameters<typeof graphError> | null,
});

const formOf = ({ method, headers, body }: Asked): URLSearchParams =>
  new URLSearchParams(method === 'POST' && headers['content-type'] === 'application/x-www-form-urlencoded' ? body : '');

export function graphError(code: number, message: string, error_subcode?: number, status = 400): VendorReply {
  return {
    status,
    json: { error: { message, type: 'OAuthException', code, error_subcode, fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam' } },
  };
}

/** Body and headers, signed as Meta signs. */
export function signedByMeta(body: object | string, secret = META_SECRET) {
  const text = typeof body === 'string' ? body : escaped(JSON.stringify(body));
  const bytes = new TextEncoder().encode(text);
  return {
    bytes,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`,
    },
  };
}

/** Meta escapes what is not ASCII, and slashes: the signature is over these bytes. */
const escaped = (json: string): string =>
  json
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A request about conversations (https://developers.facebook.com/docs/messenger-platform/reference/webhook-events). */
export const messagingBody = (
  object: 'page' | 'instagram',
  id: string,
  ...events: ({ timestamp?: number } & Record<string, unknown>)[]
) => ({
  object,
  entry: [
    {
      id,
      time: events[0]?.timestamp ?? 1_764_331_200_000,
      messaging: events.map((event) => ({
        sender: { id: META_PERSON },
        recipient: { id },
        timestamp: 1_764_331_200_000,
        ...event,
      })),
    },
  ],
});

/** A request about comments. */
export const changesBody = (object: 'page' | 'instagram', id: string, ...changes: object[]) => ({
  object,
  entry: [{ id, time: 1_764_331_200, changes }],
});

export const META_APP = '900100200300';
export const META_SECRET = 'the-secret-of-the-app';
export const META_TOKEN = 'the-token-of-the-page';
export const META_PAGE = '1029384756';
export const META_INSTAGRAM = '17841400000000001';
export const META_PERSON = '5550001112223';

interface SentMessage {
  recipient?: { id?: string; comment_id?: string };
  messaging_type?: string;
  tag?: string;
  message?: { text?: string; metadata?: string; attachment?: { type: string; payload: { url?: string } } };
  /** A file sent as a form. */
  multipart?: string;
}
