import type { callsContract } from '../../../../src/contracts/calls';
import type { CallInput } from '../../../../src/domain/call/call-hearing';
import { AppError } from '../../../errors/app-error';
import type { Call, Handlers } from '../../../http/call';
import type { SignedTokens } from '../../../ports/signed-tokens';
import type { PhoneMarkup } from '../../../ports/phone-markup';
import type { CallRow, CallsRead } from '../call-talk-service';
import type { PhoneCalls } from './phone-call-service';
import type { PhoneNumberService } from './phone-number-service';
import type { PhoneTalk, Said } from './phone-talk-service';

/** The owner's number, and what the telephone service posts: each report is verified before anything of it is believed. */
export function phoneHandlers({
  numbers,
  phone,
  talk,
  calls,
  links,
  isSigned,
  markup: { gather, hangUpWith, messageReply },
}: Parts): Pick<Handlers<typeof callsContract>, PhoneCallNames> {
  async function verified(
    token: string,
    call: Call,
  ): Promise<{ workspaceId: string; callId: string; form: URLSearchParams }> {
    const [workspaceId = '', callId = ''] = links.open(token, new Date(0))?.split('.') ?? [];
    const form = new URLSearchParams(new TextDecoder().decode(call.bytes));
    const { pathname, search } = new URL(call.request.url);
    const url = `${call.origin}${pathname}${search}`;
    const signature = call.request.headers.get('x-twilio-signature');
    if (!workspaceId || !(await isSigned(workspaceId, { url, form, signature })))
      throw new AppError('unauthenticated', 'This was not signed by the telephone service.');
    return { workspaceId, callId, form };
  }

  async function ofCall(token: string, call: Call): Promise<{ row: CallRow; form: URLSearchParams }> {
    const { workspaceId, callId, form } = await verified(token, call);
    const row = await calls.find(workspaceId, callId);
    if (!row) throw new AppError('unauthenticated', 'This call is not one of ours.');
    return { row, form };
  }

  const spoken = ({ sentences, step, isOver }: Said, token: string): Response =>
    reply(
      isOver
        ? hangUpWith(sentences)
        : gather(sentences, `/api/calls/phone/${encodeURIComponent(token)}/turn?step=${step}`),
    );

  return {
    getCallNumber: (_input, { workspace }) => numbers.get(workspace),
    createCallNumber: (input, { workspace, user, address }) =>
      numbers.create(workspace, input, { id: user.id, name: user.name, address }),
    updateCallNumber: (input, { workspace }) => numbers.update(workspace, input),
    deleteCallNumber: (_input, { workspace }) => numbers.remove(workspace),

    answerPhoneCall: async ({ token }, call) => spoken(await talk.answer((await ofCall(token, call)).row), token),
    takePhoneTurn: async ({ token, step }, call) => {
      const { row, form } = await ofCall(token, call);
      return spoken(await talk.turn(row, step, inputOf(form)), token);
    },
    receivePhoneStatus: async ({ token }, call) => {
      const { row, form } = await ofCall(token, call);
      await phone.takeStatus(row, {
        status: form.get('CallStatus') ?? '',
        seconds: Math.min(Number(form.get('CallDuration')) || 0, MOST_SECONDS),
      });
      return reply(hangUpWith([]));
    },
    receivePhoneMachine: async ({ token }, call) => {
      const { row, form } = await ofCall(token, call);
      await phone.takeMachine(row, form.get('AnsweredBy') ?? '');
      return reply(hangUpWith([]));
    },
    receiveOwnerText: async ({ token }, call) => {
      const { workspaceId, form } = await verified(token, call);
      const words = await talk.takeText(workspaceId, {
        from: form.get('From') ?? '',
        body: (form.get('Body') ?? '').slice(0, LONGEST),
      });
      return reply(messageReply(words));
    },
  };
}

/** https://www.twilio.com/docs/voice/twiml/gather#action */
function inputOf(form: URLSearchParams): CallInput {
  const key = form.get('Digits') ?? '';
  if (/^[0-9*#]$/.test(key)) return { kind: 'key', key };
  const text = (form.get('SpeechResult') ?? '').slice(0, LONGEST);
  return text.trim() ? { kind: 'said', text } : { kind: 'silence' };
}

const reply = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' } });

const LONGEST = 1_000;
const MOST_SECONDS = 3_600;

export const phoneCallNames = [
  'getCallNumber',
  'createCallNumber',
  'updateCallNumber',
  'deleteCallNumber',
  'answerPhoneCall',
  'takePhoneTurn',
  'receivePhoneStatus',
  'receivePhoneMachine',
  'receiveOwnerText',
] as const;
type PhoneCallNames = (typeof phoneCallNames)[number];

interface Parts {
  numbers: PhoneNumberService;
  phone: PhoneCalls;
  talk: PhoneTalk;
  calls: Pick<CallsRead, 'find'>;
  markup: PhoneMarkup;
  links: SignedTokens;
  isSigned(
    workspaceId: string,
    sent: { url: string; form: URLSearchParams; signature: string | null },
  ): Promise<boolean>;
}
