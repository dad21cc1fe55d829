import type { IdentityInputs } from './identity-world';

export const visitIdentityInputs: IdentityInputs = {
  'visits.addVisits': () => ({ bytes: new TextEncoder().encode('{}') }),
  'visits.listVisitSites': () => ({}),
  'visits.createVisitSite': () => ({ hosts: ['corner-grill.example'] }),
  'visits.updateVisitSite': ({ visitSite }) => ({ siteId: visitSite.id, hosts: ['corner-grill.example'] }),
  'visits.deleteVisitSite': ({ visitSite }) => ({ siteId: visitSite.id }),
  'visits.checkVisitSite': ({ visitSite }) => ({ siteId: visitSite.id }),
};
