import { sql, type SQL } from 'drizzle-orm';
import { SIGNUP_SOURCES } from '../../../../src/domain/attribution';
import { emailTouch, isBrought, touchOf } from '../../../records/events/event-touches';
import { eventsOf, isNear, type Place } from './day-sums-repository';

/**
 * Only the first page of a visit knows where it came from: the others were reached from the site itself. They get the
 * source, medium and campaign of the same visitor's latest known entrance, and leads and sales also the first one of the
 * day. `inherited` marks what an event did not have of its own, so that late, corrected and withdrawn entrances are put
 * right when the day is summed again. A visitor's hash belongs to one site and one day.
 *
 * Windows rather than joins: how many events a day has is guessed far too low, and a nested loop over two lists of a busy
 * day takes minutes.
 */
export const inheritSources = (place: Place): SQL => sql`
  with here as (
    select h.at, h.id, h.kind, h.person collate "C" as person, h.source, h.medium, h.campaign, h.inherited, h.first_touch,
      not h.inherited and (h.source <> '' or h.campaign <> '') as enters
    from (${eventsOf(place)}) h where h.channel = 'website' and h.person is not null
  ), seen as (
    select h.*, count(*) filter (where enters) over (partition by person order by at, id) as nth,
      bool_or(enters or inherited or first_touch <> '') over (partition by person) as concerned from here h
  ), meant as (
    select at, id, not enters and nth > 0 as inherited, ${ofEntrance('source')} as source, ${ofEntrance('medium')} as medium, ${ofEntrance('campaign')} as campaign,
      case when ${isBrought(sql`kind`)} and nth > 0 then ${touchOf(ofFirst('source'), ofFirst('campaign'))} else '' end as first_touch
    from seen where concerned window visit as (partition by person, nth), visitor as (partition by person)
  )
  update events e set source = m.source, medium = m.medium, campaign = m.campaign, inherited = m.inherited, first_touch = m.first_touch
  from meant m where ${isNear(place)} and e.at = m.at and e.id = m.id
    and (e.source, e.medium, e.campaign, e.inherited, e.first_touch) is distinct from (m.source, m.medium, m.campaign, m.inherited, m.first_touch)`;

/**
 * A contact is the same person over the years, so the first touch of a sale through an email is the first email whose link
 * they followed, or the page on which they signed up before that.
 */
export const traceContacts = (place: Place): SQL => sql`
  with sales as (
    select s.at, s.id, s.person, s.campaign, case when s.person ~ ${UUID} then s.person::uuid end as contact_id from (${eventsOf(place)}) s where s.channel = 'email' and s.kind = 'conversion'
  ), meant as (
    select s.at, s.id, case when c.source is null then ${emailTouch(sql`coalesce(f.campaign, s.campaign)`)} else ${touchOf(sql`c.source`, sql`''::text`)} end as first_touch
    from sales s left join lateral (
      select e.at, e.campaign from events e
      where e.workspace_id = ${place.workspaceId} and e.channel = 'email' and e.person = s.person and e.kind in ('click', 'conversion') and e.at <= s.at
      order by e.at, e.id limit 1
    ) f on true left join contacts c on c.workspace_id = ${place.workspaceId} and c.id = s.contact_id and c.source = any(${sql.param([...SIGNUP_SOURCES])}::text[]) and c.created_at <= coalesce(f.at, s.at)
  )
  update events e set first_touch = m.first_touch from meant m
  where ${isNear(place)} and e.at = m.at and e.id = m.id and e.first_touch <> m.first_touch`;

/** Every visit begins with its entrance, so each of these windows has one such row at most. */
const ofEntrance = (column: 'source' | 'medium' | 'campaign') =>
  sql.raw(`coalesce(max(${column}) filter (where enters and nth > 0) over visit, '')`);
const ofFirst = (column: 'source' | 'campaign') =>
  sql.raw(`max(${column}) filter (where enters and nth = 1) over visitor`);

/** An erased contact's id is a hash without hyphens. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
