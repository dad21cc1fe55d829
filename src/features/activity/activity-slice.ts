import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import { activityTypes, type ActivityType } from '../../domain/activity';

const initialState: ActivityState = { type: 'all' };

/** Which kind of activity is shown. */
export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    typeChosen: (state, { payload }: PayloadAction<ActivityFilter>) => ({ ...state, type: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.activity
          ? { ...state, type: activityTypes.find((known) => known === params.type) ?? 'all' }
          : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: { selectType: (state) => state.type },
});

export const { typeChosen } = activitySlice.actions;
export const { selectType } = activitySlice.selectors;

export const activityChoices: SharedChoices<{ activity: ActivityState }> = {
  pathname: paths.activity,
  select: ({ activity: { type } }) => ({ type: type === 'all' ? null : type }),
};

export type ActivityFilter = 'all' | ActivityType;

interface ActivityState {
  type: ActivityFilter;
}
