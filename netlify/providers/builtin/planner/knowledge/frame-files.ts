/**
 * The frames there are. Each is loaded when it is first wanted: in the bundles they are chunks of their own, so that what
 * never proposes an idea does not carry them.
 */
export const loadFrames = (): Promise<object[]> =>
  (loaded ??= Promise.all(files.map(async (load) => (await load()).default)));

const files: (() => Promise<{ default: object }>)[] = [
  () => import('../kind-frames/advice.json'),
  () => import('../kind-frames/agriculture.json'),
  () => import('../kind-frames/animals.json'),
  () => import('../kind-frames/appointments.json'),
  () => import('../kind-frames/business.json'),
  () => import('../kind-frames/care.json'),
  () => import('../kind-frames/community.json'),
  () => import('../kind-frames/creative.json'),
  () => import('../kind-frames/digital.json'),
  () => import('../kind-frames/events.json'),
  () => import('../kind-frames/feast.json'),
  () => import('../kind-frames/fitness.json'),
  () => import('../kind-frames/food.json'),
  () => import('../kind-frames/general.json'),
  () => import('../kind-frames/grief.json'),
  () => import('../kind-frames/health.json'),
  () => import('../kind-frames/home-visits.json'),
  () => import('../kind-frames/maker.json'),
  () => import('../kind-frames/place-to-visit.json'),
  () => import('../kind-frames/rental.json'),
  () => import('../kind-frames/repair.json'),
  () => import('../kind-frames/shop.json'),
  () => import('../kind-frames/stay.json'),
  () => import('../kind-frames/teaching.json'),
  () => import('../kind-frames/transport.json'),
  () => import('../kind-frames/unknown.json'),
  () => import('../offer-frames/check.json'),
  () => import('../offer-frames/clean.json'),
  () => import('../offer-frames/courses.json'),
  () => import('../offer-frames/edible.json'),
  () => import('../offer-frames/fit.json'),
  () => import('../offer-frames/gatherings.json'),
  () => import('../offer-frames/hires.json'),
  () => import('../offer-frames/mend.json'),
  () => import('../offer-frames/papers.json'),
  () => import('../offer-frames/pets.json'),
  () => import('../offer-frames/plants.json'),
  () => import('../offer-frames/projects.json'),
  () => import('../offer-frames/sessions.json'),
  () => import('../offer-frames/stays.json'),
  () => import('../offer-frames/tending.json'),
  () => import('../offer-frames/tools.json'),
];
let loaded: Promise<object[]> | undefined;
