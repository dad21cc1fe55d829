/** What an idea or a post may draw on: what the owner wrote, and what the calendar says. */
export interface Sources {
  profile: string;
  calendar: string;
}

/**
 * What a text claims that none of its sources says: a number, a year, a price, an award, a date of foundation, a size of the
 * staff, a name of a place, a person or a customer. Names are found by their capitals inside a sentence.
 */
export function inventedIn(told: string, { profile, calendar }: Sources): string[] {
  const known = `${profile} ${calendar}`.toLowerCase();
  const isKnown = (said: string) => known.includes(said.toLowerCase());
  return [
    ...(told.match(/[€$£¥]\s?\d+|\d[\d.,:/-]*(?:\s?(?:%|km|kg|am|pm)\b)?/gu) ?? []).filter(
      (figure) => !isKnown(figure.replace(/[.,:/-]+$/u, '')),
    ),
    ...(told.replace(/“[^”]*”/gu, '“…”').match(boasts) ?? []) // what a customer asks is in quotation marks
      .filter((boast) => !isKnown(boast)),
    ...(told.match(/(?<=\p{Ll}[,;]? )\p{Lu}[\p{L}’'-]+/gu) ?? []).filter(
      (name) => !calendarWords.test(name) && !isKnown(name),
    ),
  ];
}

const boasts =
  /\b(?:award\p{L}*|prize-?winning|certified|accredited|fully insured|family[- ]run|family business|established in|founded in|years of experience|years in (?:business|the trade)|(?:second|third|fourth) generation|number one|market leader|leading provider|trusted by|recommended by|our (?:team|staff|customers|clients|guests|patients|workshop|studio|premises)|we (?:have|are|were|won|employ|serve|offer|specialise)|team of (?:\p{L}+|\d+)|staff of (?:\p{L}+|\d+)|(?:two|three|four|five|six|seven|eight|nine|ten|dozens of|hundreds of) (?:employees|colleagues|customers|clients|reviews)|opening hours are|free of charge|guarantee[ds]?)\b/giu;

/** The civil calendar belongs to everybody. */
const calendarWords =
  /^(?:I|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Internet)$/u;
