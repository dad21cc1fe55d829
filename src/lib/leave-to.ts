/** Leaves the application for a page of another site, in this tab. A module of its own, so that tests can stand in for it. */
export const leaveTo = (address: string): void => globalThis.location.assign(address);
