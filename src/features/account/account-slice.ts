import { createSlice } from '@reduxjs/toolkit';
import { sessionChanged } from '../../api/session';

/** Whether the bar that asks to confirm the address was put away; it comes back with the next session. */
export const accountSlice = createSlice({
  name: 'account',
  initialState: () => ({ verificationNotice: 'shown' as 'shown' | 'putAway' }),
  reducers: {
    verificationPutOff: () => ({ verificationNotice: 'putAway' as const }),
  },
  extraReducers: (builder) => builder.addMatcher(sessionChanged, () => ({ verificationNotice: 'shown' as const })),
  selectors: { selectVerificationNotice: (state) => state.verificationNotice },
});

export const { verificationPutOff } = accountSlice.actions;
export const { selectVerificationNotice } = accountSlice.selectors;
