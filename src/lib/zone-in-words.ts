/** The place that an IANA zone is named after, to stand before "time": "Buenos Aires" for "America/Argentina/Buenos_Aires". */
export const zoneInWords = (zone: string): string => (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ');
