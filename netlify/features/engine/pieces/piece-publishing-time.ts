import { DAY_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { toInstant, type LocalDateTime } from '../../../../src/domain/zoned-time';
import { AppError } from '../../../errors/app-error';

/** The instant of a chosen time, refused with a sentence at its field when it has passed or is too far away. */
export function publishingTime(publishAt: LocalDateTime, zone: string, now: Date): Date {
  const at = toInstant(publishAt, zone);
  // Somebody may need a minute to press the button.
  if (at.getTime() < now.getTime() - MINUTE_MS) throw refused('This time has passed. Choose a later one.');
  if (at.getTime() > now.getTime() + YEAR) throw refused('Choose a time within the next year.');
  return at;
}

const refused = (sentence: string) => new AppError('invalid_request', sentence, { fields: { publishAt: sentence } });

const YEAR = 366 * DAY_MS;
