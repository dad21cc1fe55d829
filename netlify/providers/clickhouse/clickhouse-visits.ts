import { BETWEEN_TOUCH, EMAIL_SOURCE } from '../../../src/domain/attribution';
import type { Signup } from '../../ports/event-archive';
import { ch, chRaw, type Statement } from './clickhouse-text';

/**
 * Where visits came from and who brought leads and sales, worked out when it is asked: stored events have only what they
 * had themselves. The rules are those of visit-sources-repository.ts.
 */

/**
 * Gives events (`kept`: their columns besides source and campaign) the source and campaign of their visitor's latest
 * entrance; `entrances`: all events of the same days that have one of their own. Old servers do not find a column that only a
 * function of an array names, so the place is looked at before it.
 */
export const inherited = (events: Statement, entrances: Statement, kept: string): Statement => ch`
  select ${chRaw(kept)}, own_campaign, known, nth,
    if(nth > 0, tupleElement(arrayElement(known, nth), 3), own_source) as source, if(nth > 0, tupleElement(arrayElement(known, nth), 4), own_campaign) as campaign
  from (
    select ${chRaw(kept)}, own_source, own_campaign, known,
      if(channel = 'website' and who != 0 and tupleElement(place, 1) > 0, arrayCount(one -> (tupleElement(one, 1), tupleElement(one, 2)) <= place, known), 0) as nth
    from (
      select ${chRaw(kept)}, (at, toString(id)) as place, cast(source, 'String') as own_source, cast(campaign, 'String') as own_campaign from (${events})
    ) any left join (
      select who, local, arraySort(groupArray((at, toString(id), cast(source, 'String'), cast(campaign, 'String')))) as known from (${entrances}) group by who, local
    ) using (who, local))`;

export const ENTERS: readonly Statement[] = [
  ch`channel = 'website'`,
  ch`who != 0`,
  ch`(source != '' or campaign != '')`,
];

/** What somebody who may be brought by somebody does. */
export const BROUGHT = ['form', 'custom', 'conversion'];

/** Of events that `inherited` gave a source. */
export const LAST_TOUCH = ch`multiIf(kind not in ${BROUGHT}, '', channel = 'email', ${emailTouch(chRaw('own_campaign'))}, source = '' and campaign = '', '', ${touchOf(chRaw('source'), chRaw('campaign'))})`;

/** Of the same, with what `traced` found out. */
export const FIRST_TOUCH = ch`multiIf(
  kind not in ${BROUGHT}, '',
  channel = 'website', if(nth > 0, ${touchOf(chRaw('tupleElement(arrayElement(known, 1), 3)'), chRaw('tupleElement(arrayElement(known, 1), 4)'))}, ''),
  channel != 'email' or kind != 'conversion', '',
  signup != '' and signed_at <= if(followed_at > 0, followed_at, at), ${touchOf(chRaw('signup'), ch`''`)},
  ${emailTouch(chRaw('if(followed_at > 0, followed, own_campaign)'))})`;

/**
 * Adds the first email that a person followed (of `follows`, in which a sale through an email is one, too), and how they
 * signed up.
 */
export function traced(events: Statement, follows: Statement, signups: readonly Signup[]): Statement {
  const followed = ch`
    select *, tupleElement(first, 1) as followed_at, tupleElement(first, 3) as followed from (${events}) any left join (
      select who, arrayElement(arraySort(groupArray((at, toString(id), cast(campaign, 'String')))), 1) as first from (${follows}) group by who
    ) using (who)`;
  return signups.length === 0
    ? ch`select *, '' as signup, 0 as signed_at from (${followed})`
    : ch`select * from (${followed}) any left join (${signedUp(signups)}) using (who)`;
}

/** One text, however many they are: a list would have more members than a statement may. */
const signedUp = (signups: readonly Signup[]): Statement => ch`
  select sipHash64(arrayElement(parts, 1)) as who, arrayElement(parts, 2) as signup, toInt64(arrayElement(parts, 3)) as signed_at
  from (select splitByChar('\t', arrayJoin(splitByChar('\n', ${signups.map(({ person, source, at }) => `${person}\t${source}\t${at}`).join('\n')}))) as parts)`;

export const FOLLOWS: readonly Statement[] = [
  ch`channel = 'email'`,
  ch`kind in ${['click', 'conversion']}`,
  ch`who != 0`,
];

function touchOf(source: Statement, campaign: Statement): Statement {
  return ch`concat(${source}, ${BETWEEN_TOUCH}, ${campaign})`;
}

function emailTouch(campaign: Statement): Statement {
  return touchOf(ch`${EMAIL_SOURCE}`, campaign);
}
