import { paths, piecePath } from '../../config/paths';
import { activityEvents } from '../../domain/activity-events';

// The log's links are strings on the server, which has no access to the client's paths.
test("the log's links lead to existing pages", () => {
  const piece = { id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03', title: 'Rye' };
  expect([
    activityEvents.workspaceOpened('').link,
    activityEvents.workspaceRenamed('', '').link,
    activityEvents.timeZoneChanged('').link,
    activityEvents.profileSaved('').link,
    activityEvents.ideasProposed({ week: 1, round: 0 }).link,
    activityEvents.pieceCreated(piece).link,
    activityEvents.pictureGenerated(piece).link,
    activityEvents.memberJoined('').link,
    activityEvents.exportReady('').link,
    activityEvents.credentialsChanged('').link,
    activityEvents.planBegan('Pro').link,
  ]).toEqual([
    paths.overview,
    `${paths.settings}?section=workspace`,
    `${paths.settings}?section=workspace`,
    `${paths.engine}?tab=settings`,
    `${paths.engine}?tab=ideas`,
    piecePath(piece.id),
    `${paths.creative}?tab=library`,
    `${paths.settings}?section=members`,
    `${paths.settings}?tab=privacy`,
    `${paths.settings}?tab=keys`,
    `${paths.settings}?section=plan`,
  ]);
});
