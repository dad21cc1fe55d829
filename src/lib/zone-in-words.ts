/** The clock of an IANA zone, named after its place: "Buenos Aires time" for "America/Argentina/Buenos_Aires"; "UTC". */
export const zoneInWords = (zone: string): string =>
  /^(?:Etc\/)?(?:UTC|GMT)$/.test(zone) ? zone.slice(-3) : `${(zone.split('/').at(-1) ?? zone).replace(/_/g, ' ')} time`;
