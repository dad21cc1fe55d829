import type { VisitSite } from '../../contracts/visits';

/** A website that nobody has visited yet. */
export const buildVisitSite = (partial: Partial<VisitSite> = {}): VisitSite => ({
  id: '5e1c0b7a-8c3a-4d8b-8dbd-4c5a6f7e8d21',
  key: 'fbv_0d5c9c353a274b508c3e6a2f3f6b1c02_aGVsbG8wMTIz',
  hosts: ['corner-grill.example'],
  seenAt: null,
  seenPage: '',
  ...partial,
});
