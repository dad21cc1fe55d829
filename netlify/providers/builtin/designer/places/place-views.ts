/** A view into one of the panoramas that generate-places.ts reads. */
export interface PlaceView {
  panorama: string;
  /** Degrees: to the right, up, and how much is seen across. */
  turn: number;
  pitch?: number;
  angle?: number;
  /** Radius of a point out of focus, in pixels of the asset. */
  blur?: number;
  /** The share of pixels that stay darker than `bright`, which is before the filmic curve. */
  white?: number;
  bright?: number;
}

/** Every photographed place that pictures are set in, by name; the number only tells views of one place apart. */
export const placeViews: ReadonlyMap<string, PlaceView> = new Map(
  Object.entries({
    'room-1': { panorama: 'apartment', turn: 45, bright: 0.42 },
    'room-2': { panorama: 'apartment', turn: 95, bright: 0.42 },
    'room-3': { panorama: 'blender/interior', turn: 5, bright: 0.42 },
    'arcade-1': { panorama: 'esplanade', turn: 10 },
    'arcade-2': { panorama: 'esplanade', turn: 50 },
    'arcade-3': { panorama: 'esplanade', turn: 90 },
    'evening-1': { panorama: 'esplanade', turn: -165, bright: 0.1 },
    'evening-2': { panorama: 'esplanade', turn: 30, bright: 0.1 },
    'night-1': { panorama: 'blender/night', turn: -180, bright: 0.05 },
    'workshop-1': { panorama: 'workshop', turn: -50 },
    'workshop-2': { panorama: 'workshop', turn: 45 },
    'workshop-3': { panorama: 'workshop', turn: 95 },
    'garage-1': { panorama: 'warehouse', turn: -45 },
    'garage-2': { panorama: 'warehouse', turn: 45 },
    'lobby-1': { panorama: 'lobby', turn: 5 },
    'lobby-2': { panorama: 'lobby', turn: -45 },
    'office-1': { panorama: 'bridge', turn: -60 },
    'hall-1': { panorama: 'hall', turn: 45 },
    'hall-2': { panorama: 'hall', turn: -150 },
    'forest-1': { panorama: 'forest', turn: 0 },
    'forest-2': { panorama: 'blender/forest', turn: -90 },
    'garden-1': { panorama: 'blender/forest', turn: -135 },
    'park-1': { panorama: 'park', turn: -90 },
    'park-2': { panorama: 'park', turn: 110 },
    'meadow-1': { panorama: 'sunrise', turn: -60 },
    'street-1': { panorama: 'city', turn: 30 },
    'street-2': { panorama: 'blender/city', turn: -120 },
    'water-1': { panorama: 'blender/sunset', turn: -60 },
    'water-2': { panorama: 'blender/sunset', turn: 35 },
    'water-3': { panorama: 'venice', turn: 60 },
    'courtyard-1': { panorama: 'blender/courtyard', turn: 70 },
    'courtyard-2': { panorama: 'blender/courtyard', turn: -10 },
    'hills-1': { panorama: 'dawn', turn: -90 },
  } satisfies Record<string, PlaceView>),
);
