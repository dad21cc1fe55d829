import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionStarted } from '../../api/session';

/** The address typed on the login or register page, so that going from one to the other loses nothing. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: () => ({ email: '' }),
  reducers: {
    emailTyped: (_state, { payload }: PayloadAction<string>) => ({ email: payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => ({ email: '' })),
  selectors: { selectTypedEmail: (state) => state.email },
});

export const { emailTyped } = authSlice.actions;
export const { selectTypedEmail } = authSlice.selectors;
