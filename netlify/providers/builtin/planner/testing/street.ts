import * as z from 'zod/mini';
import { tones } from '../../../../../src/domain/business-profile';
import businesses from './street.json';

const text = z.string().check(z.minLength(1), z.maxLength(400));
const addressSchema = z.record(
  text,
  z.strictObject({
    zone: text,
    profile: z.strictObject({
      name: text,
      what: text,
      where: text,
      audience: text,
      offers: z.array(text),
      tone: z.enum(tones),
    }),
  }),
);

/** One business for each trade that has a pack, as its owner might describe it; in many places and all five voices. */
export const street = addressSchema.parse(businesses.street);

/** Businesses whose trade the planner has to make out from their own words. */
export const sideStreet = addressSchema.parse(businesses.sideStreet);
