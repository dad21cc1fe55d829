import type { CallNumber } from '../../../../src/contracts/call-phone';
import type { callsContract } from '../../../../src/contracts/calls';
import type { Input } from '../../../../src/contracts/endpoint';
import { activityEvents } from '../../../../src/domain/activity-events';
import { CODE_MINUTES, consentWords, MOST_CODE_TRIES, USUAL_MINUTES } from '../../../../src/domain/call/call-phone';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { toInstant, toLocal } from '../../../../src/domain/zoned-time';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PhoneNumbers } from '../../../ports/phone-numbers';
import type { Telephone } from '../../../ports/telephone';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { NumberRow, PhoneRepository } from './phone-repository';

/** The owner's telephone: proved by a code, agreed to in words that are kept, and switched off at any time. */
export function makePhoneNumberService(ports: Dependencies) {
  const { repository, numbers, clock, ids } = ports;

  const secondsUsed = (id: string, zone: string): Promise<number> => {
    const month = toLocal(clock.now(), zone).date.slice(0, 7);
    return repository.secondsSince(id, toInstant({ date: `${month}-01`, time: '00:00' }, zone));
  };

  async function get({ id, zone, name }: Place): Promise<CallNumber> {
    const row = await repository.findNumber(id);
    return {
      consentText: consentWords(name),
      hasService: (await ports.telephoneOf(id)) !== null,
      phone: row && {
        number: row.number,
        sender: row.sender,
        isVerified: row.verifiedAt !== null,
        isOn: row.isOn,
        consentAt: row.consentAt.toISOString(),
        consentBy: row.consentName,
        minutesAMonth: row.minutesAMonth,
        minutesUsed: Math.ceil((await secondsUsed(id, zone)) / 60),
        textUrl: ports.textUrl(id),
      },
    };
  }

  const read = (typed: string, field: 'number' | 'sender'): string => {
    const value = numbers.read(typed, null)?.value ?? '';
    if (!/^\+[1-9]\d{6,14}$/.test(value))
      throw new AppError('invalid_request', WRITTEN, { fields: { [field]: WRITTEN } });
    return value;
  };

  async function confirm(id: string, typed: string): Promise<void> {
    const now = clock.now();
    const row = await repository.countCode(id, MOST_CODE_TRIES);
    const isLate = row === null || row.codeSentAt.getTime() + CODE_MINUTES * MINUTE_MS < now.getTime();
    if (isLate || row.codeHash === null) throw new AppError('invalid_request', ENDED, { fields: { code: ENDED } });
    if (!ports.isCode(row, typed.replace(/\s/g, '')))
      throw new AppError('invalid_request', WRONG, { fields: { code: WRONG } });
    await repository.changeNumber(id, { verifiedAt: now, codeHash: null, isOn: true, updatedAt: now });
  }

  return {
    get,
    secondsUsed,

    async create(place: Place, { number, sender }: Input<Contract['createCallNumber']>, by: By): Promise<CallNumber> {
      const row = { number: read(number, 'number'), sender: read(sender, 'sender') };
      const telephone = await ports.telephoneOf(place.id);
      if (!telephone) throw new AppError('conflict', 'Store your Twilio keys under Settings, API keys first.');
      const now = clock.now();
      const code = ports.makeCode();
      await repository.saveNumber({
        ...row,
        workspaceId: place.id,
        codeHash: ports.hashOfCode(place.id, code),
        codeSentAt: now,
        codeTries: 0,
        verifiedAt: null,
        consentText: consentWords(place.name),
        consentAt: now,
        consentAddress: by.address,
        consentBy: by.id,
        consentName: by.name,
        isOn: false,
        minutesAMonth: USUAL_MINUTES,
        updatedAt: now,
      });
      const sent = await telephone.text({
        from: row.sender,
        to: row.number,
        words: `${code} is your Fourbeat code. It works for ${CODE_MINUTES} minutes. If you did not ask for it, ignore this message.`,
      });
      if (!sent.ok) throw new AppError('conflict', sent.sentence);
      return get(place);
    },

    async update(
      place: Place,
      { code, isOn, minutesAMonth }: Input<Contract['updateCallNumber']>,
    ): Promise<CallNumber> {
      const row = await repository.findNumber(place.id);
      if (!row) throw new AppError('conflict', 'Connect a number first.');
      if (code !== undefined) await confirm(place.id, code);
      else if (isOn && !row.verifiedAt) throw new AppError('conflict', 'Confirm the number by its code first.');
      if (isOn !== undefined || minutesAMonth !== undefined)
        await repository.changeNumber(place.id, {
          ...(isOn !== undefined && { isOn }),
          ...(minutesAMonth !== undefined && { minutesAMonth }),
          updatedAt: clock.now(),
        });
      return get(place);
    },

    async remove(place: Place): Promise<CallNumber> {
      await repository.deleteNumber(place.id);
      return get(place);
    },

    /** Its owner said or wrote "stop". */
    async stop(workspaceId: string): Promise<void> {
      const now = clock.now();
      const activity = { ...activityEvents.callsStopped(), id: ids.id(), workspaceId, at: now };
      await repository.changeNumber(workspaceId, { isOn: false, updatedAt: now }, activity);
    },
  };
}

const WRITTEN = 'Enter the number with its country code, such as +44 7700 900123.';
const WRONG = 'That is not the code we texted you. Type it again.';
const ENDED = 'This code no longer works. Ask for a new one.';

export type PhoneNumberService = ReturnType<typeof makePhoneNumberService>;
type Contract = typeof callsContract;
type Place = WorkspacePart<'id' | 'zone' | 'name'>;

interface By {
  id: string;
  name: string;
  /** The network address from which they agreed. */
  address: string;
}

interface Dependencies {
  repository: PhoneRepository;
  numbers: PhoneNumbers;
  /** null while its keys are not stored. */
  telephoneOf(workspaceId: string): Promise<Telephone | null>;
  textUrl(workspaceId: string): string | null;
  makeCode(): string;
  hashOfCode(workspaceId: string, code: string): string;
  isCode(row: Pick<NumberRow, 'workspaceId' | 'codeHash'>, code: string): boolean;
  clock: Clock;
  ids: Ids;
}
